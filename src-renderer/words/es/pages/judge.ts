import type english from '../../en/pages/judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'El juez',
  whose: 'Las decisiones de',
  ask: 'Que juzgue la partida',
  looking: 'El juez lo está calculando…',
  nothing: 'No hubo ninguna elección que juzgar.',
  'nothing-yet': 'Aún no ha terminado nada en lo que tuvieras elección y nadie esconda ya una carta.',
  'last-hand': 'Tus decisiones: {hand}',
  'as-good':
    '{good} de {n} decisión fue tan buena como cualquier otra. | {good} de {n} decisiones fueron tan buenas como cualquier otra.',
  'not-known':
    'De una no se sabe: hay demasiadas maneras de seguir. | De {n} no se sabe: hay demasiadas maneras de seguir.',
  sure: 'Se podía saber',
  'as-it-lay': 'Tal como estaban las cartas',
  played: 'Jugado: {played}. Mejor: **{better}**. {why}',
  show: 'Enséñamelo',
  line: 'La mejor línea',
  back: 'Volver a la partida',
  'play-on': 'Seguir desde aquí',
  'share-title': 'Decisiones tan buenas como cualquier otra',
  'share-text':
    'De lo que el juez pudo decidir en tus partidas, la más antigua primero. Donde no hay turnos, es tan buena como cualquiera la jugada que no estuvo más de tres segundos a la vista.',
  'share-ask': 'Que juzgue mis últimas partidas',
  'share-now': '{good} de {n} decisiones; de {known} se podía saber que eran peores.',
  'share-last': '{n} partida juzgada, la última con {now}. | {n} partidas juzgadas, la última con {now}.',
  'own-title': 'Tus propias partidas',
  'own-text': 'Momentos de tus partidas en los que había algo mejor: sigue desde allí y hazlo.',
  'own-at': '{day}, {hand}',
} as const satisfies Translation<typeof english>
