import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, type Json } from '../../../src-engine/core/json.ts'
import { digestOf } from '../../../src-engine/core/record.ts'
import { games } from '../../../src-engine/index.ts'
import { needsDisk, type Act, type Given } from '../../../src-main/host/table/model/acts.ts'
import { reducerFor } from '../../../src-main/host/table/model/reduce.ts'
import { tableSchema } from '../../../src-main/host/table/model/schema.ts'
import { storedValue, tableFrom } from '../../../src-main/host/table/model/stored-value.ts'
import { gameAt, type Table } from '../../../src-main/host/table/model/table.ts'
import { valueOf } from '../../../src-main/host/table/storage/stored-tables.ts'
import { opened, play, story, word } from '../../support/host-words.ts'
import { runs } from '../../support/runs.ts'

const reduce = reducerFor(games)
const someWords = fc.array(word, { minLength: 20, maxLength: 120, size: 'max' })
const someGame = fc.constantFrom('knock-out-whist', 'brawl', 'referee')
/** How it begins: with these, whatever follows, every kind of act comes to be taken. */
const begin = fc.constantFrom(
  ...[
    'come1 sit0 sit1 fill0/1 start0 end0 rematch0 close0',
    'come1 sit0 sit1 start0 timeout0 go1 sit-in0',
    'come1 sit0 sit1 joint0 start0 bind0 bind1 part0 part1',
    'come1 sit0 sit1 start0 archive0 resume0',
    'open0 end0 hurry0',
  ].map(story),
)
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** All there is of a table: its value, and the state of its game. */
function whole(table: Table): string {
  const match = gameAt(table)?.match
  const state = match && digestOf(match)
  return canonical([storedValue(table), state] as unknown as Json)
}

test('what happened at a table can be written down as text, and played again to the same table', () => {
  let played = 0
  const kinds = new Set<string>()
  const property = fc.property(begin, someWords, someGame, fc.boolean(), (first, rest, game, solo) => {
    const words = [...first, ...rest]
    const from = { ...opened(game), solo }
    let again = from
    const each: Parameters<typeof play>[2] = (_must, before, after, _settled, act, _step, given) => {
      kinds.add(act.do)
      const written = throughJson<{ act: Act; given: Given }>({ act, given })
      const made = reduce(again, written.act, written.given)
      if ('refused' in made) throw new Error(`${act.do} is refused: ${made.refused.code}`)
      again = made.table
      expect(whole(again)).toBe(whole(after))
      if (before !== after) played++
    }
    play(words, game, each, from)
  })
  fc.assert(property, runs(60))
  expect(played).toBeGreaterThan(500)
  // Every kind of act there is was taken.
  expect(Object.keys(needsDisk).filter(kind => !kinds.has(kind))).toEqual([])
})

test('a table put down at any moment and taken up from its text goes on as if nothing had been', () => {
  const phases = new Set<string>()
  const property = fc.property(someWords, someGame, (words, game) => {
    play(words, game, (_must, before, after, _settled, act, _step, given) => {
      const text = JSON.stringify(storedValue(before))
      const dealt = gameAt(before)
      const restored = tableFrom(tableSchema.parse(JSON.parse(text)), before.game, dealt)
      phases.add(before.phase.at)
      const made = reduce(restored, act, given)
      if ('refused' in made) throw new Error(`${act.do} is refused: ${made.refused.code}`)
      expect(whole(made.table)).toBe(whole(after))
    })
  })
  fc.assert(property, runs(60))
  expect([...phases].sort()).toEqual(['lobby', 'over', 'playing'])
})

test('a table that an older version kept is read as this one keeps it', () => {
  const person = { seat: 'Ann', kind: 'person', name: 'Ann', colour: 1, avatar: 'fox', guest: false, person: 'p1' }
  const setup = {
    game: 'knock-out-whist',
    solo: false,
    host: 'p1',
    options: {},
    timer: 30,
    level: 'hard',
    thinking: 250,
    fill: true,
    coach: false,
    held: [['p1', ['Ann']]],
    places: [
      person,
      { seat: 'Agnes', kind: 'bot', name: 'Agnes', colour: 2, avatar: 'owl', guest: false, level: 'easy' },
      { seat: '', kind: 'open', name: '', colour: 0, avatar: '', guest: false },
    ],
  }
  const game = { record: 'r', handsSeen: { p1: ['Ann'] }, paused: false }
  expect(valueOf({ id: 'older', state: 'live', record: 'r', setup, at: 0, place: 0, dismissedBy: [] })).toMatchObject({
    id: 'older',
    timer: 30,
    places: [
      { kind: 'person', seat: 'Ann', person: 'p1', sitIn: false },
      { kind: 'bot', seat: 'Agnes', level: 'easy' },
      { kind: 'open' },
    ],
    phase: { at: 'playing', ...game },
  })
  expect(
    valueOf({ id: 'older', state: 'archived', record: 'r', setup, at: 0, place: 0, dismissedBy: [] })?.phase,
  ).toMatchObject({
    at: 'closed',
    archived: game,
  })
  expect(valueOf({ id: 'older', state: 'live', setup, at: 0, place: 0, dismissedBy: [] })?.phase.at).toBe('lobby')
  expect(
    valueOf({ id: 'torn', state: 'live', setup: { ...setup, places: 'none' }, at: 0, place: 0, dismissedBy: [] }),
  ).toBeUndefined()
})
