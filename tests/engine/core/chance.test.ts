import { describe, expect, it } from 'vitest'
import { chanceFrom, seedFrom, type ChanceState } from '../../../src-engine/index.ts'
import { chiSquare } from '../../support/chi-square.ts'

const fresh: ChanceState = { seed: seedFrom(7), drawn: {} }

describe('chance', () => {
  // Limits: chi-square that an even draw passes 99.9 times in a hundred.
  it.each([
    [2, 10.83],
    [6, 20.52],
    [13, 32.91],
    [52, 88.9],
  ])('draws evenly below %i', (n, limit) => {
    const chance = chanceFrom(fresh)
    const counts = Array.from({ length: n }, () => 0)
    for (let i = 0; i < 20_000; i++) counts[chance.below('even', n)]!++
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(chiSquare(counts)).toBeLessThan(limit)
  })

  it('shuffles evenly: each of the 24 orders of four as often', () => {
    const chance = chanceFrom(fresh)
    const counts = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = chance.shuffle('order', ['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7)
  })

  it('leaves what it shuffles as it was, and loses nothing', () => {
    const before = Object.freeze([1, 2, 3, 4, 5])
    expect(chanceFrom(fresh).shuffle('x', before).toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('one draw more or less under one name moves no other', () => {
    const one = chanceFrom(fresh)
    const other = chanceFrom(fresh)
    for (let i = 0; i < 5; i++) other.below('cut', 52)
    const draws = (chance: typeof one): number[] => Array.from({ length: 20 }, () => chance.below('deal', 52))
    expect(draws(other)).toEqual(draws(one))
  })

  it('names and seeds each give another stream', () => {
    const stream = (seed: number, what: string): string => {
      const chance = chanceFrom({ seed: seedFrom(seed), drawn: {} })
      return Array.from({ length: 12 }, () => chance.below(what, 1000)).join()
    }
    const streams = [1, 2, 3].flatMap(seed => ['a', 'b', 'deal 1', 'deal 2'].map(what => stream(seed, what)))
    expect(new Set(streams).size).toBe(streams.length)
  })

  it('is told by the seed, the name and the count alone, in whatever order it is asked', () => {
    const stream = Array.from({ length: 40 }, (_, index) =>
      chanceFrom({ ...fresh, drawn: { deal: index } }).below('deal', 2 ** 32),
    )
    const chance = chanceFrom(fresh)
    const mixed = stream.map((_, index) => {
      if (index % 3 === 0) chance.below('cut', 52)
      return chance.below('deal', 2 ** 32)
    })
    expect(mixed).toEqual(stream)
    expect(new Set(stream).size).toBe(stream.length)
  })

  it('is BLAKE2s, keyed with the seed, over the block and the name', () => {
    // Python: blake2s(b'0 deal', digest_size=32, key=bytes.fromhex('00112233445566778899aabbccddeeff')).hexdigest()
    const chance = chanceFrom({ seed: '00112233445566778899aabbccddeeff', drawn: {} })
    const words = Array.from({ length: 8 }, () =>
      chance
        .below('deal', 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    expect(words.join('')).toBe('eb719e309c0aa044b0e9c9fdbba50befd9a94a30214cd9d261f74536f30e859e')
  })

  it('goes on where it was saved, and forgets what was not', () => {
    const first = chanceFrom(fresh)
    first.below('deal', 52)
    const saved = first.save()
    const unsaved = first.below('deal', 52)
    expect(chanceFrom(saved).below('deal', 52)).toBe(unsaved)
    expect(chanceFrom(JSON.parse(JSON.stringify(saved)) as ChanceState).below('deal', 52)).toBe(unsaved)
    expect(fresh.drawn).toEqual({})
  })

  it('is the same state if nothing was drawn', () => {
    expect(chanceFrom(fresh).save()).toBe(fresh)
  })

  it('hands on what a scenario answers, and nothing else', () => {
    const chance = chanceFrom({ ...fresh, answers: { 'draw 1': { Ann: '9H' } } })
    expect(chance.answer('draw 1')).toEqual({ Ann: '9H' })
    expect(chance.answer('draw 2')).toBeUndefined()
    expect(chanceFrom(fresh).answer('draw 1')).toBeUndefined()
  })

  it('takes seeds as numbers or 32 hex digits, and nothing else', () => {
    expect(seedFrom(255)).toBe('000000000000000000000000000000ff')
    expect(seedFrom('ABCDEF0123456789abcdef0123456789')).toBe('abcdef0123456789abcdef0123456789')
    for (const wrong of [-1, 1.5, Number.NaN, 2 ** 60, 'abc', 'g'.repeat(32), '']) {
      expect(() => seedFrom(wrong)).toThrow('a seed is')
    }
  })
})
