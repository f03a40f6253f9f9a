import { changed } from '../core/changed.ts'
import type { Seat } from '../core/game.ts'
import { areTeamMates, fallen, neighbour, playersOfTurn, type FormatState, type Step, type Turn } from './state.ts'
import type { FormatEvent } from './events.ts'
import { positionsInRange, rangeOf, playersInRange, sphereOf, stepsLeft } from './range.ts'

/**
 * Ends the running turn of a seat (RULES FMT-13). In this order: empty positions in its range go; a turn that is due
 * to go goes; then the next turn begins where it may, and those that wait. The seat must have a turn.
 */
export function passTurn(state: FormatState, seat: Seat): Step {
  const turn = state.turns.find(other => other.state === 'running' && playersOfTurn(state, other).includes(seat))
  if (turn === undefined) throw new Error(`${seat} has no turn to end`)
  const events: FormatEvent[] = [{ type: 'turn-ends', seat: turn.of, turn: turn.id }]
  for (const { to, of } of state.inheritances) events.push({ type: 'spoils', seat: to, of })
  const others = state.turns.filter(other => other !== turn)
  let next: FormatState = changed(state, { inheritances: [] })
  const shrunk = removeEmptyPositions(changed(next, { turns: others }), turn.of)
  events.push(...shrunk.events)
  next = { ...shrunk.state, turns: state.turns }
  if (turn.leaving) {
    events.push({ type: 'turn-removed', seat: turn.of, turn: turn.id })
    next = changed(next, { turns: others })
  } else {
    const passed: Turn = { id: next.nextTurn, of: nextTurnSeat(next, turn), state: 'next', leaving: false }
    next = changed(next, { nextTurn: passed.id + 1, turns: next.turns.map(other => (other === turn ? passed : other)) })
  }
  const turnsBegun = beginTurns(next)
  return { state: turnsBegun.state, events: [...events, ...turnsBegun.events] }
}

/** To whom a turn goes: the next player to the left still in; a team's turn, the next of another team. */
function nextTurnSeat(state: FormatState, turn: Turn): Seat {
  let seat = neighbour(state, turn.of, 'left')
  if (state.rules.turns !== 'team') return seat
  while (areTeamMates(state, seat, turn.of)) seat = neighbour(state, seat, 'left')
  return seat
}

/**
 * Begins every turn that may begin (RULES FMT-13): the ones just passed on first, then those held back, the longest
 * waiting first. The other way round two close turns would block each other for ever, one after the other.
 */
export function beginTurns(state: FormatState): Step {
  const events: FormatEvent[] = []
  let now = state
  const due = state.turns
    .filter(turn => turn.state !== 'running')
    .toSorted((a, b) => Number(a.state === 'held') - Number(b.state === 'held') || a.id - b.id)
  for (const turn of due) {
    const against = blockingTurns(now, turn)
    const turnState = against.length === 0 ? 'running' : 'held'
    if (turnState !== turn.state)
      now = changed(now, {
        turns: now.turns.map(other => (other.id === turn.id ? { ...turn, state: turnState } : other)),
      })
    if (turnState === 'running') {
      const turnsBegun = { ...now.turnsBegun }
      for (const seat of playersOfTurn(now, turn)) {
        turnsBegun[seat] = (turnsBegun[seat] ?? 0) + 1
        events.push({ type: 'turn-begins', seat, turn: turn.id })
      }
      now = changed(now, { turnsBegun })
    } else if (turn.state === 'next') {
      events.push({
        type: 'turn-waits',
        seat: turn.of,
        turn: turn.id,
        behind: against.map(other => other.of),
        sharers: playersInBothSpheres(now, turn, against),
      })
    }
  }
  return { state: now, events }
}

/** The turns that keep this one from beginning; none, and it may. */
export function blockingTurns(state: FormatState, turn: Turn): readonly Turn[] {
  const { turns } = state.rules
  if (turns === 'one' || turns === 'team') return []
  return state.turns.filter(other => {
    if (other.id === turn.id) return false
    const first = other.state === 'running' || (other.state === 'held' && other.id < turn.id)
    if (other.of === turn.of) return first
    const ahead = stepsLeft(state, turn.of, other.of) ?? 0
    // A marker just passed on is held already, so it counts against those behind (RULES FMT-20).
    if (turns === 'markers') return ahead <= 3
    if (other.state === 'next' || !overlap(state, turn, other)) return false
    // A turn held back has no sphere yet, but keeps its place: none behind it may come so near (RULES FMT-17).
    return other.state === 'running' || ahead <= 2 * numberOf(state, turn.of)
  })
}

/** Players who would be in two spheres if this turn began. */
export function playersInBothSpheres(state: FormatState, turn: Turn, against: readonly Turn[]): readonly Seat[] {
  const sphere = sphereOf(state, turn)
  return sphere.filter(seat => against.some(other => sphereOf(state, other).includes(seat)))
}

function overlap(state: FormatState, a: Turn, b: Turn): boolean {
  const sphere = playersInRange(state, a.of)
  return playersInRange(state, b.of).some(seat => sphere.includes(seat))
}

function numberOf(state: FormatState, seat: Seat): number {
  const range = rangeOf(state, seat)
  return range === 'unlimited' ? state.ring.length : range
}

/**
 * The empty positions that go as a turn of `ender` ends (RULES FMT-4). One whose going would push two running spheres
 * into each other stays until it can go without.
 */
function removeEmptyPositions(state: FormatState, ender: Seat): Step {
  const near = state.rules.shrinks === 'next-turn' ? state.ring : positionsInRange(state, ender)
  const events: FormatEvent[] = []
  let now = state
  for (const seat of near) {
    if (!fallen(state).has(seat)) continue
    const without = changed(now, { ring: now.ring.filter(other => other !== seat) })
    if (state.rules.turns === 'spheres' && spheresCollide(without)) continue
    now = without
    events.push({ type: 'position-gone', seat })
  }
  return { state: now, events }
}

function spheresCollide(state: FormatState): boolean {
  const seen = new Set<Seat>()
  for (const turn of state.turns) {
    if (turn.state !== 'running') continue
    for (const seat of playersInRange(state, turn.of)) {
      if (seen.has(seat)) return true
      seen.add(seat)
    }
  }
  return false
}

/** Where turns start: the first with `first`, the others spread evenly (RULES FMT-12), or four seats apart today. */
export function startingSeats(state: FormatState, first: Seat): readonly Seat[] {
  const { ring, turnsAllowed, rules } = state
  const at = Math.max(0, ring.indexOf(first))
  return Array.from({ length: turnsAllowed }, (_, i) => {
    const offset = rules.turns === 'markers' ? 4 * i : Math.floor((i * ring.length) / turnsAllowed)
    return ring[(at + offset) % ring.length]!
  })
}
