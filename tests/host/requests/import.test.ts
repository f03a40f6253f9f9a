import { readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ExportedItem, RecordsAnswer, ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import type { NightsAnswer } from '../../../src-engine/protocol/answers.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { games } from '../../../src-engine/index.ts'
import { usualSettings } from '../../../src-engine/protocol/usual-settings.ts'
import type { Write } from '../../../src-main/store/write.ts'
import { tableSchema, type StoredValue } from '../../../src-main/host/table/model/schema.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { asked, ok } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { bring, everything, sent } from '../../support/host-export.ts'

// A file of everything is taken in a little at a time: each thing whole or not at all, whatever happens in between.

let host: Awaited<ReturnType<typeof runHost>>
let ann: TestClient
beforeEach(async () => {
  host = await runHost()
  ann = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
})
afterEach(async () => {
  await host.end()
})

const { rulesVersion: latest } = games['all-out-brawl']!
const file = path(import.meta.dirname, `../../records/all-out-brawl/${latest}-twelve-long.json`)
const {
  steps,
  title: _title,
  rules: rulesVersion = null,
  ...rest
} = JSON.parse(readFileSync(file, 'utf8')) as JsonObject
const actions = steps as readonly JsonObject[]
const head = { game: rest['game'], rulesVersion, ...rest, people: {} }

/** A game as a file has it; what everybody was told of each action is long. */
function game(id: string): ExportedItem {
  const { digest, result, ...kept } = head as unknown as { digest: string; result: JsonObject }
  const row = {
    id,
    game: 'all-out-brawl',
    head: JSON.stringify(kept),
    started: 1,
    ended: 2,
    outcome: JSON.stringify(result),
    digest,
    closed: null,
    events: null,
  }
  const events = JSON.stringify([{ type: 'words', words: 'x'.repeat(2000) }])
  return { kind: 'record', row, actions: actions.map((one, at) => [at + 1, at, JSON.stringify(one), events]) }
}
const one = { person: 'ann', items: [game('one')] }
const listed = async (): Promise<string[]> =>
  (await asked<RecordsAnswer>(ann, 'records')).records.map(record => record.id)
const stored = (): unknown[] => host.lobby.context.store.reader.rows('SELECT id FROM records').map(found => found['id'])

/** Does something before each write, which is told its number from 1; gives how many there were. */
function beforeWrites(act: (number: number) => void): () => number {
  let writes = 0
  host.disk.instead = {
    write: work => {
      act(++writes)
      work()
    },
  }
  return () => writes
}

test('in a file of an earlier build the events of a deal are called `told`', async () => {
  const { row, actions } = game('older') as Extract<ExportedItem, { kind: 'record' }>
  const { events: _events, ...others } = row
  const dealt = JSON.stringify([{ type: 'deal' }])
  await bring(ann, { person: 'ann', items: [{ kind: 'record', row: { ...others, told: dealt }, actions }] })
  const { eventLog } = host.lobby.context.store.records
  expect(eventLog('older', 0, 1)).toMatchObject([{ action: 0, events: [{ type: 'deal' }] }])
})

test('a long game comes in many small writes, and others have their turn between them', async () => {
  await sent(ann, one)
  let turns = 0
  let over = false
  const turn = (): void => {
    turns++
    if (!over) setImmediate(turn)
  }
  // Until the first is written another thread looks through the file.
  const writes = beforeWrites(number => {
    if (number === 1) turn()
    // As long as on a slow machine.
    for (const began = performance.now(); performance.now() - began < 3;);
  })
  expect(await asked(ann, 'import', { file: 'f' })).toEqual({ added: 1, known: 0, unreadable: 0 })
  over = true
  expect(writes()).toBeGreaterThan(actions.length / 20)
  expect(turns).toBeGreaterThanOrEqual(writes())
  expect(await listed()).toEqual(['one'])
  expect(await asked<ReplayAnswer>(ann, 'replay', { record: 'one', at: 3 })).toMatchObject({ total: actions.length })
  // It goes out in pages too, none of them long, and is the same again put together.
  const said = ann.texts.length
  expect((await everything(ann)).items.find(item => item.kind === 'record')).toEqual(game('one'))
  expect(ann.texts.slice(said).length).toBeGreaterThan(1)
  expect(Math.max(...ann.texts.slice(said).map(text => text.length))).toBeLessThan(400_000)
  expect(JSON.stringify(game('one')).length).toBeGreaterThan(400_000)
})

test('where the disk fails in the middle of a game nothing of it is kept; what came before stays, the rest comes later', async () => {
  const both = { person: 'ann', items: [game('one'), game('two')] }
  await sent(ann, both)
  const full = (): never => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  }
  let each = 0
  beforeWrites(number => {
    if (stored().includes('two') && ++each > 3) full()
    return number
  })
  expect(await ann.ask({ say: 'ask', what: 'import', about: { file: 'f' } })).toMatchObject({
    code: 'disk',
    params: { why: { code: 'disk-full' } },
  })
  // The fourth write of the game was refused, and so was it to be taken out again.
  expect(each).toBe(5)
  expect(await listed()).toEqual(['one'])
  host.disk.instead = {}
  expect(await asked(ann, 'import', { file: 'f' })).toEqual({ added: 1, known: 1, unreadable: 0 })
  expect((await listed()).toSorted()).toEqual(['one', 'two'])
})

