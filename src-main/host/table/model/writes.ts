import { visibleEvents } from '../../../../src-engine/core/match.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { digestOf } from '../../../../src-engine/core/record.ts'
import type { RecordHead } from '../../../store/shapes.ts'
import type { StoredState } from '../../../store/tables.ts'
import type { Write } from '../../../store/write.ts'
import type { Step } from './acts.ts'
import { resultsOf } from './results.ts'
import { setupOf } from './stored.ts'
import { dealtAt, facesOf, namesOf, type Over, type Playing, type Table } from './table.ts'

/** What must be on disk before anybody is told that `before` became `after`. Keeping is keeping the actions. */
export function writesOf(before: Table | undefined, after: Table, steps: readonly Step[]): Write[] {
  if (after.phase.at === 'closed') return closing(after)
  const [was, is] = [before === undefined ? undefined : dealtAt(before), dealtAt(after)]
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
  if (before === undefined || !sameSetup(before, after)) writes.push(keep(after, 'live'))
  return writes
}

function closing(table: Table): Write[] {
  const archived = table.phase.at === 'closed' ? table.phase.archived : undefined
  if (archived === undefined) return [{ write: 'drop', id: table.id }]
  return [keep({ ...table, phase: archived }, 'archived')]
}

/** Who sits where and how the table is set, and the record of its game. */
export function keep(table: Table, state: StoredState): Write {
  const record = dealtAt(table)?.record
  return {
    write: 'keep',
    id: table.id,
    state,
    setup: setupOf(table) as unknown as JsonObject,
    ...(record === undefined ? {} : { record }),
  }
}

/** What is to be noted of its end, or that it has none any more. `was`: the same game before. */
export function endOf(table: Table, was: Playing | Over | undefined, is: Playing | Over): Write[] {
  const { record } = is
  if (is.at === 'over') {
    if (was?.at === 'over' && was.match === is.match) return []
    // A puzzle counts for nobody.
    const results = table.scenario === undefined ? resultsOf(table, is) : []
    return [{ write: 'end', record, end: { outcome: is.outcome, digest: digestOf(is.match) }, results }]
  }
  return was?.at === 'over' ? [{ write: 'reopen', record }] : []
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
      table.places.flatMap(place => (place.person === undefined ? [] : [[place.seat, place.person]])),
    ),
    ...(table.solo ? { solo: true } : {}),
  }
}

/** Most acts change nothing of what is kept beside the record: seen at once where nothing but the game moved. */
function sameSetup(before: Table, after: Table): boolean {
  const keys = ['game', 'host', 'places', 'options', 'timer', 'level', 'thinking', 'fill', 'coach'] as const
  const [was, is] = [dealtAt(before), dealtAt(after)]
  if (was?.record !== is?.record) return false
  if (was?.handsSeen === is?.handsSeen && keys.every(key => before[key] === after[key])) return true
  return JSON.stringify(setupOf(before)) === JSON.stringify(setupOf(after))
}
