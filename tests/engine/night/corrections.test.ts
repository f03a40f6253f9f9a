import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesToSeat } from '../../../src-engine/night/corrections.ts'
import { nightShape, phaseOf, tablesOn, tournamentAt, type Night } from '../../../src-engine/night/night.ts'
import { newNight, reduceNight } from '../../../src-engine/night/reduce.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { nightState } from '../../../src-engine/night/state.ts'
import { after as set, comes, goes, host, person, refusal } from '../../support/night-acts.ts'
import { next, night, pairs, ranks, single, swiss, won } from '../../support/night-tournament.ts'

const house = (...fresh: string[]) => ({ at: 7, fresh, tables: [] })
const put = (now: Night, match: number, ...places: readonly (readonly number[])[]): Night =>
  set(now, { do: 'award', match, places: places.map(one => [...one]), by: host, house: house() })
const onAt = (now: Night): string[] => tablesOn(now).map(one => one.id)

describe('a result that is found wrong a round later', () => {
  test('of Swiss rounds: points follow, pairings that were drawn stay, and history says who and when', () => {
    const first = won(next(night('abcd', {}), swiss('abcd', 3)), 'a', 'c')
    const drawn = next(first)
    expect(pairs(drawn)).toEqual(['ac', 'bd'])
    const put1 = put(drawn, 0, [1], [0])
    expect([pairs(put1), ranks(put1).map(one => one.slice(0, 3))]).toEqual([
      ['ac', 'bd'],
      ['1 b', '1 c', '3 a', '3 d'],
    ])
    const { changes } = nightState(put1, 0)
    expect(changes).toEqual([
      {
        number: 1,
        at: 7,
        by: 'a',
        game: 0,
        tables: 4,
        isNews: true,
        about: { what: 'match', match: 0, after: { match: 0, winner: 1, attended: true }, stays: true },
      },
    ])
    // Once the next round is drawn it is no news.
    expect(nightState(next(won(put1, 'a', 'b')), 0).changes[0]!.isNews).toBe(false)
    const back = set(put1, { do: 'revert', change: 1, by: host, house: house() })
    expect([ranks(back), back.changes!.map(one => one.takenBack)]).toEqual([ranks(drawn), [{ by: 'a', at: 7 }]])
    expect(refusal(back, { do: 'revert', change: 1, by: host })).toBe('no-change')
    const again = put(put(drawn, 0, [1], [0]), 0, [0, 1])
    expect(ranks(again).find(one => one.includes(' a '))).toContain('0.5')
    expect(refusal(again, { do: 'revert', change: 1, by: host })).toBe('change-overtaken')
    expect(ranks(set(again, { do: 'revert', change: 2, by: host }))).toEqual(ranks(put1))
  })
  test('of an elimination: as long as the next match has not begun, whose table other people have then', () => {
    const semis = won(next(night('abcd', { form: 'single' }), single('abcd')), 'a', 'b')
    const final = next(semis)
    const [table] = onAt(final)
    const wrong = { do: 'award', match: 1, winner: 2, by: host } as const
    // Nobody says that its table has not begun.
    expect(refusal(final, { ...wrong, house: house() })).toBe('match-moved-on')
    expect(onAt(set(final, { ...wrong, house: house(table!) }))).toEqual([])
    const other = { id: 'other', people: ['a', 'c'], match: 2 }
    const now = set(final, { ...wrong, house: { ...house(table!), tables: [other] } })
    expect([onAt(now), pairs(now), tablesOn(now)[0]!.number]).toEqual([['other'], ['ac'], 1])
    expect(refusal(won(final, 'a'), { ...wrong, house: house(table!) })).toBe('match-moved-on')
    // The champion is put right after the end, until the night is ended.
    const over = won(final, 'a')
    expect([phaseOf(over), standingsOf(put(over, 2, [1], [0]))[0]!.person]).toEqual(['over', 'b'])
    expect(refusal(set(over, { do: 'end', by: host }), { do: 'award', match: 2, winner: 1, by: host })).toBe(
      'night-over',
    )
    expect(refusal(over, { do: 'award', match: 2, places: [[0, 1]], by: host })).toBe('match-needs-winner')
  })
  test('of an elimination: the house is asked for a table for each match that has other people and is to be played', () => {
    const first = next(night('abcd', { form: 'single' }), single('abcd'))
    const semis = set(won(first, 'a'), { do: 'award', match: 1, winner: 1, by: host })
    const final = next(semis)
    const [table] = onAt(final)
    const seats = (act: { winner?: number }): number[] => {
      const now = set(final, { do: 'award', match: 1, ...act, by: host, house: house(table!) })
      return matchesToSeat(final, now).map(one => one.match.id)
    }
    // Decided otherwise the final has a table again; played after all, the semi-final has one still and the final waits.
    expect([seats({ winner: 2 }), seats({})]).toEqual([[2], []])
    const other = { id: 'other', people: ['a', 'c'], match: 2 }
    const seated = set(final, {
      do: 'award',
      match: 1,
      winner: 2,
      by: host,
      house: { ...house(table!), tables: [other] },
    })
    expect(matchesToSeat(final, seated)).toEqual([])
    // A final that whoever leads decided has begun.
    const decided = set(final, { do: 'award', match: 2, winner: 0, by: host })
    expect(refusal(decided, { do: 'award', match: 1, winner: 2, by: host, house: house(table!) })).toBe(
      'match-moved-on',
    )
  })
  test('in a game that others came after: put right as long as that game does not go on by it', () => {
    const cup = night('ab', { form: 'single' })
    const two = set(cup, { do: 'playlist', playlist: [cup.playlist[0]!, cup.playlist[0]!], by: host })
    const draw = { entrants: [['a'], ['b']], matches: [single('ab').matches[0]!] }
    const slots = [{ entrant: 0 }, { entrant: 1 }]
    const pair = { ...draw, matches: [{ ...draw.matches[0]!, slots }] }
    const given = set(next(two, pair), { do: 'award', match: 0, winner: 0, by: host })
    const later = next(given, pair)
    expect(refusal(later, { do: 'award', match: 0, game: 0, by: host })).toBe('match-moved-on')
    const right = set(later, { do: 'award', match: 0, game: 0, winner: 1, by: host })
    expect(standingsOf(right)[0]!.person).toBe('b')
    expect(right.changes!.map(one => one.game)).toEqual([0])
    // A match of that number in the next game is another.
    const both = [1, 0].reduce((now, winner) => set(now, { do: 'award', match: 0, winner, by: host }), right)
    expect(both.changes!.map(one => one.game)).toEqual([0, 1])
    expect(refusal(both, { do: 'revert', change: 1, by: host })).toBeUndefined()
  })
  test('is taken back by itself: what was put right elsewhere stands, and each step leads to the one before', () => {
    const told = won(next(night('abcd', {}), swiss('abcd', 3)), 'a', 'c')
    const both = put(put(told, 0, [1], [0]), 1, [3], [2])
    // Nothing was drawn since, so nothing is said of pairings that stay.
    expect(both.changes!.map(one => 'stays' in one.about)).toEqual([false, false])
    expect(ranks(set(both, { do: 'revert', change: 1, by: host }))).toEqual(ranks(put(told, 1, [3], [2])))
    const game = { game: 'referee', options: {}, rounds: 2 }
    const start = set(newNight('n', person('a'), [game]), comes('b'))
    const result = (record: string) => ({ do: 'result', table: 't', record, places: [['a'], ['b']] }) as const
    const played = set(
      start,
      { do: 'next', tables: [{ id: 't', people: ['a', 'b'] }], by: host },
      result('r'),
      result('s'),
    )
    const set1 = (now: Night, record: string, ...places: string[][]): Night =>
      set(now, { do: 'correct', record, places, by: host })
    const first = set1(played, 'r', ['b'], ['a'])
    const twice = set1(first, 'r', ['a', 'b'])
    expect(refusal(twice, { do: 'revert', change: 1, by: host })).toBe('change-overtaken')
    expect(set(twice, { do: 'revert', change: 2, by: host }).results).toStrictEqual(first.results)
    const other = set1(first, 's', ['b'], ['a'])
    expect(set(other, { do: 'revert', change: 1, by: host }).results[0]).toStrictEqual(played.results[0])
    expect(nightShape.parse(JSON.parse(JSON.stringify(twice)))).toStrictEqual(twice)
  })
  test('at a larger table by all its places, and of a team as one', () => {
    const pods = next(night('abcdef', { seats: 3 }), swiss('abcdef', 2))
    const [one, two] = onAt(pods) as [string, string]
    const told = set(
      pods,
      { do: 'result', table: one, record: 'p1', places: [['a'], ['b'], ['c']] },
      { do: 'result', table: two, record: 'p2', places: [['d'], ['e'], ['f']] },
    )
    const right = put(told, 0, [2], [0, 1])
    expect(ranks(right)).toEqual(['1 c 1', '1 d 1', '3 e 0.5', '4 a 0.25', '4 b 0.25', '6 f 0'])
    expect(refusal(told, { do: 'award', match: 0, places: [[2], [0]], by: host })).toBe('no-match')
    const draw = {
      entrants: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      rounds: 1,
      matches: [],
    }
    const teams = next(night('abcd', { team: 2 }), draw)
    const lost = won(teams, 'c')
    expect(standingsOf(put(lost, 0, [0], [1])).map(({ person: id, place }) => `${id} ${place}`)).toEqual([
      'a 1',
      'b 1',
      'c 3',
      'd 3',
    ])
  })
  test('of a game at a table of its own, also in a game before', () => {
    const game = { game: 'referee', options: {}, rounds: 1 }
    const start = set(newNight('n', person('a'), [game, game]), comes('b'), comes('c'))
    const opened = set(start, { do: 'next', tables: [{ id: 't', people: ['a', 'b', 'c'] }], by: host })
    const told = set(opened, { do: 'result', table: 't', record: 'r', places: [['a'], ['b'], ['c']] })
    const later = set(told, { do: 'next', tables: [{ id: 'u', people: ['a', 'b', 'c'] }], by: host })
    const right = set(later, { do: 'correct', record: 'r', places: [['c'], ['a', 'b']], by: host, house: house() })
    expect(standingsOf(right).map(one => `${one.person} ${one.points}`)).toEqual(['c 3', 'a 1.5', 'b 1.5'])
    expect(nightState(right, 0).games[0]!.results[0]).toEqual({
      table: 't',
      record: 'r',
      places: [['c'], ['a', 'b']],
      told: [['a'], ['b'], ['c']],
    })
    // The table says the same once more, and then something else.
    const same = { do: 'result', table: 't', record: 'r', places: [['a'], ['b'], ['c']] } as const
    expect(set(right, same)).toBe(right)
    // What those who looked on had guessed comes later.
    const guesses = [{ person: 'b', about: 'winner', on: 'a', came: ['a'] }] as const
    expect(standingsOf(set(right, { ...same, guesses })).map(one => `${one.person} ${one.points}`)).toEqual([
      'c 3',
      'b 2.5',
      'a 1.5',
    ])
    expect(set(told, { ...same, guesses }).results).toStrictEqual([{ ...told.results[0], guesses }])
    const other = set(right, { ...same, places: [['b'], ['a'], ['c']] })
    expect(standingsOf(other)[0]!.person).toBe('b')
    expect(standingsOf(set(right, { do: 'revert', change: 1, by: host }))).toEqual(standingsOf(later))
    for (const places of [
      [['a'], ['b']],
      [['a'], ['b'], ['x']],
      [['a'], ['b'], ['c'], []],
    ]) {
      expect(refusal(later, { do: 'correct', record: 'r', places, by: host })).toBe('no-result')
    }
    expect(refusal(later, { do: 'correct', record: 'x', by: host })).toBe('no-result')
    expect(refusal(later, { do: 'correct', record: 'r', by: { person: 'b', owner: false } })).toBe('not-night-host')
  })
})

