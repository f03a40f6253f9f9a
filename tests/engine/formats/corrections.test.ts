import { expect, it } from 'vitest'
import { assignTurns, outcomeOf, passTurn, reinstate, setPoints } from '../../../src-engine/formats/index.ts'
import { formatState, without } from './support.ts'

it('points that a fall brought are said to go back as they are taken (FMT-11)', () => {
  const fallen = without(formatState({ format: 'melee' }, 3), 'P2')
  expect(fallen.points).toMatchObject({ P1: 1 })
  expect(reinstate(fallen, ['P2']).events).toContainEqual({
    type: 'points',
    seat: 'P1',
    points: -1,
    total: 0,
    for: 'put-back',
    of: 'P2',
  })
})

it('who has most points is first, though somebody else was the last one in (FMT-11)', () => {
  let state = formatState({ format: 'melee' }, 4)
  state = without(setPoints(state, { P1: 9 }), 'P1')
  state = without(without(state, 'P2'), 'P3')
  expect(outcomeOf(state)).toMatchObject({ winners: ['P1'], places: [['P1'], ['P4'], ['P2', 'P3']] })
})

it('no two turns ever have one number, those a judge gives neither (CLA-7)', () => {
  const given = assignTurns(formatState({ format: 'grand-melee' }, 16), ['P1', 'P9'])
  const events = [...given.events]
  let now = given.state
  for (const seat of ['P1', 'P9', 'P2', 'P10']) {
    const passed = passTurn(now, seat)
    events.push(...passed.events)
    now = passed.state
  }
  const begun = events.flatMap(event => (event.type === 'turn-begins' ? [event.turn] : []))
  expect(begun).toHaveLength(6)
  expect(new Set(begun).size).toBe(6)
})
