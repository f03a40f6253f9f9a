import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NightAct } from '../../../src-engine/night/acts.ts'
import { isSealed, isSealedFrom, seatingsOf } from '../../../src-engine/night/duplicate-round.ts'
import { nightShape, phaseOf, type Night } from '../../../src-engine/night/night.ts'
import { newNight } from '../../../src-engine/night/reduce.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { nightState } from '../../../src-engine/night/state.ts'
import { after, comes, goes, host, person, refusal } from '../../support/night-acts.ts'
import { runs } from '../../support/runs.ts'

const deal = { game: 'knock-out-whist', options: {}, rounds: 1, duplicate: true } as const
const next = (...seatings: (string | null)[][]): NightAct => ({
  do: 'next',
  tables: seatings.map((seats, at) => ({ id: `t${at}`, people: seats.filter(one => one !== null), seats })),
  by: host,
})
const over = (table: string, ...made: [person: string | null, made: number][]): NightAct => ({
  do: 'result',
  table,
  record: `record of ${table}`,
  places: made.flatMap(([one]) => (one === null ? [] : [[one]])),
  made: made.map(([one, own]) => ({ person: one, made: own })),
})
const points = (night: Night) => standingsOf(night).map(({ person: id, points: own, wins }) => [id, own, wins])
const begun = after(newNight('n', person('a'), [deal, deal]), comes('b'), comes('c'), comes('d'))

describe('a deal of the night that is the same at every table', () => {
  const on = after(begun, next(['a', 'b', null], ['c', null, 'd']))

  test('gives points for what was made of the same cards, and none for the place at one’s own table', () => {
    const done = after(on, over('t0', ['a', 4], ['b', 3], [null, 0]), over('t1', ['c', 3], [null, 3], ['d', 1]))
    expect([phaseOf(done), points(done)]).toEqual([
      'between',
      [
        ['a', 2, 1],
        ['d', 2, 1],
        ['b', 1.5, 0],
        ['c', 1, 0],
      ],
    ])
    const [first] = nightState(done, 0).games[0]!.compared!
    expect(first).toMatchObject({ person: 'a', seat: 0, made: 4, others: [{ person: 'c', made: 3 }] })
    expect(nightShape.parse(JSON.parse(JSON.stringify(done)))).toEqual(done)
    expect(seatingsOf(done)).toEqual([
      [
        ['a', 'b', null],
        ['c', null, 'd'],
      ],
    ])
  })

  test('tells nothing of what came of it while a table still plays, and nobody else waits for one that closed', () => {
    const one = after(on, over('t0', ['a', 4], ['b', 3], [null, 0]))
    const other = after(on, over('t0', ['a', 0], ['b', 1], [null, 6]))
    expect(nightState(one, 0)).toEqual(nightState(other, 0))
    expect([isSealed(one, 't0'), isSealed(one, 't1'), isSealed(one, 'elsewhere')]).toEqual([true, true, false])
    const closed = after(one, { do: 'table-gone', table: 't1' })
    expect([phaseOf(closed), isSealed(closed, 't0'), points(closed)[0]]).toEqual(['between', false, ['a', 0, 0]])
    const passed = after(one, { do: 'skip', by: host })
    expect([phaseOf(passed), isSealed(passed, 't0')]).toEqual(['between', false])
  })

  test('is sealed again where an end is taken back', () => {
    const done = after(on, over('t0', ['a', 4], ['b', 3], [null, 0]), over('t1', ['c', 3], [null, 3], ['d', 1]))
    const back = after(done, { do: 'take-back', record: 'record of t1' })
    expect([phaseOf(back), isSealed(back, 't0'), nightState(back, 0).games[0]!.compared]).toEqual(['playing', true, []])
  })

  test('is nothing for a TV or for anybody who was not seated there, as long as it is on', () => {
    const from = (who: string | undefined, table = 't0') => isSealedFrom(on, table, who)
    expect([from('a'), from('c'), from(undefined), from('c', 't1'), from('a', 'elsewhere')]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(isSealedFrom(undefined, 't0', 'a')).toBe(false)
    const done = after(on, over('t0', ['a', 4], ['b', 3], [null, 0]), over('t1', ['c', 3], [null, 3], ['d', 1]))
    expect(isSealedFrom(done, 't0', undefined)).toBe(false)
  })

  test('other games tell each end at once, whoever still plays', () => {
    const plain = after(newNight('n', person('a'), [{ ...deal, duplicate: undefined }]), ...['b', 'c', 'd'].map(comes))
    const one = after(plain, next(['a', 'b'], ['c', 'd']), over('t0', ['a', 4], ['b', 3]))
    expect(nightState(one, 0).games[0]!.results.map(({ table }) => table)).toEqual(['t0'])
    expect([isSealed(one, 't0'), isSealed(one, 't1')]).toEqual([false, false])
  })

  test('a head start is on top of it', () => {
    const given = after(on, { do: 'head-start', person: 'c', points: 2, by: host })
    const done = after(given, over('t0', ['a', 4], ['b', 3], [null, 0]), over('t1', ['c', 3], [null, 3], ['d', 1]))
    expect(points(done).find(([id]) => id === 'c')).toEqual(['c', 3, 0])
  })

  test('compares nobody who left before the end, nor anybody alone', () => {
    const done = after(on, over('t0', [null, 4], ['b', 3], [null, 0]), over('t1', ['c', 3], [null, 3], ['d', 1]))
    const compared = nightState(done, 0).games[0]!.compared!
    expect(compared.map(one => one.person)).toEqual(['b', 'c', 'd'])
    expect(compared[1]!.others).toEqual([{ person: null, made: 4 }])
    const alone = after(newNight('n', person('a'), [deal]), comes('b'), goes('b'))
    expect(refusal(alone, next(['a', null], [null, null]))).toBe('night-too-few')
  })

  test('shares out as much, whoever makes what', () => {
    const hands = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(hands, made => {
        const people = made.map((_, table) => [`p${table} 0`, `p${table} 1`])
        const night = after(
          newNight('n', person('a'), [deal]),
          ...people.flat().map(comes),
          next(...people),
          ...made.map((own, table) => over(`t${table}`, [`p${table} 0`, own[0]], [`p${table} 1`, own[1]])),
        )
        const sum = standingsOf(night).reduce((total, one) => total + one.points, 0)
        // At each of two seats one point each, and one for every pair.
        const tables = made.length
        expect(sum).toBeCloseTo(2 * (tables + (tables * (tables - 1)) / 2))
      }),
      runs(60),
    )
  })
})
