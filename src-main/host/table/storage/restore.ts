import type { Match } from '../../../../src-engine/core/match.ts'
import type { Unplayable } from '../../../../src-engine/core/replay.ts'
import { matchRecord } from '../../../store/records.ts'
import type { StoredTable } from '../../../store/tables.ts'
import type { House } from '../../context/house.ts'
import { actionsOf, played } from './played.ts'
import { setupIn, type Setup } from '../model/stored.ts'
import { addToLog, emptyEventLog, type EventLog } from './event-log.ts'
import { endOf } from '../model/writes.ts'
import type { FreshSeed, Phase, Sitting, Table } from '../model/table.ts'

export interface Restored {
  readonly table: Table
  readonly eventLog: EventLog
}

/** What stands in the file where its record should be makes no sense. */
export const unreadable: Unplayable = { why: 'set-up', code: 'unreadable', text: 'unreadable' }

/**
 * A stored table as it was, its record played again; or why this build can't. `seed`: of the next deal, if it is a lobby.
 * Throws only where the rules do.
 */
export async function restore(
  house: House,
  stored: StoredTable,
  seed: FreshSeed,
): Promise<Restored | { readonly unplayable: Unplayable }> {
  const setup = setupIn(stored)
  const { games } = house.tuning
  const game = Object.hasOwn(games, setup.game) ? games[setup.game] : undefined
  if (game === undefined) return { unplayable: { why: 'unknown-game' } }
  const places = setup.places.map((place, index): Sitting => ({
    ...place,
    sitIn: false,
    asked: false,
    timeouts: 0,
    since: index,
  }))
  const people = new Set(
    places.flatMap(place => (place.kind === 'person' && place.person !== undefined ? [place.person] : [])),
  )
  const table: Table = {
    id: stored.id,
    game,
    solo: setup.solo,
    host: setup.host,
    places,
    options: setup.options,
    timer: setup.timer,
    level: setup.level,
    thinking: setup.thinking,
    fill: setup.fill,
    coach: setup.coach,
    resumed: false,
    ...(setup.scenario === undefined ? {} : { scenario: setup.scenario }),
    here: [],
    // Anyone who does not come back within the grace has a bot sit in.
    awaited: [...people],
    viewers: 0,
    // What was shown of a seed last time, nobody knows any more.
    phase: { at: 'lobby', seed },
  }
  if (stored.record === undefined) return { table, eventLog: emptyEventLog() }
  return playAgain(house, table, stored.record, setup)
}

async function playAgain(
  house: House,
  table: Table,
  record: string,
  setup: Setup,
): Promise<Restored | { readonly unplayable: Unplayable }> {
  const { records } = house.store
  const found = records.find(record)
  if (found === undefined) return { unplayable: unreadable }
  const eventLog = emptyEventLog()
  // Its end may have been noted before an undo that was not: only what is still open is held to no digest.
  const { digest: _digest, ...whole } = matchRecord(found, await actionsOf(records, record))
  const again = await played(house.tuning.games, whole, ({ match, events, action }) => {
    addToLog(eventLog, match.seats, { seq: match.seq, events, by: action?.by })
  })
  if (!again.ok) return again
  const { match } = again
  const { seed } = found.head
  const places = table.places.map(place => (place.kind === 'person' ? { ...place, missedFrom: match.seq } : place))
  const phase = phaseOf(match, { seed, record, handsSeen: new Map(setup.held ?? handsSeenBy(places)) })
  const restored: Table = { ...table, places, phase }
  setRight(house, restored, found.ended !== undefined)
  return { table: restored, eventLog }
}

function phaseOf(
  match: Match,
  game: { readonly seed: string; readonly record: string; readonly handsSeen: Map<string, readonly string[]> },
): Phase {
  const outcome = match.game.outcome(match.state)
  return outcome === undefined
    ? { at: 'playing', paused: false, match, ...game }
    : { at: 'over', match, outcome, ...game }
}

function handsSeenBy(places: readonly Sitting[]): [string, readonly string[]][] {
  const people = [...new Set(places.flatMap(place => place.person ?? []))]
  return people.map(person => [person, places.filter(place => place.person === person).map(place => place.seat)])
}

/** A host of before kept a play and its result apart, and may have been killed in between: that is done now. */
function setRight({ store, tuning }: House, table: Table, ended: boolean): void {
  const { phase } = table
  if (phase.at === 'over' && !ended) store.log.commit(endOf(table, undefined, phase), tuning.now())
  else if (phase.at === 'playing' && ended) store.log.commit([{ write: 'reopen', record: phase.record }], tuning.now())
}