test('a game that was left half way, as by a crash, is in no list and comes whole the next time', async () => {
  const begun = { write: 'start', record: 'one', head, actions: actions.slice(0, 1), events: [] } as unknown as Write
  host.lobby.context.store.log.commit([begun], 1)
  expect(await listed()).toEqual([])
  expect(await bring(ann, one)).toEqual({ added: 1, known: 0, unreadable: 0 })
  expect((await everything(ann)).items.find(item => item.kind === 'record')).toEqual(game('one'))
})

test('who leaves while a file is taken in ends it, and the same file brings the rest', async () => {
  await sent(ann, { person: 'ann', items: [game('one'), game('two')] })
  const writes = beforeWrites(number => number === 5 && ann.socket.terminate())
  ann.say({ say: 'ask', n: 99_999, what: 'import', about: { file: 'f' } })
  await ann.closed
  await expect.poll(() => [writes() >= 5, stored()]).toEqual([true, []])
  host.disk.instead = {}
  ann = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
  expect(await bring(ann, one)).toEqual({ added: 1, known: 0, unreadable: 0 })
})

test.each([
  ['cut short', '{"person":"ann","items":[{"kind":', { code: 'bad-file' }],
  ['no list', '{"person":"ann","items":{"length":3}}', { code: 'bad-file' }],
  ['a list', '[1,2,3]', { code: 'bad-file' }],
  [
    'deep',
    `{"person":"ann","items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    { answer: { added: 0, unreadable: 1 } },
  ],
  ['too many things', `{"person":"ann","items":[${'0,'.repeat(10_000)}0]}`, { code: 'bad-file' }],
])('a file that is %s brings nothing, and is answered in plain words', async (_what, text, comes) => {
  await sent(ann, text)
  const said = await ann.ask({ say: 'ask', what: 'import', about: { file: 'f' } })
  expect(said).toMatchObject(comes)
  expect(stored()).toEqual([])
})

test('keys every object answers to, holes and lies in a file harm nothing', async () => {
  const [first, second] = [game('first'), game('second')] as unknown as { row: JsonObject; actions: unknown[] }[]
  const proto = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object
  const items = [
    { ...proto, kind: '__proto__' },
    { kind: 'setting', row: { ...proto, key: '__proto__', value: 'x' } },
    { ...first, actions: first!.actions.slice(1) },
    { ...second, row: { ...second!.row, head: '{"__proto__":{"game":"brawl"}}' } },
    { ...second, row: { ...second!.row, ended: 'soon' } },
    // Past the last moment a calendar has.
    { ...second, row: { ...second!.row, ended: 9e15 } },
    { kind: 'results', rows: [{ record: 'r', tallies: '{"__proto__":1}' }] },
  ]
  expect(await bring(ann, { person: '__proto__', items })).toEqual({ added: 1, known: 0, unreadable: 6 })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(await listed()).toEqual([])
})

test('a table of a file is its new owner’s wherever the person stands in it', async () => {
  const theirs = 'a0d0cafe-0000-4000-8000-000000000000'
  const begun = game('begun') as unknown as { readonly row: JsonObject; readonly actions: readonly unknown[] }
  const record = { ...begun, row: { ...begun.row, ended: null, outcome: null, digest: null } }
  const seated = { kind: 'person', name: 'Old', colour: 0, avatar: '', guest: false, sitIn: false, asked: false }
  const setup: StoredValue = {
    id: 'tabla',
    solo: false,
    game: 'all-out-brawl',
    host: theirs,
    places: [{ ...seated, kind: 'person', seat: 'old', person: theirs, timeouts: 0, since: 1 }, { kind: 'open' }],
    options: {},
    ...usualSettings,
    resumed: false,
    devices: [{ number: 1, who: { id: theirs, name: 'Old', colour: 0, avatar: '' } }],
    awaited: [theirs],
    phase: {
      at: 'closed',
      reason: { code: 'put-away' },
      archived: {
        at: 'playing',
        record: 'begun',
        handsSeen: { [personOf(ann)]: ['other'], [theirs]: ['old'] },
        paused: true,
        ready: [theirs],
        seen: [theirs],
      },
    },
  }
  const table = { kind: 'table', row: { id: 'tabla', record: 'begun', setup: JSON.stringify(setup), at: 1 } }
  const brought = await bring(ann, { person: theirs, items: [record, table] as unknown as ExportedItem[] })
  expect(brought).toEqual({ added: 2, known: 0, unreadable: 0 })
  const { setup: kept } = host.lobby.context.store.tables.find('tabla')!
  expect(JSON.stringify(kept)).not.toContain(theirs)
  const { phase, places } = tableSchema.parse(kept)
  expect(phase).toMatchObject({ archived: { handsSeen: { [personOf(ann)]: ['other', 'old'] } } })
  expect(places[0]).toMatchObject({ person: personOf(ann) })
})

test('a night goes into the file and comes back over, with its champion, and is the new owner’s', async () => {
  await ok(ann, { say: 'night', act: { do: 'plan', playlist: [{ game: 'brawl', options: {}, rounds: 1 }] } })
  const { store } = host.lobby.context
  const { night } = store.nights.latest()!
  const opened = [{ tables: [{ id: 't', people: [personOf(ann)] }] }]
  const results = [{ record: 'r', table: 't', places: [[personOf(ann)]] }]
  store.log.commit([{ write: 'night', night: { ...night, opened, results } }], 5)
  const { person, items } = await everything(ann)
  expect(items.filter(one => one.kind === 'night')).toHaveLength(1)
  await host.end()
  host = await runHost()
  const bea = await join(host.port, { name: 'Bea', ownerKey: host.local().ownerKey })
  const torn = { kind: 'night', row: { id: 'x', value: '{}', at: 1 } } as const
  expect(await bring(bea, { person, items: [...items, torn] })).toMatchObject({ unreadable: 1 })
  const { nights } = await asked<NightsAnswer>(bea, 'nights')
  expect(nights.map(one => [one.at, one.night.phase, one.night.standings[0]?.person])).toEqual([
    [5, 'over', personOf(bea)],
  ])
  // It is no night of this evening.
  expect(bea.messages.some(one => one.say === 'night')).toBe(false)
  await bring(bea, { person, items })
  expect((await asked<NightsAnswer>(bea, 'nights')).nights).toHaveLength(1)
})
