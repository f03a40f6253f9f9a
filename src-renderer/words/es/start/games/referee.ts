import type english from '../../../en/start/games/referee.ts'
import type { Translation } from '../../../messages.ts'

export default {
  referee: {
    title: 'Árbitro',
    tag: 'Con vuestros propios mazos',
    summary:
      'Vuestros propios mazos, cualquier formato multijugador: la aplicación lleva vidas, turnos, alcances y puntos.',
    best: '4 a 28',
  },
} as const satisfies Translation<typeof english>
