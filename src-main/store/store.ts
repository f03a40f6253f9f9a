import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Notice } from '../../src-engine/protocol/desktop.ts'
import { checkTexts, closeSql, openSql, readerOf, type Reader, type Sql } from './database.ts'
import { diskOf, type Disk } from './disk.ts'
import { checkLog, openLog, type Log } from './log.ts'
import { migrate, newerDatabase, tables as columns } from './migrations.ts'
import { nightStore, withNight, type NightStore } from './nights.ts'
import { peopleStore, type PeopleStore } from './people.ts'
import { recordStore, type RecordStore } from './records.ts'
import { rescue, type Rescued } from './rescue.ts'
import { resultStore, type ResultStore } from './results.ts'
import { settingsStore, type SettingsStore } from './settings.ts'
import { tableStore, type TableStore } from './tables.ts'
import type { Write } from './write.ts'

/** Calls once, at once or later, when something turns out not to be readable. */
interface Damage {
  readonly found: () => void
  readonly tell: (listener: () => void) => void
}

function damage(): Damage {
  let seen = false
  let listening: (() => void) | undefined
  return {
    found: () => {
      if (seen) return
      seen = true
      listening?.()
    },
    tell: listener => {
      listening = listener
      if (seen) listener()
    },
  }
}

/** Everything the host keeps: one file, `knockabout.db`, in the data folder. */
export interface Store {
  /** The one way to write; everything else here reads. */
  readonly log: Log
  readonly reader: Reader
  /** Nothing outlives this run: the data folder can't be written. */
  readonly ephemeral: boolean
  readonly notices: readonly Notice[]
  /** Calls back once if something kept here turns out not to be readable: it stays in the file and is left out. */
  readonly onUnreadable: (tell: () => void) => void
  readonly settings: SettingsStore
  readonly people: PeopleStore
  readonly tables: TableStore
  readonly nights: NightStore
  readonly records: RecordStore
  readonly results: ResultStore
  close(): void
  /** Whatever is still being read ends with an error. */
  isClosed(): boolean
}

/** Opens or makes the database. A damaged one is set aside and what can be read of it taken over, an unwritable folder means memory only; both come as notices. `through`: see `Tuning`. */
export function openStore(folder: string, through: (disk: Disk) => Disk = disk => disk): Store {
  const notices: Notice[] = []
  const kept = openFile(folder, notices)
  const sql = kept ?? openMemory(folder, notices)
  const disk = through(diskOf(sql, kept === undefined ? undefined : fileIn(folder)))
  const unreadable = damage()
  const reader = readerOf(sql)
  const tables = tableStore(reader, unreadable.found)
  const nights = nightStore(reader, unreadable.found)
  const applied = (write: Write, at: number, number: number): void => {
    tables.applied(write, at, number)
    nights.applied(write, at, number)
  }
  const log = openLog(sql, disk, applied, writes => withNight(writes, nights.latest(), tables.all()))
  return {
    log,
    reader,
    ephemeral: kept === undefined,
    notices,
    onUnreadable: unreadable.tell,
    settings: settingsStore(reader),
    people: peopleStore(reader),
    tables,
    nights,
    records: recordStore(reader, unreadable.found),
    results: resultStore(reader),
    isClosed: () => !sql.open,
    close: () => {
      log.close()
      disk.close()
      closeSql(sql)
      disk.closed()
    },
  }
}

function fileIn(folder: string): string {
  return join(folder, 'knockabout.db')
}

function openFile(folder: string, notices: Notice[]): Sql | undefined {
  const file = fileIn(folder)
  try {
    makeFolder(folder)
  } catch {
    return undefined
  }
  try {
    return openMigrated(file)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    if (text === newerDatabase) {
      notices.push({
        id: 'data-newer',
        kind: 'error',
        text: 'data-newer',
      })
      return undefined
    }
    if (/BUSY|locked/i.test(`${(error as { code?: string }).code ?? ''} ${text}`)) {
      notices.push({
        id: 'data-in-use',
        kind: 'warning',
        text: 'data-in-use',
      })
      return undefined
    }
    if (!existsSync(file) || !isDamage(error)) return undefined
    const aside = setAside(folder, file)
    if (aside === undefined) return undefined
    const made = rescued(file, join(folder, aside))
    const found = made !== undefined && made.people + made.games > 0 ? made : undefined
    notices.push({
      id: 'database-set-aside',
      kind: 'warning',
      text: found === undefined ? 'database-set-aside' : 'database-rescued',
      params: { aside, ...(found === undefined ? {} : { people: found.people, games: found.games }) },
    })
    return made?.sql
  }
}

/** A new database with all that can be read of the damaged one; nothing where none can be made. */
function rescued(file: string, aside: string): (Rescued & { readonly sql: Sql }) | undefined {
  let sql: Sql | undefined
  try {
    sql = openSql(file)
    const found = rescue(aside, sql)
    return { sql, ...found }
  } catch {
    if (sql !== undefined) closeSql(sql)
    return undefined
  }
}

/** Not `recursive: true`: where the first existing parent takes no folders (/proc), Node 20 tries forever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder)
}

function openMigrated(file: string): Sql {
  const sql = openSql(file)
  try {
    migrate(sql)
    // What is missing or can't be read is found out now, not at the first game.
    checkTexts(sql, columns)
    checkLog(sql)
    return sql
  } catch (error) {
    sql.close()
    throw error
  }
}

function isDamage(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  // Without the tables it should have, it is no database of ours, whatever else it may be.
  const strange = /no such (table|column)|already exists|duplicate column/
  return (
    /NOTADB|CORRUPT|FORMAT/.test(code ?? '') ||
    /malformed|not a database|damaged/.test(message ?? '') ||
    strange.test(message ?? '')
  )
}

/** Moves the damaged file and its journal out of the way; gives its new name. */
function setAside(folder: string, file: string): string | undefined {
  const day = new Date().toISOString().slice(0, 10)
  for (let count = 1; count < 1000; count++) {
    const name = `knockabout-corrupt-${day}${count === 1 ? '' : `-${count}`}.db`
    if (existsSync(join(folder, name))) continue
    try {
      renameSync(file, join(folder, name))
      for (const end of ['-wal', '-shm']) {
        if (existsSync(file + end)) renameSync(file + end, join(folder, name + end))
      }
      return name
    } catch {
      return undefined
    }
  }
  return undefined
}

function openMemory(folder: string, notices: Notice[]): Sql {
  notices.push({
    id: 'nothing-kept',
    kind: 'error',
    text: 'nothing-kept',
    params: { folder },
  })
  return openMigrated(':memory:')
}
