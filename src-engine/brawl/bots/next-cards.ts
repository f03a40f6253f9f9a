import { characterOf, recipeOf } from '../character.ts'
import { cards, type Card } from '../cards.ts'
import type { State } from '../state.ts'
import { deckOf } from './board.ts'

/**
 * The cards a player may draw next, each with its share, as anybody can count them: the recipe less what lies before the
 * player or was put down by them, and at the end the Freezes (RULES BRL-1). What a Clear took away is still counted, as
 * nobody knows any more whose it was.
 */
export function nextCards(state: State, player: number): readonly (readonly [card: Card, share: number])[] {
  const left = deckOf(state, player)
  const freezes = state.rules.teams.length > 0 ? 2 : 3
  if (left === 0) return []
  if (left <= freezes) return [['freeze', 1]]
  const seen = seenOf(state, player)
  const recipe = recipeOf(characterOf(state.players[player]!.character)!, state.rules.extras)
  const counts = cards.flatMap(card => {
    const count = (recipe[card] ?? 0) - seen.filter(one => one === card).length
    return card === 'freeze' || count <= 0 ? [] : [[card, count] as const]
  })
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return counts.map(([card, count]) => [card, count / all])
}

/** The cards of this player's deck that lie face up. */
function seenOf({ players, zones }: State, player: number): readonly Card[] {
  const { discard, hand } = players[player]!
  const laid = zones.flatMap(({ row, between }) =>
    row.flatMap(({ owner, modifiers, stacks, laid: { on, sides } }): Card[] => [
      ...(between[owner] === player ? (['base'] as const) : []),
      ...modifiers.cards.filter((_, at) => on[at] === player),
      ...stacks[0].cards.filter((_, at) => sides[0][at] === player),
      ...stacks[1].cards.filter((_, at) => sides[1][at] === player),
    ]),
  )
  return [...discard, ...(hand === undefined ? [] : [hand]), ...laid]
}
