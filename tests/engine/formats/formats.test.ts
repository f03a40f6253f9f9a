import { describe, expect, it } from 'vitest'
import {
  restartWith,
  firstSeats,
  formatIds,
  formats,
  mayAttack,
  mayAttackFrom,
  mayMoveTo,
  respondersTo,
  mayTarget,
  activePlayers,
  smallestDeck,
  mayAffect,
} from '../../../src-engine/formats/index.ts'
import { turnCountByFormula, turnCountFor } from '../../../src-engine/formats/turn-count.ts'
import { formatState, without } from './support.ts'

describe('the nine formats and their defaults (FMT-6…18)', () => {
  it.each([
    // format, players, life, shared, range, attack, moving, turns at once, teams, wins
    ['two-on-two', 4, 20, false, 'unlimited', 'right-opponent', 'no', 1, true, 'last-team'],
    ['dci-two-on-two', 4, 20, false, 'unlimited', 'across', 'move', 1, true, 'last-team'],
    ['two-headed-giant', 4, 40, true, 'unlimited', 'any', 'no', 1, true, 'last-team'],
    ['emperor', 6, 20, false, 1, 'neighbours', 'move', 1, true, 'emperor'],
    ['emperor', 10, 20, false, 1, 'neighbours', 'move', 1, true, 'emperor'],
    ['free-for-all', 5, 20, false, 'unlimited', 'any', 'no', 1, false, 'last-in'],
    ['melee', 8, 20, false, 1, 'left', 'no', 1, false, 'points'],
    ['grand-melee', 15, 20, false, 2, 'left', 'no', 2, false, 'points'],
    ['star', 5, 20, false, 'unlimited', 'enemies', 'no', 1, false, 'both-enemies-out'],
    ['one-deck', 4, 20, false, 'unlimited', 'right-opponent', 'no', 1, true, 'last-team'],
    ['one-deck', 5, 20, false, 1, 'left', 'no', 1, false, 'points'],
  ] as const)('%s for %i', (format, players, life, shared, range, attack, moving, turns, teams, wins) => {
    const state = formatState({ format }, players)
    expect(state.rules).toMatchObject({ life, sharedLife: shared, range, attack, moving, wins, peace: 0, handSize: 7 })
    expect(state.turnsAllowed).toBe(turns)
    expect(activePlayers(state)).toHaveLength(turns)
    expect(state.seats.some(seat => state.places[seat]?.team !== undefined)).toBe(teams)
    expect(Object.values(state.life).every(total => total === life)).toBe(true)
  })

  /** Today's official multiplayer rules beside the booklet's: what each format plays otherwise, and nothing else. */
  const today = {
    'two-on-two 4': { attack: 'any', talk: true },
    'dci-two-on-two 4': { attack: 'any', moving: 'deploy', talk: true },
    'two-headed-giant 4': { life: 30, turns: 'team', poison: 15, talk: true },
    'emperor 6': { emperorRange: 2, moving: 'deploy', starts: 'an-emperor' },
    'emperor 10': { emperorRange: 3, innerRange: 2, moving: 'deploy', starts: 'an-emperor' },
    'free-for-all 5': {},
    'melee 8': {},
    'grand-melee 16': { range: 1, turns: 'markers', seats: { min: 10, max: 40 } },
    'star 5': {},
    'one-deck 4': { attack: 'any', talk: true },
    'one-deck 6': {},
  }
  it.each(Object.entries(today))('today %s plays otherwise only what the rules say (FMT-20)', (table, otherwise) => {
    const [format, players] = table.split(' ') as [(typeof formatIds)[number], string]
    const before = formatState({ format }, Number(players)).rules
    const now = formatState({ format, rules: 'modern' }, Number(players)).rules
    const differs = Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof typeof before]),
    )
    const everywhere = {
      book: 'modern',
      // Neighbours close up as the next turn begins, and nobody attacks over a fresh gap; things go with who controls
      // them, and go back to their owners.
      shrinks: 'next-turn',
      gaps: 'no-attack',
      rangeBasis: 'controller',
      borrowed: 'go-back',
    }
    expect(Object.fromEntries(differs)).toEqual({ ...everywhere, ...otherwise })
  })

  it('no table talk in two-on-two, DCI two-on-two and Two-Headed Giant only (FMT-6, 7, 8)', () => {
    expect(formatIds.filter(id => !formats[id].talk)).toEqual(['two-on-two', 'dci-two-on-two', 'two-headed-giant'])
  })

  it('a shared deck grows by twenty cards a player (FMT-16)', () => {
    expect([4, 5, 6, 12].map(smallestDeck)).toEqual([120, 140, 160, 280])
  })
})

describe('the number of turns (FMT-12, 14)', () => {
  const chart = [
    [11, 11, 1],
    [12, 17, 2],
    [18, 23, 3],
    [24, 29, 4],
    [30, 35, 5],
    [36, 40, 6],
  ] as const
  it.each(chart)('the booklet’s chart: %i to %i players', (from, to, turns) => {
    for (let n = from; n <= to; n++) {
      expect(turnCountByFormula(n, 2)).toBe(turns)
      expect(activePlayers(formatState({ format: 'grand-melee', small: true }, n))).toHaveLength(turns)
    }
  })

  it('goes down early or only when it must: from 28 players at 23 or at 19', () => {
    const early = formatState({ format: 'grand-melee' }, 28).rules
    const forced = formatState({ format: 'grand-melee', reduce: 'forced' }, 28).rules
    const counts = [24, 23, 20, 19]
    expect(counts.map(n => turnCountFor(early, n, 4))).toEqual([4, 3, 3, 3])
    expect(counts.map(n => turnCountFor(forced, n, 4))).toEqual([4, 4, 4, 3])
    expect(turnCountFor(early, 28, 3)).toBe(3)
  })
})

