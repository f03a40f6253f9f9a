import { beforeAll, expect, it } from 'vitest'
import { handSizeBars, knockOutBars, rivalBars } from '../../src-renderer/pages/statistics/bars.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeAll(() => loadLanguage('en'))

const game = (won: boolean, tallies: { readonly [what: string]: number }) => ({
  at: 0,
  game: 'knock-out-whist',
  players: 4,
  place: won ? 1 : 3,
  together: 1,
  won,
  rate: 0,
  record: 'r',
  tallies,
})

it('a lost game counts at the hand size it ended with, a won one at none, and one without hands not at all', () => {
  const bars = handSizeBars(
    [
      game(false, { hands: 1 }),
      game(false, { hands: 3 }),
      game(false, { hands: 3 }),
      game(true, { hands: 3 }),
      game(false, {}),
    ],
    [7, 6, 5],
  )
  expect(bars.map(({ label, figure, more }) => [label, figure, more])).toEqual([
    ['7 cards', '1', '25%'],
    ['6 cards', '0', '0%'],
    ['5 cards', '2', '50%'],
    ['Never: won', '1', '25%'],
  ])
  expect(bars[2]!.part).toBe(1)
  expect(handSizeBars([game(true, {})], [7, 6, 5])).toEqual([])
})

it('a rival’s bar is the part of the games together in which one was ahead of them', () => {
  expect(rivalBars([{ player: 'ben', name: 'Ben', games: 4, ahead: 3, knockedOut: 0, knockedOutBy: 0 }])).toEqual([
    { label: 'Ben', part: 0.75, figure: '3 of 4' },
  ])
})

it('of the knock-outs with each other a bar is the part that was one’s own; nobody without any, the most of them first', () => {
  const rival = (name: string, knockedOut: number, knockedOutBy: number) => {
    return { player: name, name, games: 9, ahead: 1, knockedOut, knockedOutBy }
  }
  expect(knockOutBars([rival('Ann', 1, 0), rival('Ben', 0, 0), rival('Cal', 1, 4)])).toEqual([
    { label: 'Cal', part: 0.2, figure: '1 of 5' },
    { label: 'Ann', part: 1, figure: '1 of 1' },
  ])
})
