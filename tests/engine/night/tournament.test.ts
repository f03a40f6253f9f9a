import { describe, expect, test } from 'vitest'
import type { NightAct } from '../../../src-engine/night/acts.ts'
import { phaseOf, tablesOn, tournamentAt } from '../../../src-engine/night/night.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { nightState } from '../../../src-engine/night/state.ts'
import type { Draw } from '../../../src-engine/night/tournament/tournament.ts'
import { after as set, comes, goes, host, person, refusal } from '../../support/night-acts.ts'
import { next, night, pairs, ranks, single, swiss, won } from '../../support/night-tournament.ts'

describe('a Swiss tournament', () => {
  test('pairs winners with winners, credits the bye, and counts in the night once it is over', () => {
    let now = next(night('abcde', {}), swiss('abcde', 3))
    expect([pairs(now), phaseOf(now), tablesOn(now).map(one => one.number)]).toEqual([['ab', 'cd'], 'playing', [1, 2]])
    now = won(now, 'a', 'd')
    expect([phaseOf(now), ranks(now), standingsOf(now)[0]!.points]).toEqual([
      'between',
      ['1 a 1', '1 d 1', '1 e 1', '4 b 0', '4 c 0'],
      0,
    ])
    now = won(next(now), 'a', 'e=b')
    // Whoever had a bye has none again.
    expect(
      nightState(now, 0)
        .games[0]!.tournament!.matches.filter(one => one.by === 'bye')
        .map(one => one.entrants),
    ).toEqual([[4], [2]])
    now = next(now)
    expect(pairs(now)).toEqual(['ac', 'ed'])
    now = won(now, 'a', 'd')
    expect([phaseOf(now), ranks(now)]).toEqual(['over', ['1 a 3', '2 d 2', '3 b 1.5', '4 e 1.5', '5 c 1']])
    expect(standingsOf(now).map(one => [one.person, one.points, one.games])[0]).toEqual(['a', 5, 1])
  })
  test('takes late-comers in, leaves out who is out, and pairs them again with their points', () => {
    let now = won(next(night('abcd', {}), swiss('abcd', 3)), 'a', 'c')
    now = next(set(now, goes('b'), comes('e')))
    expect(pairs(now)).toEqual(['ac', 'de'])
    now = next(set(won(now, 'a', 'e'), comes('b')))
    // a c e d b: e has one point of two, b none of one.
    expect(pairs(now)).toEqual(['ae', 'cb'])
    now = won(now, 'a', 'c')
    expect(ranks(now)[0]).toBe('1 a 3')
    expect(now.people.find(one => one.id === 'b')?.in).toBe(true)
  })
  test('waits for nobody when fewer than two are left', () => {
    const now = set(won(next(night('ab', {}), swiss('ab', 2)), 'a'), goes('b'))
    expect(refusal(now, { do: 'next', tables: [], by: host })).toBe('night-too-few')
    expect(phaseOf(set(now, { do: 'skip', by: host }))).toBe('over')
  })
  test('gives shares at larger tables, and a bye to one who is left over alone', () => {
    let now = next(night('abcdef', { seats: 3 }), swiss('abcdef', 2))
    expect(pairs(now)).toEqual(['abc', 'def'])
    const [one, two] = tablesOn(now)
    now = set(
      now,
      { do: 'result', table: one!.id, record: 'p1', places: [['a'], ['b'], ['c']] },
      { do: 'result', table: two!.id, record: 'p2', places: [['d', 'e'], ['f']] },
    )
    expect(ranks(now)).toEqual(['1 a 1', '2 d 0.75', '2 e 0.75', '4 b 0.5', '5 c 0', '5 f 0'])
    expect(pairs(next(now))).toEqual(['ade', 'bfc'])
  })
})

