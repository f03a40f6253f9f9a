import { loadLanguage } from '../support/all-messages.ts'
import { describe, expect, it, test } from 'vitest'
import { pauseMs } from '../../src-engine/whist/pauses.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import { sceneSteps, tieText } from '../../src-renderer/games/whist/scene.ts'
import { prompt } from '../../src-renderer/games/whist/hand-text.ts'
import { progressText } from '../../src-renderer/games/whist/status-text.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { soundsOf } from '../../src-renderer/games/whist/use-sounds.ts'

await loadLanguage('en')
const seats = { order: ['Ann', 'Ben', 'Cal'], seats: {} } as unknown as WhistView
const played: WhistEvent[] = [
  { type: 'play', by: 'Ben', card: '2S' },
  { type: 'trick', winner: 'Ann', card: 'AS', plays: [] },
]
const over: WhistEvent = { type: 'hand-over', tricks: { Ann: 2, Ben: 0, Cal: 2 } }
const tie: WhistEvent = {
  type: 'tie',
  seats: ['Ann', 'Cal'],
  what: 'trump',
  draws: [{ Ann: '2H', Cal: 'KC' }],
  winner: 'Cal',
}
const deal: WhistEvent = { type: 'deal', round: 1, hand: 2, cards: 6, dealer: 'Ben', dogs: [] }
const out: WhistEvent = { type: 'out', seat: 'Ben', why: 'no-trick' }
const order = (events: readonly WhistEvent[], tv = false) =>
  sceneSteps(events, seats, tv)?.map(({ beat }) => (beat.at === 'tie' ? `tie ${beat.turned}` : beat.at))

describe('Whist: between two hands', () => {
  it('comes the trick, the score, the cards of a tie one by one, then the trump, each alone', () => {
    const called: WhistEvent = { type: 'trump', suit: 'H', how: 'turned' }
    const all = [...played, over, out, tie, deal, called]
    expect(order(all)).toEqual(['trick', 'score', 'tie 0', 'tie 1', 'tie 2', 'trump'])
    // The TV stamps whoever is out before it counts.
    expect(order(all, true)).toEqual(['trick', 'out', 'score', 'tie 0', 'tie 1', 'tie 2', 'trump'])
  })
  it('the score tells who took what and what became of them, most tricks first', () => {
    const beat = sceneSteps([...played, over, { type: 'life', seat: 'Ben', left: 0 }], seats, false)?.[1]?.beat
    expect(beat).toMatchObject({
      at: 'score',
      scores: [
        { seat: 'Ann', tricks: 2 },
        { seat: 'Cal', tricks: 2 },
        { seat: 'Ben', tricks: 0, mark: 'last-legs' },
      ],
    })
  })
  it('nothing lies over a card in play, nor over the last card of the game', () => {
    expect(order([...played, over, deal, { type: 'lead', by: 'Ann', card: '3C' }])).toBeUndefined()
    expect(order([{ type: 'play', by: 'Ann', card: '3C' }])).toBeUndefined()
    expect(order([...played, over, out, { type: 'game-won', seat: 'Ann' }])).toEqual(['trick'])
  })
  it('bots wait at least as long as it takes (RULES AOB-6)', () => {
    for (const events of [[over], [over, out], [over, out, tie]]) {
      const shown = sceneSteps([...played, ...events], seats, true)!.reduce((sum, one) => sum + one.ms, 0)
      expect(Math.max(...events.map(pauseMs))).toBeGreaterThanOrEqual(shown)
    }
  })
})

test('Whist: what happened at one moment is heard once', () => {
  expect(soundsOf(['Ann', 'Ben'].map((seat): WhistEvent => ({ type: 'dazed', seat })))).toEqual(['out'])
})

test('Whist: a tie is told as it was settled: drawn, cut, or by chance alone (RULES AOB-6, KOW-3, KW-4)', () => {
  const draws = [{ Ann: 'AH', Ben: '2S' }] as const
  expect(tieText({ what: 'deal', draws })).toContain('draw for the deal')
  expect(tieText({ what: 'trump', draws })).toContain('cut for trump')
  expect(tieText({ what: 'trump', draws: [] })).toContain('chance picks')
})

const table = (me: WhistView['seats'][string]['status'], more: Partial<WhistView> = {}): WhistView =>
  ({
    phase: 'play',
    toAct: ['Ben'],
    trick: { plays: [], taps: [] },
    seats: { Ann: { status: me, tricks: 0, handSize: 1 }, Ben: { status: 'in', tricks: 0, handSize: 1 } },
    ...more,
  }) as unknown as WhistView

test('Whist: whoever is dazed or out is told what the table waits for; a dog in the last trick that it must play', () => {
  expect(prompt(table('dazed'), 'Ann', [], {})).toBe('You are dazed until the next round. Ben to play.')
  expect(prompt(table('dazed', { phase: 'trump' }), 'Ann', [], {})).toContain('Ben calls trump.')
  expect(prompt(table('out', { phase: 'trump' }), 'Ann', [], {})).toBe('You are out. Ben calls trump.')
  const offers = [{ do: 'play', blanks: { card: { pick: 'one', from: ['9C'] } } }] as const
  expect(prompt(table('dog', { toAct: ['Ann'] }), 'Ann', offers, {})).toContain('must play its one card')
})

test('a deal is called a round in Knockout Whist, a hand in the others (seed 002)', () => {
  const at = (more: Partial<WhistView>) => progressText({ round: 2, hand: 3, cards: 1, ...more } as WhistView)
  expect(at({ game: 'knockout-whist' })).toBe('Round 3 · 1 card')
  expect(at({ game: 'knock-out-whist', cards: 5 })).toBe('Hand 3 · 5 cards')
  expect(at({ game: 'all-out-brawl', cards: 5 })).toBe('Round 2 · hand 3 · 5 cards')
})
