import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closeSql, openSql, row, type Sql } from '../../src-main/store/database.ts'
import { diskOf, type Disk, type Syncs } from '../../src-main/store/disk.ts'
import { freshFolder } from '../support/host-run.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end()
})
function opened(syncs?: Syncs): { readonly sql: Sql; readonly disk: Disk; readonly folder: string } {
  const folder = freshFolder()
  const sql = openSql(join(folder, 'a.db'))
  sql.exec('CREATE TABLE kept (value)')
  const disk = diskOf(sql, join(folder, 'a.db'), syncs)
  ends.push(() => {
    disk.close()
    closeSql(sql)
    disk.closed()
    rmSync(folder, { recursive: true, force: true })
  })
  return { sql, disk, folder }
}

test.runIf(process.platform !== 'darwin')(
  'after a sync that failed nothing is on the disk until a checkpoint was',
  async () => {
    let fails = false
    const failing = (): Error | null => (fails ? new Error('EIO') : null)
    const { sql, disk } = opened({
      later: (_file, done) => void setImmediate(done, failing()),
      now: () => {
        if (failing()) throw failing()!
      },
    })
    const { pragma } = sql
    let isRefused = false
    let checkpoints = 0
    sql.pragma = (text: string) => {
      if (!text.startsWith('wal_checkpoint')) return pragma.call(sql, text) as never
      checkpoints++
      return isRefused ? ([{ busy: 1, log: 3, checkpointed: 0 }] as never) : (pragma.call(sql, text) as never)
    }
    sql.exec('INSERT INTO kept VALUES (1)')
    await disk.flushed()
    expect(checkpoints).toBe(0)
    fails = true
    await expect(disk.flushed()).rejects.toThrow('EIO')
    // The system says that all is well, as Linux does once it has told of a loss.
    fails = false
    isRefused = true
    await expect(disk.flushed()).rejects.toThrow('could not be brought')
    expect(() => disk.flushSync()).toThrow('could not be brought')
    isRefused = false
    await disk.flushed()
    expect(checkpoints).toBe(3)
    await disk.flushed()
    disk.flushSync()
    expect(checkpoints).toBe(3)
  },
)

test('a copy is of the moment it was asked for, and others have their turn while it is made', async () => {
  const { sql, disk, folder } = opened()
  const fill = sql.prepare('INSERT INTO kept VALUES (?)')
  sql.exec('BEGIN')
  for (let i = 0; i < 400; i++) fill.run('x'.repeat(50_000))
  sql.exec('COMMIT')
  let turns = 0
  let copying = true
  const turn = (): void => {
    if (!copying) return
    turns++
    fill.run('later')
    setImmediate(turn)
  }
  const made = disk.copy(join(folder, 'b.db')).finally(() => (copying = false))
  turn()
  await made
  // Twenty megabytes, a piece of one each.
  expect(turns).toBeGreaterThan(15)
  const copy = openSql(join(folder, 'b.db'))
  ends.push(() => closeSql(copy))
  expect(row(copy, 'SELECT count(*) AS count FROM kept')).toMatchObject({ count: 400 })
  // Our own file is still ours alone.
  expect(() => openSql(join(folder, 'a.db'))).toThrow(/locked|busy/i)
})
