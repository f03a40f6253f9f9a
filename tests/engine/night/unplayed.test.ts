import { describe, expect, test } from 'vitest'
import { phaseOf, tablesOn, tournamentAt, type Night } from '../../../src-engine/night/night.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { nightState } from '../../../src-engine/night/state.ts'
import { peopleByPlace } from '../../../src-engine/night/tournament/ranking.ts'
import type { Draw } from '../../../src-engine/night/tournament/tournament.ts'
import { after as set, comes, goes, host, refusal } from '../../support/night-acts.ts'
import { next, night, pairs, ranks, single, swiss, won } from '../../support/night-tournament.ts'

// What nobody played is neither a win for nothing nor a loss.

const points = (now: Night) => standingsOf(now).map(one => [one.person, one.points])
const closed = (now: Night): Night =>
  tablesOn(now).reduce((all, { id }) => set(all, { do: 'table-gone', table: id }), now)
const ranked = (now: Night) => nightState(now, 0).games[0]!.tournament!.ranks
const why = (now: Night) => ranked(now).map(({ entrant, why: reason }) => `${'abcdef'[entrant]} ${reason ?? ''}`)

describe('a match nobody plays', () => {
  test('has no winner: who never came is no champion, has no points, and stands behind all who played', () => {
    let now = closed(won(next(night('abcd', { form: 'single' }), single('abcd')), 'a'))
    now = next(set(now, goes('b'), goes('c')))
    expect([phaseOf(now), ranks(now)]).toEqual(['over', ['1 a 2', '2 d 0', '3 b 0', '3 c 0']])
    expect([why(now), points(now)]).toEqual([
      ['a ', 'd ', 'b not-played', 'c not-played'],
      [
        ['a', 2],
        ['d', 1],
        ['b', 0],
        ['c', 0],
      ],
    ])
    expect(standingsOf(now).map(one => one.wins)).toEqual([1, 0, 0, 0])
    expect(tournamentAt(now, 0)!.matches[1]).toMatchObject({ state: 'over', isPlayed: false, places: [] })
  })

  test('is the same for teams: one that is not whole has not come', () => {
    const draw: Draw = {
      ...single('abcd'),
      entrants: [
        ['a', 'e'],
        ['b', 'f'],
        ['c', 'g'],
        ['d', 'h'],
      ],
    }
    let now = closed(won(next(night('abcdefgh', { form: 'single', team: 2 }), draw), 'a'))
    now = next(set(now, goes('f'), goes('c')))
    expect([phaseOf(now), ranked(now).map(one => [one.entrant, one.place])]).toEqual([
      'over',
      [
        [0, 1],
        [3, 2],
        [1, 3],
        [2, 3],
      ],
    ])
    expect(points(now).filter(([, won]) => won !== 0)).toEqual([
      ['a', 3.5],
      ['e', 3.5],
      ['d', 1.5],
      ['h', 1.5],
    ])
  })

  test('is a final where both have gone: whoever leads is asked, and nobody is champion by lot', () => {
    const final = won(next(night('abcde', { form: 'single' }), single('bcde')), 'b', 'c')
    const gone = set(final, goes('b'), goes('c'))
    expect(refusal(gone, { do: 'next', tables: [], by: host })).toBe('night-no-finalist')
    expect([phaseOf(gone), nightState(gone, 0).games[0]!.tournament!.asked]).toEqual(['between', 2])
    const without = set(gone, { do: 'award', match: 2, winner: -1, by: host })
    expect([phaseOf(without), ranks(without)]).toEqual(['over', ['2 b 1', '2 c 1', '3 d 0', '3 e 0']])
    expect(standingsOf(without).map(one => [one.person, one.points, one.wins])).toEqual([
      ['b', 3.5, 0],
      ['c', 3.5, 0],
      ['d', 1.5, 0],
      ['e', 1.5, 0],
      ['a', 0, 0],
    ])
    const given = set(gone, { do: 'award', match: 2, winner: 1, by: host })
    expect([phaseOf(given), ranks(given)[0], standingsOf(given)[0]!.person]).toEqual(['over', '1 c 2', 'c'])
    // Whoever comes back plays it, or has it by a walk-over.
    expect(nightState(set(gone, comes('b')), 0).games[0]!.tournament!.asked).toBeUndefined()
    expect(ranks(next(set(gone, comes('b'))))[0]).toBe('1 b 2')
    // As long as one of the two is in, somebody goes on.
    expect(refusal(set(gone, comes('b')), { do: 'award', match: 2, winner: -1, by: host })).toBe('no-match')
  })

  test('scores nothing in Swiss rounds, and neither lost it', () => {
    let now = closed(won(next(night('abcd', {}), swiss('abcd', 2)), 'a'))
    now = set(now, { do: 'award', match: 1, winner: -1, by: host })
    expect(ranked(now).map(({ entrant, wins, losses, unplayed }) => [entrant, wins, losses, unplayed])).toEqual([
      [0, 1, 0, 0],
      [1, 0, 1, 0],
      [2, 0, 0, 1],
      [3, 0, 0, 1],
    ])
  })

  test('earns no place points even where it was won: who had nothing but walk-overs stands behind who lost', () => {
    let now = won(next(night('abcd', {}), swiss('abcd', 1)), 'a')
    now = set(now, goes('d'), { do: 'award', match: 1, winner: 2, by: host })
    expect([phaseOf(now), ranks(now)]).toEqual(['over', ['1 a 1', '2 b 0', '3 c 1', '4 d 0']])
    expect(points(now).slice(0, 4)).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 0],
      ['d', 0],
    ])
  })
})

