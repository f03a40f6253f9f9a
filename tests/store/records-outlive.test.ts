import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { AnyGame } from '../../src-engine/core/game.ts'
import { games } from '../../src-engine/index.ts'
import type { RecordsAnswer, EventLogAnswer } from '../../src-engine/protocol/asks.ts'
import type { SavedTable } from '../../src-engine/protocol/answers.ts'
import { closeSql, openSql } from '../../src-main/store/database.ts'
import { join, tokenOf, type TestClient } from '../support/host-client.ts'
import { asked, ok, opened, playOn, turn } from '../support/host-play.ts'
import { liveAt, matchOf, recordOf } from '../support/host-table.ts'
import { freshFolder, runHost } from '../support/host-run.ts'

// A game begun with one build, and the same folder opened by a build whose games are other ones.

const whist = games['knock-out-whist']!
const folders: string[] = []
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

interface Begun {
  readonly data: string
  readonly token: string
  readonly table: string
  readonly record: string
}

/** Ann's game against a bot, a few plays in (or over), and its host gone: `killed`, or stopped in order. */
async function begun(how: { killed?: boolean; over?: boolean; timeout?: boolean } = {}): Promise<Begun> {
  const data = freshFolder()
  folders.push(data)
  const host = await runHost({}, { data })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, whist.id, { seats: 2 })
  await ok(ann, { say: 'start', table })
  await playOn(ann, table, how.over === true ? Infinity : 2)
  if (how.timeout === true) {
    await turn(ann, table)
    const room = liveAt(host, table)
    await new Promise(settled => room.submit({ act: { do: 'timeout', seat: 'Ann' }, settled }))
  }
  const record = recordOf(liveAt(host, table))
  await host.end()
  if (how.killed === true) write(data, `UPDATE tables SET state = 'live'`)
  return { data, token: tokenOf(ann), table, record }
}

function write(data: string, text: string): void {
  const sql = openSql(path(data, 'knockabout.db'))
  sql.exec(text)
  closeSql(sql)
}

/** A build in which this game is another. */
function build(otherwise: Partial<AnyGame>): { readonly games: { readonly [id: string]: AnyGame } } {
  return { games: { ...games, [whist.id]: { ...whist, ...otherwise } } }
}

async function saved(ann: TestClient): Promise<SavedTable[]> {
  const lobby = await ann.until(one => one.say === 'lobby' && one.saved.length > 0)
  return lobby.say === 'lobby' ? [...lobby.saved] : []
}

const broken: Partial<AnyGame> = {
  apply: () => {
    throw new Error('a bug')
  },
}

function fails(): never {
  throw new Error('a bug')
}

test('a game whose replay throws does not keep the host from starting; it can be closed, and is told as it was', async () => {
  const { data, token, table, record } = await begun({ killed: true })
  const host = await runHost(build(broken), { data })
  let text = ''
  host.onNotices(notices => (text = JSON.stringify(notices)))
  expect(text).toContain('"why":{"code":"broken","params":{"at":1}}')
  const ann = await join(host.port, { token })
  expect(await saved(ann)).toMatchObject([{ id: table, unplayable: { why: 'broke', at: 1 } }])
  expect(await ann.ask({ say: 'take-up', table })).toMatchObject({ say: 'refused', code: 'cannot-replay' })
  await ok(ann, { say: 'close', table, keep: true })
  const { records } = await asked<RecordsAnswer>(ann, 'records', {})
  expect(records).toMatchObject([{ id: record, winners: [], unplayable: { why: 'broke', at: 1 } }])
  const story = await asked<EventLogAnswer>(ann, 'event-log', { record })
  expect(story).toMatchObject({ game: whist.id, unplayable: { why: 'broke' }, names: { Ann: 'Ann' } })
  expect(story).not.toHaveProperty('result')
  expect(story.events.map(one => one.event.type)).toContain('play')
  await host.end()
})

