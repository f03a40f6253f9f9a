import type english from '../../en/brawl/brawl-runs.ts'
import type { Translation } from '../../messages.ts'

export default {
  seconds: '{time} s',
  race: 'Geist {theirs} Karten, du {mine}',
  record: 'Neue Bestzeit: {time}!',
  now: 'Geist von {who} ({length}): {theirs} Karten · du: {mine} · {time}',
  none: 'Gewinn dieses Duell, und dein Lauf wird ein Geist, gegen den du nächstes Mal antrittst.',
} as const satisfies Translation<typeof english>
