import type english from '../../en/brawl/brawl-runs.ts'
import type { Translation } from '../../messages.ts'

export default {
  race: 'Fantasma {theirs} cartas, tú {mine}',
  record: '¡Nuevo récord: {time}!',
  now: 'Fantasma de {who} ({length}): {theirs} cartas · tú: {mine} · {time}',
  none: 'Gana este duelo y tu carrera será un fantasma contra el que competir la próxima vez.',
  friend: 'Contra la carrera de un amigo…',
  share: 'Compartir mi mejor carrera',
  own: 'Otra vez contra mi mejor carrera',
  racing: 'Compites contra la carrera de {who}: {length}.',
  sheet: 'Mi mejor carrera',
  save: 'Guardar la imagen',
  scan: 'Quien lo escanee competirá contra tu carrera.',
  paste: 'Envía este enlace: quien lo pegue en «Contra la carrera de un amigo» competirá contra la tuya.',
  'friend-sheet': 'Contra la carrera de un amigo',
  link: 'El enlace que te han enviado',
  'race-it': 'Competir',
  beat: 'Supera a {who}: {time}',
  how: 'Los mismos personajes, el mismo bot. La otra carrera avanza junto a la tuya como un fantasma.',
  pairing: '{who} contra {other} ({bot})',
  plays: '{n} carta | {n} cartas',
  'no-run': 'Ese enlace no contiene ninguna carrera de Brawl.',
  'not-whole': 'Esa carrera no está completa.',
  'no-order': 'Las jugadas de esa carrera están desordenadas.',
} as const satisfies Translation<typeof english>
