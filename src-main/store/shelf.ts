import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { closeSql, openSql, row, transaction } from './database.ts'
import type { Standing } from './log.ts'
import { standingShape } from './write.ts'

/** A house kept on this machine, in a folder of its own. */
export interface KeptHouse extends Standing {
  readonly folder: string
  readonly epoch: number
}

const file = 'knockabout.db'
/** What a house's standby is known by; of a house set aside, or copied, it holds no other to anything. */
export const besides = ['standby-agreed.json', 'standby-key.json']

/** Where the houses lie that came from another machine, or went to one; the app's own is in the data folder itself. */
export function shelfIn(data: string): string {
  return join(data, 'houses')
}

/** Makes a place for a house that is to come, or one to be given. */
export function folderOnShelf(data: string, name: string): string {
  const folder = join(shelfIn(data), name)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The houses of this machine on its shelf. None of them may be open. */
export function keptHouses(data: string): KeptHouse[] {
  const shelf = shelfIn(data)
  if (!existsSync(shelf)) return []
  return readdirSync(shelf).flatMap(name => houseIn(join(shelf, name)) ?? [])
}

/** Throws away a house that never came to be one here. */
export function dropHouse({ folder }: Pick<KeptHouse, 'folder'>): void {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * The folder of the house this machine has: one that was handed to it before its own. Where its own was given away, it is
 * set on the shelf as it is, and a new one is made that remembers people and finished games. Most machines have no shelf,
 * and nothing is looked into.
 */
export function houseToOpen(data: string): string {
  if (!existsSync(shelfIn(data))) return data
  const houses = keptHouses(data)
  const received = houses.filter(({ standing }) => standing === 'held')
  const latest = received.sort((a, b) => b.epoch - a.epoch)[0]
  if (latest !== undefined) return latest.folder
  if (!existsSync(join(data, file))) {
    // It was set aside, and the new one is still to be made.
    const given = houses.filter(({ standing }) => standing === 'given').sort((a, b) => b.epoch - a.epoch)[0]
    if (given !== undefined) newHouseFrom(given.folder, data)
    return data
  }
  const own = houseIn(data)
  if (own?.standing !== 'given') return data
  const aside = folderOnShelf(data, `own-${own.epoch}-${Date.now()}`)
  for (const one of besides) if (existsSync(join(data, one))) renameSync(join(data, one), join(aside, one))
  renameSync(join(data, file), join(aside, file))
  newHouseFrom(aside, data)
  return data
}

/** The house in this folder, which must not be open. Nothing where there is no database, or none that can be read: opening it will tell. */
export function houseIn(folder: string): KeptHouse | undefined {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  try {
    const sql = new Database(path)
    try {
      const found = row(sql, 'SELECT epoch, standing, word FROM log')
      const standing = standingShape.safeParse(found?.['standing'])
      if (!standing.success) return undefined
      return { folder, epoch: Number(found?.['epoch']), standing: standing.data, word: String(found?.['word']) }
    } finally {
      // Whatever waits in its journal is in the file then, which can be moved.
      closeSql(sql)
    }
  } catch {
    return undefined
  }
}

/** A new house of the people and finished games of one that was given away: what was played here stays to be looked at. */
function newHouseFrom(given: string, folder: string): void {
  const made = join(folder, `${file}.new`)
  for (const end of ['', '-wal', '-shm']) rmSync(made + end, { force: true })
  const from = openSql(join(given, file))
  from.prepare('VACUUM INTO ?').run(made)
  closeSql(from)
  const sql = openSql(made)
  transaction(sql, () =>
    sql.exec(`
      DELETE FROM tables; DELETE FROM dismissals; DELETE FROM nights; DELETE FROM records WHERE ended IS NULL;
      DELETE FROM settings WHERE key IN ('id', 'certificate');
      UPDATE log SET epoch = 1, number = 0, standing = 'held', word = '';
    `),
  )
  closeSql(sql)
  renameSync(made, join(folder, file))
}

/**
 * Makes the copy of a house one that is still to arrive: opened where it lands, it is nobody's until it is said to be.
 * Throws the disk's error.
 */
export function markAsArriving(path: string): void {
  // Just made: nothing in it has to be looked through, which takes long where it is large.
  const sql = new Database(path)
  sql.prepare(`UPDATE log SET standing = 'arriving', word = ''`).run()
  closeSql(sql)
}
