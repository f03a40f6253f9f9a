import { describe, expect, it } from 'vitest'
import {
  changeLife,
  checkState,
  eliminate,
  territoriesAfterElimination,
  lifeOf,
  activePlayers,
  passTurn,
  playersInRange,
  endTurnsOfEliminated,
  reinstate,
  playersIn,
  type FormatState,
} from '../../../src-engine/formats/index.ts'
import { formatState, without } from './support.ts'

describe('life and the state check (CLA-6)', () => {
  it('each seat’s life changes by its own amount, and nobody goes out by that alone', () => {
    const before = formatState({ format: 'free-for-all' }, 4, { life: { P2: 3, P3: 5 } })
    const { state, events } = changeLife(before, [
      { seat: 'P2', amount: -3 },
      { seat: 'P3', amount: -2 },
      { seat: 'P2', amount: 3 },
    ])
    expect(['P2', 'P3'].map(seat => lifeOf(state, seat))).toEqual([3, 3])
    expect(events.map(one => one.type)).toEqual(['life', 'life', 'life'])
    expect(checkState(state).state).toBe(state)
  })

  it('who has lost goes out at one moment, each for a reason: life, an empty library, poison', () => {
    const before = formatState({ format: 'melee' }, 6)
    const hurt = changeLife(before, [{ seat: 'P2', amount: -20 }]).state
    const { state, events } = checkState(
      hurt,
      [
        { seat: 'P4', why: 'library' },
        { seat: 'P5', why: 'poison', by: 'P1' },
      ],
      { by: () => 'P3' },
    )
    expect(playersIn(state)).toEqual(['P1', 'P3', 'P6'])
    expect(events.filter(one => one.type === 'knocked-out')).toEqual([
      { type: 'knocked-out', seat: 'P4', why: 'library' },
      { type: 'knocked-out', seat: 'P5', why: 'poison', by: 'P1' },
      { type: 'knocked-out', seat: 'P2', why: 'life', by: 'P3' },
    ])
    expect(state.knockedOutBy).toEqual({ P5: 'P1', P2: 'P3' })
    // Who is put back was not knocked out after all.
    expect(reinstate(state, ['P2']).state.knockedOutBy).toEqual({ P5: 'P1' })
    // Each is scored by the seating just before (FMT-17).
    expect(state.points).toEqual({ P1: 1, P3: 1, P4: 1 })
  })

  it('of one deck an empty library is a draw for all; elsewhere it puts one player out (FMT-16)', () => {
    const shared = checkState(formatState({ format: 'one-deck' }, 5), [{ seat: 'P2', why: 'library' }])
    expect(shared.state.ended).toMatchObject({ winners: [], draw: true })
    expect(shared.events).toEqual([{ type: 'over', winners: [], draw: true, why: 'library-empty' }])
    const own = checkState(formatState({ format: 'free-for-all' }, 5), [{ seat: 'P2', why: 'library' }])
    expect(playersIn(own.state)).toEqual(['P1', 'P3', 'P4', 'P5'])
  })

  it('everybody at once is a draw, and both heads of a giant go for one’s library (FMT-8)', () => {
    const all = formatState({ format: 'free-for-all' }, 2)
    const dead = changeLife(
      all,
      all.seats.map(seat => ({ seat, amount: -20 })),
    ).state
    expect(checkState(dead).state.ended).toMatchObject({ winners: [], draw: true })
    const giants = checkState(formatState({ format: 'two-headed-giant' }, 4), [{ seat: 'P1', why: 'library' }])
    expect(giants.state.ended?.winners).toEqual(['P2', 'P3'])
    expect(giants.events[1]).toEqual({ type: 'knocked-out', seat: 'P4', why: 'with-team' })
  })

  it('the turn of who went out stands until turns are settled, with nobody to answer in it (CLA-9, FMT-17)', () => {
    const before = formatState({ format: 'melee' }, 5)
    const fallen = eliminate(before, [{ seat: 'P1', why: 'life' }]).state
    expect(fallen.turns).toEqual(before.turns)
    expect(playersInRange(fallen, 'P1')).toEqual([])
    const { state, events } = endTurnsOfEliminated(fallen)
    expect(activePlayers(state)).toEqual(['P2'])
    expect(events).toContainEqual({ type: 'turn-ends', seat: 'P1', turn: 1 })
    expect(events).toContainEqual({ type: 'turn-begins', seat: 'P2', turn: 2 })
  })
})

