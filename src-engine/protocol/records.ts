/**
 * Objects that messages are full of, by their keys in order: in MessagePack such a one goes as a record, one byte in the
 * place of all its keys. Any other object goes with them, so nothing has to stand here; it only makes messages shorter.
 * Both ends hold the same list, which changes only with the protocol's number. Thirty-two at most: there are no more
 * bytes for them.
 */
export const records: readonly (readonly string[])[] = [
  // Messages about a game (`to-client.ts`).
  ['say', 'table', 'seq', 'base', 'change', 'events'],
  ['say', 'table', 'seat', 'seq', 'own', 'offers'],
  ['say', 'table', 'seat', 'seq', 'own'],
  ['say', 'table', 'seat', 'seq', 'offers'],
  ['say', 'n', 'table', 'seq'],
  ['n', 'event'],
  // Who sits at a table.
  ['seat', 'kind', 'name', 'colour', 'avatar', 'person', 'here', 'sitIn', 'asked'],
  // How a view changed (`difference.ts`).
  ['s'],
  ['o'],
  ['a'],
  ['s', 'o'],
  ['s', 'd'],
  ['s', 'o', 'a'],
  ['s', 'd', 'o'],
  // What a seat may do (`core/game.ts`).
  ['do', 'blanks'],
  ['pick', 'from'],
  // Frequent events of card games.
  ['by', 'card'],
  ['type', 'by', 'card'],
  ['type', 'winner', 'card', 'plays'],
  ['leader', 'plays', 'taps', 'winner'],
  ['trick', 'seats'],
  ['trick', 'lastTrick', 'seats'],
  ['seats'],
  ['toAct'],
  ['plays'],
  ['led', 'plays'],
  ['cards', 'legal'],
  ['card'],
  ['handSize'],
  ['tricks', 'handSize'],
  ['status', 'tricks', 'handSize', 'hadDog'],
]
