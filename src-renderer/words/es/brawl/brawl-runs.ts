import type english from '../../en/brawl/brawl-runs.ts'
import type { Translation } from '../../messages.ts'

export default {
  seconds: '{time} s',
  race: 'Fantasma {theirs} cartas, tú {mine}',
  record: '¡Nuevo récord: {time}!',
  now: 'Fantasma de {who} ({length}): {theirs} cartas · tú: {mine} · {time}',
  none: 'Gana este duelo y tu carrera será un fantasma contra el que competir la próxima vez.',
} as const satisfies Translation<typeof english>
