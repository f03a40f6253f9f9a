import { describe, expect, it } from 'vitest'
import { allCards, card as cardOf } from '../../../src-engine/clash/book.ts'
import { bestOf, withLands } from '../../../src-engine/clash/draft/build.ts'
import { ratingOf } from '../../../src-engine/clash/draft/ratings.ts'
import { draftedDeck, fewestSpells, mostSpells } from '../../../src-engine/clash/state/draft.ts'
import type { Colour } from '../../../src-engine/colours/colours.ts'

/** What is built of a pool by itself: its best two colours, and more where they are too few. */

const byRating = (name: string, other: string): number => ratingOf(other) - ratingOf(name)
/** Cards of one colour alone, the best first. */
const creatures = (colour: Colour): string[] => ofColour(colour, true)
const others = (colour: Colour): string[] => ofColour(colour, false)
function ofColour(colour: Colour, areCreatures: boolean): string[] {
  return allCards
    .filter(card => card.colours.join() === colour && card.isCreature === areCreatures)
    .map(card => card.name)
    .toSorted(byRating)
}
const coloursOf = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap(name => cardOf(name).colours))].toSorted()
const rated = (names: readonly string[]): number => names.reduce((sum, name) => sum + ratingOf(name), 0)

describe('Clash: a deck that is built by itself', () => {
  it('is of the two colours whose cards are rated best, whatever else there is', () => {
    const pool = (good: readonly Colour[], bad: readonly Colour[]): string[] => [
      ...bad.flatMap(colour => creatures(colour).slice(-6)),
      ...good.flatMap(colour => [...creatures(colour).slice(0, 9), ...others(colour).slice(0, 3)]),
    ]
    expect(coloursOf(bestOf(pool(['white', 'black'], ['blue', 'red', 'green'])))).toEqual(['black', 'white'])
    expect(coloursOf(bestOf(pool(['red', 'green'], ['white', 'blue', 'black'])))).toEqual(['green', 'red'])
  })

  it('has 23 cards of its own: the sixteen best creatures, and the best of all that is left', () => {
    const pool = (['green', 'black'] as const).flatMap(colour => [
      ...creatures(colour).slice(0, 12),
      ...others(colour).slice(0, 8),
    ])
    const sixteen = pool
      .filter(name => cardOf(name).isCreature)
      .toSorted(byRating)
      .slice(0, 16)
    const rest = pool.filter(name => !sixteen.includes(name)).toSorted(byRating)
    const deck = bestOf(pool)
    expect(deck).toHaveLength(23)
    expect(sixteen.filter(name => !deck.includes(name))).toEqual([])
    // Of cards that are rated alike either may be in it.
    expect(rated(deck.filter(name => !sixteen.includes(name)))).toBeCloseTo(rated(rest.slice(0, 7)))
  })

  it('has lands that give both its colours, three at most, and no others', () => {
    const pool = [
      ...creatures('white').slice(0, 12),
      ...creatures('blue').slice(0, 12),
      ...Array.from({ length: 5 }, () => 'Chapel Quay'),
      'Cinder Bog',
      'Crossroads Inn',
    ]
    const lands = bestOf(pool).filter(name => cardOf(name).isLand)
    expect(lands).toHaveLength(mostSpells - 23)
    expect(lands.every(name => cardOf(name).mana!.includes('white') && cardOf(name).mana!.includes('blue'))).toBe(true)
  })

  it('takes in the best third colour where two have too few, and as much of it as is missing', () => {
    const two = [...creatures('white').slice(0, 9), ...creatures('green').slice(0, 9)]
    const [good, bad] = [creatures('black').slice(0, 7), creatures('blue').slice(-4)]
    const deck = bestOf([...bad, ...two, ...good])
    expect(coloursOf(deck)).toEqual(['black', 'green', 'white'])
    // The best of black; the worst two of it are not missing.
    expect(deck.filter(name => good.includes(name))).toEqual(good.slice(0, 23 - two.length))
    expect(two.filter(name => !deck.includes(name))).toEqual([])
    expect(rated(good.slice(0, 4))).toBeGreaterThan(rated(bad))
  })

  it('takes in whatever there is where three colours are too few for a deck', () => {
    const pool = (['white', 'blue', 'black', 'red', 'green'] as const).flatMap(colour => creatures(colour).slice(0, 4))
    const deck = bestOf(pool)
    expect(deck).toHaveLength(fewestSpells)
    expect(new Set(deck).size).toBe(fewestSpells)
    expect(bestOf(pool.slice(0, 10)).toSorted()).toEqual(pool.slice(0, 10).toSorted())
  })

  it('is filled up to forty with basic lands of the colours it asks for', () => {
    const own = [...creatures('red').slice(0, 12), ...creatures('blue').slice(0, 11)]
    const deck = withLands(own)
    expect(deck).toHaveLength(draftedDeck)
    expect([...new Set(deck.filter(name => !own.includes(name)))].toSorted()).toEqual(['Island', 'Mountain'])
  })
})
