import { sameJson, type Json, type JsonObject } from '../../../../src-engine/core/json.ts'
import { visibleEvents } from '../../../../src-engine/core/match.ts'
import { digestOf } from '../../../../src-engine/core/record.ts'
import type { RecordHead } from '../../../store/shapes.ts'
import type { Write } from '../../../store/write.ts'
import type { Step } from './acts.ts'
import { guessedAt } from './guessing.ts'
import { resultsOf } from './results.ts'
import { recordIn, storedValue } from './stored-value.ts'
import { dealtAt, facesOf, gameAt, madeAt, namesOf, taken, type Over, type Playing, type Table } from './table.ts'

/**
 * The writes that must be on disk before anybody is sent that `before` became `after`. Of a game they are its actions.
 * `onlyPlayed`: `isOnlyPlayed(before, after)`.
 */
export function writesOf(before: Table | undefined, after: Table, steps: readonly Step[], onlyPlayed = false): Write[] {
  const { phase } = after
  if (phase.at === 'closed') return [phase.archived === undefined ? { write: 'drop', id: after.id } : keep(after)]
  const [was, is] = [before === undefined ? undefined : gameAt(before), dealtAt(after)]
  const writes: Write[] = []
  if (is !== undefined && was?.record !== is.record) {
    const events = steps.flatMap(step => visibleEvents(step.events, 'table'))
    writes.push({ write: 'start', record: is.record, head: headOf(after, is), actions: is.from?.actions ?? [], events })
  } else if (is !== undefined) {
    const actions = steps.flatMap(({ play, events }) =>
      play === undefined ? [] : [{ action: play, events: visibleEvents(events, 'table') }],
    )
    const first = is.match.seq - actions.length + 1
    if (actions.length > 0) writes.push({ write: 'append', record: is.record, first, actions })
  }
  if (is !== undefined) writes.push(...endOf(after, was?.record === is.record ? was : undefined, is))
  const prepared = preparedWrite(before, after)
  if (prepared !== undefined) writes.push(prepared)
  if (!onlyPlayed && (before === undefined || !isKept(before, after))) writes.push(keep(after))
  return writes
}

/** That all are done with what they prepare for a tournament, each for themselves: guests and bots have no part in one. */
function preparedWrite(before: Table | undefined, after: Table): Write | undefined {
  const [was, is] = [before && madeAt(before), madeAt(after)]
  if (was === is || sameJson((was ?? null) as Json, (is ?? null) as Json)) return undefined
  const made =
    is &&
    Object.fromEntries(
      taken(after.places).flatMap(place => {
        const who = place.kind === 'person' ? place : place.leftBy
        return who === undefined || who.guest ? [] : [[who.person, is[place.seat]!]]
      }),
    )
  return { write: 'prepared', id: after.id, ...(made === undefined ? {} : { made }) }
}

/** The writes after which the disk holds the table as it was `before`, should `writes` not have reached it. */
export function undoOf(before: Table | undefined, after: Table, writes: readonly Write[]): Write[] {
  const undone = writes.flatMap((write): Write[] => {
    if (write.write === 'append') return [{ write: 'cut', record: write.record, first: write.first }]
    return write.write === 'start' ? [{ write: 'drop-record', record: write.record }] : []
  })
  if (before === undefined) return [...undone, { write: 'drop', id: after.id }]
  return [...undone, ...writesOf(after, before, []).filter(one => one.write !== 'start')]
}

/** The table as it is now, and the record of its game. */
function keep(table: Table): Write {
  const value = storedValue(table)
  const record = recordIn(value)
  const state = table.phase.at === 'closed' ? 'archived' : 'live'
  return {
    write: 'keep',
    id: table.id,
    state,
    setup: value as unknown as JsonObject,
    ...(record === undefined ? {} : { record }),
  }
}

/** What is to be noted of its end, or that it has none any more. `was`: the same game before. */
function endOf(table: Table, was: Playing | Over | undefined, is: Playing | Over): Write[] {
  const { record } = is
  if (is.at === 'over') {
    if (was?.at === 'over' && was.match === is.match) return []
    // A puzzle counts for nobody.
    const results = table.scenario === undefined ? resultsOf(table, is) : []
    const guesses = guessedAt(is)
    const end = { outcome: is.outcome, digest: digestOf(is.match) }
    return [
      { write: 'end', record, end, results, ...madeAtEnd(table, is), ...(guesses.length === 0 ? {} : { guesses }) },
    ]
  }
  return was?.at === 'over' ? [{ write: 'reopen', record }] : []
}

/** Where the same cards are dealt at other tables: what each seat made of them, and who held them to the end. */
function madeAtEnd({ duplicate, places }: Table, { match }: Over): Pick<Extract<Write, { write: 'end' }>, 'made'> {
  const { game, state, seats } = match
  if (duplicate !== true || game.duplicate === undefined) return {}
  const by = game.duplicate
  return {
    made: seats.map(seat => {
      const place = places.find(one => one.kind !== 'open' && one.seat === seat)
      return { person: place?.kind === 'person' && !place.guest ? place.person : null, made: by.made(state, seat) }
    }),
  }
}

function headOf(table: Table, { match, seed, from }: Playing | Over): RecordHead {
  return {
    game: table.game.id,
    rulesVersion: table.game.rulesVersion,
    options: match.options,
    seats: match.seats,
    names: namesOf(table),
    faces: facesOf(table),
    seed,
    ...(from?.given === undefined ? {} : { given: from.given }),
    people: Object.fromEntries(
      table.places.flatMap(place => (place.kind === 'person' ? [[place.seat, place.person]] : [])),
    ),
    ...(table.solo ? { solo: true } : {}),
  }
}

/**
 * Whether what is on disk of `before` is still true: most acts change nothing but the match. Who looks on and what they
 * missed is not worth a write by itself.
 */
function isKept(before: Table, after: Table): boolean {
  return (
    isSame(before, after, ['devices', 'awaited', 'places', 'phase']) &&
    isSame(before.phase, after.phase, ['match', 'seed', 'from', 'seen', 'countdown']) &&
    (before.places === after.places ||
      (before.places.length === after.places.length &&
        before.places.every((place, index) => isSame<object>(place, after.places[index]!, ['missedFrom']))))
  )
}

function isSame<T extends object>(before: T, after: T, but: readonly string[]): boolean {
  if (before === after) return true
  const keys = [...Object.keys(before), ...Object.keys(after)] as (keyof T & string)[]
  return keys.every(key => but.includes(key) || sameJson(before[key] as Json, after[key] as Json))
}
