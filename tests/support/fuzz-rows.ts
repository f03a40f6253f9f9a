import { copyFileSync, rmSync } from 'node:fs'
import Database from 'libsql'
import { defaults } from '../../src-main/host/house/defaults.ts'
import { chanceFrom, games, type Chance, type Json } from '../../src-engine/index.ts'
import { asks } from '../../src-engine/protocol/asks.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import type { ToHost } from '../../src-engine/protocol/to-host.ts'
import { openSql, closeSql, rows, type Row, type Sql } from '../../src-main/store/database.ts'
import { tables } from '../../src-main/store/migrations.ts'
import { databaseIn } from './damaged.ts'
import { seatsOf } from '../../src-main/host/table/model/table.ts'
import { join, personOf, tokenOf, type TestClient } from './host-client.ts'
import { ok, opened, playOn, tableOf } from './host-play.ts'
import { freshFolder, runHost } from './host-run.ts'

/** Room for all these tables at one person's. */
const quotas = {
  ...defaults.quotas,
  messages: { second: 1e6, burst: 1e6 },
  thread: { second: 1e6, burst: 1e6 },
  tables: { person: 100, address: 100, house: 100 },
}
const odd: readonly (string | number | null)[] = [
  null,
  '',
  'x',
  '{',
  '[]',
  'null',
  '7',
  '{"toString":1}',
  '{"constructor":[]}',
  '['.repeat(5000),
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
]

/**
 * Puts what does not belong there into single cells of a sound database of one finished and one unfinished game of every
 * game, so many times; each time starts a host on it, reads all that can be asked for, goes on with what is unfinished.
 * Gives what went wrong: no start, a word that broke, no new game. (A process that ends is for the caller to notice.)
 */
export async function fuzzRows(times: number, seed: number): Promise<string[]> {
  const problems: string[] = []
  const { source, token } = await played()
  const chance = chanceFrom({ seed: String(seed).padStart(32, '0'), drawn: {} })
  for (let time = 0; time < times; time++) {
    const data = freshFolder()
    copyFileSync(databaseIn(source), databaseIn(data))
    const did = spoilRows(databaseIn(data), chance)
    try {
      problems.push(...(await usable(data, token)).map(one => `rows ${time}, ${did.join('; ')}: ${one}`))
    } catch (error) {
      problems.push(`rows ${time}, ${did.join('; ')}: ${String((error as Error).stack ?? error)}`)
    }
    rmSync(data, { recursive: true, force: true })
  }
  rmSync(source, { recursive: true, force: true })
  return problems
}

async function played(): Promise<{ readonly source: string; readonly token: string }> {
  const source = freshFolder()
  const host = await runHost({ quotas }, { data: source })
  const ann = await join(host.port, { name: 'Ann' })
  for (const game of Object.values(games)) {
    for (const over of [true, false]) {
      const table = await opened(ann, game.id, { seats: game.seats.min })
      for (let seat = 1; game.ownCards === true && seat < game.seats.min; seat++)
        await ok(ann, { say: 'sit', table, guest: `Guest ${seat}` })
      await ok(ann, { say: 'start', table })
      if (game.ownCards !== true) await playOn(ann, table, 2)
      if (over && game.ownCards !== true) {
        await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'concede' } })
        if (tableOf(ann, table).phase !== 'over') await ok(ann, { say: 'close', table })
      }
    }
  }
  // A night that rests between two games, and a game that one of two no longer wants.
  const playlist = Array.from({ length: 2 }, () => ({ game: 'knock-out-whist', options: {}, rounds: 1 }))
  const ben = await join(host.port, { name: 'Ben' })
  await ok(ann, { say: 'night', act: { do: 'plan', playlist } })
  await ok(ben, { say: 'night', act: { do: 'in', on: true } })
  await ok(ann, { say: 'night', act: { do: 'next' } })
  const both = [...host.lobby.tables.values()].find(one => seatsOf(one.table, personOf(ben)).length > 0)!.table.id
  await ok(ann, { say: 'start', table: both })
  await ok(ann, { say: 'close', table: both })
  await ok(ben, { say: 'close', table: both })
  const token = tokenOf(ann)
  await host.end()
  const sql = openSql(databaseIn(source))
  sql.exec(`UPDATE tables SET state = 'live' WHERE rowid % 2 = 0`)
  closeSql(sql)
  return { source, token }
}