test('a game that broke once when it was resumed can be resumed the next time, at the same host', async () => {
  const { data, token, table } = await begun({ killed: true })
  let breaks = true
  const apply: AnyGame['apply'] = (...asked) => (breaks ? fails() : whist.apply(...asked))
  const host = await runHost(build({ apply }), { data })
  const ann = await join(host.port, { token })
  expect(await ann.ask({ say: 'take-up', table })).toMatchObject({ say: 'refused', code: 'cannot-replay' })
  breaks = false
  await ok(ann, { say: 'take-up', table })
  expect(liveAt(host, table).table.phase.at).toBe('playing')
  await host.end()
})

test.each<readonly [what: string, broken: Partial<AnyGame>]>([
  ['how the game stands', { outcome: fails }],
  ['its clocks', { time: { pace: 'turns', timers: fails } }],
])('rules that throw at %s keep neither the host from starting nor the game from being kept', async (_what, broken) => {
  const { data, token, table } = await begun({ killed: true })
  // Nor does a database that refuses to be written at that moment.
  write(data, `CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'full'); END`)
  const first = await runHost(build(broken), { data })
  expect(first.lobby.tables.size).toBe(0)
  await first.end()
  write(data, 'DROP TRIGGER full')
  const host = await runHost(build(broken), { data })
  const ann = await join(host.port, { token })
  expect(await saved(ann)).toMatchObject([{ id: table, unplayable: { why: 'broke' } }])
  expect(await ann.ask({ say: 'take-up', table })).toMatchObject({ say: 'refused', code: 'cannot-replay' })
  await host.end()
})

test('a table whose rules throw as it opens is refused, and leaves nothing behind', async () => {
  const host = await runHost(build({ time: { pace: 'turns', timers: fails } }))
  const ann = await join(host.port, { name: 'Ann' })
  const opened = await ann.ask({ say: 'open', game: whist.id, solo: { bots: 1, level: 'easy' } })
  expect(opened).toMatchObject({ say: 'refused', code: 'failed' })
  expect(host.lobby.context.store.tables.all()).toEqual([])
  expect(host.lobby.tables.size).toBe(0)
  await host.end()
})

test('a changed default changes no game that was begun before', async () => {
  const { data, token, table } = await begun()
  const options = whist.options.map(field => (field.key === 'lead' ? { ...field, default: 'last-winner' } : field))
  const host = await runHost(build({ options: options as AnyGame['options'] }), { data })
  const ann = await join(host.port, { token })
  await ok(ann, { say: 'take-up', table })
  expect(matchOf(liveAt(host, table)).options['lead']).toBe('dealer-left')
  await host.end()
})

test('changed bots change nothing of what a timeout played', async () => {
  const { data, token, table } = await begun({ timeout: true })
  const first = await runHost({}, { data })
  const before = await join(first.port, { token })
  await ok(before, { say: 'take-up', table })
  const cards = JSON.stringify(matchOf(liveAt(first, table)).game.digestedView(matchOf(liveAt(first, table)).state))
  await first.end()
  // This build's bots give up at once, so that a timeout asked of them again would end the game.
  const host = await runHost({ ...build({ bot: () => ({ do: 'concede' }) }), botPace: [60_000, 60_000] }, { data })
  const ann = await join(host.port, { token })
  await ok(ann, { say: 'take-up', table })
  const match = matchOf(liveAt(host, table))
  expect(JSON.stringify(match!.game.digestedView(match!.state))).toBe(cards)
  await host.end()
})

