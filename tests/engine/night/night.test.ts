import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NightAct } from '../../../src-engine/night/acts.ts'
import { nightShape, peopleIn, phaseOf, tablesOn, type Night } from '../../../src-engine/night/night.ts'
import { newNight, reduceNight } from '../../../src-engine/night/reduce.ts'
import { seating } from '../../../src-engine/night/seating.ts'
import { nightState } from '../../../src-engine/night/state.ts'
import type { Match } from '../../../src-engine/night/tournament/tournament.ts'
import { placingPoints, standingsOf } from '../../../src-engine/night/standings.ts'
import { runs } from '../../support/runs.ts'
import { after, comes, goes, host, next, over, person, refusal } from '../../support/night-acts.ts'

const game = (rounds = 1) => ({ game: 'knock-out-whist', options: {}, rounds })
const standing = (night: Night) => standingsOf(night).map(({ person, points, place }) => [person, points, place])

describe('a night', () => {
  const begun = after(newNight('n', person('a'), [game(), game(2)]), comes('b'), comes('c'))

  test('goes from its plan through games and a break to its end by what came of its tables', () => {
    expect(phaseOf(begun)).toBe('planned')
    const first = after(begun, next(['t1', 'a', 'b', 'c']))
    expect([phaseOf(first), refusal(first, next(['t2', 'a']))]).toEqual(['playing', 'night-playing'])
    const played = after(first, over('t1', 'r1', ['b'], ['a', 'c']))
    expect([phaseOf(played), standing(played)]).toEqual([
      'between',
      [
        ['b', 3, 1],
        ['a', 1.5, 2],
        ['c', 1.5, 2],
      ],
    ])
    const resting = after(played, { do: 'break', until: 5000, by: host })
    expect(phaseOf(resting)).toBe('break')
    const second = after(resting, next(['t2', 'a', 'b'], ['t3', 'c']), over('t2', 'r2', ['a'], ['b']))
    expect(second.breakUntil).toBeUndefined()
    const almost = after(second, over('t2', 'r3', ['a'], ['b']), over('t3', 'r4', ['c']))
    expect(tablesOn(almost).map(({ id }) => id)).toEqual(['t3'])
    // Its two rounds are played: what is played on at that table counts for nothing.
    expect(after(almost, over('t2', 'r5', ['b'], ['a']))).toBe(almost)
    const done = after(almost, over('t3', 'r6', ['c']))
    expect([phaseOf(done), standing(done)[0]]).toEqual(['over', ['a', 5.5, 1]])
    // One game more, and it goes on.
    expect(phaseOf(after(done, { do: 'playlist', playlist: [...done.playlist, game()], by: host }))).toBe('between')
  })

  test('goes on where an end was, once that is taken back, and takes the one set right', () => {
    const played = after(begun, next(['t1', 'a', 'b']), over('t1', 'r1', ['a'], ['b']))
    const back = after(played, { do: 'take-back', record: 'r1' })
    expect([phaseOf(played), phaseOf(back), standing(back)[0]?.[1]]).toEqual(['between', 'playing', 0])
    expect(standing(after(back, over('t1', 'r1', ['b'], ['a'])))[0]).toEqual(['b', 2, 1])
    expect(standing(after(played, over('t1', 'r1', ['b'], ['a'])))[0]).toEqual(['b', 2, 1])
  })

  test('does not wait for a table that was closed, nor for a game that is passed over', () => {
    const on = after(begun, next(['t1', 'a', 'b'], ['t2', 'c']))
    const one = after(on, { do: 'table-gone', table: 't1' })
    expect([phaseOf(one), tablesOn(one).map(({ id }) => id)]).toEqual(['playing', ['t2']])
    expect(phaseOf(after(one, over('t2', 'r1', ['c'])))).toBe('between')
    const skipped = after(on, { do: 'skip', by: host })
    expect([phaseOf(skipped), after(skipped, over('t1', 'r1', ['a'], ['b']))]).toEqual(['between', skipped])
    expect(phaseOf(after(skipped, { do: 'skip', by: host }))).toBe('over')
    expect(nightState(skipped, 0).games.map(one => one.skipped)).toEqual([true])
    expect(nightState(on, 0).games.map(one => one.skipped)).toEqual([false])
    // A break that is not on is over already.
    expect(after(on, { do: 'break', by: host })).toBe(on)
    // A table that has played all it owes may close.
    const played = after(on, over('t1', 'r1', ['a'], ['b']))
    expect(after(played, { do: 'table-gone', table: 't1' })).toBe(played)
  })

  test('late-comers begin at nothing, and whoever went home comes back to their points', () => {
    const played = after(begun, next(['t1', 'a', 'b', 'c']), over('t1', 'r1', ['b'], ['a'], ['c']))
    const left = after(played, comes('d'), goes('b'))
    expect(peopleIn(left).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
    expect(standing(left).map(([id, points]) => [id, points])).toEqual([
      ['b', 3],
      ['a', 2],
      ['c', 1],
      ['d', 0],
    ])
    expect(standingsOf(after(left, comes('b')))).toEqual(standingsOf(left))
    // Who never played leaves no trace.
    expect(after(left, goes('d')).people.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test('is led by its host and the owner alone, and by who came first once the host has gone', () => {
    const stranger = { person: 'b', owner: false }
    for (const act of [
      { do: 'skip', by: stranger },
      { do: 'end', by: stranger },
      { do: 'break', until: 1, by: stranger },
      { do: 'next', tables: [], by: stranger },
      { do: 'head-start', person: 'b', points: 5, by: stranger },
      { do: 'in', on: false, who: person('c'), by: stranger },
    ] as const) {
      expect(refusal(begun, act)).toBe('not-night-host')
    }
    expect(refusal(begun, { do: 'end', by: { person: '', owner: true } })).toBeUndefined()
    expect(after(begun, goes('a')).host).toBe('b')
  })

  test('whoever came first of the people has won, where bots were ahead of them', () => {
    const done = after(begun, next(['t1', 'a', 'b']), over('t1', 'r1', ['a bot'], ['b'], ['a']))
    expect(standingsOf(done).map(one => [one.person, one.points, one.wins])).toEqual([
      ['b', 2, 1],
      ['a', 1, 0],
      ['c', 0, 0],
    ])
  })

  test('what was played of the playlist stays as it was', () => {
    const on = after(begun, next(['t1', 'a', 'b']))
    const set = (...playlist: Night['playlist']) => refusal(on, { do: 'playlist', playlist, by: host })
    expect([set(game(3), game()), set(game(), game(9), game())]).toEqual(['night-played', undefined])
  })

  test('a head start is points on top in each game played to its end', () => {
    const given = after(begun, { do: 'head-start', person: 'c', points: 2, by: host })
    expect(standing(after(given, next(['t1', 'a', 'b', 'c']), over('t1', 'r1', ['a'], ['b', 'c'])))).toEqual([
      ['c', 3.5, 1],
      ['a', 3, 2],
      ['b', 1.5, 3],
    ])
  })
})

const crew = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
/** Some of them by place, each once. */
const places = fc.subarray(crew, { minLength: 1 }).chain(some =>
  fc
    .tuple(
      fc.shuffledSubarray(some, { minLength: some.length }),
      fc.array(fc.boolean(), { minLength: some.length, maxLength: some.length }),
    )
    .map(([order, ties]) =>
      order.reduce<string[][]>((groups, one, at) => {
        if (at > 0 && ties[at]) groups.at(-1)!.push(one)
        else groups.push([one])
        return groups
      }, []),
    ),
)

describe('points', () => {
  test('a game gives as many whoever shares what, and nobody gets less than somebody behind them', () => {
    fc.assert(
      fc.property(places, groups => {
        const points = placingPoints(groups)
        const n = groups.flat().length
        expect([...points.values()].reduce((sum, one) => sum + one, 0)).toBe((n * (n + 1)) / 2)
        const byPlace = groups.map(group => points.get(group[0]!)!)
        expect(byPlace).toEqual(byPlace.toSorted((x, y) => y - x))
        expect(Math.min(...points.values())).toBeGreaterThanOrEqual(1)
      }),
      runs(200),
    )
  })

  test('a night’s are the same in whatever order its games ended, and whoever came and went between them', () => {
    const table = fc.tuple(places, fc.array(fc.constantFrom(...crew), { maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(table, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat()), (games, order) => {
        const start = after(newNight('n', person('a'), [game()]), ...crew.slice(1).map(comes))
        const named = games.map(([groups], at) => over(`t${at}`, `r${at}`, ...groups))
        const open = after(start, next(...named.map((_one, at): [string] => [`t${at}`])))
        const shuffled = named.map(one => [order.next().value, one] as const).sort((x, y) => x[0] - y[0])
        const wandering = named.flatMap((act, at) => [...games[at]![1].flatMap(id => [goes(id), comes(id)]), act])
        const byPerson = (night: Night) => standingsOf(night).toSorted((x, y) => (x.person < y.person ? -1 : 1))
        const plain = byPerson(after(open, ...named))
        expect(byPerson(after(open, ...shuffled.map(([, act]) => act)))).toEqual(plain)
        expect(byPerson(after(open, ...wandering))).toEqual(plain)
        const total = games.reduce((sum, [groups]) => sum + (groups.flat().length * (groups.flat().length + 1)) / 2, 0)
        expect(plain.reduce((sum, one) => sum + one.points, 0)).toBe(total)
      }),
      runs(100),
    )
  })
})

/** A single elimination of four. */
const four: Match[] = [
  { id: 0, part: 'winners', round: 1, slots: [{ entrant: 0 }, { entrant: 3 }] },
  { id: 1, part: 'winners', round: 1, slots: [{ entrant: 1 }, { entrant: 2 }] },
  { id: 2, part: 'winners', round: 2, slots: [{ winnerOf: 0 }, { winnerOf: 1 }] },
]

test('whatever happens in whatever order, a night is whole, leads to its end, and is what it is written down as', () => {
  const who = fc.constantFrom('a', 'b', 'c')
  const by = fc.record({ person: who, owner: fc.boolean() })
  const act = fc.oneof(
    fc.record({ do: fc.constant('in'), on: fc.boolean(), who: who.map(person), by }),
    fc.record({ do: fc.constantFrom('skip', 'end'), by }),
    fc.record({ do: fc.constant('break'), until: fc.option(fc.nat(), { nil: undefined }), by }),
    fc.record({ do: fc.constant('head-start'), person: who, points: fc.nat(5), by }),
    fc.record({
      do: fc.constant('next'),
      tables: fc.uniqueArray(
        fc.record({ id: fc.constantFrom('t1', 't2', 't3'), people: fc.array(who), match: fc.nat(2) }),
        {
          selector: one => one.id,
          minLength: 1,
        },
      ),
      draw: fc.constantFrom(
        { entrants: [['a'], ['b'], ['c'], []], matches: four },
        { entrants: [['a'], ['b'], ['c']], rounds: 2, matches: [] },
      ),
      by,
    }),
    fc.record({
      do: fc.constant('result'),
      table: fc.constantFrom('t1', 't2'),
      record: fc.constantFrom('r1', 'r2', 'r3'),
      places: places.map(groups => [...groups]),
    }),
    fc.record({ do: fc.constant('take-back'), record: fc.constantFrom('r1', 'r2') }),
    fc.record({
      do: fc.constant('award'),
      match: fc.nat(4),
      winner: fc.option(fc.integer({ min: -1, max: 3 }), { nil: undefined }),
      by,
    }),
    fc.record({ do: fc.constant('left'), entrant: fc.nat(3), counts: fc.option(fc.boolean(), { nil: undefined }), by }),
    fc.record({ do: fc.constant('table-gone'), table: fc.constantFrom('t1', 't2', 't3') }),
  ) as fc.Arbitrary<NightAct>
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), acts => {
      const swiss = { ...game(), tournament: { form: 'swiss', seats: 2, team: 1 } as const }
      const cup = { ...game(), tournament: { form: 'single', seats: 2, team: 1 } as const }
      let night = newNight('n', person('a'), [swiss, game(2), cup])
      for (const one of acts) {
        const before = JSON.stringify(night)
        const made = reduceNight(night, one)
        expect(JSON.stringify(night)).toBe(before)
        if ('night' in made) night = made.night
        expect(nightShape.parse(JSON.parse(JSON.stringify(night)))).toEqual(night)
        expect(night.opened.length).toBeLessThanOrEqual(night.playlist.length)
        expect(standingsOf(night)).toHaveLength(night.people.length)
      }
      // Whoever leads it is never stuck.
      const owner = { person: '', owner: true }
      for (let most = 0; phaseOf(night) !== 'over'; most++) {
        expect(most).toBeLessThan(8)
        night = after(night, { do: 'skip', by: owner })
      }
    }),
    runs(200),
  )
})

describe('seating', () => {
  test('seats everybody once, at as few tables as will do, as evenly as can be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 10 }), (count, most) => {
        const people = Array.from({ length: count }, (_, at) => `p${at}`)
        const tables = seating(people, n => n <= most)!
        expect(tables.flat().toSorted()).toEqual(people.toSorted())
        const sizes = tables.map(one => one.length)
        expect(tables).toHaveLength(Math.ceil(count / most))
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
      runs(100),
    )
  })
  test('keeps the leaders apart, and knows where there is no way', () => {
    expect(seating(['1', '2', '3', '4', '5'], n => n <= 3)).toEqual([
      ['1', '4', '5'],
      ['2', '3'],
    ])
    expect(seating(['1', '2', '3'], n => n === 2)).toBeUndefined()
  })
})