/** What it did, in words. */
function spoilRows(file: string, chance: Chance): string[] {
  const pick = <T>(what: string, from: readonly T[]): T => from[chance.below(what, from.length)]!
  const sql: Sql = new Database(file)
  const did: string[] = []
  for (let cells = 4 + chance.below('cells', 9); cells > 0; cells--) {
    // Most rows are actions: what there is little of is spoilt as often.
    const table = pick('table', Object.keys(tables))
    const keys = rows(sql, 'SELECT name FROM pragma_table_info(?) WHERE pk > 0', table).map(({ name }) => String(name))
    const all = rows(sql, `SELECT * FROM ${table}`)
    if (all.length === 0) continue
    const row = pick('row', all)
    const column = pick('column', tables[table]!)
    const value = spoiltCell(row[column] ?? null, all, column, chance)
    const where = keys.map(key => `${key} = ?`).join(' AND ')
    try {
      sql
        .prepare(`UPDATE OR IGNORE ${table} SET ${column} = ? WHERE ${where}`)
        .run(value, ...keys.map(key => row[key] ?? null))
      did.push(`${table}.${column} of ${keys.map(key => row[key] ?? null).join(' ')} = ${String(value).slice(0, 200)}`)
    } catch {
      // Not null, or a row it must point to: the database itself minds.
    }
  }
  sql.close()
  return did
}

/** Another row's value, something odd, or its own JSON with one part lost or another. */
function spoiltCell(
  was: string | number | null,
  all: readonly Row[],
  column: string,
  chance: Chance,
): string | number | null {
  const how = chance.below('how', 4)
  if (how === 0) return all[chance.below('other', all.length)]![column] ?? null
  if (how === 1 || typeof was !== 'string') return odd[chance.below('odd', odd.length)]!
  let whole: Json
  try {
    whole = JSON.parse(was) as Json
  } catch {
    return was.slice(0, chance.below('cut', was.length + 1))
  }
  const places: { readonly in: { [key: string]: Json }; readonly key: string }[] = []
  const walk = (one: Json | undefined): void => {
    if (typeof one !== 'object' || one === null) return
    for (const [key, inner] of Object.entries(one)) {
      places.push({ in: one as { [key: string]: Json }, key })
      walk(inner as Json)
    }
  }
  walk(whole)
  if (places.length === 0) return '"x"'
  const place = places[chance.below('place', places.length)]!
  if (how === 2) delete place.in[place.key]
  else place.in[place.key] = odd[chance.below('odd', odd.length)] as Json
  return JSON.stringify(whole)
}

/** Of the finished games in a file: an unfinished one that no table names any more is let go at the start. */
function idsIn(file: string): string[] {
  const sql: Sql = new Database(file)
  const ids = rows(sql, `SELECT id FROM records WHERE typeof(ended) = 'integer'`).map(row => String(row['id']))
  sql.close()
  return ids
}

/** What does not work of a host on this folder. */
async function usable(data: string, token: string): Promise<string[]> {
  const stored = idsIn(databaseIn(data))
  const host = await runHost({ quotas }, { data })
  const problems: string[] = []
  let number = 1_000_000
  const say = async (client: TestClient, message: Parameters<TestClient['ask']>[0]): Promise<void> => {
    const n = ++number
    // A busy machine takes its time over a replay: only what is never answered is a fault.
    const answer = client.next<Extract<ToClient, { n: number }>>(one => 'n' in one && one.n === n, 60_000)
    client.say({ ...message, n } as ToHost)
    const said = await answer
    if (said.say === 'refused' && said.code === 'failed') problems.push(`${JSON.stringify(message)} broke`)
  }
  try {
    const ann = await join(host.port, { name: 'Ann', token, ownerKey: host.local().ownerKey })
    const { store } = host.lobby.context
    const ids = store.reader.rows('SELECT id FROM records').map(row => String(row['id']))
    // One whose row makes no sense is left out of every list, and stays where it is.
    problems.push(...stored.filter(id => !ids.includes(id)).map(id => `the record ${id} is lost`))
    for (const record of ids)
      for (const what of ['event-log', 'replay', 'record', 'judge'] as const)
        await say(ann, { say: 'ask', what, about: { record, seat: 'Ann', viewer: 'Ann' } })
    for (const what of asks) await say(ann, { say: 'ask', what, about: { all: true } })
    for (const table of store.reader.rows('SELECT id FROM tables').map(row => String(row['id'])))
      for (const message of ['take-up', 'watch', 'start', 'close', 'close'] as const)
        await say(ann, { say: message, table })
    const table = await opened(ann, 'knock-out-whist', { seats: 2 })
    await ok(ann, { say: 'start', table })
  } finally {
    await host.end()
  }
  return problems
}