test('a finished game of other rules lists, tells its result and its story, and says why it is not replayed', async () => {
  const { data, token, record } = await begun({ over: true })
  const host = await runHost(build({ rulesVersion: whist.rulesVersion + 1 }), { data })
  const ann = await join(host.port, { token })
  const { records } = await asked<RecordsAnswer>(ann, 'records', {})
  expect(records).toMatchObject([{ id: record, unplayable: { why: 'other-rules', rules: whist.rulesVersion } }])
  expect(records[0]!.winners).toHaveLength(1)
  expect(await ann.ask({ say: 'ask', what: 'replay', about: { record } })).toMatchObject({
    code: 'cannot-replay',
    params: { why: { code: 'other-rules' } },
  })
  const story = await asked<EventLogAnswer>(ann, 'event-log', { record })
  expect(story.result?.winners).toEqual(records[0]!.winners)
  expect(story.events.length).toBeGreaterThan(10)
  const { scenario } = await asked<{ scenario: object }>(ann, 'record', { record })
  expect(scenario).toMatchObject({
    rules: whist.rulesVersion,
    result: { draw: false },
    digest: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  await host.end()
})

test('a game that is not there any more still lists and tells; one that ends otherwise is not shown as if it had not', async () => {
  const { data, token, record } = await begun({ over: true })
  const { [whist.id]: _gone, ...others } = games
  const without = await runHost({ games: others }, { data })
  const ann = await join(without.port, { token })
  const { records } = await asked<RecordsAnswer>(ann, 'records', {})
  expect(records).toMatchObject([{ id: record, title: whist.id, unplayable: { why: 'unknown-game' } }])
  expect((await asked<EventLogAnswer>(ann, 'event-log', { record })).events.length).toBeGreaterThan(10)
  await without.end()
  write(data, `UPDATE records SET digest = '00000000000000000000000000000000'`)
  const host = await runHost({}, { data })
  const again = await join(host.port, { token })
  expect(await again.ask({ say: 'ask', what: 'replay', about: { record } })).toMatchObject({ code: 'cannot-replay' })
  const list = await asked<RecordsAnswer>(again, 'records', {})
  expect(list.records[0]!.unplayable).toEqual({ why: 'other-end' })
  await host.end()
})

test('rows that make no sense keep nobody from starting, listing or playing', async () => {
  const { data, token, table } = await begun({ killed: true })
  write(
    data,
    `INSERT INTO tables (id, state, setup, at) VALUES ('torn', 'live', '{"game":"kno', 1), ('odd', 'live', '[]', 2)`,
  )
  write(
    data,
    `INSERT INTO records (id, game, head, started, ended) VALUES ('torn', 'brawl', '{', 1, 2), ('odd', 'x', '7', 1, 2)`,
  )
  write(data, `UPDATE actions SET body = '{"do":' WHERE number = 2`)
  const host = await runHost({}, { data })
  const ann = await join(host.port, { token })
  expect(await saved(ann)).toMatchObject([{ id: table, unplayable: { why: 'refused', at: 2 } }])
  expect(await asked<RecordsAnswer>(ann, 'records', {})).toEqual({ records: [] })
  expect(await ann.ask({ say: 'ask', what: 'event-log', about: { record: 'torn' } })).toMatchObject({
    code: 'no-record',
  })
  await host.end()
})

test('a game whose end is at no time a calendar has is listed and shared all the same', async () => {
  const { data, token, record } = await begun({ over: true })
  write(data, 'UPDATE records SET ended = 9e15')
  const host = await runHost({}, { data })
  const ann = await join(host.port, { token })
  expect(await asked<RecordsAnswer>(ann, 'records', {})).toMatchObject({ records: [{ id: record, at: 0 }] })
  expect((await asked<{ scenario: { title: string } }>(ann, 'record', { record })).scenario.title).toContain(
    '1970-01-01',
  )
  await host.end()
})

test('a forgotten game leaves no record behind', async () => {
  const { data, token, table, record } = await begun()
  const host = await runHost({}, { data })
  const ann = await join(host.port, { token })
  await saved(ann)
  await ok(ann, { say: 'close', table })
  const { records } = host.lobby.context.store
  expect(records.find(record)).toBeUndefined()
  expect(records.count(record)).toBe(0)
  await host.end()
})

test('who only looks at a running game is told what the table told, never the action itself', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, whist.id, { seats: 2 })
  await ok(ann, { say: 'start', table })
  await playOn(ann, table, 1)
  const eve = await join(host.port, { name: 'Eve' })
  const record = recordOf(liveAt(host, table))
  const shown = await asked<object>(eve, 'replay', { record, at: 1 })
  expect(shown).toHaveProperty('view')
  expect(shown).not.toHaveProperty('action')
  await host.end()
})
