import { describe, expect, test } from 'vitest'
import type { NightAct } from '../../../src-engine/night/acts.ts'
import { phaseOf } from '../../../src-engine/night/night.ts'
import { newNight } from '../../../src-engine/night/reduce.ts'
import { after, comes, host, next, over, person, refusal } from '../../support/night-acts.ts'

const game = { game: 'knock-out-whist', options: {}, rounds: 1 } as const

describe('a word at a night', () => {
  const begun = after(newNight('n', person('a'), [game]), comes('b'), comes('c'))

  test('takes back one end and no other, and gives a head start to one person and nobody else', () => {
    const tables = next(['t1', 'a', 'b'], ['t2', 'c'])
    const played = after(begun, tables, over('t1', 'r1', ['a'], ['b']), over('t2', 'r2', ['c']))
    expect(after(played, { do: 'take-back', record: 'r1' }).results.map(one => one.record)).toEqual(['r2'])
    const alone = newNight('n', person('a'), [game])
    expect(after(alone, { do: 'head-start', person: 'a', points: 1, by: host }).people[0]!.headStart).toBe(1)
    const given = after(begun, { do: 'head-start', person: 'b', points: 5, by: host })
    expect(given.people.map(one => [one.id, one.headStart ?? 0])).toEqual([
      ['a', 0],
      ['b', 5],
      ['c', 0],
    ])
  })

  test('expects the people of a list: a wrong one, or one after the end, changes nothing; an empty one takes it away', () => {
    const listed = after(begun, { do: 'names', names: [{ name: 'Zoe', seed: 1 }], by: host })
    expect(listed.expected).toEqual([{ name: 'Zoe', seed: 1 }])
    const twice: NightAct = { do: 'names', names: [{ name: 'Zoe' }, { name: 'ZOE' }], by: host }
    expect(refusal(listed, twice)).toBe('name-twice')
    expect(after(listed, { do: 'names', names: [], by: host })).not.toHaveProperty('expected')
    const ended = after(listed, { do: 'end', by: host })
    expect(refusal(ended, { do: 'names', names: [], by: host })).toBe('night-over')
    expect(refusal(ended, { do: 'playlist', playlist: [game], by: host })).toBe('night-over')
  })

  test('with the same cards at every table begins for two, and for nobody alone', () => {
    const same = { ...game, duplicate: true as const }
    const alone = newNight('n', person('a'), [same])
    expect(refusal(alone, next(['t1', 'a']))).toBe('night-too-few')
    expect(phaseOf(after(alone, comes('b'), next(['t1', 'a'], ['t2', 'b'])))).toBe('playing')
  })
})
