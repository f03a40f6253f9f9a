/**
 * Objects that messages are full of, by their keys in order: in MessagePack such a one goes as a record, without its
 * keys. Any other object goes with them, so nothing has to stand here; it only makes messages shorter. Both ends hold the
 * same list, which changes only with the protocol's number.
 */
export const records: readonly (readonly string[])[] = [
  // Messages about a game (`to-client.ts`).
  ['say', 'table', 'seq', 'base', 'change', 'events'],
  ['say', 'table', 'seat', 'seq', 'own', 'offers'],
  ['say', 'table', 'seat', 'seq', 'own'],
  ['say', 'table', 'seat', 'seq', 'offers'],
  ['say', 'n', 'table', 'seq'],
  ['n', 'event'],
  // How a view changed (`difference.ts`).
  ['s'],
  ['o'],
  ['a'],
  ['d'],
  ['s', 'o'],
  ['s', 'a'],
  ['o', 'a'],
  ['s', 'd'],
  ['s', 'd', 'o'],
  ['s', 'o', 'a'],
  ['s', 'd', 'o', 'a'],
  // What a seat may do (`core/game.ts`).
  ['do', 'blanks'],
  ['pick', 'from'],
  // What games at a table of cards tell most of the time.
  ['by', 'card'],
  ['type', 'by', 'card'],
  ['type', 'winner', 'card', 'plays'],
  ['leader', 'plays', 'taps', 'winner'],
  ['trick', 'seats'],
  ['seats'],
  ['toAct'],
  ['plays'],
  ['led', 'plays'],
  ['cards', 'legal'],
  ['card'],
  ['handSize'],
  ['tricks'],
]
