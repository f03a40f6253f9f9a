import { copyFileSync, openSync, closeSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { openStore } from '../../src-main/store/store.ts'
import { tables } from '../../src-main/store/migrations.ts'
import { rows, type Row, type Sql } from '../../src-main/store/database.ts'
import type { Write } from '../../src-main/store/write.ts'

export const databaseIn = (folder: string): string => join(folder, 'knockabout.db')

/** Fills every table of a data folder: people, an archived table and a night each, and games of so many actions. */
export function filledStore(folder: string, games: number, actions: number): void {
  const store = openStore(folder)
  store.log.commit([{ write: 'setting', key: 'colour', value: 'green' }], 0)
  for (let n = 0; n < games; n++) {
    const id = `game-${n}`
    const person = { id: `person-${n}`, name: `Person ${n}`, colour: 1, avatar: '' }
    const head = { game: 'knock-out-whist', rules: 1, options: {}, seats: ['A', 'B'], names: {}, seed: '1', people: {} }
    const plays = Array.from({ length: actions }, (_, i) => ({ by: 'A', do: 'play', card: `${i}` }))
    const end = { outcome: { winners: ['A'], draw: false, places: [], sides: false }, digest: 'd' }
    const counted = { record: id, player: `person-${n}`, name: `Person ${n}`, game: 'knock-out-whist', players: 2 }
    const result = { ...counted, seat: 'A', place: 1, won: true, drawn: false, tallies: { tricks: n } }
    const setup = { game: 'knock-out-whist', solo: false, host: person.id, places: [{ person: person.id }] }
    const night = { id: `night-${n}`, host: person.id, people: [], playlist: [], opened: [], results: [] }
    const writes: Write[] = [
      { write: 'person', person, tokenHash: `hash-${n}` },
      { write: 'start', record: id, head, actions: plays, events: [] },
      { write: 'end', record: id, end, results: [result] },
      { write: 'keep', id: `table-${n}`, state: 'archived', record: id, setup },
      { write: 'dismiss', id: `table-${n}`, person: 'person-0' },
      { write: 'night', night },
    ]
    store.log.commit(writes, n)
  }
  store.close()
}

/** Puts these bytes over what stands there. */
export function spoil(file: string, at: number, bytes: Uint8Array): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

export const sizeOf = (file: string): number => readFileSync(file).length

/**
 * What of a damaged file can be read when each row is asked for by itself, with the keys a sound copy has: what must not
 * be lost. The file itself is left alone.
 */
export function stillReadable(file: string, sound: string): { readonly [table: string]: readonly Row[] } {
  copyFileSync(file, `${file}.look`)
  const [damaged, whole] = [new Database(`${file}.look`), new Database(sound)]
  try {
    return Object.fromEntries(
      ['people', 'records', 'settings', 'tables', 'nights'].map(
        table => [table, eachRow(damaged, whole, table)] as const,
      ),
    )
  } finally {
    damaged.close()
    whole.close()
  }
}

/** As bytes: what is no text can't be asked for as one. */
function eachRow(damaged: Sql, whole: Sql, table: string): Row[] {
  const bytes = tables[table]!.map(name => `coalesce(hex(CAST(${name} AS BLOB)), '-')`).join(` || ' ' || `)
  const ids = rows(whole, `SELECT rowid AS k, ${tables[table]![0]!} AS key, ${bytes} AS bytes FROM ${table}`)
  return ids.filter(sound => {
    try {
      const one = `SELECT ${bytes} AS bytes FROM ${table} NOT INDEXED WHERE rowid = ?`
      return rows(damaged, one, sound['k']!)[0]?.['bytes'] === sound['bytes']
    } catch {
      return false
    }
  })
}
