import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chanceFrom } from '../../src-engine/index.ts'
import { tables } from '../../src-main/store/migrations.ts'
import { openStore } from '../../src-main/store/store.ts'
import { databaseIn, filledStore, sizeOf, spoil, stillReadable } from './damaged.ts'
import { freshFolder } from './host-run.ts'

/**
 * Spoils bytes of a database, opens it, and reads all that is left, so many times. Gives what went wrong: an error, no
 * database afterwards, or something lost that could still be read. (A process that ends is for the caller to notice.)
 */
export function fuzzDatabase(times: number, seed: number): string[] {
  const problems: string[] = []
  const source = freshFolder()
  filledStore(source, 60, 20)
  const sound = databaseIn(source)
  const size = sizeOf(sound)
  const chance = chanceFrom({ seed: String(seed).padStart(32, '0'), drawn: {} })
  for (let time = 0; time < times; time++) {
    const data = freshFolder()
    const file = databaseIn(data)
    copyFileSync(sound, file)
    for (let spots = 1 + chance.below('spots', 4); spots > 0; spots--) {
      const bytes = Uint8Array.from({ length: 1 + chance.below('length', 600) }, () => chance.below('byte', 256))
      // The first page tells where everything is: once in a while it too.
      const least = chance.below('first', 8) === 0 ? 0 : 4096
      spoil(file, least + chance.below('place', size - least - 600), bytes)
    }
    try {
      problems.push(...lostIn(data, file, sound).map(one => `database ${time}: ${one} could be read and is lost`))
    } catch (error) {
      problems.push(`database ${time}: ${String((error as Error).stack ?? error)}`)
    }
    rmSync(data, { recursive: true, force: true })
  }
  rmSync(source, { recursive: true, force: true })
  return problems
}

function lostIn(data: string, file: string, sound: string): string[] {
  const readable = stillReadable(file, sound)
  const store = openStore(data)
  const lost = Object.entries(readable).flatMap(([table, all]) => {
    const kept = new Set(store.reader.rows(`SELECT ${tables[table]![0]!} AS key FROM ${table}`).map(one => one['key']))
    return all.filter(one => !kept.has(one['key']!)).map(one => `${table} ${String(one['key'])}`)
  })
  // What is left is read through without an error, whatever it says.
  for (const one of store.records.finished(100)) store.records.actions(one.id)
  store.results.all()
  store.close()
  if (!existsSync(join(data, 'knockabout.db'))) lost.push('the database')
  return lost
}
