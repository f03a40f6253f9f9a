import { speak } from '../../src-renderer/words/index.ts'
import { expect, test } from 'vitest'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import { newsLines, tieWords } from '../../src-renderer/games/whist/hand-news.ts'
import { prompt } from '../../src-renderer/games/whist/hand-words.ts'
import { whereWeAre, type WhistView } from '../../src-renderer/games/whist/seen.ts'
import { soundsOf } from '../../src-renderer/games/whist/use-sounds.ts'

await speak('en')
const name = (seat: string): string => seat
const dazed = (seat: string, left: number): WhistEvent[] => [
  { type: 'dazed', seat },
  { type: 'life', seat, left },
]

test('the end of a hand at a full table is told in a few lines, with everybody in them once', () => {
  const events: WhistEvent[] = [
    ...['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay'].flatMap(seat => dazed(seat, 1)),
    ...['Gus', 'Hal'].flatMap(seat => dazed(seat, 0)),
    { type: 'dazed', seat: 'Ida' },
    { type: 'out', seat: 'Ida', why: 'no-life' },
  ]
  expect(newsLines(events, name)).toEqual([
    'No trick for Ann, Ben, Cal, Dee, Eve, Fay, Gus and Hal: dazed, and a life is paid',
    'On the last legs: Gus and Hal',
    'Knocked out: Ida',
  ])
  expect(soundsOf(events)).toEqual(['out'])
})

test('the last round is won, but nobody deals any more', () => {
  const won: WhistEvent = { type: 'round-won', seat: 'Ann', round: 3 }
  expect(newsLines([won], name)).toEqual(['Ann wins round 3 and deals the next'])
  expect(newsLines([won, { type: 'game-won', seat: 'Ann' }], name)).toEqual(['Ann wins round 3'])
})

test('dogs, out, back and giving up have their line each', () => {
  expect(newsLines([{ type: 'back', seat: 'Ann' }], name)).toEqual(['Ann wins a trick with the one card and is back!'])
  const dogs = ['Ann', 'Ben'].map((seat): WhistEvent => ({ type: 'dog', seat }))
  expect(newsLines(dogs, name)).toEqual(['No trick for Ann and Ben: a dog’s life, one card next hand'])
  expect(newsLines([{ type: 'out', seat: 'Ann', why: 'conceded' }], name)).toEqual(['Ann gives up'])
  expect(newsLines([{ type: 'spared', seats: ['Ann'] }], name)).toEqual([
    'Nobody still in took a trick: nobody is knocked out',
  ])
})

test('a tie is told as it was settled: drawn, cut, or by chance alone (RULES AOB-6, KOW-3, KW-4)', () => {
  const draws = [{ Ann: 'AH', Ben: '2S' }] as const
  expect(tieWords({ what: 'deal', draws })).toContain('draw for the deal')
  expect(tieWords({ what: 'trump', draws })).toContain('cut for trump')
  expect(tieWords({ what: 'trump', draws: [] })).toContain('chance picks')
})

const table = (me: WhistView['seats'][string]['status'], more: Partial<WhistView> = {}): WhistView =>
  ({
    phase: 'play',
    toAct: ['Ben'],
    trick: { plays: [], taps: [] },
    seats: { Ann: { status: me, tricks: 0, handSize: 1 }, Ben: { status: 'in', tricks: 0, handSize: 1 } },
    ...more,
  }) as unknown as WhistView

test('whoever is dazed or out is told what the table waits for; a dog in the last trick that it must play', () => {
  expect(prompt(table('dazed'), 'Ann', [], {})).toBe('You are dazed until the next round. Ben to play.')
  expect(prompt(table('dazed', { phase: 'trump' }), 'Ann', [], {})).toContain('Ben calls trump.')
  expect(prompt(table('out', { phase: 'trump' }), 'Ann', [], {})).toBe('You are out. Ben calls trump.')
  const offers = [{ do: 'play', blanks: { card: { pick: 'one', from: ['9C'] } } }] as const
  expect(prompt(table('dog', { toAct: ['Ann'] }), 'Ann', offers, {})).toContain('must play its one card')
})

test('a deal is called a round in Knockout Whist, a hand in the others (seed 002)', () => {
  const at = (more: Partial<WhistView>) => whereWeAre({ round: 2, hand: 3, cards: 1, ...more } as WhistView)
  expect(at({ game: 'knockout-whist' })).toBe('Round 3 · 1 card')
  expect(at({ game: 'knock-out-whist', cards: 5 })).toBe('Hand 3 · 5 cards')
  expect(at({ game: 'all-out-brawl', cards: 5 })).toBe('Round 2 · hand 3 · 5 cards')
})
