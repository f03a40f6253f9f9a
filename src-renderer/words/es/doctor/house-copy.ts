import type english from '../../en/doctor/house-copy.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Una copia de esta casa',
  ask: 'Guardar allí una copia',
  about: 'O que uno de ellos guarde una copia: si este ordenador falla, la noche sigue allí y no se pierde nada.',
  asked: 'Se está preguntando a {to} si guarda una copia.',
  offered: '¿Guardar una copia de esta casa?',
  'offered-text':
    '{from} pregunta si tu ordenador guarda una copia de esta casa. Si el suyo falla, la noche sigue en el tuyo. La otra pantalla debe mostrar el mismo número.',
  take: 'Guardarla',
  kept: 'No se guarda ninguna copia.',
  somewhere: 'Otro ordenador',
  none: 'Ningún otro ordenador guarda una copia de esta casa.',
  coming: '{to} está recibiendo una copia de esta casa…',
  now: '{to} guarda ahora una copia de esta casa.',
  whole: '{to} guarda una copia de esta casa, y está al día. Si el anfitrión desaparece, la noche sigue allí.',
  away: '{to} no responde. Por ahora no hay copia de esta casa; cuando vuelva, recibirá otra.',
  over: 'Ya no se guarda ninguna copia de esta casa.',
  stop: 'No guardar más la copia',
  here: 'En este ordenador se guarda una copia de la casa de {from}.',
  'here-coming': 'Está llegando a este ordenador una copia de la casa de {from}…',
  gone: 'El ordenador de {from} no responde. La noche sigue aquí en cuanto lleguen bastantes de los que están en sus mesas.',
  'go-on': 'Seguir aquí ya',
  released: 'Aquí ya no hace falta ninguna copia.',
  left: 'La copia de aquí se ha borrado.',
  open: 'El anfitrión ha desaparecido. La noche sigue en este ordenador.',
  alone: 'Seguir sin la copia',
  'alone-sure': '¿Se ha perdido para siempre el ordenador con la copia?',
  'alone-text':
    'Si la noche también sigue allí, habrá dos casas hasta que los ordenadores se encuentren, y una de ellas se perderá.',
  refusals: {
    'hosts-itself': 'Allí otros juegan en una casa propia.',
    'keeps-another': 'Ya guarda una copia de otra casa.',
    'copy-kept-already': 'Otro ordenador ya guarda una copia de esta casa.',
    'copy-away': 'El ordenador con la copia no responde y quizá siga con la casa. Las mesas lo esperan.',
    'no-copy': 'No hay ninguna copia de esta casa que se pueda terminar aquí.',
    'no-copy-of-sealed':
      'De una casa con líneas selladas, o de un evento, no se puede guardar copia: el otro ordenador no conoce la clave.',
  },
} satisfies Translation<typeof english>
