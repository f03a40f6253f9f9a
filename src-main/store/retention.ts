import { z } from 'zod'
import { entryOf } from '../../src-engine/core/json.ts'
import { fromText } from './from-text.ts'
import type { StoredRecord } from './records.ts'
import type { StoredResult } from './results.ts'
import type { Store } from './store.ts'
import { wantedBy, type StoredTable } from './tables.ts'
import type { Write } from './write.ts'

/** How long unfinished practice games are kept: each person's latest, until the host has run on more days since. */
export interface PracticeRetention {
  readonly games: number
  readonly days: number
}

const usual: PracticeRetention = { games: 20, days: 60 }
const key = 'unfinished-practice'
export const practiceRetentionShape = z.strictObject({ games: z.int().min(1).max(500), days: z.int().min(1).max(3650) })
const dayMs = 24 * 60 * 60 * 1000

export function practiceRetention(store: Pick<Store, 'settings'>): PracticeRetention {
  return fromText(store.settings.read(key), practiceRetentionShape) ?? usual
}

export const practiceRetentionSetting = (retention: PracticeRetention): Write => ({
  write: 'setting',
  key,
  value: JSON.stringify(retention),
})

/** Finished practice games kept, the latest of a person and of the house; figures that count them stay. */
export const endedPractice = { person: 100, all: 2000 } as const

/** Archived tables kept for each person who sat there; one is pruned once it is past that for all of them. */
export const archivedPerPerson = 30

/** The setting that has the days on which this host ran, last one last. */
export const runningDaysKey = 'running-days'
const runningDaysShape = z.array(z.int())
/** No rule looks back on more. */
const runningDaysKept = 3651

/**
 * Notes that the host ran today. The age of a game is counted in such days, and not by the clock: a board without one of
 * its own begins in 1970, and once it has the right time everything of before would look decades old.
 */
export function noteRunningDay(store: Store, now: number): void {
  const days = runningDays(store)
  const today = dayOf(now)
  if (days.at(-1) === today) return
  const noted = [...days.filter(one => one !== today), today].slice(-runningDaysKept)
  store.log.commit([{ write: 'setting', key: runningDaysKey, value: JSON.stringify(noted) }], now)
}

const runningDays = ({ settings }: Store): number[] => fromText(settings.read(runningDaysKey), runningDaysShape) ?? []
const dayOf = (at: number): number => Math.floor(at / dayMs)

/**
 * On how many days the host ran since a time, in the order it ran on them, whatever the clock said. Of a day it did not
 * run on (the game came in a file, or is from before days were noted) those that are later by the calendar count.
 */
function ageBy(days: readonly number[]): (at: number) => number {
  const later = new Map(days.map((one, index) => [one, days.length - 1 - index]))
  return at => later.get(dayOf(at)) ?? days.filter(one => one > dayOf(at)).length
}

/**
 * Removes archived tables with their records, one at each step, for there may be a thousand: games played together once
 * nobody has them among their latest any more, practice nobody finished, past what the rule keeps, and practice that ended. `counts` as in
 * `discard`; `now`: milliseconds since 1970.
 */
export function* prune(
  store: Store,
  now: number,
  counts: (table: StoredTable) => boolean,
): Generator<{ readonly id: string }, void> {
  noteRunningDay(store, now)
  for (const table of outdated(store)) {
    // Taken up or forgotten since.
    if (!store.tables.holds(table)) continue
    discard(store, table, counts(table), now)
    yield table
  }
  for (const id of outdatedPractice(store)) {
    store.log.commit([{ write: 'drop-record', record: id }], now)
    yield { id }
  }
}

/** Practice that was played to its end and is past what is kept; what it counted for stays. */
function outdatedPractice({ reader }: Store): string[] {
  const ended = 'FROM records WHERE solo IS NOT NULL AND place IS NOT NULL'
  const counts = reader.rows(`SELECT solo, count(*) AS count ${ended} GROUP BY solo`)
  const all = counts.reduce((sum, { count }) => sum + Number(count), 0)
  const tooMany = counts.filter(({ count }) => Number(count) > endedPractice.person)
  const ofPeople = tooMany.flatMap(({ solo, count }) => {
    const many = Number(count) - endedPractice.person
    return reader.rows(`SELECT id ${ended} AND solo = ? ORDER BY place, id LIMIT ?`, String(solo), many)
  })
  const left = all - ofPeople.length
  const ofAll =
    left <= endedPractice.all
      ? []
      : reader.rows(`SELECT id ${ended} ORDER BY place, id LIMIT ?`, all - endedPractice.all)
  return [...new Set([...ofPeople, ...ofAll].map(({ id }) => String(id)))]
}

/** The archived practice past so many of a whole house, oldest first. */
export function practiceBeyond({ tables }: Pick<Store, 'tables'>, most: number): readonly StoredTable[] {
  return tables
    .all()
    .filter(({ state, setup }) => state === 'archived' && setup['solo'] === true)
    .slice(most)
    .toReversed()
}

function outdated(store: Store): StoredTable[] {
  const { games, days } = practiceRetention(store)
  const ageAt = ageBy(runningDays(store))
  const latestFirst = store.tables
    .all()
    .filter(table => table.state === 'archived')
    .map(table => ({ table, age: ageAt(table.at) }))
    .sort((a, b) => a.age - b.age || b.table.place - a.table.place)
  const listed = new Map<string, number>()
  const practice = new Map<string, number>()
  const next = (counted: Map<string, number>, person: string): number => {
    const count = (counted.get(person) ?? 0) + 1
    counted.set(person, count)
    return count
  }
  return latestFirst.flatMap(({ table, age }) => {
    const { solo, host } = table.setup
    const places = wantedBy(table).map(person => next(listed, person))
    const kept =
      solo === true
        ? age <= days && next(practice, String(host)) <= games
        : places.some(place => place <= archivedPerPerson)
    return kept ? [] : [table]
  })
}

/**
 * Throws a table away, and its game's record unless that was played to its end. Practice that its player left, never to
 * come back to it, is lost (`counts`: it could have been gone on with): leaving must not look better than losing. On disk
 * once the log is flushed; throws with nothing written otherwise. `now`: milliseconds since 1970.
 */
export function discard(store: Store, table: StoredTable, counts: boolean, now: number): void {
  const { id, record, setup, at } = table
  const stored = record === undefined ? undefined : store.records.find(record)
  const writes: Write[] = [{ write: 'drop', id }]
  if (record !== undefined && stored?.ended === undefined) writes.push({ write: 'drop-record', record })
  const lost = counts && stored?.ended === undefined && stored?.head.solo === true && setup['scenario'] === undefined
  if (lost && store.records.count(stored.id) > 0) writes.push({ write: 'results', results: losses(stored, at) })
  store.log.commit(writes, now)
}

function losses({ id, head }: StoredRecord, at: number): StoredResult[] {
  const { people, seats, names, game } = head
  const players = seats.length
  return Object.entries(people).map(([seat, player]) => {
    const name = entryOf(names, seat) ?? seat
    return { record: id, player, name, game, players, seat, at, place: players, won: false, drawn: false, tallies: {} }
  })
}

/** Records that were begun and whose table is gone: nobody can ever go on with them. For the start, before tables run. */
export function dropOrphans(store: Store, now: number): void {
  const tables = 'SELECT record FROM tables WHERE record IS NOT NULL'
  const orphans = store.reader.rows(`SELECT id FROM records WHERE ended IS NULL AND id NOT IN (${tables}) ORDER BY id`)
  const writes = orphans.map(({ id }): Write => ({ write: 'drop-record', record: String(id) }))
  store.log.commit(writes, now)
}
