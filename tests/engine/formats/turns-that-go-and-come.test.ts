import { expect, it } from 'vitest'
import {
  activePlayers,
  assignTurns,
  endIfDecided,
  formatView,
  optionConflict,
  reinstate,
  seatStanding,
  setUpFormat,
  type FormatGiven,
  type FormatState,
} from '../../../src-engine/formats/index.ts'
import { turnCountByFormula, reduceTurns } from '../../../src-engine/formats/turn-count.ts'
import { formatState, optionsOf, seatsOf, without } from './support.ts'

const many = (count: number): FormatState => formatState({ format: 'grand-melee' }, count)

/** With the turns of these seats alone, which wait or run as it is said. */
function withTurns(state: FormatState, turns: { readonly [seat: string]: 'running' | 'held' }): FormatState {
  const made = Object.entries(turns).map(([of, how], at) => ({ id: at + 1, of, state: how, leaving: false }))
  return { ...state, turns: made, nextTurn: made.length + 1 }
}

it('of two turns that wait as near to who went out, the one to the right goes (FMT-14)', () => {
  const state = withTurns(many(18), { P8: 'held', P4: 'held', P13: 'running' })
  const { state: fewer, events } = reduceTurns(state, 17, 'P6')
  expect(turnCountByFormula(17, 2)).toBe(2)
  expect(events).toContainEqual({ type: 'turn-removed', seat: 'P4', turn: 2 })
  expect(fewer.turns.map(turn => turn.of)).toEqual(['P8', 'P13'])
})

it('a running turn that must go stays due to go while no more are allowed, though somebody is put back (FMT-14)', () => {
  // 24 people have four turns; 23 three, so one is due to go, and still is with 23.
  const fewer = without(without(many(24), 'P2'), 'P3')
  const leaving = fewer.turns.filter(turn => turn.leaving).map(turn => turn.of)
  expect(leaving).toHaveLength(1)
  const back = reinstate(fewer, ['P3']).state
  expect(back.turnsAllowed).toBe(3)
  expect(back.turns.filter(turn => turn.leaving).map(turn => turn.of)).toEqual(leaving)
})

it('who is put back so that one more turn is allowed brings it to whoever is farthest from every other (FMT-14)', () => {
  const state = withTurns({ ...without(many(18), 'P18'), turnsAllowed: 2 }, { P3: 'running', P8: 'running' })
  const { turns, turnsAllowed } = reinstate(state, ['P18']).state
  expect(turnsAllowed).toBe(3)
  // From P14 it is six places to P8 and seven to P3, and from P15 the other way round: the first of the two in the ring.
  expect(turns.map(turn => turn.of)).toEqual(['P3', 'P8', 'P14'])
})

it('turns that a judge gives have numbers that no turn had (CLA-7)', () => {
  const before = many(18)
  const had = before.turns.map(turn => turn.id)
  const given = assignTurns(before, ['P1', 'P7', 'P13']).state.turns.map(turn => turn.id)
  expect(given.filter(id => had.includes(id))).toEqual([])
  expect(new Set(given).size).toBe(3)
})

it('a game that is over does not end again', () => {
  const over = without(formatState({ format: 'free-for-all' }, 3), 'P1', 'P2')
  expect(over.ended).toBeDefined()
  expect(endIfDecided(over)).toEqual({ state: over, events: [] })
})

it('a sphere is shown around turns that run, and not around one that waits (FMT-13)', () => {
  const { sphere } = formatView(withTurns(many(18), { P3: 'running', P6: 'held' }))
  expect(Object.keys(sphere).toSorted()).toEqual(['P3'])
})

it('a seat is said to be of its team, where there are teams', () => {
  const team = (state: FormatState): unknown[] => state.seats.map(seat => seatStanding(state, seat).team)
  expect(team(formatState({ format: 'two-on-two' }, 4))).toEqual([0, 1, 0, 1])
  expect(team(formatState({ format: 'melee' }, 3))).toEqual([undefined, undefined, undefined])
})

it('today an emperor takes the first turn, drawn among the emperors (FMT-20)', () => {
  const begun = (drawn: number): unknown => {
    const made = setUpFormat(optionsOf({ format: 'emperor', rules: 'modern' }), seatsOf(6), {}, () => drawn)
    return made.ok && activePlayers(made.state).map(seat => made.state.places[seat]?.role)
  }
  expect([begun(0), begun(1)]).toEqual([['emperor'], ['emperor']])
})

it('only who sits there and is in is given a turn', () => {
  const refusal = (fixed: FormatGiven): unknown => {
    const made = setUpFormat(optionsOf({ format: 'melee' }), seatsOf(4), fixed, () => 0)
    return made.ok ? undefined : made.code
  }
  expect(refusal({ active: 'Zoe' })).toContain('Zoe')
  expect(refusal({ turns: ['P1'], out: ['P1'] })).toContain('given.turns')
  expect(refusal({ active: ['P1', 'P2'] })).toContain('given.active')
  expect(refusal({ active: 'P2' })).toBeUndefined()
})

it('how large a deck must be is asked of one deck alone (FMT-16)', () => {
  const conflict = (format: string): unknown => optionConflict(optionsOf({ format, deckSize: 120 }), seatsOf(5))
  expect(conflict('one-deck')).toMatchObject({ code: 'deck-too-small' })
  expect(conflict('melee')).toBeUndefined()
})