describe('the star (FMT-15)', () => {
  it('of 120 orders of elimination 60 end at the second, 20 tie at the third, 40 end at the fourth', () => {
    const seen = { second: 0, tie: 0, fourth: 0, other: 0 }
    for (const order of orders(formatState({ format: 'star' }, 5).seats)) {
      let state = formatState({ format: 'star' }, 5)
      let count = 0
      for (const seat of order.slice(0, 4)) {
        if (state.ended !== undefined) break
        state = without(state, seat)
        count++
      }
      const winners = state.ended?.winners.length
      if (count === 2 && winners === 1) seen.second++
      else if (count === 3 && winners === 2) seen.tie++
      else if (count === 4 && winners === 1) seen.fourth++
      else seen.other++
    }
    expect(seen).toEqual({ second: 60, tie: 20, fourth: 40, other: 0 })
  })
})

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) => orders([...items.slice(0, i), ...items.slice(i + 1)]).map(rest => [item, ...rest]))
}

describe('who begins (FMT-19)', () => {
  it.each([
    // Where partners sit together, the left-hand player of either team; else anybody.
    ['two-on-two', 4, ['P1', 'P2', 'P3', 'P4']],
    ['dci-two-on-two', 4, ['P1', 'P3']],
    ['two-headed-giant', 4, ['P1', 'P3']],
    ['emperor', 6, ['P1', 'P4']],
    ['emperor', 10, ['P1', 'P6']],
    ['star', 5, ['P1', 'P2', 'P3', 'P4', 'P5']],
    ['melee', 4, ['P1', 'P2', 'P3', 'P4']],
  ] as const)('%s for %i may be begun by %j, and nobody changes sides', (format, players, seats) => {
    const before = formatState({ format }, players)
    expect(firstSeats(before)).toEqual(seats)
    for (const first of seats) {
      const { state } = restartWith(before, first)
      expect(activePlayers(state)).toEqual([first])
      expect(state).toMatchObject({ places: before.places, life: before.life, turnsBegun: { [first]: 1 } })
      // As if it had been said before: the same players are team-mates, emperors, opposite each other.
      const fresh = formatState({ format }, players, { turn: first })
      for (const seat of before.seats) {
        expect(mayAttack(state, seat)).toEqual(mayAttack(fresh, seat))
        expect(mayMoveTo(state, seat)).toEqual(mayMoveTo(fresh, seat))
        expect(state.places[seat]!.role).toBe(fresh.places[seat]!.role)
      }
    }
  })

  it('today an emperor begins', () => {
    expect(firstSeats(formatState({ format: 'emperor', rules: 'modern' }, 6))).toEqual(['P3', 'P6'])
  })
})

describe('things abroad (FMT-3, 17)', () => {
  // P1 sees P2 and P6 only. P2's creature stands with P3; P3's stands with P2.
  const far = { controller: 'P2', territory: 'P3' }
  const near = { controller: 'P3', territory: 'P2' }
  it.each([
    ['booklet', [false, true], [true, false]],
    ['territory', [false, true], [false, true]],
    ['controller', [true, false], [true, false]],
  ] as const)('measured by %s', (rangeBasis, targets, touched) => {
    const state = formatState({ format: 'melee', rangeBasis }, 6)
    expect([far, near].map(thing => mayTarget(state, 'P1', thing))).toEqual(targets)
    expect([far, near].map(thing => mayAffect(state, 'P1', thing))).toEqual(touched)
  })

  it('today things count by who controls them', () => {
    expect(mayTarget(formatState({ format: 'melee', rules: 'modern' }, 6), 'P1', far)).toBe(true)
  })

  it('a moved creature attacks from where it stands: across from the partner, or next to the general', () => {
    const dci = formatState({ format: 'dci-two-on-two' }, 4)
    expect(mayAttackFrom(dci, 'P1', 'P1')).toEqual(['P2'])
    expect(mayAttackFrom(dci, 'P1', 'P4')).toEqual(['P3'])
    // P6 is the emperor, P1 its general next to the enemy's general P2.
    const emperor = formatState({ format: 'emperor' }, 6)
    expect(mayAttackFrom(emperor, 'P6', 'P6')).toEqual([])
    expect(mayAttackFrom(emperor, 'P6', 'P1')).toEqual(['P2'])
    expect(mayAttackFrom(emperor, 'P1', 'P6')).toEqual([])
  })

  it('first turns without attacks are without moved creatures too, which stand in an attack’s place (FMT-16)', () => {
    for (const [rules, may] of [
      ['booklet', []],
      ['modern', ['P4']],
    ] as const) {
      const dci = formatState({ format: 'dci-two-on-two', rules }, 4)
      expect(mayMoveTo(dci, 'P1')).toEqual(['P4'])
      const atPeace = { ...dci, rules: { ...dci.rules, peace: 1 } }
      expect(mayMoveTo(atPeace, 'P1')).toEqual(may)
    }
  })

  it('who may answer: the sphere, and whoever is aimed at from that turn’s stack; elsewhere everybody', () => {
    const state = formatState({ format: 'grand-melee' }, 16)
    const turn = state.turns[0]!
    expect(respondersTo(state, turn, [])).toEqual(['P1', 'P2', 'P3', 'P15', 'P16'])
    expect(respondersTo(state, turn, ['P3', 'P9'])).toEqual(['P1', 'P2', 'P3', 'P9', 'P15', 'P16'])
    expect(respondersTo(without(state, 'P9'), turn, ['P9'])).toEqual(['P1', 'P2', 'P3', 'P15', 'P16'])
    const melee = formatState({ format: 'melee' }, 6)
    expect(respondersTo(melee, melee.turns[0]!, [])).toEqual(melee.seats)
  })
})
