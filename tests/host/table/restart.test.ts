import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join as path } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reopen } from '../../../src-main/host/lobby/lobby.ts'
import { builtHost, type BuiltHost } from '../../support/e2e-host.ts'
import { join, personOf, tokenOf } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf, turn, ways } from '../../support/host-play.ts'
import { liveAt, matchOf, recordOf } from '../../support/host-table.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'

const folders: string[] = []
const hosts: BuiltHost[] = []
function folder(): string {
  const made = freshFolder()
  folders.push(made)
  return made
}
afterAll(async () => {
  await Promise.all(hosts.map(one => one.kill()))
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

test('the process killed in mid-game again and again: the table is there with every play acknowledged before', async () => {
  const data = folder()
  let token: string | undefined
  let table: string | undefined
  let acknowledged = 0
  for (let round = 0; round < 5; round++) {
    const host = await builtHost({ data, pace: [0, 1] })
    hosts.push(host)
    const ann = await join(host.port, { name: 'Ann', ...(token === undefined ? {} : { token }) })
    token ??= tokenOf(ann)
    if (table !== undefined) await ann.until(one => one.say === 'table')
    if (table === undefined || tableOf(ann, table).phase === 'over') {
      table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'easy' } })
      acknowledged = 0
    }
    await ann.until(one => one.say === 'view')
    expect(ann.views.get('Ann')!.seq, `round ${round}`).toBeGreaterThanOrEqual(acknowledged)
    // Killed while plays are under way: some acknowledged, one perhaps not.
    for (let plays = 0; plays <= round; plays++) {
      const open = await turn(ann, table)
      if (open === undefined) break
      const said = ann.ask({ say: 'act', table, seat: 'Ann', action: open[0]! })
      if (plays === round) {
        const late = await Promise.race([
          said,
          new Promise<undefined>(resolve => setTimeout(resolve, round % 3, undefined)),
        ])
        if (late?.say === 'done') acknowledged = late.seq ?? acknowledged
        said.catch(() => undefined)
      } else {
        const done = await said
        if (done.say === 'done') acknowledged = done.seq ?? acknowledged
      }
    }
    acknowledged = Math.max(acknowledged, ann.views.get('Ann')!.seq)
    await host.kill()
    await ann.closed
  }
})

test('an unfinished game is taken up another evening, and an absent person’s seat played by a bot until somebody takes it', async () => {
  const data = folder()
  const first = await runHost({}, { data })
  const ann = await join(first.port, { name: 'Ann' })
  const ben = await join(first.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  const open = (await turn(ben, table))!
  await ok(ben, { say: 'act', table, seat: 'Ben', action: open[0]! })
  const { seq } = ann.views.get('Ann')!
  await first.end()

  const second = await runHost({}, { data })
  const back = await join(second.port, { name: 'Ann', token: tokenOf(ann) })
  const lobby = await back.until(one => one.say === 'lobby')
  if (lobby.say !== 'lobby') throw new Error('no lobby')
  expect(lobby.tables).toEqual([])
  expect(lobby.saved).toMatchObject([{ id: table, names: ['Ann', 'Ben', expect.any(String) as string] }])
  expect(lobby.saved[0]!.actions).toBeGreaterThanOrEqual(seq)
  const stranger = await join(second.port, { name: 'Eve' })
  expect(await stranger.ask({ say: 'take-up', table })).toMatchObject({ code: 'no-table' })
  await ok(back, { say: 'take-up', table })
  await back.until(one => one.say === 'table')
  expect(tableOf(back).places[1]).toMatchObject({ name: 'Ben', kind: 'person', sitIn: true, here: false })
  await ok(stranger, { say: 'sit', table, place: 1 })
  expect(tableOf(back).places[1]).toMatchObject({ name: 'Eve', kind: 'person', sitIn: false, here: true })
  await Promise.all([playOn(back, table), playOn(stranger, table)])
  expect(tableOf(back).phase).toBe('over')
  await second.end()
})

test('a full disk: the play is refused in plain words, nobody sees it, nothing is lost', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'all-out-brawl', { solo: { bots: 3, level: 'easy' } })
  let open = (await turn(ann, table))!
  const { reader } = host.lobby.context.store
  reader.row('PRAGMA max_page_count = 1')
  let said = await ann.ask({ say: 'act', table, seat: 'Ann', action: open[0]! })
  // A page has room left for a few dozen rows more.
  for (let i = 0; said.say === 'done' && i < 400; i++) {
    const more = await turn(ann, table, 3000).catch(() => undefined)
    if (more === undefined || tableOf(ann).paused) break
    open = more
    said = await ann.ask({ say: 'act', table, seat: 'Ann', action: open[0]! })
  }
  // She hears it by the answer to her own play, or by a notice where it was a bot's.
  const byNotice = { say: 'notice', kind: 'error', text: 'disk-full' }
  const byAnswer = { say: 'refused', code: 'disk', params: { why: { code: 'disk-full' } } }
  const word = said.say === 'done' ? await ann.until(one => one.say === 'notice' && one.kind === 'error') : said
  expect(word).toMatchObject(said.say === 'done' ? byNotice : byAnswer)
  await ann.until(one => one.say === 'table' && one.table.paused)
  expect(tableOf(ann).paused).toBe(true)
  const room = liveAt(host, table)
  expect(host.lobby.context.store.records.count(recordOf(room))).toBe(matchOf(room).seq)
  reader.row('PRAGMA max_page_count = 1000000')
  await ok(ann, { say: 'pause', table, on: false })
  await playOn(ann, table)
  expect(tableOf(ann).phase).toBe('over')
  expect(ways(ann)).toEqual([])
  await host.end()
})