describe('what was drawn is undone before its first card', () => {
  test('with its walk-overs and late-comers, and is drawn anew', () => {
    const first = won(next(night('abcd', {}), swiss('abcd', 3)), 'a', 'c')
    const drawn = next(set(first, comes('e'), goes('d')))
    const undo = { do: 'undo-round', by: host } as const
    expect(refusal(drawn, undo)).toBe('round-begun')
    const undone = set(drawn, { ...undo, house: house(...onAt(drawn)) })
    expect([phaseOf(undone), tournamentAt(undone, 0)!.tournament]).toEqual([
      'between',
      tournamentAt(first, 0)!.tournament,
    ])
    expect(undone.changes!.map(one => one.about.what)).toEqual(['undo'])
    expect(refusal(undone, undo)).toBe('no-round')
    expect(refusal(undone, { do: 'revert', change: 1, by: host })).toBe('no-change')
    expect(pairs(next(undone))).toEqual(pairs(drawn))
    const begun = won(drawn, pairs(drawn)[0]![0]!)
    expect(refusal(begun, { ...undo, house: house(...onAt(drawn)) })).toBe('round-begun')
  })
  test('and the first round with its tournament, or a game that is none', () => {
    const drawn = next(night('abcd', { form: 'single' }), single('abcd'))
    const undone = set(drawn, { do: 'undo-round', by: host, house: house(...onAt(drawn)) })
    expect([phaseOf(undone), undone.opened]).toEqual(['planned', []])
    const start = newNight('n', person('a'), [{ game: 'referee', options: {}, rounds: 1 }])
    const opened = set(start, { do: 'next', tables: [{ id: 't', people: ['a'] }], by: host })
    expect(nightState(opened, 0).canUndo).toBe(true)
    expect(phaseOf(set(opened, { do: 'undo-round', by: host, house: house('t') }))).toBe('planned')
  })
})

