import { describe, expect, it } from 'vitest'
import { manaValue } from '../../../src-engine/clash/cards/cost.ts'
import { cardNamed, cardsOf } from '../../../src-engine/clash/book.ts'
import { readyDeck } from '../../../src-engine/clash/decks/decks.ts'
import { halfDecks, readyDecks } from '../../../src-engine/clash/decks/lists.ts'
import { deckAdvice, deckFaults } from '../../../src-engine/clash/decks/legal.ts'
import { oneDeckOf } from '../../../src-engine/clash/decks/one-deck.ts'
import { starDecks } from '../../../src-engine/clash/decks/star.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { games, start } from '../../../src-engine/index.ts'
import { starPairs } from '../../../src-engine/colours/colours.ts'

const lands = (cards: readonly string[]): number => cards.filter(name => cardNamed(name)!.isLand).length

describe('Clash: half-decks', () => {
  it('are ten, two a colour, each of its own style, of thirty cards of which twelve are lands', () => {
    expect(halfDecks).toHaveLength(10)
    for (const key of ['id', 'style'] as const) {
      expect(new Set(halfDecks.map(half => half[key])).size).toBe(10)
    }
    const colours = halfDecks.map(half => half.colour).sort()
    expect(colours).toEqual(['black', 'blue', 'green', 'red', 'white'].flatMap(one => [one, one]))
    for (const half of halfDecks) {
      const cards = cardsOf(half.cards)
      expect([cards.length, lands(cards)]).toEqual([30, 12])
      const strange = cards.filter(name => cardNamed(name)!.colours.some(colour => colour !== half.colour))
      expect(strange).toEqual([])
    }
  })

  it('make a legal deck of any two: 45 decks', () => {
    const pairs = halfDecks.flatMap((one, i) => halfDecks.slice(i + 1).map(other => `${one.id}+${other.id}`))
    expect(pairs).toHaveLength(45)
    for (const id of pairs) {
      const cards = readyDeck(id)!
      expect(cards).toHaveLength(60)
      expect(deckFaults(cards)).toEqual([])
    }
    expect(readyDeck('bench+bench')).toBeUndefined()
    expect(readyDeck('bench')).toBeUndefined()
    expect(readyDeck('bench+nothing')).toBeUndefined()
  })
})

describe('Clash: ready decks', () => {
  it('are ten, one for each pair of colours, legal, with 24 lands and both colours in good number', () => {
    expect(readyDecks).toHaveLength(10)
    expect(new Set(readyDecks.map(deck => deck.pair.toSorted().join())).size).toBe(10)
    expect(readyDecks.slice(0, 5).map(deck => deck.pair)).toEqual(starPairs)
    for (const { id, pair } of readyDecks) {
      const cards = readyDeck(id)!
      expect([id, cards.length, lands(cards), deckFaults(cards), deckAdvice(cards, { pair })]).toEqual([
        id,
        60,
        24,
        [],
        [],
      ])
      const strange = cards.filter(name => cardNamed(name)!.colours.some(colour => !pair.includes(colour)))
      expect(strange).toEqual([])
    }
  })

  it('begin differently: of what two of them can cast in the first three turns they share a third at most', () => {
    const early = (id: string): readonly string[] =>
      readyDeck(id)!.filter(name => !cardNamed(name)!.isLand && manaValue(cardNamed(name)!.manaCost) <= 3)
    for (const [i, one] of readyDecks.entries()) {
      for (const other of readyDecks.slice(i + 1)) {
        const [a, b] = [early(one.id), [...early(other.id)]]
        const shared = a.filter(name => {
          const at = b.indexOf(name)
          return at >= 0 && b.splice(at, 1).length > 0
        }).length
        expect([one.id, other.id, shared / a.length <= 1 / 3]).toEqual([one.id, other.id, true])
      }
    }
  })

  it('hold what players fight over: crowns, bounties, votes, gifts and deals', () => {
    const all = readyDecks.flatMap(deck => Object.keys(deck.cards))
    const said = JSON.stringify([...new Set(all)].map(name => cardNamed(name)))
    for (const kind of ['crown', 'bounty', 'vote', 'offer', 'truce']) expect(said).toContain(`"do":"${kind}"`)
  })
})