describe('tie-breaks of Swiss rounds', () => {
  test('whoever had the bye stands level with whoever beat as strong an opponent', () => {
    // a beats b, c has the bye; then a and c are apart from each other only by what they play.
    let now = won(next(night('abc', {}), swiss('abc', 3)), 'a')
    expect(ranks(now)).toEqual(['1 a 1', '1 c 1', '3 b 0'])
    now = won(next(now), 'a=c')
    expect(ranked(now).map(({ entrant, opponents }) => [entrant, opponents])).toEqual([
      [0, 2.5],
      [2, 2],
      [1, 1.5],
    ])
  })
  test('whoever beat somebody who went home loses nothing by it', () => {
    let now = won(next(night('abcd', {}), swiss('abcd', 3)), 'a', 'c')
    now = set(won(next(now), 'a=c', 'b=d'), goes('d'))
    // c beat d, who has gone: the round d misses counts half for c's tie-break.
    now = next(now)
    expect(pairs(now)).toEqual(['cb'])
    expect(ranked(won(now, 'c')).map(({ entrant, score, opponents }) => [entrant, score, opponents])).toEqual([
      [0, 2.5, 0.5 + 2.5 + 1.5],
      [2, 2.5, 0.5 + 0.5 + 2.5 + 0.5],
      [1, 0.5, 2.5 + (0.5 + 0.5) + 2.5],
      [3, 0.5, 2.5 + 0.5 + 1.5],
    ])
  })
  test('the games among equals decide only where all of them have met, and the row says by what it stands there', () => {
    const first = won(next(night('abcd', {}), swiss('abcd', 3)), 'a', 'c')
    // a and d have as much, have not met, and have had opponents with as much.
    expect(ranks(won(next(first), 'c', 'd')).slice(1, 3)).toEqual(['2 a 1', '2 d 1'])
    const drawn = won(next(first), 'a=c', 'b')
    expect([ranks(drawn), why(drawn)]).toEqual([
      ['1 a 1.5', '2 c 1.5', '3 b 1', '4 d 0'],
      ['a opponents', 'c opponents', 'b ', 'd '],
    ])
    const last = won(next(won(next(first), 'a', 'b')), 'd', 'b')
    expect([ranks(last), why(last)]).toEqual([
      ['1 a 2', '2 b 2', '3 c 1', '4 d 1'],
      ['a encounter', 'b encounter', 'c encounter', 'd encounter'],
    ])
  })
})

test('at larger tables a round somebody missed neither lifts nor sinks those they met', () => {
  let now = next(night('abcdef', { seats: 3 }), swiss('abcdef', 2))
  const [one, two] = tablesOn(now)
  now = set(
    now,
    { do: 'result', table: one!.id, record: 'p1', places: [['a'], ['b'], ['c']] },
    { do: 'result', table: two!.id, record: 'p2', places: [['d'], ['e'], ['f']] },
    goes('c'),
  )
  const rows = ranked(now)
  // a and d had opponents with as much between them, one of whom has gone.
  expect(rows.slice(0, 2).map(({ entrant, place, opponents }) => [entrant, place, opponents])).toEqual([
    [0, 1, 0.25],
    [3, 1, 0.25],
  ])
  now = next(now)
  expect(pairs(now).join('')).not.toContain('c')
})

