import { expect, test } from 'vitest'
import { bracketPages } from '../../src-renderer/table/night/bracket-pages.ts'
import type { MatchShown, RoundShown } from '../../src-renderer/table/night/use-tournament.ts'

const round = (key: string, part: RoundShown['part'], matches: number, over: boolean): RoundShown => ({
  key,
  part,
  title: key,
  isOn: false,
  matches: Array.from({ length: matches }, (_, id): MatchShown => {
    return { id, state: over ? 'over' : 'waiting', by: undefined, number: undefined, sides: [], note: undefined }
  }),
})
const shown = (rounds: readonly RoundShown[]): string[][] => bracketPages(rounds).map(page => page.map(one => one.key))

test('a TV shows four rounds of a bracket at most, from the one before that which is played, and its two sides apart', () => {
  const [first, second, semi, final] = [8, 4, 2, 1].map((n, at) => round(`w${at + 1}`, 'winners', n, false)) as [
    RoundShown,
    RoundShown,
    RoundShown,
    RoundShown,
  ]
  expect(shown([first, second, semi, final])).toEqual([['w1', 'w2', 'w3', 'w4']])
  // Of forty the first rounds are too high for names to be read.
  expect(shown([round('w0', 'winners', 16, true), first, second, semi, final])).toEqual([['w1', 'w2', 'w3', 'w4']])
  const played = [8, 4, 2].map((n, at) => round(`w${at + 1}`, 'winners', n, true))
  const finals = ['f1', 'f2'].map(key => round(key, 'final', 1, false))
  const losers = [4, 4, 2, 2, 1, 1].map((n, at) => round(`l${at + 1}`, 'losers', n, at < 2))
  expect(shown([...played, final, ...losers, ...finals])).toEqual([
    ['w3', 'w4', 'f1', 'f2'],
    ['l2', 'l3', 'l4', 'l5'],
  ])
  expect(shown([...played, round('w4', 'winners', 1, true)])).toEqual([['w1', 'w2', 'w3', 'w4']])
})