describe('Clash: decks of the star', () => {
  it('are one for each friendly pair, legal, with both colours in good number', () => {
    expect(starDecks.map(deck => deck.pair)).toEqual(starPairs)
    for (const { id, pair } of starDecks) {
      const cards = readyDeck(id)!
      expect([cards.length, lands(cards)]).toEqual([60, 24])
      expect(deckFaults(cards, { pair })).toEqual([])
      expect(deckAdvice(cards, { pair })).toEqual([])
      const both = cards.filter(name => cardNamed(name)!.colours.length === 2)
      expect(both.length).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('Clash: the one deck', () => {
  it.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('for %d players is held to what the booklet advises', players => {
    const cards = oneDeckOf(120 + 20 * (players - 4))
    expect(deckFaults(cards, { sharedBy: players })).toEqual([])
    expect(deckAdvice(cards, { sharedBy: players })).toEqual([])
    expect(lands(cards) / cards.length).toBeCloseTo(0.4, 1)
    const colours = ['white', 'blue', 'black', 'red', 'green'] as const
    const counts = colours.map(colour => cards.filter(name => cardNamed(name)!.colours.includes(colour)).length)
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.7)
  })
})

describe('Clash: what a deck may hold', () => {
  const sixty = (...names: readonly string[]): readonly string[] => [
    ...names,
    ...Array.from({ length: 60 - names.length }, () => 'Plains'),
  ]

  it('at least sixty cards, any number of basic lands, four of anything else', () => {
    expect(deckFaults(sixty())).toEqual([])
    expect(deckFaults(sixty().slice(1))).toEqual([{ code: 'too-few-cards', needed: 60, has: 59 }])
    const four = ['Fire Bolt', 'Fire Bolt', 'Fire Bolt', 'Fire Bolt']
    expect(deckFaults(sixty(...four))).toEqual([])
    expect(deckFaults(sixty(...four, 'Fire Bolt'))).toEqual([{ code: 'too-many-copies', card: 'Fire Bolt' }])
  })

  it('only cards there are, and no tokens', () => {
    expect(deckFaults(sixty('Grey Dragon', 'Recruit'))).toEqual([
      { code: 'unknown-card', card: 'Grey Dragon' },
      { code: 'unknown-card', card: 'Recruit' },
    ])
  })

  it('in the star no artifact and no third colour', () => {
    const pair = ['white', 'blue'] as const
    expect(deckFaults(sixty('Gull Rider', 'Iron Wall', 'Knife Juggler', 'Fire Bolt'), { pair })).toEqual([
      { code: 'artifact', card: 'Iron Wall' },
      { code: 'other-colour', card: 'Knife Juggler' },
      { code: 'other-colour', card: 'Fire Bolt' },
    ])
    expect(deckAdvice(sixty('Sky Lancer', 'Watch Goose', 'Bridge Guard'), { pair })).toEqual([
      { code: 'colour-thin', has: 0 },
    ])
  })

  it('shared, as many as the players need, with what the booklet advises against named', () => {
    expect(deckFaults(sixty(), { sharedBy: 5 })).toEqual([{ code: 'too-few-cards', needed: 140, has: 60 }])
    expect(deckAdvice(sixty('Ruin of Hosts', 'Fire Bolt'), { sharedBy: 4 })).toEqual([
      { code: 'doubled-colour', card: 'Ruin of Hosts' },
      { code: 'too-many-cheap', has: 1 },
      { code: 'few-graveyard-cards', has: 0 },
    ])
  })
})

it('Clash: of one deck only the first seat’s list counts, but nobody names cards there are not (FMT-16)', () => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  const problem = (decks: { readonly [seat: string]: string[] }): string => {
    const made = start(games['clash']!, { seats, seed: 1, options: { format: 'one-deck', decks } })
    return made.ok ? 'ok' : made.code
  }
  const few = ['Hill Goat']
  expect(problem({ Ann: few })).toBe('deck-too-few-cards')
  expect(problem({ Ben: few })).toBe('ok')
  expect(problem({ Ben: ['Nobody'] })).toBe('deck-unknown-card')
  expect(problem({ Ann: [...oneDeckOf(120)], Dee: few })).toBe('ok')
})

it('Clash: with kind hands an opening hand is the better of two by its number of lands (CLA-1)', () => {
  const far = (kindHands: boolean, seed: number): number => {
    const made = start(games['clash']!, { seats: ['Ann', 'Ben'], seed, options: { kindHands } })
    if (!made.ok) throw new Error(made.code)
    const hand = (made.match.state as ClashState).players['Ann']!.hand.cards.open()
    expect(hand).toHaveLength(7)
    return Math.abs(lands(hand) - 3)
  }
  const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1)
  const sum = (kindHands: boolean): number => seeds.reduce((all, seed) => all + far(kindHands, seed), 0)
  // The first of the two is the hand there would be without: it is never a worse one, and often a better.
  expect(seeds.filter(seed => far(true, seed) > far(false, seed))).toEqual([])
  expect(sum(true)).toBeLessThan(0.75 * sum(false))
})