describe('things abroad when somebody goes out (FMT-4)', () => {
  it('those of the fallen are gone, those that stood with the fallen come home, the others stay', () => {
    const state = without(formatState({ format: 'emperor' }, 6), 'P1')
    const things = [
      { name: 'lent', controller: 'P6', territory: 'P1' },
      { name: 'own', controller: 'P1', territory: 'P6' },
      { name: 'far', controller: 'P5', territory: 'P6' },
    ]
    const { staying, returning, removed } = territoriesAfterElimination(state, things)
    expect([staying, returning, removed].map(list => list.map(thing => thing.name))).toEqual([
      ['far'],
      ['lent'],
      ['own'],
    ])
  })
})

describe('a position in mid-game', () => {
  it('is written with whose turn it is, and nobody is given another seat', () => {
    const state = formatState({ format: 'emperor' }, 6, { active: 'P3' })
    expect(activePlayers(state)).toEqual(['P3'])
    expect(state.places).toEqual(formatState({ format: 'emperor' }, 6).places)
    const turned = formatState({ format: 'dci-two-on-two' }, 4, { turn: 'P2', active: 'P4' })
    expect(activePlayers(turned)).toEqual(['P4'])
    expect(turned.places).toEqual(formatState({ format: 'dci-two-on-two' }, 4, { turn: 'P2' }).places)
  })

  it('several turns at once, and never more than the format allows (FMT-12)', () => {
    const grand = { format: 'grand-melee' }
    expect(activePlayers(formatState(grand, 18, { active: ['P2', 'P9', 'P15'] }))).toEqual(['P2', 'P9', 'P15'])
    expect(() => formatState(grand, 15, { active: ['P1', 'P6', 'P11'] })).toThrow('given.active')
    expect(() => formatState(grand, 15, { turns: ['P1', 'P6', 'P11'] })).toThrow('given.turns')
    expect(() => formatState({ format: 'melee' }, 6, { active: ['P1', 'P4'] })).toThrow('given.active')
  })
})

describe('which turn goes (FMT-14)', () => {
  const grand = (active: readonly string[], players: number): FormatState =>
    formatState({ format: 'grand-melee' }, players, { active })

  it('a waiting turn counts: one that has the fallen in range goes at once, with no running one there', () => {
    // 24 players, four turns: P1's ends in steps until it waits behind P7's, which still has the seats P5 to P9.
    let state = grand(['P1', 'P7', 'P13', 'P19'], 24)
    state = passTurn(state, 'P1').state
    state = passTurn(state, 'P2').state
    expect(state.turns.find(turn => turn.state === 'held')?.of).toBe('P3')
    const { state: next, events } = eliminate(state, [{ seat: 'P4', why: 'life' }])
    expect(next.turns.map(turn => turn.of)).toEqual(['P7', 'P13', 'P19'])
    expect(events.some(one => one.type === 'turn-removed' && one.seat === 'P3')).toBe(true)
  })

  it('of several a running one goes before a waiting one', () => {
    let state = grand(['P1', 'P7', 'P13', 'P19'], 24)
    state = passTurn(state, 'P1').state
    state = passTurn(state, 'P2').state
    // P5 is in range of P3, who waits, and of P7, whose turn runs.
    const { state: next } = eliminate(state, [{ seat: 'P5', why: 'life' }])
    expect(next.turns.filter(turn => turn.leaving).map(turn => turn.of)).toEqual(['P7'])
    expect(next.turns.some(turn => turn.of === 'P3')).toBe(true)
  })

  it('where no turn is in range, the nearest to the right goes', () => {
    const { state } = eliminate(grand(['P1', 'P7', 'P13', 'P19'], 24), [{ seat: 'P4', why: 'life' }])
    expect(state.turns.filter(turn => turn.leaving).map(turn => turn.of)).toEqual(['P1'])
  })
})
