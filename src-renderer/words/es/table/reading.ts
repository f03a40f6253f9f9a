import type english from '../../en/table/reading.ts'
import type { Translation } from '../../messages.ts'

export default {
  table: 'Leer la mesa otra vez',
  hand: 'Leer mi mano otra vez',
  stack: 'Leer la pila otra vez',
  log: 'Leer otra vez lo que pasó',
  time: 'Queda {n} segundo. | Quedan {n} segundos.',
  nothing: 'No hay nada que leer.',
  people: 'Juegas con {who}.',
  how: 'Flechas eligen, Intro juega; Mayús+H lee tu mano, Mayús+T la mesa, el signo de interrogación todas las teclas.',
} as const satisfies Translation<typeof english>
