import type english from '../../en/brawl/brawl-runs.ts'
import type { Translation } from '../../messages.ts'

export default {
  race: 'Geist {theirs} Karten, du {mine}',
  record: 'Neue Bestzeit: {time}!',
  now: 'Geist von {who} ({length}): {theirs} Karten · du: {mine} · {time}',
  none: 'Gewinn dieses Duell, und dein Lauf wird ein Geist, gegen den du nächstes Mal antrittst.',
  friend: 'Gegen den Lauf von Freunden …',
  share: 'Meinen besten teilen',
  own: 'Wieder gegen meinen eigenen besten',
  racing: 'Du trittst gegen den Lauf von {who} an: {length}.',
  sheet: 'Mein bester Lauf',
  save: 'Bild speichern',
  scan: 'Wer das scannt, tritt gegen deinen Lauf an.',
  paste: 'Verschick diesen Link: Wer ihn unter „Gegen den Lauf von Freunden“ einfügt, tritt gegen deinen Lauf an.',
  'friend-sheet': 'Gegen den Lauf von Freunden',
  link: 'Der Link, den du bekommen hast',
  'race-it': 'Antreten',
  beat: 'Schlag {who}: {time}',
  how: 'Dieselben Figuren, derselbe Bot. Der andere Lauf geht als Geist neben deinem her.',
  pairing: '{who} gegen {other} ({bot})',
  plays: '{n} Karte | {n} Karten',
  'no-run': 'In diesem Link steckt kein Brawl-Lauf.',
  'not-whole': 'Dieser Lauf ist nicht vollständig.',
  'no-order': 'Die Karten in diesem Lauf sind durcheinander.',
} as const satisfies Translation<typeof english>
