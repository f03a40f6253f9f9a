import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTexts, closeSql, openSql, type Sql } from '../../src-main/store/database.ts'
import { migrate, tables } from '../../src-main/store/migrations.ts'

// libsql ends the whole process when it reads text that is not valid UTF-8, so every value is checked before any is read.

const broken = `CAST(x'22fffe22' AS TEXT)`
/** Keys as a damaged or a foreign file may hold them. */
const oddKeys = [`''`, `' '`, `'17'`, `'ö'`, `'a' || char(0) || 'b'`, `x'00'`, `x'c3a9'`, `printf('%.5000c', 'k')`]

let sql: Sql
beforeAll(() => {
  sql = openSql(':memory:')
  migrate(sql)
  const count = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)'
  sql.exec(`INSERT INTO records (id, game, head, started) ${count} SELECT 'game-' || i, 'g', '{}', i FROM n`)
  sql.exec(`INSERT INTO actions (record, number, at, body) ${count} SELECT 'game-1', i, i, '{}' FROM n`)
  sql.exec(`INSERT INTO actions (record, number, at, body) ${count} SELECT 'game-' || i, -1, i, '{}' FROM n`)
  for (const key of oddKeys) {
    sql.exec(`INSERT INTO records (id, game, head, started) VALUES (${key}, 'g', '{}', 1)`)
    sql.exec(`INSERT INTO actions (record, number, at, body) VALUES (${key}, 1, 1, '{}')`)
  }
})
afterAll(() => closeSql(sql))

test('a sound database passes, whatever its keys are', () => {
  expect(() => checkTexts(sql, tables)).not.toThrow()
})

test.each([
  ...[1, 100, 101, 1500].map(i => [`number ${i}`, `'game-1'`, i] as const),
  ...[2, 100, 101, 1500].map(i => [`of game ${i}`, `'game-${i}'`, -1] as const),
  ...oddKeys.map(key => [`under the key ${key}`, key, 1] as const),
])('a broken text is found in the action %s', (_which, record, number) => {
  const here = `WHERE record = ${record} AND number = ${number}`
  sql.exec(`UPDATE actions SET body = ${broken} ${here}`)
  expect(() => checkTexts(sql, tables)).toThrow('no text in actions')
  sql.exec(`UPDATE actions SET body = '{}' ${here}`)
})

test.each([`'game-1'`, `'game-100'`, `'game-101'`, `'game-1500'`, ...oddKeys])(
  'a broken text is found in the record %s',
  id => {
    sql.exec(`UPDATE records SET head = ${broken} WHERE id = ${id}`)
    expect(() => checkTexts(sql, tables)).toThrow('no text in records')
    sql.exec(`UPDATE records SET head = '{}' WHERE id = ${id}`)
  },
)

test.each([
  ['a key', `UPDATE actions SET record = ${broken} WHERE record = 'game-2'`],
  [
    'two texts that make a letter together',
    `UPDATE actions SET body = CAST(x'c3' AS TEXT), events = CAST(x'a9' AS TEXT) WHERE record = 'game-2'`,
  ],
  [
    'two rows that do',
    `UPDATE actions SET body = CAST(CASE number WHEN 1 THEN x'c3' ELSE x'a9' END AS TEXT), events = '' WHERE record = 'game-1' AND number < 3`,
  ],
])('a broken text is found in %s', (_what, update) => {
  sql.exec('BEGIN; PRAGMA defer_foreign_keys = ON')
  sql.exec(update)
  expect(() => checkTexts(sql, tables)).toThrow('no text in actions')
  sql.exec('ROLLBACK')
})
