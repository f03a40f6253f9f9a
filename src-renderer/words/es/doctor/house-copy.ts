import type english from '../../en/doctor/house-copy.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Una copia de esta casa',
  ask: 'Guardar allí una copia',
  about: 'O que uno de ellos guarde una copia: si este ordenador falla, la velada sigue allí y no se pierde nada.',
  asked: '{to} tiene que decir si guarda una copia.',
  offered: '¿Guardar una copia de esta casa?',
  'offered-text':
    '{from} pregunta si tu ordenador puede guardar una copia de esta casa. Si el suyo falla, la velada sigue en el tuyo. La otra pantalla debe mostrar el mismo número.',
  take: 'Guardarla',
  kept: 'No hay ninguna copia.',
  somewhere: 'Otro ordenador',
  none: 'Ningún otro ordenador guarda una copia de esta casa.',
  coming: '{to} está recibiendo una copia de esta casa…',
  now: '{to} guarda ahora una copia de esta casa.',
  whole: '{to} guarda una copia de esta casa, y está al día. Si el anfitrión desaparece, la velada sigue allí.',
  away: '{to} no responde. Por ahora no hay copia de esta casa; cuando vuelva, recibirá otra.',
  'no-room': '{to} no tiene espacio en el disco, así que no hay copia de esta casa. En cuanto lo tenga, recibirá una.',
  over: 'Ya no hay ninguna copia de esta casa.',
  stop: 'Dejar de guardar la copia',
  here: 'En este ordenador se guarda una copia de la casa de {from}.',
  'here-coming': 'Está llegando a este ordenador una copia de la casa de {from}…',
  'here-no-room':
    'El disco de este ordenador está lleno, así que aquí no se guarda copia de la casa de {from}. Haz sitio y llegará sola.',
  gone: 'El ordenador de {from} no responde. La velada seguirá aquí en cuanto lleguen bastantes jugadores de sus mesas.',
  'go-on': 'Seguir aquí ya',
  released: 'Aquí ya no hace falta ninguna copia.',
  left: 'La copia de aquí se ha borrado.',
  open: 'El anfitrión ha desaparecido. La velada sigue en este ordenador.',
  alone: 'Seguir sin la copia',
  'alone-sure': '¿Se ha perdido para siempre el ordenador con la copia?',
  'alone-text':
    'Si la velada también sigue allí, habrá dos casas hasta que los ordenadores se encuentren, y una de ellas se perderá.',
  'twice-own':
    'Otro ordenador de esta red también tiene esta casa, en {address}: los datos de uno se copiaron al otro. Los invitados podrían acabar en la que no es.',
  'twice-new': 'Convertirla en otra casa',
  'twice-done': 'Ahora es otra casa. Todo lo que había sigue aquí.',
  'twice-list':
    'Esta casa está dos veces: sus datos se copiaron a otro ordenador. En cualquiera de los dos basta pulsar un botón para que sea otra casa.',
  refusals: {
    'new-house-later': 'No se puede mientras la casa va de un ordenador a otro.',
    'hosts-itself': 'En ese ordenador ya hay una casa con invitados.',
    'keeps-another': 'Ya guarda una copia de otra casa.',
    'copy-kept-already': 'Otro ordenador ya guarda una copia de esta casa.',
    'copy-away': 'El ordenador con la copia no responde y quizá la velada siga en él. Las mesas lo esperan.',
    'no-copy': 'No hay ninguna copia de esta casa que se pueda terminar aquí.',
    'no-copy-at-event': 'En un evento no se guarda copia: los otros anfitriones se hacen cargo de las mesas.',
  },
} satisfies Translation<typeof english>
