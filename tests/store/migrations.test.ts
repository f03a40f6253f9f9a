import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { games } from '../../src-engine/index.ts'
import type { RecordsAnswer, ReplayAnswer } from '../../src-engine/protocol/asks.ts'
import { closeSql, openSql } from '../../src-main/store/database.ts'
import { tables } from '../../src-main/store/migrations.ts'
import { openStore } from '../../src-main/store/store.ts'
import { join } from '../support/host-client.ts'
import { asked, opened, turn } from '../support/host-play.ts'
import { freshFolder, runHost } from '../support/host-run.ts'

const folders: string[] = []
function folder(): string {
  const made = freshFolder()
  folders.push(made)
  return made
}
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

/** The first schema, as it was released, with an unfinished game and a finished one in it. */
const first = `
  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE people (
    id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, colour INTEGER NOT NULL,
    avatar TEXT NOT NULL, seen INTEGER NOT NULL
  );
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, state TEXT NOT NULL, record TEXT, setup TEXT NOT NULL, at INTEGER NOT NULL
  );
  CREATE TABLE records (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, head TEXT NOT NULL, started INTEGER NOT NULL,
    ended INTEGER, outcome TEXT
  );
  CREATE TABLE actions (
    record TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE, number INTEGER NOT NULL, at INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (record, number)
  ) WITHOUT ROWID;
  CREATE TABLE results (
    record TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    seat TEXT NOT NULL, place REAL NOT NULL, won INTEGER NOT NULL, drawn INTEGER NOT NULL, tallies TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (record, seat)
  ) WITHOUT ROWID;
  PRAGMA user_version = 1;
  INSERT INTO records VALUES ('r', 'knock-out-whist',
    '{"game":"knock-out-whist","options":{"dogs":"none"},"seats":["Ann","Ben"],"names":{},"seed":"${'5'.repeat(32)}","people":{"Ann":"p"}}',
    1, 2, '{"winners":["Ben"],"draw":false,"places":[["Ben"],["Ann"]]}');
  INSERT INTO actions VALUES ('r', 1, 1, '{"by":"Ann","do":"concede"}');
  INSERT INTO records VALUES ('torn', 'brawl', '{', 1, 2, NULL);
  INSERT INTO results VALUES ('r', 'p', 'Ann', 'knock-out-whist', 2, 'Ann', 2, 0, 0, '{"tricks":3}', 2);
`

test('a database of the first schema opens: its games keep the rules and the house rules they were played by', async () => {
  const data = folder()
  const sql = openSql(path(data, 'knockabout.db'))
  sql.exec(first)
  closeSql(sql)
  // The rules version these games were played by, whatever it is now.
  const whist = games['knock-out-whist']!
  const host = await runHost({ games: { ...games, [whist.id]: { ...whist, rulesVersion: 1 } } }, { data })
  const { records, results } = host.lobby.context.store
  // Older results keep no word of who knocked whom out, and count as they did.
  const { tallies, place } = results.all()[0]!
  expect({ tallies, place }).toEqual({ tallies: { tricks: 3 }, place: 2 })
  expect(results.all()[0]).not.toHaveProperty('knockedOutBy')
  expect(records.find('r')?.head).toMatchObject({
    rulesVersion: 1,
    options: { dogs: 'none', dogLastTrick: 'forced', cutTie: 'recut', lead: 'dealer-left' },
  })
  const ann = await join(host.port, { name: 'Ann' })
  expect((await asked<RecordsAnswer>(ann, 'records')).records).toMatchObject([{ id: 'r', winners: ['Ben'] }])
  expect(await asked<ReplayAnswer>(ann, 'replay', { record: 'r', at: 1 })).toMatchObject({ total: 1, at: 1 })
  await host.end()
})

test('the tables a start looks through are those the database has, with all their columns', () => {
  const store = openStore(folder())
  const names = store.reader.rows(`SELECT name FROM sqlite_schema WHERE type = 'table'`).map(one => String(one['name']))
  const columns = names.map(name => [
    name,
    store.reader.rows('SELECT name FROM pragma_table_info(?)', name).map(one => String(one['name'])),
  ])
  expect(Object.fromEntries(columns)).toEqual(tables)
  store.close()
})

test.each([
  ['a later version wrote it', 'PRAGMA user_version = 99', 'data-newer'],
  ['its tables are not there', 'DROP TABLE actions', 'database-set-aside'],
  ['its columns are others', 'ALTER TABLE people RENAME TO persons', 'database-set-aside'],
])('the host starts and says so where of the database %s', async (_what, text, notice) => {
  const data = folder()
  const before = await runHost({}, { data })
  await before.end()
  const sql = openSql(path(data, 'knockabout.db'))
  sql.exec(text)
  closeSql(sql)
  const host = await runHost({}, { data })
  let notices = ''
  host.onNotices(all => (notices = all.map(one => one.id).join()))
  expect(notices).toContain(notice)
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  await turn(ann, table)
  await host.end()
})
