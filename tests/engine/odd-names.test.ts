import { describe, expect, it } from 'vitest'
import {
  botAction,
  chanceFrom,
  counted,
  fillings,
  games,
  play,
  start,
  toAct,
  type Json,
  type Match,
} from '../../src-engine/index.ts'
import type { FormatState } from '../../src-engine/formats/index.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { setPoints } from '../../src-engine/formats/corrections.ts'

/** What a plain object answers to without having it: a seat of such a name is a seat like any other. */
const odd = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  'propertyIsEnumerable',
]
const plain = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus']

/** The same game with the same seed under other names; chance is asked by name, so draws for a seat may fall otherwise. */
function opened(id: string, seats: readonly string[], options: Json): Match | undefined {
  const started = start(games[id]!, { seats, seed: 7, options })
  return started.ok ? started.match : undefined
}

const tables: readonly (readonly [id: string, count: number, options: Json])[] = [
  ...['all-out-brawl', 'knock-out-whist', 'knockout-whist'].flatMap(id =>
    [2, 4, 6].map(count => [id, count, {}] as const),
  ),
  ['brawl', 2, {}],
  ['brawl', 2, { mode: 'training' }],
  ['brawl', 2, { referee: 'honour' }],
  ['brawl', 4, { table: 'round-robin' }],
  ['brawl', 4, { table: 'tag-team' }],
  ['brawl', 4, { table: 'tag-team', mode: 'training' }],
  ...(
    [
      ['two-on-two', 4],
      ['dci-two-on-two', 4],
      ['two-headed-giant', 4],
      ['emperor', 6],
      ['free-for-all', 5],
      ['melee', 6],
      ['grand-melee', 6],
      ['star', 5],
      ['one-deck', 4],
    ] as const
  ).map(([format, count]) => ['referee', count, { format, small: format === 'grand-melee' }] as const),
]

describe.each(tables)('%s for %i, %j', (id, count, options) => {
  it('plays with seats that plain objects answer to, from every seat’s eyes, to its end', () => {
    const seats = odd.slice(0, count)
    let match = opened(id, seats, options)!
    expect(match === undefined).toBe(opened(id, plain.slice(0, count), options) === undefined)
    const pick = chanceFrom({ seed: '0'.repeat(32), drawn: {} })
    for (let i = 0; match.game.outcome(match.state) === undefined && i < 400; i++) {
      for (const viewer of [...seats, 'table']) {
        const view = viewFor(match.game, match.state, viewer)
        expect(JSON.parse(JSON.stringify(view))).toEqual(view)
      }
      const actors = toAct(match)
      expect(seats).toEqual(expect.arrayContaining([...actors]))
      const seat = actors[i % actors.length]!
      // Whatever is on offer now and then, so that judges, fouls and counters are asked as well as bots.
      const ways = fillings(match.game.offers(match.state, seat)).filter(one => one.do !== 'concede')
      const any = ways.length > 0 && pick.below('any', 3) === 0 ? ways[pick.below('way', ways.length)] : undefined
      const played = play(match, seat, (any ?? botAction(match, seat, 'normal', counted(0))) as unknown as Json)
      if (any === undefined && !played.ok) throw new Error(`${seat}: ${played.refused}`)
      if (played.ok) match = played.match
    }
    for (const seat of seats) {
      const tallies = match.game.tallies?.(match.state, seat) ?? {}
      expect(Object.values(tallies).filter(one => !Number.isFinite(one))).toEqual([])
      expect(match.game.team?.(match.state, seat) ?? [seat]).toContain(seat)
    }
    const last = seats.find(seat => play(match, seat, { do: 'concede' }).ok)
    expect(match.game.outcome(match.state) !== undefined || last !== undefined).toBe(true)
  })
})

it('a judge who sets one seat’s points leaves those of a seat called constructor as they were got', () => {
  const format = { points: {}, scores: [{ to: 'constructor', points: 2 }] } as unknown as FormatState
  expect(setPoints(format, { Ann: 1 })).toMatchObject({ points: { Ann: 1 }, scores: [{ to: 'constructor' }] })
})
