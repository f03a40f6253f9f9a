import { describe, expect, test } from 'vitest'
import { phaseOf, tablesOn, tournamentAt, type Night } from '../../../src-engine/night/night.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { nightState } from '../../../src-engine/night/state.ts'
import type { Draw, Match, Slot } from '../../../src-engine/night/tournament/tournament.ts'
import { after as set, goes, host, refusal } from '../../support/night-acts.ts'
import { next, night, pairs, ranks, single, won } from '../../support/night-tournament.ts'

const match = (id: number, part: Match['part'], round: number, ...slots: Slot[]): Match => ({ id, part, round, slots })
const win = (winnerOf: number): Slot => ({ winnerOf })
const lose = (loserOf: number): Slot => ({ loserOf })
/** Four places: who loses twice is out; the second final is played only where the first one's winner had lost before. */
const double = (people: string): Draw => ({
  entrants: Array.from({ length: 4 }, (_, at) => [...(people[at] ?? '')]),
  matches: [
    match(0, 'winners', 1, { entrant: 0 }, { entrant: 3 }),
    match(1, 'winners', 1, { entrant: 1 }, { entrant: 2 }),
    match(2, 'winners', 2, win(0), win(1)),
    match(3, 'losers', 1, lose(0), lose(1)),
    match(4, 'losers', 2, lose(2), win(3)),
    match(5, 'final', 1, win(2), win(4)),
    { ...match(6, 'final', 2, win(5), lose(5)), ifNeeded: true },
  ],
})
/** Up to the first final: a from the winners' side against b, who lost to a before. */
const toFinal = (): Night => {
  const second = next(won(next(night('abcd', { form: 'double' }), double('abcd')), 'a', 'b'))
  expect(pairs(second)).toEqual(['ab', 'dc'])
  const third = next(won(second, 'a', 'c'))
  expect(pairs(third)).toEqual(['bc'])
  return next(won(third, 'b'))
}
const shown = (now: Night) => nightState(now, 0).games[0]!.tournament!.matches

describe('a double elimination', () => {
  test('is over after the first final where its winner never lost, and places go by how far each came', () => {
    const over = won(toFinal(), 'a')
    expect([phaseOf(over), ranks(over)]).toEqual(['over', ['1 a 3', '2 b 2', '3 c 1', '4 d 0']])
    expect(tournamentAt(over, 0)!.matches[6]!.state).toBe('void')
    expect(shown(over).map(one => one.id)).toEqual([0, 1, 2, 3, 4, 5])
    expect(refusal(over, { do: 'next', tables: [], by: host })).toBe('night-over')
  })

  test('has a second final where the first one’s winner came from the losers’ side', () => {
    const first = won(toFinal(), 'b')
    expect([phaseOf(first), ranks(first).slice(0, 2)]).toEqual(['between', ['1 a 2', '1 b 3']])
    const second = next(first)
    expect(pairs(second)).toEqual(['ba'])
    expect([ranks(won(second, 'a'))[0], ranks(won(second, 'b'))[0]]).toEqual(['1 a 3', '1 b 4'])
    expect(ranks(won(second, 'a')).slice(2)).toEqual(['3 c 1', '4 d 0'])
  })

  test('whoever lost once is still in, and level with whoever lost nothing', () => {
    const one = won(next(night('abcd', { form: 'double' }), double('abcd')), 'a', 'b')
    expect(ranks(one)).toEqual(['1 a 1', '1 b 1', '1 c 0', '1 d 0'])
    const two = won(next(one), 'a', 'c')
    expect(ranks(two).map(line => line.slice(0, 3))).toEqual(['1 a', '1 b', '1 c', '4 d'])
  })

  test('has a bye for three, and whoever loses waits for nobody', () => {
    const first = next(night('abc', { form: 'double' }), double('abc'))
    expect(pairs(first)).toEqual(['bc'])
    const second = next(won(first, 'b'))
    // c has nobody to meet on the losers' side yet: whoever loses between a and b.
    expect(pairs(second)).toEqual(['ab'])
    expect(pairs(next(won(second, 'b')))).toEqual(['ac'])
  })

  test('in a match of its winners’ side that nobody plays both are out, as far as its loser would have come', () => {
    const first = won(next(night('abcd', { form: 'double' }), double('abcd')), 'a')
    const closed = tablesOn(first).reduce((all, { id }) => set(all, { do: 'table-gone', table: id }), first)
    const gone = next(set(closed, goes('b'), goes('c')))
    // a has nobody to meet on the winners' side, d nobody on the losers': they meet again in the final.
    expect(pairs(gone)).toEqual(['ad'])
    const over = won(gone, 'd')
    expect(pairs(next(over))).toEqual(['da'])
    const end = won(next(over), 'a')
    expect(ranks(end).map(line => line.slice(0, 3))).toEqual(['1 a', '2 d', '3 b', '3 c'])
    expect(standingsOf(end).map(one => [one.person, one.points])).toEqual([
      ['a', 2],
      ['d', 1],
      ['b', 0],
      ['c', 0],
    ])
  })
})

test('who had nothing but walk-overs because nobody else came is no champion', () => {
  const first = next(night('abcd', { form: 'single' }), single('abcd'))
  const closed = tablesOn(first).reduce((all, { id }) => set(all, { do: 'table-gone', table: id }), first)
  const alone = next(set(closed, goes('b'), goes('c'), goes('d')))
  expect([phaseOf(alone), standingsOf(alone).map(one => one.points)]).toEqual(['over', [0, 0, 0, 0]])
  expect(nightState(alone, 0).games[0]!.tournament!.ranks.map(one => [one.place, one.why])).toEqual([
    [2, 'not-played'],
    [2, 'not-played'],
    [2, 'not-played'],
    [2, 'not-played'],
  ])
})

test('a match of two games is not won by one of them', () => {
  const first = next(night('ab', {}, 2), { entrants: [['a'], ['b']], rounds: 1, matches: [] })
  const one = won(first, 'a')
  expect([phaseOf(one), ranks(one)]).toEqual(['playing', ['1 a 0', '1 b 0']])
  expect(ranks(won(one, 'a'))).toEqual(['1 a 1', '2 b 0'])
  expect(ranks(won(one, 'b')).map(line => line.slice(0, 3))).toEqual(['1 a', '1 b'])
})
