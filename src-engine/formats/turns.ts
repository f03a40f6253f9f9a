import { entryOf } from '../core/json.ts'
import type { Seat } from '../core/game.ts'
import { areTeamMates, neighbour, takers, type Circle, type Step, type Turn } from './state.ts'
import type { FormatNews } from './events.ts'
import { positionsNear, rangeOf, reach, sphereOf, stepsLeft } from './range.ts'

/**
 * Ends the running turn of a seat (RULES FMT-13). In this order: empty positions in its range go; a turn that is due
 * to go goes; then waiting turns begin where they may, and the next one. The seat must have a turn.
 */
export function passTurn(circle: Circle, seat: Seat): Step {
  const turn = circle.turns.find(one => one.state === 'running' && takers(circle, one).includes(seat))
  if (turn === undefined) throw new Error(`${seat} has no turn to end`)
  const news: FormatNews[] = [{ type: 'turn-ends', seat: turn.of, turn: turn.id }]
  for (const { to, of } of circle.spoils) news.push({ type: 'spoils', seat: to, of })
  const others = circle.turns.filter(one => one !== turn)
  let next: Circle = { ...circle, spoils: [] }
  const shrunk = shrink({ ...next, turns: others }, turn.of)
  news.push(...shrunk.news)
  next = { ...shrunk.circle, turns: circle.turns }
  if (turn.leaving) {
    news.push({ type: 'turn-removed', seat: turn.of, turn: turn.id })
    next = { ...next, turns: others }
  } else {
    const passed: Turn = { id: next.nextTurn, of: follower(next, turn), state: 'next', leaving: false }
    next = { ...next, nextTurn: passed.id + 1, turns: next.turns.map(one => (one === turn ? passed : one)) }
  }
  const begun = beginTurns(next)
  return { circle: begun.circle, news: [...news, ...begun.news] }
}

/** To whom a turn goes: the next player to the left still in; a team's turn, the next of another team. */
function follower(circle: Circle, turn: Turn): Seat {
  let seat = neighbour(circle, turn.of, 'left')
  if (circle.rules.turns !== 'team') return seat
  while (areTeamMates(circle, seat, turn.of)) seat = neighbour(circle, seat, 'left')
  return seat
}

/** Begins every turn that may begin: those held back longest first, the one just passed on last. */
export function beginTurns(circle: Circle): Step {
  const news: FormatNews[] = []
  let now = circle
  const due = circle.turns.filter(turn => turn.state !== 'running').toSorted((a, b) => a.id - b.id)
  for (const turn of due) {
    const against = hindrances(now, turn)
    const state = against.length === 0 ? 'running' : 'held'
    now = { ...now, turns: now.turns.map(one => (one.id === turn.id ? { ...turn, state } : one)) }
    if (state === 'running') {
      const begun = { ...now.begun }
      for (const seat of takers(now, turn)) {
        begun[seat] = (entryOf(begun, seat) ?? 0) + 1
        news.push({ type: 'turn-begins', seat, turn: turn.id })
      }
      now = { ...now, begun }
    } else if (turn.state === 'next') {
      news.push({
        type: 'turn-waits',
        seat: turn.of,
        turn: turn.id,
        behind: against.map(one => one.of),
        sharers: sharedPlayers(now, turn, against),
      })
    }
  }
  return { circle: now, news }
}

/** The turns that keep this one from beginning; none, and it may. */
export function hindrances(circle: Circle, turn: Turn): readonly Turn[] {
  const { turns } = circle.rules
  if (turns === 'one' || turns === 'team') return []
  return circle.turns.filter(other => {
    if (other.id === turn.id) return false
    const first = other.state === 'running' || (other.state === 'held' && other.id < turn.id)
    if (other.of === turn.of) return first
    const ahead = stepsLeft(circle, turn.of, other.of) ?? 0
    // A marker just passed on is held already, so it counts against those behind (RULES FMT-20).
    if (turns === 'markers') return ahead <= 3
    if (other.state === 'next' || !overlap(circle, turn, other)) return false
    // A turn held back has no sphere yet, but keeps its place: none behind it may come so near (RULES FMT-17).
    return other.state === 'running' || ahead <= 2 * numberOf(circle, turn.of)
  })
}

/** Players who would be in two spheres if this turn began. */
export function sharedPlayers(circle: Circle, turn: Turn, against: readonly Turn[]): readonly Seat[] {
  const sphere = sphereOf(circle, turn)
  return sphere.filter(seat => against.some(other => sphereOf(circle, other).includes(seat)))
}

function overlap(circle: Circle, a: Turn, b: Turn): boolean {
  const sphere = reach(circle, a.of)
  return reach(circle, b.of).some(seat => sphere.includes(seat))
}

function numberOf(circle: Circle, seat: Seat): number {
  const range = rangeOf(circle, seat)
  return range === 'unlimited' ? circle.ring.length : range
}

/**
 * The empty positions that go as a turn of `ender` ends (RULES FMT-4). One whose going would push two running spheres
 * into each other stays until it can go without.
 */
function shrink(circle: Circle, ender: Seat): Step {
  const near = circle.rules.shrinks === 'next-turn' ? circle.ring : positionsNear(circle, ender)
  const news: FormatNews[] = []
  let now = circle
  for (const seat of near) {
    if (!circle.out.includes(seat)) continue
    const without = { ...now, ring: now.ring.filter(one => one !== seat) }
    if (circle.rules.turns === 'spheres' && spheresCollide(without)) continue
    now = without
    news.push({ type: 'position-gone', seat })
  }
  return { circle: now, news }
}

function spheresCollide(circle: Circle): boolean {
  const seen = new Set<Seat>()
  for (const turn of circle.turns) {
    if (turn.state !== 'running') continue
    for (const seat of reach(circle, turn.of)) {
      if (seen.has(seat)) return true
      seen.add(seat)
    }
  }
  return false
}

/** Where turns start: the first with `first`, the others spread evenly (RULES FMT-12), or four seats apart today. */
export function startingSeats(circle: Circle, first: Seat): readonly Seat[] {
  const { ring, turnsAllowed, rules } = circle
  const at = Math.max(0, ring.indexOf(first))
  return Array.from({ length: turnsAllowed }, (_, i) => {
    const offset = rules.turns === 'markers' ? 4 * i : Math.floor((i * ring.length) / turnsAllowed)
    return ring[(at + offset) % ring.length]!
  })
}
