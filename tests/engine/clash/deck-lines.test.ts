import { assert, constantFrom, dictionary, integer, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allCards, cardsOf } from '../../../src-engine/clash/book.ts'
import { withBasics } from '../../../src-engine/clash/decks/basics.ts'
import { deckFaults } from '../../../src-engine/clash/decks/legal.ts'
import { readDeck, writeDeck } from '../../../src-engine/clash/decks/lines.ts'

describe('Clash: a deck as lines of text', () => {
  it('comes back as it was written, name and all', () => {
    const recipe = dictionary(constantFrom(...allCards.map(card => card.name)), integer({ min: 1, max: 40 }))
    const name = stringMatching(/^[a-z][a-z ]{0,30}[a-z]$/)
    assert(
      property(name, recipe, (called, cards) => {
        expect(readDeck(writeDeck({ name: called, cards }))).toEqual({ name: called, cards, unread: [] })
      }),
    )
  })

  it('is read as people write it, and says which lines name no card', () => {
    const text =
      '# The Zoo\r\n\r\n4x forest bear\n  2  Elder Oak \nForest\n3 Forest\n0 Fire Bolt\n4 Black Lotus\nWolf\n'
    expect(readDeck(text)).toEqual({
      name: 'The Zoo',
      cards: { 'Forest Bear': 4, 'Elder Oak': 2, Forest: 4 },
      unread: [
        { line: 8, text: '4 Black Lotus' },
        // A token goes into no deck.
        { line: 9, text: 'Wolf' },
      ],
    })
  })
})

describe('Clash: filled up with basic lands (CLA-1)', () => {
  const spells = { 'Forest Bear': 4, 'Elder Oak': 4, 'Web Weaver': 4, 'Thicket Cat': 4, 'Hill Goat': 4, 'Fire Bolt': 4 }
  it('a deck is legal, and its lands are of the colours its cards ask for', () => {
    const deck = withBasics(spells, 60)
    expect(deckFaults(cardsOf(deck))).toEqual([])
    const { Forest = 0, Mountain = 0, ...others } = deck
    expect(Forest + Mountain).toBe(36)
    expect(Forest).toBeGreaterThan(Mountain)
    expect(Mountain).toBeGreaterThan(8)
    expect(others).toEqual(spells)
  })
  it('one that asks for no colour gets them all, and one that is whole is left alone', () => {
    expect(withBasics({}, 10)).toEqual({ Plains: 2, Island: 2, Swamp: 2, Mountain: 2, Forest: 2 })
    expect(withBasics(spells, 20)).toEqual(spells)
  })
})
