import { describe, expect, it } from 'vitest'
import {
  changeLife,
  checkState,
  eliminate,
  homecoming,
  lifeOf,
  onTurn,
  passTurn,
  reach,
  settleTurns,
  standing,
  type Circle,
} from '../../../src-engine/formats/index.ts'
import { circleOf, without } from './support.ts'

describe('life and the state check (CLA-6)', () => {
  it('each seat’s life changes by its own amount, and nobody goes out by that alone', () => {
    const before = circleOf({ format: 'free-for-all' }, 4, { life: { P2: 3, P3: 5 } })
    const { circle, news } = changeLife(before, [
      { seat: 'P2', amount: -3 },
      { seat: 'P3', amount: -2 },
      { seat: 'P2', amount: 3 },
    ])
    expect(['P2', 'P3'].map(seat => lifeOf(circle, seat))).toEqual([3, 3])
    expect(news.map(one => one.type)).toEqual(['life', 'life', 'life'])
    expect(checkState(circle).circle).toBe(circle)
  })

  it('who has lost goes out at one moment, each for a reason: life, an empty library, poison', () => {
    const before = circleOf({ format: 'melee' }, 6)
    const hurt = changeLife(before, [{ seat: 'P2', amount: -20 }]).circle
    const { circle, news } = checkState(
      hurt,
      [
        { seat: 'P4', why: 'library' },
        { seat: 'P5', why: 'poison', by: 'P1' },
      ],
      'P3',
    )
    expect(standing(circle)).toEqual(['P1', 'P3', 'P6'])
    expect(news.filter(one => one.type === 'knocked-out')).toEqual([
      { type: 'knocked-out', seat: 'P4', why: 'library' },
      { type: 'knocked-out', seat: 'P5', why: 'poison', by: 'P1' },
      { type: 'knocked-out', seat: 'P2', why: 'life', by: 'P3' },
    ])
    // Each is scored by the seating just before (FMT-17).
    expect(circle.points).toEqual({ P1: 1, P3: 1, P4: 1 })
  })

  it('of one deck an empty library is a draw for all; elsewhere it puts one player out (FMT-16)', () => {
    const shared = checkState(circleOf({ format: 'one-deck' }, 5), [{ seat: 'P2', why: 'library' }])
    expect(shared.circle.ended).toMatchObject({ winners: [], draw: true })
    expect(shared.news).toEqual([{ type: 'over', winners: [], draw: true, why: 'library-empty' }])
    const own = checkState(circleOf({ format: 'free-for-all' }, 5), [{ seat: 'P2', why: 'library' }])
    expect(standing(own.circle)).toEqual(['P1', 'P3', 'P4', 'P5'])
  })

  it('everybody at once is a draw, and both heads of a giant go for one’s library (FMT-8)', () => {
    const all = circleOf({ format: 'free-for-all' }, 2)
    const dead = changeLife(
      all,
      all.seats.map(seat => ({ seat, amount: -20 })),
    ).circle
    expect(checkState(dead).circle.ended).toMatchObject({ winners: [], draw: true })
    const giants = checkState(circleOf({ format: 'two-headed-giant' }, 4), [{ seat: 'P1', why: 'library' }])
    expect(giants.circle.ended?.winners).toEqual(['P2', 'P3'])
    expect(giants.news[1]).toEqual({ type: 'knocked-out', seat: 'P4', why: 'with-team' })
  })

  it('the turn of who went out stands until turns are settled, with nobody to answer in it (CLA-9, FMT-17)', () => {
    const before = circleOf({ format: 'melee' }, 5)
    const fallen = eliminate(before, [{ seat: 'P1', why: 'life' }]).circle
    expect(fallen.turns).toEqual(before.turns)
    expect(reach(fallen, 'P1')).toEqual([])
    const { circle, news } = settleTurns(fallen)
    expect(onTurn(circle)).toEqual(['P2'])
    expect(news).toContainEqual({ type: 'turn-ends', seat: 'P1', turn: 1 })
    expect(news).toContainEqual({ type: 'turn-begins', seat: 'P2', turn: 2 })
  })
})

