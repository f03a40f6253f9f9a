import type english from '../../en/pages/table-sheets.ts'
import type { Translation } from '../../messages.ts'

export default {
  'move-seat': {
    title: 'Seguir jugando en otro dispositivo',
    text: 'Escanea esto con el otro dispositivo. Tu sitio se va con él y este lo suelta.',
    code: 'Un código para {link}',
    type: 'O abre allí esta dirección:',
    lasts: 'Vale una sola vez, durante {n} segundo más. | Vale una sola vez, durante {n} segundos más.',
    late: 'Este código ya no vale.',
    again: 'Un código nuevo',
  },
  mute: {
    title: 'Qué reacciones se ven',
    text: 'Solo las pequeñas reacciones; el chat sigue igual.',
    here: 'En este dispositivo',
    everywhere: 'Para todos, también en la tele',
    all: 'Todas las reacciones',
  },
} as const satisfies Translation<typeof english>
