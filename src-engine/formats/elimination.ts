import { entryOf } from '../core/json.ts'
import type { Seat } from '../core/game.ts'
import { areTeamMates, isIn, neighbour, standing, withTeams, type Circle, type Step, type Turn } from './state.ts'
import type { FormatNews } from './events.ts'
import { reduceTurns } from './turn-count.ts'
import { beginTurns, passTurn } from './turns.ts'
import { verdict } from './victory.ts'

/** Why somebody goes out; `library`: had to draw and could not; `poison`: too many counters of it. */
export type Why = 'eliminated' | 'life' | 'library' | 'poison' | 'conceded'

/** Somebody goes out, why, and by whom if that is known. */
export interface Fall {
  readonly seat: Seat
  readonly why: Why
  readonly by?: Seat
}

/**
 * Seats go out at the same moment (RULES FMT-4, 8, 11, 14, 17): points by the seating just before, the winner if there
 * is one, turns taken away. Turns that those players had are still there, so that what is on a stack can be resolved
 * with nobody answering (RULES CLA-9); `settleTurns` ends them. All seats must be in; the first reason given counts.
 */
export function eliminate(circle: Circle, falls: readonly Fall[]): Step {
  const news: FormatNews[] = []
  const going = withTeams(circle, [...new Set(falls.map(fall => fall.seat))]).filter(seat => isIn(circle, seat))
  for (const seat of going) {
    const fall = falls.find(one => one.seat === seat)
    const by = (fall ?? falls.find(one => areTeamMates(circle, one.seat, seat)))?.by
    news.push({
      type: 'knocked-out',
      seat,
      why: fall?.why ?? 'with-team',
      ...(by === undefined ? {} : { by }),
    })
  }
  let next: Circle = { ...circle, out: [...circle.out, ...going] }
  next = tell(score(circle, next, going))
  next = passSpoils(circle, next, going)
  next = tell(decide(next))
  if (next.ended === undefined) next = tell(reduceTurns(next, standing(next).length, going.at(-1)!))
  return { circle: next, news }

  function tell(step: Step): Circle {
    news.push(...step.news)
    return step.circle
  }
}

/** Ends the game if it is won or drawn. */
export function decide(circle: Circle): Step {
  const end = circle.ended === undefined ? verdict(circle) : undefined
  if (end === undefined) return { circle, news: [] }
  const { why, ...ended } = end
  return {
    circle: { ...circle, ended: { ...ended, turns: circle.turns }, turns: [] },
    news: [{ type: 'over', ...ended, why }],
  }
}

/** Ends the turns of who went out (RULES FMT-17), and begins those that may now: spheres may have come apart (FMT-13). */
export function settleTurns(circle: Circle): Step {
  const news: FormatNews[] = []
  let now: Circle = { ...circle, turns: circle.turns.map(turn => handOn(circle, turn)) }
  for (const turn of now.turns) {
    if (turn.state !== 'running' || isIn(now, turn.of)) continue
    const passed = passTurn(now, turn.of)
    news.push(...passed.news)
    now = passed.circle
  }
  const begun = beginTurns(now)
  return { circle: begun.circle, news: [...news, ...begun.news] }
}

/** A turn held back for somebody who is out is due to the next player. */
function handOn(circle: Circle, turn: Turn): Turn {
  return turn.state === 'running' || isIn(circle, turn.of) ? turn : { ...turn, of: neighbour(circle, turn.of, 'left') }
}

/** A point to the nearest player to the right who was still in just before, and two to the last one (RULES FMT-11). */
function score(before: Circle, after: Circle, going: readonly Seat[]): Step {
  if (after.rules.wins !== 'points') return { circle: after, news: [] }
  const news: FormatNews[] = []
  const points = { ...after.points }
  const scores = [...after.scores]
  const give = (
    seat: Seat,
    n: number,
    what: { readonly for: 'knock-out'; readonly of: Seat } | { readonly for: 'last-in' },
  ): void => {
    const total = (entryOf(points, seat) ?? 0) + n
    points[seat] = total
    scores.push({ to: seat, points: n, ...('of' in what ? { of: what.of } : {}) })
    news.push({ type: 'points', seat, points: n, total, ...what })
  }
  for (const seat of going) {
    const right = neighbour(before, seat, 'right')
    if (right !== seat) give(right, 1, { for: 'knock-out', of: seat })
  }
  const left = standing(after)
  if (left.length === 1) give(left[0]!, 2, { for: 'last-in' })
  return { circle: { ...after, points, scores }, news }
}

/** One Deck as a melee: the player to the right gets everything at the end of the turn; an heir's heir gets both. */
function passSpoils(before: Circle, after: Circle, going: readonly Seat[]): Circle {
  if (!after.rules.oneDeck || after.rules.wins !== 'points' || standing(after).length === 0) return after
  const heir = (seat: Seat): Seat => (isIn(after, seat) ? seat : neighbour(after, seat, 'right'))
  const spoils = [...before.spoils, ...going.map(of => ({ to: of, of }))].map(one => ({ ...one, to: heir(one.to) }))
  return { ...after, spoils }
}
