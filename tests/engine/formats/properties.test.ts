import { array, assert, constantFrom, integer, nat, oneof, property, record as shape } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayAttack,
  activePlayers,
  passTurn,
  playersInRange,
  sphereOf,
  playersIn,
  statusOf,
  type FormatState,
} from '../../../src-engine/formats/index.ts'
import { formatState, without } from './support.ts'
import { runs } from '../../support/runs.ts'

const often = runs(60)

const tables = shape({
  players: integer({ min: 8, max: 40 }),
  range: constantFrom(1, 2),
  reduce: constantFrom('early', 'forced'),
  rules: oneof({ weight: 3, arbitrary: constantFrom('booklet') }, { weight: 1, arbitrary: constantFrom('modern') }),
  /** Even: somebody ends a turn; odd: somebody goes out (twice as seldom). */
  steps: array(nat(10_000), { minLength: 20, maxLength: 160 }),
})
interface TableOf {
  readonly players: number
  readonly range: number
  readonly reduce: string
  readonly rules: string
  readonly steps: readonly number[]
}

function opened({ players, range, reduce, rules }: TableOf): FormatState {
  return formatState({ format: 'grand-melee', small: true, range, reduce, rules }, players)
}

/** One random step: mostly a turn's end, now and then one or two players out. Two are left in at least. */
function step(state: FormatState, pick: number): FormatState {
  const left = playersIn(state)
  if (pick % 5 === 0 && left.length > 3) {
    const first = left[pick % left.length]!
    const second = left[(pick * 7 + 1) % left.length]!
    return without(state, ...(pick % 10 === 0 && first !== second ? [first, second] : [first]))
  }
  const having = activePlayers(state)
  return passTurn(state, having[pick % having.length]!).state
}

function eachStep(table: TableOf, look: (state: FormatState) => void): FormatState {
  let state = opened(table)
  look(state)
  for (const pick of table.steps) {
    state = step(state, pick)
    look(state)
  }
  return state
}

describe('Grand Melee over random tables (FMT-12…14)', () => {
  it('spheres never overlap', () => {
    assert(
      property(tables, table => {
        eachStep(table, state => {
          // Today’s turn markers keep turns apart when they begin; the booklet’s spheres, always.
          if (state.rules.turns !== 'spheres') return
          const spheres = state.turns.filter(turn => turn.state === 'running').flatMap(turn => sphereOf(state, turn))
          expect(new Set(spheres).size).toBe(spheres.length)
        })
      }),
      often,
    )
  })

  it('turns are never more than allowed, but for those leaving; somebody always has one, and nobody two', () => {
    assert(
      property(tables, table => {
        eachStep(table, state => {
          const staying = state.turns.filter(turn => !turn.leaving)
          expect(staying.length).toBeLessThanOrEqual(state.turnsAllowed)
          const having = state.turns.filter(turn => turn.state === 'running').map(turn => turn.of)
          expect(having.length).toBeGreaterThan(0)
          expect(new Set(having).size).toBe(having.length)
          for (const turn of state.turns) expect(statusOf(state, turn.of)).toBe('in')
        })
      }),
      often,
    )
  })

  it('every standing player gets turns, and none starves', () => {
    assert(
      property(tables, nat(10_000), (table, salt) => {
        let state = eachStep(table, () => undefined)
        const before = state.turnsBegun
        // However they end, one at random after the other, four turns for each player are enough for everybody.
        const enough = playersIn(state).length * 4
        for (let i = 0; i < enough; i++) {
          const having = activePlayers(state)
          state = passTurn(state, having[(salt * (i + 1) + i) % having.length]!).state
        }
        const got = playersIn(state).map(seat => (state.turnsBegun[seat] ?? 0) - (before[seat] ?? 0))
        expect(Math.min(...got)).toBeGreaterThan(0)
      }),
      often,
    )
  })
})

describe('melee points over random orders (FMT-11)', () => {
  it('out one by one, the points add up to players + 1', () => {
    assert(
      property(integer({ min: 3, max: 14 }), array(nat(1000), { minLength: 14, maxLength: 14 }), (players, picks) => {
        let state = formatState({ format: 'melee' }, players)
        for (const pick of picks) {
          if (state.ended !== undefined) break
          if (pick % 2 === 0) state = passTurn(state, activePlayers(state)[0]!).state
          const left = playersIn(state)
          state = without(state, left[pick % left.length]!)
        }
        expect(state.ended).toBeDefined()
        const points = Object.values(state.points).reduce((sum, one) => sum + one, 0)
        expect(points).toBe(players + 1)
      }),
      often,
    )
  })
})

describe('left and right (FMT-1)', () => {
  it('are mirror images of each other', () => {
    const ways = shape({
      players: integer({ min: 2, max: 12 }),
      range: constantFrom(1, 2, 'unlimited'),
      out: array(nat(11), { maxLength: 6 }),
    })
    assert(
      property(ways, ({ players, range, out }) => {
        const mirror = (seat: string): string => `P${players + 1 - Number(seat.slice(1))}`
        let left = formatState({ format: 'free-for-all', attack: 'left', range }, players)
        let right = formatState({ format: 'free-for-all', attack: 'right', range }, players)
        for (const one of out) {
          const seat = `P${(one % players) + 1}`
          if (playersIn(left).length < 3 || !playersIn(left).includes(seat)) continue
          left = without(left, seat)
          right = without(right, mirror(seat))
        }
        // Turns pass left in both, so positions go at different times: what is compared counts them all.
        const whole = (state: FormatState): FormatState => ({ ...state, ring: state.seats })
        for (const seat of left.seats) {
          const mirrored = (seats: readonly string[]): string[] => seats.map(mirror).toSorted()
          expect(mirrored(mayAttack(whole(left), seat))).toEqual([...mayAttack(whole(right), mirror(seat))].toSorted())
          expect(mirrored(playersInRange(whole(left), seat))).toEqual(
            [...playersInRange(whole(right), mirror(seat))].toSorted(),
          )
        }
      }),
      often,
    )
  })
})
