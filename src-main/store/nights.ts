import type { NightAct } from '../../src-engine/night/acts.ts'
import { nightShape, type Brought, type Night } from '../../src-engine/night/night.ts'
import { reduceNight } from '../../src-engine/night/reduce.ts'
import type { Reader } from './database.ts'
import { fromText, momentIn } from './from-text.ts'
import { placeOf } from './order.ts'
import type { StoredTable } from './tables.ts'
import type { Result, Write } from './write.ts'

export interface StoredNight {
  readonly night: Night
  /** When anything last happened in it. */
  readonly at: number
  /** By which nights are in order (order.ts). */
  readonly place: number
}

export interface NightStore {
  /** The one that something last happened in, over or not. */
  latest(): StoredNight | undefined
  has(id: string): boolean
  /** The latest first; those that can't be read are left out. */
  all(most: number): readonly StoredNight[]
  /** Calls after every write of a night; it may not be flushed yet. */
  onChange(listener: () => void): void
}

const latestFirst = 'SELECT value, at, place FROM nights ORDER BY place DESC, id'

/** The house's nights; the latest is held in memory. `unreadable` and `applied` are as those of tables. */
export function nightStore(
  reader: Reader,
  unreadable: () => void,
): NightStore & { applied(write: Write, at: number, number: number): void } {
  let held = read(reader, unreadable)
  let listening: (() => void) | undefined
  return {
    latest: () => held,
    has: id => reader.row('SELECT 1 FROM nights WHERE id = ?', id) !== undefined,
    all: most =>
      reader.rows(`${latestFirst} LIMIT ?`, most).flatMap(found => {
        const night = fromText(found['value'], nightShape)
        return night === undefined ? [] : [{ night, at: momentIn(found['at']), place: Number(found['place']) }]
      }),
    onChange: listener => {
      listening = listener
    },
    applied: (write, at, number) => {
      if (write.write !== 'night') return
      // One that comes from a file is another evening's, and not the one that is on.
      const place = placeOf(number, at, write.fromFile === true)
      if (held !== undefined && held.night.id !== write.night.id && held.place > place) return
      held = { night: write.night, at, place }
      listening?.()
    },
  }
}

function read(reader: Reader, unreadable: () => void): StoredNight | undefined {
  const found = reader.row(`${latestFirst} LIMIT 1`)
  if (found === undefined) return undefined
  const night = fromText(found['value'], nightShape)
  if (night === undefined) unreadable()
  return night && { night, at: momentIn(found['at']), place: Number(found['place']) }
}

/**
 * The writes, and what they make of the night: it moves on together with the result of its table, or neither does. `tables`:
 * those there are before.
 */
export function withNight(
  writes: readonly Write[],
  stored: StoredNight | undefined,
  tables: readonly StoredTable[],
): readonly Write[] {
  const written = writes.findLast(write => write.write === 'night')?.night
  const before = written ?? stored?.night
  if (before === undefined) return writes
  let night: Night = before
  for (const write of writes) {
    const act = nightActOf(write, writes, tables)
    const made = act === undefined ? undefined : reduceNight(night, act)
    if (made !== undefined && 'night' in made) night = made.night
  }
  return night === before ? writes : [...writes, { write: 'night', night }]
}

/** What a write means for a night. */
export function nightActOf(
  write: Write,
  writes: readonly Write[],
  tables: readonly StoredTable[],
): NightAct | undefined {
  switch (write.write) {
    case 'end': {
      const { record, made, guesses } = write
      if ('closed' in write.end) return undefined
      const kept = writes.find(one => one.write === 'keep' && one.record === record)
      const table = kept?.write === 'keep' ? kept.id : tables.find(one => one.record === record)?.id
      if (table === undefined) return undefined
      return { do: 'result', table, record, places: placesOf(write.results), made, guesses }
    }
    case 'reopen':
      return { do: 'take-back', record: write.record }
    case 'prepared':
      return { do: 'prepared', table: write.id, made: write.made as Brought | undefined }
    case 'drop':
      return { do: 'table-gone', table: write.id }
    case 'profile':
      return { do: 'rename', who: write.person }
    default:
      return undefined
  }
}

/** People by finishing place. Guests at somebody's device are known by their names alone, and have no part in a night. */
function placesOf(results: readonly Result[]): string[][] {
  const people = results.filter(one => !one.player.startsWith('guest:'))
  const places = [...new Set(people.map(one => one.place))].sort((a, b) => a - b)
  return places.map(place => people.filter(one => one.place === place).map(one => one.player))
}