test('a damaged database is set aside under a dated name, and the host starts afresh and says so', async () => {
  const data = folder()
  writeFileSync(path(data, 'knockabout.db'), 'this is no database '.repeat(500))
  const host = await runHost({}, { data })
  let text = ''
  host.onNotices(notices => (text = JSON.stringify(notices)))
  const aside = readdirSync(data).find(name => /^knockabout-corrupt-\d{4}-\d\d-\d\d\.db$/.test(name))
  expect(aside).toBeDefined()
  expect(text).toContain(aside)
  const ann = await join(host.port)
  await opened(ann, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  await host.end()
})

test.each(['/proc/knockabout', 'a file in the way'])(
  'a data folder that can’t be written (%s): it plays, and says nothing is kept',
  async where => {
    const parent = folder()
    writeFileSync(path(parent, 'file'), '')
    const data = where.startsWith('/') ? where : path(parent, 'file', 'data')
    const host = await runHost({}, { data })
    let text = ''
    host.onNotices(notices => (text = JSON.stringify(notices)))
    expect(text).toContain('nothing-kept')
    const ann = await join(host.port)
    const table = await opened(ann, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
    await playOn(ann, table)
    expect(tableOf(ann).phase).toBe('over')
    await host.end()
  },
)

test('a taken port moves on to the next and says so; the id stays the same', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const taken = (other.address() as { port: number }).port
  const data = folder()
  mkdirSync(data, { recursive: true })
  const host = await runHost({}, { data, port: taken })
  expect(host.port).not.toBe(taken)
  let text = ''
  host.onNotices(notices => (text = JSON.stringify(notices)))
  expect(text).toContain(`"wanted":"${taken}"`)
  await host.end()
  const again = await runHost({}, { data })
  expect(again.id).toBe(host.id)
  await again.end()
  other.close()
})

test('a second host on the same folder plays, but keeps nothing and says why', async () => {
  const data = folder()
  const first = await runHost({}, { data })
  const ann = await join(first.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  const second = await runHost({}, { data })
  let text = ''
  second.onNotices(notices => (text = JSON.stringify(notices)))
  expect(text).toContain('data-in-use')
  expect(second.lobby.tables.size).toBe(0)
  await second.end()
  await turn(ann, table)
  await first.end()
})

test('the process killed between the last play and its result: at the next start the game counts', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'sit', table, guest: 'Ben' })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'concede' } })
  const { store } = host.lobby.context
  const record = recordOf(liveAt(host, table))
  const counted = store.results.all()
  expect(counted.map(one => [one.seat, one.won])).toEqual([
    ['Ann', false],
    ['Ben', true],
  ])
  // The database of a host that died right after writing the play.
  store.log.commit([{ write: 'reopen', record: record! }], 0)
  // The next start.
  await reopen(host.lobby)
  expect(liveAt(host, table).table.phase.at).toBe('over')
  expect(store.records.find(record!)?.outcome?.winners).toEqual(['Ben'])
  expect(store.results.all().map(({ at: _at, ...one }) => one)).toEqual(counted.map(({ at: _at, ...one }) => one))
  await host.end()
})

test('who takes an unfinished game off their list leaves it to the others who sat there', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'close', table })
  await ben.until(one => one.say === 'lobby' && one.saved.length === 1)
  const emptied = ben.next(one => one.say === 'lobby' && one.saved.length === 0)
  await ok(ben, { say: 'close', table })
  expect(await emptied).toBeDefined()
  const { tables } = host.lobby.context.store
  expect(tables.find(table)).toMatchObject({ state: 'archived', dismissedBy: [personOf(ben)] })
  await ok(ann, { say: 'close', table })
  expect(tables.find(table)).toBeUndefined()
  await host.end()
})

test('an unfinished game can be thrown away by those who sat there', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const eve = await join(host.port, { name: 'Eve' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'close', table })
  await ann.until(one => one.say === 'lobby' && one.saved.length === 1)
  expect(await eve.ask({ say: 'close', table })).toMatchObject({ code: 'no-table' })
  const emptied = ann.next(one => one.say === 'lobby' && one.saved.length === 0)
  await ok(ann, { say: 'close', table })
  expect(await emptied).toBeDefined()
  await host.end()
})
