import { expect, it } from 'vitest'
import type { Card } from '../../../src-engine/cards/french.ts'
import { hastyTrump, mistakesOf } from '../../../src-engine/whist/bots/mistakes.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'

/** What Dee sees at a table of four, spades trumps, with these cards on the table, played by Ann, Ben and Cal. */
function made(level: 'easy' | 'normal', legal: readonly Card[], trick: readonly Card[] = []): readonly string[] {
  const order = ['Ann', 'Ben', 'Cal', 'Dee']
  const plays = trick.map((card, at) => ({ by: order[at]!, card }))
  const held = { status: 'in', tricks: 1, handSize: legal.length } as const
  const seats = { Ann: held, Ben: held, Cal: held, Dee: { ...held, cards: legal, legal } }
  const view = { phase: 'play', trump: 'S', order, seats, trick: { plays, taps: [] }, history: [] }
  return mistakesOf(view as unknown as WhistView, 'Dee', level).map(({ mistake, card }) => `${mistake} ${card}`)
}

it('beginners make the mistakes beginners make, and those who have played a few evenings fewer', () => {
  const lead: Card[] = ['AH', 'QD', '3C', 'KS']
  expect(made('easy', lead)).toEqual(['keepsAces 3C', 'leadsHoping QD'])
  expect(made('normal', lead)).toEqual(['leadsHoping QD'])
  expect(made('easy', ['AH', 'TH', '3H'], ['4H', '9H', '2H'])).toEqual(['winsDear AH', 'waits 3H'])
  expect(made('easy', ['QH', '3H'], ['4H', 'KH', '2H'])).toEqual(['throwsHigh QH'])
  expect(made('easy', ['AH', '3H'], ['4H', 'KH'])).toEqual(['waits 3H'])
  expect(made('easy', ['5S', 'KD', '3C'], ['4H', 'KH', '2H'])).toEqual(['savesTrumps 3C', 'waits 3C'])
  expect(made('normal', ['AH', '3H'], ['4H', 'KH'])).toEqual([])
})

it('play on where nothing invites a mistake', () => {
  expect(made('easy', ['9H'])).toEqual([])
  expect(made('easy', ['2S'], ['4H', 'KH', '2H'])).toEqual([])
})

it('a beginner calls the suit of its highest card, however alone that stands', () => {
  expect(hastyTrump(['AH', 'KS', 'QS', 'JS'])).toBe('H')
})
