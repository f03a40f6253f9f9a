import type { Seat } from '../../core/game.ts'
import { entryOf } from '../../core/json.ts'
import { areTeamMates, hasTeams, isIn, lifeOf, outcomeOf } from '../../formats/index.ts'
import { controlledBy, traitsOf } from '../state/board.ts'
import { isOpponent } from '../state/players.ts'
import { boardOf } from '../state/transaction.ts'
import type { ClashState } from '../state/state.ts'
import { creatureValue } from './worth.ts'

/** How good a position is for a seat, from 0 (out) to 1 (won). */
export function evaluate(state: ClashState, seat: Seat): number {
  const { format } = state
  const ended = outcomeOf(format)
  if (ended !== undefined) return ended.draw ? 0.5 / format.seats.length : ended.winners.includes(seat) ? 1 : 0
  if (!isIn(format, seat))
    return format.seats.some(one => isIn(format, one) && areTeamMates(format, seat, one)) ? 0.1 : 0
  // A team has the mean of its members; a player who is still in keeps a small chance whatever they have left.
  let own = 0
  let mates = 0
  const foes: number[] = []
  for (const one of format.seats) {
    if (!isIn(format, one)) continue
    const might = mightOf(state, one)
    if (isOpponent(format, seat, one)) foes.push(might)
    else if (one === seat || areTeamMates(format, seat, one)) {
      own += might
      mates++
    }
  }
  own /= mates
  const against = foes.reduce((sum, might) => sum + Math.max(least, Math.exp((might - own) / slope)), 0)
  return 0.02 + 0.96 / (1 + (hasTeams(format) ? against / Math.max(1, foes.length) : against))
}

/** The lead in strength that is nearly decisive, and the least strength that an opponent counts with. */
const slope = 7
const least = 0.12
/** A card a turn for as long as it is held. */
const crownWorth = 3

/** A player's strength: creatures, cards, and life, which counts more the less there is of it. */
function mightOf(state: ClashState, seat: Seat): number {
  const board = boardOf(state)
  let sum = 0
  let lands = 0
  for (const thing of controlledBy(board, seat)) {
    const { card, tapped } = thing
    if (card.isLand) lands++
    else if (card.isCreature) sum += creatureValue({ ...traitsOf(board, thing), card }) - (tapped ? 0.2 : 0)
    else if (thing.host === undefined) sum += 1.2
  }
  const life = Math.max(0, lifeOf(state.format, seat))
  const prizes = (state.crown === seat ? crownWorth : 0) - (entryOf(state.bounties, seat) ?? 0) * 0.7
  return sum + prizes + Math.min(lands, 7) * 0.5 + state.players[seat]!.hand.size * 1.7 + Math.sqrt(life) * 2.8
}
