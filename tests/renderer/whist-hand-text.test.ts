import { loadLanguage } from '../support/all-messages.ts'
import { describe, expect, it, test } from 'vitest'
import { momentsOf, pauseMs } from '../../src-engine/whist/moments.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import { fatesText, handText, tieText } from '../../src-renderer/games/whist/scene-text.ts'
import { prompt } from '../../src-renderer/games/whist/hand-text.ts'
import { progressText } from '../../src-renderer/games/whist/status-text.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { caption, soundsOf } from '../../src-renderer/games/whist/story.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

await loadLanguage('en')
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
const order = (events: readonly WhistEvent[]) =>
  momentsOf(events).map(({ shown }) => (shown.at === 'tie' ? `tie ${shown.turned}` : shown.at))

describe('Whist: what people look at after a play', () => {
  it('comes the trick, the score, who is out, the cards of a tie one by one, then the trump, each alone', () => {
    const called: WhistEvent = { type: 'trump', suit: 'H', how: 'turned' }
    expect(order([...played, over, out, tie, deal, called])).toEqual([
      'played',
      'trick',
      'score',
      'out',
      'tie 0',
      'tie 1',
      'tie 2',
      'tie 2',
      'trump',
    ])
  })
  it('the dazed have their turn before those who are out, in whatever order the rules found them', () => {
    const dazed = (seat: string): WhistEvent => ({ type: 'dazed', seat })
    const gone: WhistEvent = { type: 'out', seat: 'Ben', why: 'no-life' }
    const life: WhistEvent = { type: 'life', seat: 'Cal', left: 0 }
    const [, marks, stamp] = momentsOf([over, dazed('Ben'), gone, dazed('Cal'), life])
    expect(marks).toMatchObject({ shown: { at: 'marks', marks: { Cal: 'last-legs' } }, tells: [dazed('Cal'), life] })
    expect(stamp).toMatchObject({ shown: { at: 'out', seats: ['Ben'] }, tells: [dazed('Ben'), gone] })
  })
  it('who has a tie is told once its last card lies open, and not before (RULES AOB-6)', () => {
    const all = momentsOf([over, tie])
    expect(all.filter(({ tells }) => tells.includes(tie))).toEqual([
      expect.objectContaining({ shown: { at: 'tie', tie, turned: 2, settled: true } }),
    ])
  })
  it('whoever is out or dazed reads just that while nobody is next (what lies there is looked at)', () => {
    const seats = { Ann: { status: 'out' }, Ben: { status: 'dazed' } }
    const view = { phase: 'play', toAct: [], seats, trick: {} } as unknown as WhistView
    expect(prompt(view, 'Ann', [], namesOf({}))).toBe('You are out.')
    expect(prompt(view, 'Ben', [], namesOf({}))).toBe('You are dazed until the next round.')
  })
  it('there is as long to read as there are names', () => {
    const score = (n: number): number => {
      const tricks = Object.fromEntries(Array.from({ length: n }, (_, at) => [`P${at}`, 0]))
      return momentsOf([{ type: 'hand-over', tricks }])[0]!.ms
    }
    expect(score(12)).toBeGreaterThan(4000)
    expect(score(2)).toBeLessThan(2000)
  })
  it('bots wait as long as it takes, and for a trick at least until it was seen', () => {
    for (const events of [[over], [over, out], [over, out, tie]]) {
      expect(pauseMs(events)).toBe(momentsOf(events).reduce((sum, one) => sum + one.ms, 0))
    }
    expect(pauseMs(played)).toBe(1000)
    expect(pauseMs([{ type: 'lead', by: 'Ann', card: '3C' }])).toBe(0)
  })
})

test('Whist: what happened at one moment is heard once', () => {
  expect(soundsOf(['Ann', 'Ben'].map((seat): WhistEvent => ({ type: 'dazed', seat })))).toEqual(['out'])
  // The end has the podium's sounds.
  expect(soundsOf(['round-won', 'game-won'].map(type => ({ type, seat: 'Ann' }) as WhistEvent))).toEqual([])
})

test('Whist: a tie is told as it was settled: drawn, cut, or by chance alone (RULES AOB-6, KOW-3, KW-4)', () => {
  const draws = [{ Ann: 'AH', Ben: '2S' }] as const
  expect(tieText({ what: 'deal', draws })).toContain('draw for the deal')
  expect(tieText({ what: 'trump', draws })).toContain('cut for trump')
  expect(tieText({ what: 'trump', draws: [] })).toContain('chance picks')
})

const six = ['Ann', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay']
const whole = (seat: string): string => `${seat} of the longest name there is`
const one = Object.fromEntries(six.map(seat => [seat, 1]))

test('Whist: in a headline more than three are a number, and three or fewer their names', () => {
  expect(handText(one, whole)).toBe('The hand is over; six took one trick each.')
  expect(handText({ Ann: 1, Ben: 1 }, seat => seat)).toBe('The hand is over; Ann and Ben took one trick each.')
  const dazed = Object.fromEntries(six.map(seat => [seat, 'dazed' as const]))
  expect(fatesText(dazed, whole)).toBe('Six are dazed')
  expect(fatesText({ ann: 'dazed' }, seat => seat)).toBe('ann is dazed')
})

test('Whist: the TV tells a tie of several in a line, whose names and cards the felt shows', () => {
  const cards = ['2H', 'KC', '3D', '4S', '5H', '6C'] as const
  const draws = [Object.fromEntries(six.map((seat, at) => [seat, cards[at]!]))]
  const ofSix = { type: 'tie', seats: six, what: 'deal', draws, winner: 'Ben' } as const
  expect(caption(ofSix, namesOf({}), 'tv')).toBe('Six tie for most tricks: Ben draws the king of clubs and deals next.')
  expect(caption({ ...ofSix, what: 'trump' }, namesOf({}), 'tv')).toContain('and calls trumps.')
  expect(caption({ ...ofSix, what: 'trump', draws: [] }, namesOf({}), 'tv')).toBe(
    'Six tie for most tricks, and chance decides: Ben calls trumps.',
  )
  expect(caption({ type: 'hand-over', tricks: one }, namesOf({}), 'tv')).toBe(
    'The hand is over; six took one trick each.',
  )
  // Two have room for all of it.
  expect(caption(tie, namesOf({}), 'tv')).toBe(caption(tie, namesOf({})))
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
  expect(prompt(table('dazed'), 'Ann', [], namesOf({}))).toBe('You are dazed until the next round. Ben to play.')
  expect(prompt(table('dazed', { phase: 'trump' }), 'Ann', [], namesOf({}))).toContain('Ben calls trump.')
  expect(prompt(table('out', { phase: 'trump' }), 'Ann', [], namesOf({}))).toBe('You are out. Ben calls trump.')
  const offers = [{ do: 'play', blanks: { card: { pick: 'one', from: ['9C'] } } }] as const
  expect(prompt(table('dog', { toAct: ['Ann'] }), 'Ann', offers, namesOf({}))).toContain('must play its one card')
})

test('a deal is called a round in Knockout Whist, a hand in the others (seed 002)', () => {
  const at = (more: Partial<WhistView>) => progressText({ round: 2, hand: 3, cards: 1, ...more } as WhistView)
  expect(at({ game: 'knockout-whist' })).toBe('Round 3 · 1 card')
  expect(at({ game: 'knock-out-whist', cards: 5 })).toBe('Hand 3 · 5 cards')
  expect(at({ game: 'all-out-brawl', cards: 5 })).toBe('Round 2 · hand 3 · 5 cards')
})