describe('pairings', () => {
  const met = (now: Night) => pairs(next(now))
  test('the bye goes to whoever had neither bye nor walk-over', () => {
    let now = next(night('abcde', {}), swiss('abcde', 3))
    now = set(won(now, 'a'), goes('d'), { do: 'award', match: 1, winner: 2, by: host }, comes('d'))
    // Of a, c, e, b, d the last, who came to nothing, has it.
    expect(met(now)).toEqual(['ac', 'eb'])
    now = set(won(next(now), 'a', 'e'), goes('d'))
    // Now c had a walk-over and e a bye; d is out, so all may be paired.
    expect(met(now)).toHaveLength(2)
  })
  test('whoever was awarded but never played has not been met', () => {
    let now = next(night('abcd', {}), swiss('abcd', 2))
    now = set(won(now, 'a'), goes('d'), { do: 'award', match: 1, winner: 2, by: host }, comes('d'))
    now = next(now)
    expect(pairs(now)).toEqual(['ac', 'bd'])
    let two = next(night('ab', {}), swiss('ab', 2))
    two = set(two, goes('b'), { do: 'award', match: 0, winner: 0, by: host }, comes('b'))
    expect(pairs(next(two))).toEqual(['ab'])
  })
})

describe('who leaves a round robin', () => {
  /** a to d, each round two matches: ad bc, ac bd, ab cd. */
  const all: Draw = {
    entrants: [['a'], ['b'], ['c'], ['d']],
    matches: [
      [0, 3],
      [1, 2],
      [0, 2],
      [3, 1],
      [0, 1],
      [2, 3],
    ].map(([one, other], id) => ({
      id,
      part: 'winners',
      round: 1 + Math.floor(id / 2),
      slots: [{ entrant: one! }, { entrant: other! }],
    })),
  }
  const begun = next(night('abcd', { form: 'round-robin' }), all)
  const left = (now: Night) => nightState(now, 0).games[0]!.tournament!.leavers

  test('under half of their games played, none counts: neither a loss nor a win for nothing', () => {
    let now = set(won(begun, 'd', 'b'), goes('d'))
    expect(left(now)).toEqual([{ entrant: 3, played: 1, missed: 2, counts: false, isChosen: false }])
    expect([ranks(now), why(now).at(-1)]).toEqual([['1 b 1', '2 c 0', '3 a 0', '4 d 0'], 'd left'])
    now = won(next(now), 'a')
    now = won(next(now), 'a')
    expect([phaseOf(now), ranks(now)]).toEqual(['over', ['1 a 2', '2 b 1', '3 c 0', '4 d 0']])
    expect(points(now)).toEqual([
      ['a', 3],
      ['b', 2],
      ['c', 1],
      ['d', 0],
    ])
    // Whoever leads may choose, as long as the night lasts, and may leave it to the rule again.
    const said = { do: 'left', entrant: 3, by: host } as const
    const counted = set(now, { ...said, counts: true })
    expect([ranks(counted), left(counted)![0]!.isChosen]).toEqual([['1 a 2', '2 b 2', '3 d 1', '4 c 1'], true])
    expect(ranks(set(counted, said))).toEqual(ranks(now))
    expect(refusal(now, { ...said, entrant: 0 })).toBe('not-left')
    expect(refusal(set(now, { do: 'end', by: host }), said)).toBe('not-left')
  })

  test('half of them or more, all count, and whoever comes back in time has left nothing', () => {
    let now = won(begun, 'd', 'b')
    now = set(won(next(now), 'a', 'd'), goes('d'))
    expect(left(now)).toEqual([{ entrant: 3, played: 2, missed: 1, counts: true, isChosen: false }])
    const back = won(next(set(now, comes('d'))), 'a', 'd')
    expect([left(back), ranks(back)[0]]).toEqual([undefined, '1 d 3'])
    now = won(next(now), 'a')
    expect(ranks(now)).toEqual(['1 d 2', '2 a 2', '3 b 1', '4 c 1'])
  })

  test('whoever has them by a walk-over did not leave', () => {
    let now = set(won(begun, 'd', 'b'), goes('c'), goes('d'))
    now = next(now)
    expect(left(now)!.map(one => one.entrant)).toEqual([2, 3])
    const { tournament, setting, matches, missing } = tournamentAt(won(now, 'a'), 0)!
    expect(peopleByPlace(tournament, setting, matches, missing)).toEqual([['a'], ['b']])
  })
})

test('an award while both are in is no walk-over', () => {
  const final = next(won(next(night('abc', { form: 'single' }), single('abc')), 'c'))
  const given = set(final, { do: 'award', match: 2, winner: 2, by: host })
  expect(points(given)).toEqual([
    ['c', 3],
    ['a', 2],
    ['b', 1],
  ])
})
