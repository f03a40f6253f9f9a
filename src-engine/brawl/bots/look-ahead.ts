import type { Card } from '../cards.ts'
import { spotsFor, type Spot } from '../legality.ts'
import type { Side } from '../row.ts'
import type { State } from '../state.ts'
import type { Board, Choice, Lane } from './board.ts'
import { actionFor, after, evaluate, powersOf, type Weights } from './evaluation.ts'
import { nextCards } from './next-cards.ts'

/** Plays that are looked at further: the best at first sight. */
const mostPlays = 4

/**
 * The play that does most three cards on, and how much more than burning the card: whoever plays across puts the card
 * that lies face up before them where it hurts most; and the next of the own deck, of which the player knows what is left
 * in it, comes where it helps most. Takes a millisecond or so in a duel.
 */
export function farPlay(board: Board, card: Card, weights: Weights): Choice | undefined {
  const powers = powersOf(board)
  const value = (lanes: readonly Lane[]): number => evaluate(board, lanes, weights, powers)
  const next = nextCards(board.state, board.me)

  const answered = (lanes: readonly Lane[]): readonly Lane[] =>
    lanes.reduce((before, lane, at) => {
      const held = cardAcross(board.state, lane)
      if (held === undefined) return before
      const replies = puts(board, before, held, at, lane.mine === 0 ? 1 : 0)
      return replies.reduce((worst, { lanes: then }) => (value(then) < value(worst) ? then : worst), before)
    }, lanes)
  const continued = (lanes: readonly Lane[]): number => {
    const still = value(lanes)
    if (next.length === 0) return still
    return next.reduce((sum, [what, share]) => {
      const values = ownPuts(board, lanes, what).map(({ lanes: then }) => value(then))
      return sum + share * Math.max(still, ...values)
    }, 0)
  }
  const far = (lanes: readonly Lane[]): number => continued(answered(lanes))

  const burnt = far(board.lanes)
  const plays = ownPuts(board, board.lanes, card)
    .map(play => ({ ...play, worth: value(play.lanes) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostPlays)
    .map(({ lane, spot, lanes }) => ({ gain: far(lanes) - burnt, action: actionFor(board, lane, spot) }))
  return plays.toSorted((a, b) => b.gain - a.gain)[0]
}

interface Put {
  readonly lane: Lane
  readonly spot: Spot
  /** All lanes once the card lies there. */
  readonly lanes: readonly Lane[]
}

/** Everywhere the player may put the card. */
function ownPuts(board: Board, lanes: readonly Lane[], card: Card): readonly Put[] {
  return lanes.flatMap((lane, at) => puts(board, lanes, card, at, lane.mine))
}

/** Everywhere in one lane a player of this side may put the card. */
function puts({ state }: Board, lanes: readonly Lane[], card: Card, at: number, by: Side): readonly Put[] {
  const lane = lanes[at]!
  return spotsFor(lane.row, state.rules.most, card).map(spot => {
    return { lane, spot, lanes: lanes.with(at, { ...lane, row: after(lane, card, spot, by) }) }
  })
}

/** What whoever plays across this lane may put down next of what lies face up: their card in hand, else their top discard. */
function cardAcross(state: State, { zone, mine }: Lane): Card | undefined {
  const their = mine === 0 ? 1 : 0
  const { hand, discard } = state.players[state.active[their] ?? zone.between[their]]!
  return hand ?? discard.at(-1)
}
