import type english from '../../en/pages/practice.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Practicar',
  load: 'Cargar un acertijo…',
  coming: 'Ya llegan los juegos…',
  which: 'Qué juego',
  lesson: 'Lección de cinco minutos',
  gauntlet: 'Desafío',
  bots: 'Bots en tu mesa',
  best: 'Mejor con {best} jugadores, contándote a ti.',
  level: 'Qué nivel tienen',
  coach: 'El entrenador está a tu lado: pregúntale en tu turno qué es lo mejor y por qué.',
  deal: 'Repartir',
  'no-game': 'Aquí no hay ese juego',
  choose: 'Elige otro de la lista.',
} as const satisfies Translation<typeof english>