test('whatever is put right and taken back in any order, taking all of it back leaves what was told', () => {
  const word = fc.record({ match: fc.nat(5), order: fc.nat(3), back: fc.nat(8), undo: fc.boolean() })
  const told = won(next(won(next(night('abcdef', {}), swiss('abcdef', 3)), 'a', 'c', 'e')), 'a', 'b', 'd')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), words => {
      let now = told
      const tried = (act: Parameters<typeof reduceNight>[1]): void => {
        const made = reduceNight(now, act)
        if ('night' in made) now = made.night
      }
      for (const { match, order, back, undo } of words) {
        const [a, b] = tournamentAt(now, 0)!.matches[match]!.entrants as [number, number]
        const places = [[[a], [b]], [[b], [a]], [[a, b]], undefined][order]
        tried(undo ? { do: 'revert', change: back, by: host } : { do: 'award', match, places, by: host })
        expect(standingsOf(now).reduce((sum, one) => sum + one.games, 0)).toBe(0)
        const score = nightState(now, 0).games[0]!.tournament!.ranks.reduce((sum, one) => sum + one.score, 0)
        expect(score).toBe(6)
      }
      for (const { number } of [...(now.changes ?? [])].reverse()) tried({ do: 'revert', change: number, by: host })
      expect(ranks(now)).toEqual(ranks(told))
    }),
    { numRuns: 60 },
  )
})