describe('things abroad when somebody goes out (FMT-4)', () => {
  it('those of the fallen are gone, those that stood with the fallen come home, the others stay', () => {
    const circle = without(circleOf({ format: 'emperor' }, 6), 'P1')
    const things = [
      { name: 'lent', controller: 'P6', territory: 'P1' },
      { name: 'own', controller: 'P1', territory: 'P6' },
      { name: 'far', controller: 'P5', territory: 'P6' },
    ]
    const { stay, home, gone } = homecoming(circle, things)
    expect([stay, home, gone].map(list => list.map(thing => thing.name))).toEqual([['far'], ['lent'], ['own']])
  })
})

describe('a position in mid-game', () => {
  it('is written with whose turn it is, and nobody is seated anew', () => {
    const circle = circleOf({ format: 'emperor' }, 6, { active: 'P3' })
    expect(onTurn(circle)).toEqual(['P3'])
    expect(circle.places).toEqual(circleOf({ format: 'emperor' }, 6).places)
    const turned = circleOf({ format: 'dci-two-on-two' }, 4, { turn: 'P2', active: 'P4' })
    expect(onTurn(turned)).toEqual(['P4'])
    expect(turned.places).toEqual(circleOf({ format: 'dci-two-on-two' }, 4, { turn: 'P2' }).places)
  })

  it('several turns at once, and never more than the format allows (FMT-12)', () => {
    const grand = { format: 'grand-melee' }
    expect(onTurn(circleOf(grand, 18, { active: ['P2', 'P9', 'P15'] }))).toEqual(['P2', 'P9', 'P15'])
    expect(() => circleOf(grand, 15, { active: ['P1', 'P6', 'P11'] })).toThrow('given.active')
    expect(() => circleOf(grand, 15, { turns: ['P1', 'P6', 'P11'] })).toThrow('given.turns')
    expect(() => circleOf({ format: 'melee' }, 6, { active: ['P1', 'P4'] })).toThrow('given.active')
  })
})

describe('which turn goes (FMT-14)', () => {
  const grand = (active: readonly string[], players: number): Circle =>
    circleOf({ format: 'grand-melee' }, players, { active })

  it('a waiting turn counts: one that has the fallen in range goes at once, with no running one there', () => {
    // 24 players, four turns: P1's ends in steps until it waits behind P7's, which still has the seats P5 to P9.
    let circle = grand(['P1', 'P7', 'P13', 'P19'], 24)
    circle = passTurn(circle, 'P1').circle
    circle = passTurn(circle, 'P2').circle
    expect(circle.turns.find(turn => turn.state === 'held')?.of).toBe('P3')
    const { circle: next, news } = eliminate(circle, [{ seat: 'P4', why: 'life' }])
    expect(next.turns.map(turn => turn.of)).toEqual(['P7', 'P13', 'P19'])
    expect(news.some(one => one.type === 'turn-removed' && one.seat === 'P3')).toBe(true)
  })

  it('of several a running one goes before a waiting one', () => {
    let circle = grand(['P1', 'P7', 'P13', 'P19'], 24)
    circle = passTurn(circle, 'P1').circle
    circle = passTurn(circle, 'P2').circle
    // P5 is in range of P3, who waits, and of P7, whose turn runs.
    const { circle: next } = eliminate(circle, [{ seat: 'P5', why: 'life' }])
    expect(next.turns.filter(turn => turn.leaving).map(turn => turn.of)).toEqual(['P7'])
    expect(next.turns.some(turn => turn.of === 'P3')).toBe(true)
  })

  it('where no turn is in range, the nearest to the right goes', () => {
    const { circle } = eliminate(grand(['P1', 'P7', 'P13', 'P19'], 24), [{ seat: 'P4', why: 'life' }])
    expect(circle.turns.filter(turn => turn.leaving).map(turn => turn.of)).toEqual(['P1'])
  })
})
