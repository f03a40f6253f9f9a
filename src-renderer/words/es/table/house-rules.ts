import type english from '../../en/table/house-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  'one-way': 'Este juego solo se juega de una manera.',
  'as-usual': 'Por defecto',
  'as-usual-read': 'por defecto',
  'as-usual-field': '{label}: por defecto',
  yes: 'sí',
  no: 'no',
  seat: 'Sitio {at}',
  title: 'Reglas de la casa',
  intro: 'El anfitrión de la mesa puede cambiarlas antes de repartir; lo marcado es como se juega si no.',
  usual: 'normal',
  'usually-on': 'Normalmente, sí.',
  'usually-off': 'Normalmente, no.',
  'range-usual': 'De {min} a {max}; lo normal, {usual}.',
  'range-free': 'De {min} a {max}, o a elección del juego.',
} as const satisfies Translation<typeof english>