test('a round is drawn as it was paired ahead, unless that was for other people', () => {
  const begun = night('abcd', {})
  const drawn = (pairing: number[][]) => {
    const tables = [0, 1].map(match => ({ id: `p${match}`, people: [], match }))
    return pairs(set(begun, { do: 'next', tables, draw: swiss('abcd', 2), pairing, by: host }))
  }
  expect([
    drawn([
      [0, 2],
      [3, 1],
    ]),
    drawn([[0, 2]]),
    drawn([
      [0, 2],
      [3, 4],
    ]),
  ]).toEqual([
    ['ac', 'db'],
    ['ab', 'cd'],
    ['ab', 'cd'],
  ])
  const [first] = nightState(next(begun, swiss('abcd', 2)), 0).games[0]!.tournament!.matches
  expect(first).toMatchObject({ id: 0, number: 1, table: expect.stringMatching(/^t\d+$/) as string })
})

describe('an elimination', () => {
  test('goes to its champion by results, walk-overs and awards, and a drawn match is played again', () => {
    let now = next(night('abc', { form: 'single' }), single('abc'))
    expect(pairs(now)).toEqual(['bc'])
    now = won(now, 'b=c')
    expect([phaseOf(now), pairs(now)]).toEqual(['playing', ['bc']])
    now = won(now, 'c')
    expect([phaseOf(now), ranks(now)]).toEqual(['between', ['1 a 1', '1 c 1', '3 b 0']])
    // One of the finalists has gone home.
    const alone = next(set(now, goes('c')))
    expect([phaseOf(alone), ranks(alone), tablesOn(alone)]).toEqual(['over', ['1 a 2', '2 c 1', '3 b 0'], []])
    const final = next(now)
    expect(pairs(final)).toEqual(['ac'])
    const given = set(final, { do: 'award', match: 2, winner: 2, by: host })
    expect([phaseOf(given), standingsOf(given).map(one => [one.person, one.points])]).toEqual([
      'over',
      [
        ['c', 3],
        ['a', 2],
        ['b', 1],
      ],
    ])
    expect(phaseOf(set(given, { do: 'award', match: 2, by: host }))).toBe('playing')
    expect(refusal(final, { do: 'award', match: 1, winner: 1, by: host })).toBe('match-moved-on')
    expect(refusal(final, { do: 'award', match: 2, winner: 1, by: host })).toBe('no-match')
    expect(refusal(final, { do: 'award', match: 2, winner: -1, by: host })).toBe('no-match')
    expect(refusal(final, { do: 'award', match: 2, winner: 2, by: { person: 'b', owner: false } })).toBe(
      'not-night-host',
    )
  })
  test('a late-comer takes a bye while nobody has gone on from it, and a table that was closed is opened again', () => {
    let now = next(night('abc', { form: 'single' }), single('abc'))
    now = next(won(set(now, comes('d')), 'b'))
    expect(pairs(now)).toEqual(['ad'])
    now = set(now, { do: 'table-gone', table: tablesOn(now)[0]!.id })
    expect(phaseOf(now)).toBe('between')
    now = won(next(now), 'd')
    expect(pairs(next(now))).toEqual(['db'])
    // Too late: the final is on.
    expect(pairs(set(next(now), comes('e')))).toEqual(['db'])
  })
  test('a late-comer finds the bye wherever it is drawn', () => {
    const draw = { ...single('ab'), entrants: [['a'], ['b'], [], ['d']] }
    const now = next(night('abd', { form: 'single' }), draw)
    expect(pairs(now)).toEqual(['ad'])
    expect(pairs(next(won(set(now, comes('e')), 'a')))).toEqual(['be'])
  })
  test('is decided by places only where each is somebody’s', () => {
    const now = next(night('abcd', { form: 'single' }), single('abcd'))
    expect(refusal(now, { do: 'award', match: 0, places: [[0], [], [3]], by: host })).toBe('no-match')
    expect(refusal(now, { do: 'award', match: 0, places: [[0], [3]], by: host })).toBeUndefined()
  })
  test('a match of three is over when one has won two, and the other’s game counts beside it', () => {
    let now = next(night('abcd', { form: 'single' }, 3), single('abcd'))
    now = won(now, 'a', 'd', 'b', 'b')
    expect(pairs(now)).toEqual(['ad'])
    expect(nightState(now, 0).games[0]!.tournament!.matches.map(one => one.won)).toEqual([
      [1, 1],
      [2, 0],
      [0, 0],
    ])
    expect(phaseOf(won(now, 'a'))).toBe('between')
  })
})

