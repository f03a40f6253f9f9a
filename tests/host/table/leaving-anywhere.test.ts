import { expect, test } from 'vitest'
import { paceOf } from '../../../src-engine/core/game.ts'
import { botAction, counted, games, toAct, type JsonObject, type Match } from '../../../src-engine/index.ts'
import type { Act, Given, Stepped } from '../../../src-main/host/table/model/acts.ts'
import { reducerFor } from '../../../src-main/host/table/model/reduce.ts'
import { bestSeats } from '../../../src-main/host/table/model/settings.ts'
import { settle } from '../../../src-main/host/table/model/settle.ts'
import {
  matchAt,
  openPlace,
  personAt,
  placeOf,
  type FreshSeed,
  type Table,
} from '../../../src-main/host/table/model/table.ts'
import { picker, playsOn, randomAction } from '../../support/drawn-games.ts'
import { opened, times } from '../../support/host-words.ts'
import { patience } from '../../support/runs.ts'

// Whoever a table waits for may go at any moment: a bot answers what they were asked, and nobody else is stuck.

const reduce = reducerFor(games)
/** Plays of a game at each of which somebody leaves; a whole game of most. */
const plays = 400 * patience
/** All but the game of people with their own cards, for whom nobody else can play. */
const playable = Object.values(games).filter(game => game.ownCards !== true)

function given(now: number): Given {
  const drawn = (now + 1).toString(16).padStart(32, '0')
  return { now, seed: drawn as FreshSeed, record: `record ${now}`, lot: drawn, leftMs: {} }
}

function done(step: Stepped, what: string): Table {
  if ('refused' in step) throw new Error(`${what}: refused with ${step.refused.code}`)
  return step.table
}

/** A game of people only that has just begun, with a display that looks on. */
function begun(game: string, now: number): Table {
  const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay'].slice(0, bestSeats(games[game]!))
  const empty: Table = { ...opened(game), places: names.map(() => openPlace) }
  const acts: readonly Act[] = [
    { do: 'come', device: 99, who: undefined },
    ...names.map((name, at): Act => {
      const who = { id: `p${at}`, name, colour: at, avatar: '' }
      return { do: 'sit', by: { person: who.id, owner: false }, who, device: at }
    }),
    { do: 'start', by: { person: 'p0', owner: false } },
  ]
  return acts.reduce((table, act) => done(reduce(table, act, given(now)), act.do), empty)
}

/** The table after this person said goodbye, or after their line was cut for too long. */
const ways: readonly ((table: Table, person: string, now: number) => Table)[] = [
  (table, person, now) => {
    const by = { person, owner: false }
    return done(reduce(table, { do: 'leave', by, device: Number(person.slice(1)) }, given(now)), 'leave')
  },
  (table, person, now) => {
    const cut = done(reduce(table, { do: 'go', device: Number(person.slice(1)) }, given(now)), 'go')
    return done(reduce(cut, { do: 'lapse', person }, given(now)), 'lapse')
  },
]

function questionOf({ game, state }: Match, seat: string): string {
  const asked = game.offers(state, seat).filter(offer => playsOn(game.id, offer))
  return asked.map(offer => offer.do).join(' ')
}

test.each(playable.map(game => game.id))('%s: whoever is asked something leaves, and a bot answers it', id => {
  const asked = new Set<string>()
  const stuck: string[] = []
  const pick = picker(7)
  let table = begun(id, 0)
  for (let now = 1; now <= plays; now++) {
    const match = matchAt(table)!
    const waitsFor = toAct(match)
    // A game that ended gives place to another.
    if (waitsFor.length === 0) {
      table = begun(id, now)
      continue
    }
    for (const seat of waitsFor) {
      const question = questionOf(match, seat)
      const person = personAt(placeOf(table, seat))!
      const left = ways[now % ways.length]!(table, person, now)
      const what = `${seat} leaves when asked ${question}`
      if (!settle(table, left, [], times).bots.has(seat)) stuck.push(what)
      // How a bot answers the same question is tried often enough in other tests; here, that it is let.
      if (asked.has(question)) continue
      asked.add(question)
      const action = botAction(matchAt(left)!, seat, 'easy', counted(0)) as unknown as JsonObject
      const answered = done(reduce(left, { do: 'act', seat, action }, given(now)), what)
      if (matchAt(answered)!.seq !== match.seq + 1) stuck.push(`${what}, and the bot’s answer is none`)
    }
    const next = randomAction(match, pick)
    if (next === undefined) break
    const step = reduce(table, { do: 'act', seat: next.seat, action: next.action as unknown as JsonObject }, given(now))
    // Blanks that hang on each other may be filled wrongly; a refusal is no play.
    if (!('refused' in step)) table = step.table
  }
  expect(stuck).toEqual([])
  expect(asked.size).toBeGreaterThan(0)
})

test.each(playable.filter(game => paceOf(game) === 'turns').map(game => game.id))(
  '%s: all leave one after another, each when asked, and bots play the game to its end',
  id => {
    let table = begun(id, 0)
    const gone = new Set<string>()
    for (let now = 1; matchAt(table) !== undefined && table.phase.at === 'playing'; now++) {
      if (now > 20_000) throw new Error('the game does not end')
      const seat = toAct(matchAt(table)!)[0]!
      const person = personAt(placeOf(table, seat))!
      if (!gone.has(person)) {
        gone.add(person)
        table = ways[now % ways.length]!(table, person, now)
      }
      if (!settle(undefined, table, [], times).bots.has(seat)) throw new Error(`nobody plays for ${seat}`)
      const action = botAction(matchAt(table)!, seat, 'easy', counted(0)) as unknown as JsonObject
      table = done(reduce(table, { do: 'act', seat, action }, given(now)), seat)
    }
    expect(table.phase.at).toBe('over')
    expect(gone.size).toBeGreaterThan(1)
  },
)