test('somebody misses a Swiss round for half a point, once, and neither the first nor the last', () => {
  const rest = (person: string, on = true) => ({ do: 'rest', on, person, by: { person, owner: false } }) as const
  const first = next(night('abcdef', {}), swiss('abcdef', 4))
  expect(refusal(night('abc', {}), rest('a'))).toBe('not-in-night')
  const asked = set(won(first, 'a', 'c', 'e'), rest('a'), rest('b'))
  expect(refusal(asked, { ...rest('c'), by: { person: 'b', owner: false } })).toBe('not-night-host')
  expect(set(asked, rest('b', false), rest('b'))).toEqual(asked)
  const drawn = next(asked)
  expect([pairs(drawn).length, ranks(drawn).find(one => one.includes(' a '))]).toEqual([2, '1 a 1.5'])
  expect([refusal(drawn, rest('a')), refusal(drawn, rest('c'))]).toEqual(['rested-before', undefined])
  const undone = set(drawn, { do: 'undo-round', by: host, house: house(...onAt(drawn)) })
  expect(tournamentAt(undone, 0)!.tournament.resting).toEqual([0, 1])
  const last = next(won(drawn, ...pairs(drawn).map(one => one[0]!)))
  expect(refusal(last, rest('c'))).toBe('no-rest')
})
