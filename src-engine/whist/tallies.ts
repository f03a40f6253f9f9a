import type { Seat } from '../core/game.ts'
import type { State } from './state.ts'

/** What statistics add up for a seat: tricks and hands, and of lives, dazes and dogs what the game has. */
export function tallies({ board, names, results, rules }: State, seat: Seat): { readonly [what: string]: number } {
  const at = names.indexOf(seat)
  const played = results.filter(hand => hand.tricks[seat] !== undefined)
  const tricks = played.reduce((sum, hand) => sum + hand.tricks[seat]!, 0)
  const common = { tricks, hands: played.length }
  if (rules.rounds) {
    const dazed = played.filter(hand => hand.dazed.includes(seat)).length
    const roundsWon = played.filter(hand => hand.roundWinner === seat).length
    return { ...common, dazed, roundsWon, livesPaid: rules.lives - board.lives[at]!, lives: board.lives[at]! }
  }
  if (rules.dogs === 'none') return common
  const dogs = results.flatMap((hand, i) => (hand.dogs.includes(seat) ? [i] : []))
  const dogsSaved = dogs.filter(i => (results[i + 1]?.tricks[seat] ?? 0) > 0).length
  return { ...common, dogs: dogs.length, dogsSaved }
}
