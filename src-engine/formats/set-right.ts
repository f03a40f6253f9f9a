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
} from './circle.ts'
import { reach } from './reach.ts'
import { firstTurns, turnsFor } from './reduction.ts'
import { beginTurns, startingSeats } from './turns.ts'

/** A judge sets totals as they should be; nobody goes out by this. */
export function setLife(circle: Circle, totals: { readonly [seat: Seat]: number }): Circle {
  const life = { ...circle.life }
  for (const [seat, total] of Object.entries(totals)) life[lifeKeeper(circle, seat)] = total
  return { ...circle, life }
}

export function setPoints(circle: Circle, totals: { readonly [seat: Seat]: number }): Circle {
  return { ...circle, points: { ...circle.points, ...totals } }
}

/**
 * A judge puts players back in, whole teams where these stand and fall together (RULES FMT-8): their positions count
 * again, with at least 1 life; a finished game goes on. Turns that were to go for their fall stay, and one that would
 * now share a player with another's sphere is held back.
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
  const next = moreTurns({ ...open, out, life, ring })
  if (ended !== undefined) return giveTurns(next, startingSeats(next, seats[0] ?? standing(next)[0]!))
  return beginTurns({ ...next, turns: apart(next) })
}

/**
 * A judge puts right who sits where: two players change chairs. What hangs on the chair is that of the new one: neighbours,
 * team and role, the team's life and turn (RULES FMT-19). A player's own life, points and turn go along. Nothing where
 * each plays the colours of their place (RULES FMT-15).
 */
export function changeChairs(circle: Circle, a: Seat, b: Seat): Step | undefined {
  if (circle.seats.some(seat => circle.places[seat]?.pair !== undefined)) return undefined
  const other = (seat: Seat): Seat => (seat === a ? b : seat === b ? a : seat)
  const seats = circle.seats.map(other)
  const places = Object.fromEntries(
    seats.map(seat => {
      const place = circle.places[other(seat)]!
      return [seat, place.across === undefined ? place : { ...place, across: other(place.across) }]
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

/** As many turns as before so few were in, where they have not gone yet (RULES FMT-14). */
function moreTurns(circle: Circle): Circle {
  const { rules, seats } = circle
  const turnsAllowed = turnsFor(rules, standing(circle).length, firstTurns(rules, seats.length))
  let room = turnsAllowed - circle.turns.filter(turn => !turn.leaving).length
  const turns = circle.turns.map(turn => (turn.leaving && room-- > 0 ? { ...turn, leaving: false } : turn))
  return { ...circle, turnsAllowed, turns }
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
