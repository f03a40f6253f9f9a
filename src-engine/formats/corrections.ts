import { entryOf } from '../core/json.ts'
import type { Seat } from '../core/game.ts'
import {
  isIn,
  lifeKeeper,
  lifeOf,
  neighbour,
  standing,
  teamSeats,
  withTeams,
  type Circle,
  type Step,
  type Turn,
} from './state.ts'
import { settleTurns } from './elimination.ts'
import type { FormatNews } from './events.ts'
import { reach, stepsLeft } from './range.ts'
import { firstTurns, turnsFor } from './turn-count.ts'
import { beginTurns } from './turns.ts'

/** A judge sets totals as they should be; nobody goes out by this. */
export function setLife(circle: Circle, totals: { readonly [seat: Seat]: number }): Circle {
  const life = { ...circle.life }
  for (const [seat, total] of Object.entries(totals)) life[lifeKeeper(circle, seat)] = total
  return { ...circle, life }
}

/** A judge's word on points is the last: what they were got for counts no longer. */
export function setPoints(circle: Circle, totals: { readonly [seat: Seat]: number }): Circle {
  const scores = circle.scores.filter(one => !Object.hasOwn(totals, one.to))
  return { ...circle, points: { ...circle.points, ...totals }, scores }
}

/**
 * A judge puts players back in, whole teams where these stand and fall together (RULES FMT-8): their positions count
 * again, with at least 1 life; a finished game goes on. Turns stay with those who have them. What their fall brought
 * goes back: points, and turns that it took away; one that would now share a player with another's sphere is held back.
 */
export function putBack(circle: Circle, named: readonly Seat[]): Step {
  const { ended, ...open } = circle
  const seats = withTeams(circle, named)
  const out = circle.out.filter(seat => !seats.includes(seat))
  const life = { ...circle.life }
  for (const seat of seats) {
    const keeper = lifeKeeper(circle, seat)
    life[keeper] = Math.max(1, life[keeper] ?? 0)
  }
  const ring = circle.seats.filter(seat => circle.ring.includes(seat) || seats.includes(seat))
  const turns = ended?.turns ?? circle.turns
  const scored = giveBackPoints({ ...open, out, life, ring, turns }, seats)
  const next = moreTurns(scored.circle)
  const settled = settleTurns({ ...next, turns: apart(next) })
  return { circle: settled.circle, news: [...scored.news, ...settled.news] }
}

/** Points got for the fall of players who are in again, and for being the last one in. */
function giveBackPoints(circle: Circle, seats: readonly Seat[]): Step {
  const news: FormatNews[] = []
  const points = { ...circle.points }
  const back = circle.scores.filter(one =>
    one.of === undefined ? standing(circle).length > 1 : seats.includes(one.of),
  )
  for (const { to, points: n, of = seats[0]! } of back) {
    const total = (entryOf(points, to) ?? 0) - n
    points[to] = total
    news.push({ type: 'points', seat: to, points: -n, total, for: 'put-back', of })
  }
  return { circle: { ...circle, points, scores: circle.scores.filter(one => !back.includes(one)) }, news }
}

/**
 * A judge puts right who sits where: two players change chairs. What hangs on the chair is that of the new one: neighbours,
 * team and role, the team's life and turn (RULES FMT-19). A player's own life, points and turn go along. Nothing where
 * each plays the colours of their place (RULES FMT-15).
 */
export function changeChairs(circle: Circle, a: Seat, b: Seat): Step | undefined {
  if (circle.seats.some(seat => entryOf(circle.places, seat)?.pair !== undefined)) return undefined
  const other = (seat: Seat): Seat => (seat === a ? b : seat === b ? a : seat)
  const seats = circle.seats.map(other)
  const places = Object.fromEntries(
    seats.map(seat => {
      const chair = circle.places[other(seat)]!
      return [seat, chair.across === undefined ? chair : { ...chair, across: other(chair.across) }]
    }),
  )
  const sat: Circle = {
    ...circle,
    seats,
    places,
    ring: seats.filter(seat => circle.ring.includes(seat)),
    turns: circle.rules.turns === 'team' ? circle.turns.map(turn => ({ ...turn, of: other(turn.of) })) : circle.turns,
  }
  const life = circle.rules.sharedLife
    ? Object.fromEntries(
        ([0, 1] as const).map(team => [teamSeats(sat, team)[0]!, lifeOf(circle, teamSeats(circle, team)[0]!)]),
      )
    : circle.life
  const next = { ...sat, life }
  return beginTurns({ ...next, turns: apart(next) })
}

/** As many turns as before so few were in (RULES FMT-14): one that has not gone yet stays, one that has begins anew. */
function moreTurns(circle: Circle): Circle {
  const { rules, seats } = circle
  const turnsAllowed = turnsFor(rules, standing(circle).length, firstTurns(rules, seats.length))
  let room = turnsAllowed - circle.turns.filter(turn => !turn.leaving).length
  const turns = circle.turns.map((turn): Turn => {
    if (!turn.leaving || room <= 0) return turn
    room--
    return { ...turn, leaving: false }
  })
  let next: Circle = { ...circle, turnsAllowed, turns }
  for (; room > 0; room--) next = anotherTurn(next)
  return next
}

/** One more turn, for the player farthest from every other. */
function anotherTurn(circle: Circle): Circle {
  const steps = (seat: Seat, other: Seat): number => {
    const left = stepsLeft(circle, seat, other) ?? 0
    return Math.min(left, circle.ring.length - left)
  }
  const free = (seat: Seat): number => Math.min(circle.ring.length, ...circle.turns.map(turn => steps(seat, turn.of)))
  const of = standing(circle).reduce((best, seat) => (free(seat) > free(best) ? seat : best))
  const turn: Turn = { id: circle.nextTurn, of, state: 'next', leaving: false }
  return { ...circle, turns: [...circle.turns, turn], nextTurn: circle.nextTurn + 1 }
}

/** A judge says whose turn it is; every other turn ends without more ado. */
export function giveTurns(circle: Circle, seats: readonly Seat[]): Step {
  const given = seats.map(seat => (isIn(circle, seat) ? seat : neighbour(circle, seat, 'left')))
  const turns = [...new Set(given)].map((of, i): Turn => ({
    id: circle.nextTurn + i,
    of,
    state: 'next',
    leaving: false,
  }))
  return beginTurns({ ...circle, turns, nextTurn: circle.nextTurn + turns.length })
}

function apart(circle: Circle): readonly Turn[] {
  if (circle.rules.turns !== 'spheres') return circle.turns
  const taken = new Set<Seat>()
  return circle.turns.map(turn => {
    if (turn.state !== 'running') return turn
    const sphere = reach(circle, turn.of)
    if (sphere.some(seat => taken.has(seat))) return { ...turn, state: 'held' }
    for (const seat of sphere) taken.add(seat)
    return turn
  })
}