test('teams are entrants, and share what they win', () => {
  const draw: Draw = {
    entrants: [
      ['a', 'd'],
      ['b', 'c'],
    ],
    rounds: 1,
    matches: [],
  }
  const now = won(next(night('abcd', { team: 2 }), draw), 'd')
  expect([phaseOf(now), standingsOf(now).map(one => one.points)]).toEqual(['over', [3.5, 3.5, 1.5, 1.5]])
  expect(
    standingsOf(now)
      .slice(0, 2)
      .map(one => one.person),
  ).toEqual(['a', 'd'])
})

test('whoever organises leads without a seat, until they take one or go', () => {
  const lead: NightAct = { do: 'in', on: false, lead: true, who: person('a'), by: host }
  const now = set(night('abc', {}), lead)
  expect([now.host, now.people.map(one => one.in)]).toEqual(['a', [false, true, true]])
  const later = set(now, goes('b'), comes('d'))
  expect(later.host).toBe('a')
  expect([nightState(now, 0).organised, nightState(night('a', {}), 0).organised]).toEqual([true, undefined])
  expect(set(later, comes('a')).organised).toBeUndefined()
  expect(set(later, goes('a')).host).toBe('c')
})

describe('what is prepared', () => {
  const draw = single('abc')
  const begun = set(night('abc', { form: 'single' }), {
    do: 'next',
    tables: [{ id: 'pod', people: ['a', 'b', 'c'] }],
    draw,
    prepares: true,
    by: host,
  })
  const made = { a: ['Forest'], b: ['Island'] }
  const done: NightAct = { do: 'prepared', table: 'pod', made }

  test('the first round waits for it, is in nothing that is sent, and goes back where it does', () => {
    expect([phaseOf(begun), tablesOn(begun).map(one => one.id)]).toEqual(['playing', ['pod']])
    const ready = set(begun, done)
    expect([phaseOf(ready), tablesOn(ready)]).toEqual(['between', []])
    const other = set(begun, { ...done, made: { a: ['Swamp'], b: ['Island'] } })
    expect(nightState(other, 0)).toEqual(nightState(ready, 0))
    expect(phaseOf(set(ready, { do: 'prepared', table: 'pod' }))).toBe('playing')
    expect(set(ready, { do: 'table-gone', table: 'pod' })).toBe(ready)
  })

  test('whoever has nothing loses by a walk-over, and a late-comer finds no bye', () => {
    const first = next(set(begun, done, comes('d')))
    expect(pairs(first)).toEqual(['ab'])
    expect(tournamentAt(first, 0)!.tournament.entrants[3]).toEqual([])
    expect(tournamentAt(first, 0)!.matches[1]).toMatchObject({ by: 'award', places: [[1], [2]] })
  })

  test('each table by itself, and nobody misses a round of what has not begun', () => {
    const two = set(night('abcd', { form: 'swiss' }), {
      do: 'next',
      tables: ['pod', 'other'].map(id => ({ id, people: [] })),
      draw: swiss('abcd', 3),
      prepares: true,
      by: host,
    })
    expect(tablesOn(set(two, { ...done, table: 'other' })).map(one => one.id)).toEqual(['pod'])
    expect(refusal(two, { do: 'rest', on: true, person: 'a', by: host })).toBe('no-rest')
  })

  test('a round that has begun takes nothing more', () => {
    const first = next(set(begun, { ...done, made: { ...made, c: ['Swamp'] } }))
    expect(pairs(first)).toEqual(['bc'])
    expect(set(first, { do: 'prepared', table: 't-other', made })).toBe(first)
  })
})
