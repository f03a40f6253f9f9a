import { changed } from '../core/changed.ts'
import type { Seat } from '../core/game.ts'
import { areTeamMates, isIn, neighbour, playersIn, withTeams, type FormatState, type Step, type Turn } from './state.ts'
import type { EliminationReason, FormatEvent } from './events.ts'
import { reduceTurns } from './turn-count.ts'
import { beginTurns, passTurn } from './turns.ts'
import { victory } from './victory.ts'

/** Somebody goes out, why, and by whom if that is known. */
export interface Elimination {
  readonly seat: Seat
  readonly why: EliminationReason
  readonly by?: Seat
}

/**
 * Seats go out at the same moment (RULES FMT-4, 8, 11, 14, 17): points by the seating just before, the winner if there
 * is one, turns taken away. Turns that those players had are still there, so that what is on a stack can be resolved
 * with nobody answering (RULES CLA-9); `settleTurns` ends them. All seats must be in; the first reason given counts.
 */
export function eliminate(state: FormatState, falls: readonly Elimination[]): Step {
  const events: FormatEvent[] = []
  const going = withTeams(state, [...new Set(falls.map(fall => fall.seat))]).filter(seat => isIn(state, seat))
  const knockedOutBy = { ...state.knockedOutBy }
  for (const seat of going) {
    const fall = falls.find(other => other.seat === seat)
    const by = (fall ?? falls.find(other => areTeamMates(state, other.seat, seat)))?.by
    if (by !== undefined) knockedOutBy[seat] = by
    events.push({
      type: 'knocked-out',
      seat,
      why: fall?.why ?? 'with-team',
      ...(by === undefined ? {} : { by }),
    })
  }
  let next: FormatState = changed(state, { fell: [...state.fell, going], knockedOutBy })
  next = applied(score(state, next, going))
  next = passInheritances(state, next, going)
  next = applied(endIfDecided(next))
  if (next.ended === undefined) next = applied(reduceTurns(next, playersIn(next).length, going.at(-1)!))
  return { state: next, events }

  function applied(step: Step): FormatState {
    events.push(...step.events)
    return step.state
  }
}

/** Ends the game if it is won or drawn. */
export function endIfDecided(state: FormatState): Step {
  const end = state.ended === undefined ? victory(state) : undefined
  if (end === undefined) return { state, events: [] }
  const { why, ...ended } = end
  return {
    state: changed(state, { ended: { ...ended, turns: state.turns }, turns: [] }),
    events: [{ type: 'over', ...ended, why }],
  }
}

/**
 * Ends the turns of who went out (RULES FMT-17), but for those of these ids, in which something is still to be done; and
 * begins the turns that may begin now: spheres may have come apart (FMT-13).
 */
export function endTurnsOfEliminated(state: FormatState, unfinished: readonly number[] = []): Step {
  const events: FormatEvent[] = []
  let now = state.turns.every(turn => handOn(state, turn) === turn)
    ? state
    : changed(state, { turns: state.turns.map(turn => handOn(state, turn)) })
  for (const turn of now.turns) {
    if (turn.state !== 'running' || isIn(now, turn.of) || unfinished.includes(turn.id)) continue
    const passed = passTurn(now, turn.of)
    events.push(...passed.events)
    now = passed.state
  }
  const begun = beginTurns(now)
  return { state: begun.state, events: [...events, ...begun.events] }
}

/** A turn held back for somebody who is out is due to the next player. */
function handOn(state: FormatState, turn: Turn): Turn {
  return turn.state === 'running' || isIn(state, turn.of) ? turn : { ...turn, of: neighbour(state, turn.of, 'left') }
}

/** A point to the nearest player to the right who was still in just before, and two to the last one (RULES FMT-11). */
function score(before: FormatState, after: FormatState, going: readonly Seat[]): Step {
  if (after.rules.wins !== 'points') return { state: after, events: [] }
  const events: FormatEvent[] = []
  const points = { ...after.points }
  const scores = [...after.scores]
  const give = (
    seat: Seat,
    n: number,
    what: { readonly for: 'knock-out'; readonly of: Seat } | { readonly for: 'last-in' },
  ): void => {
    const total = (points[seat] ?? 0) + n
    points[seat] = total
    scores.push({ to: seat, points: n, ...('of' in what ? { of: what.of } : {}) })
    events.push({ type: 'points', seat, points: n, total, ...what })
  }
  for (const seat of going) {
    const right = neighbour(before, seat, 'right')
    if (right !== seat) give(right, 1, { for: 'knock-out', of: seat })
  }
  const left = playersIn(after)
  if (left.length === 1) give(left[0]!, 2, { for: 'last-in' })
  return { state: { ...after, points, scores }, events }
}

/** One Deck as a melee: the player to the right gets everything at the end of the turn; an heir's heir gets both. */
function passInheritances(before: FormatState, after: FormatState, going: readonly Seat[]): FormatState {
  if (!after.rules.oneDeck || after.rules.wins !== 'points' || playersIn(after).length === 0) return after
  const heir = (seat: Seat): Seat => (isIn(after, seat) ? seat : neighbour(after, seat, 'right'))
  const inheritances = [...before.inheritances, ...going.map(of => ({ to: of, of }))].map(inheritance => ({
    ...inheritance,
    to: heir(inheritance.to),
  }))
  return { ...after, inheritances }
}
