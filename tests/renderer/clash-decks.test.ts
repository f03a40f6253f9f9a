import { expect, test } from 'vitest'
import { halfDecks, readyDecks } from '../../src-engine/clash/decks/lists.ts'
import { readyDeck } from '../../src-engine/clash/decks/decks.ts'
import { oneDeckOf } from '../../src-engine/clash/decks/one-deck.ts'
import { anyCard, searchCards } from '../../src-renderer/games/clash/decks/search.ts'
import { faceOfHalf, faceOfReady } from '../../src-renderer/games/clash/decks/faces.ts'
import { fitsOf } from '../../src-renderer/games/clash/decks/fits.ts'
import { textOf } from '../../src-renderer/words/en/clash-cards/text.ts'

const names = (options: Partial<typeof anyCard>): readonly string[] =>
  searchCards({ ...anyCard, ...options }, textOf).map(card => card.name)

test('Clash: cards are found by their name, their text, colour, type and cost, and by all of it together', () => {
  expect(names({}).length).toBeGreaterThan(120)
  expect(names({ text: 'bear forest' })).toEqual(['Forest Bear'])
  expect(names({ text: 'flying', colour: 'white' })).toEqual(expect.arrayContaining(['Sky Lancer', 'Watch Goose']))
  expect(names({ text: 'flying', colour: 'white' })).not.toContain('River Sage')
  expect(names({ type: 'land', colour: 'green' })).toEqual(expect.arrayContaining(['Forest', 'Orchard Abbey']))
  expect(names({ mana: 7, colour: 'green' })).toEqual(['Elder Oak'])
  expect(names({ colour: 'none', type: 'creature' })).toContain('Iron Wall')
  expect(names({ text: 'no card says this' })).toEqual([])
})

test('Clash: a deck is told where it may be played, and why not elsewhere (CLA-1, FMT-15, FMT-16)', () => {
  const halves = fitsOf(readyDeck('bench+harbour')!)
  expect(halves.own).toEqual([])
  expect(halves.star).toEqual([['white', 'blue']])
  expect(halves).toMatchObject({ shared: 0, oneFaults: [{ code: 'too-few-cards', needed: 120, has: 60 }] })

  const across = fitsOf(readyDeck('bench+taproom')!)
  expect(across).toMatchObject({ own: [], star: [] })
  expect(across.starFaults[0]).toMatchObject({ code: 'other-colour' })

  const one = fitsOf(oneDeckOf(160))
  expect(one).toMatchObject({ shared: 6, oneFaults: [], advice: [] })
  expect(fitsOf(['Forest', 'No Such Card']).own.map(fault => fault.code)).toEqual(['unknown-card', 'too-few-cards'])
})

test('Clash: each half-deck and each ready deck has a picture of its own', () => {
  expect(new Set(readyDecks.map(deck => faceOfReady(deck.id))).size).toBe(readyDecks.length)
  expect(new Set(halfDecks.map(half => faceOfHalf(half.id))).size).toBe(halfDecks.length)
})
