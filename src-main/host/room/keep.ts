import type { Level, Seat } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { replay, type Unplayable } from '../../../src-engine/core/replay.ts'
import { wholeRecord } from '../../store/records.ts'
import type { StoredTable, TableFate } from '../../store/tables.ts'
import type { House } from '../house/house.ts'
import { finish, reopen } from './ending.ts'
import { makeRoom } from './make.ts'
import { tell } from './publish.ts'
import type { Room, Sitting } from './room.ts'

/** Keeps who sits where and how the table is set; the game itself is its record. A full disk is said where a play is refused. */
export function keepTable(room: Room, fate: TableFate = 'live'): void {
  const { house, id, record } = room
  const setup = {
    game: room.game.id,
    solo: room.solo,
    host: room.host,
    options: room.options,
    timer: room.timer,
    level: room.level,
    thinking: room.thinking,
    fill: room.fill,
    coach: room.coach,
    seed: room.seed,
    ...(room.scenario === undefined ? {} : { scenario: room.scenario }),
    places: room.places.map(({ seat, kind, name, colour, avatar, person, guest, level }) => ({
      seat,
      kind,
      name,
      colour,
      avatar,
      guest,
      ...(person === undefined ? {} : { person }),
      ...(level === undefined ? {} : { level }),
    })),
  }
  try {
    house.store.tables.keep({
      id,
      fate,
      ...(record === undefined ? {} : { record }),
      setup: setup as unknown as JsonObject,
      at: house.tuning.now(),
    })
  } catch {
    house.warn('disk', 'The table could not be written to disk; the host’s disk may be full.')
  }
}

interface Setup {
  readonly game: string
  readonly solo: boolean
  readonly host: string
  readonly options: JsonObject
  readonly timer: number
  readonly level: Level
  readonly thinking: number
  readonly fill: boolean
  readonly coach: boolean
  readonly seed: string
  readonly scenario?: JsonObject
  readonly places: readonly (Pick<Sitting, 'seat' | 'kind' | 'name' | 'colour' | 'avatar' | 'guest'> & {
    readonly person?: string
    readonly level?: Level
  })[]
}

export function setupOf(stored: StoredTable): Setup {
  return stored.setup as unknown as Setup
}

/** What stands in the file where its record should be makes no sense. */
export const unreadable: Unplayable = { why: 'set-up', code: 'unreadable', text: 'Its record cannot be read.' }

/** A stored table as it was, its record played again; or why this build can't. */
export function restore(house: House, stored: StoredTable): Room | { readonly unplayable: Unplayable } {
  const setup = setupOf(stored)
  const game = Object.hasOwn(house.tuning.games, setup.game) ? house.tuning.games[setup.game] : undefined
  if (game === undefined) return { unplayable: { why: 'unknown-game' } }
  const room = makeRoom(house, stored.id, game, { host: setup.host, solo: setup.solo, options: setup.options })
  Object.assign(room, {
    timer: setup.timer,
    level: setup.level,
    thinking: setup.thinking,
    fill: setup.fill,
    coach: setup.coach,
    seed: setup.seed,
  })
  if (setup.scenario !== undefined) room.scenario = setup.scenario
  const now = house.tuning.now()
  room.places = setup.places.map((place, index) => ({
    ...place,
    sitIn: false,
    asked: false,
    timeouts: 0,
    since: now + index,
  }))
  if (stored.record === undefined) return room
  const unplayable = playAgain(house, room, stored.record)
  return unplayable === undefined ? room : { unplayable }
}

function playAgain(house: House, room: Room, record: string): Unplayable | undefined {
  const found = house.store.records.find(record)
  if (found === undefined) return unreadable
  room.record = record
  room.seed = found.head.seed
  // Its end may have been noted before an undo that was not: only what is still open is held to no digest.
  const { digest: _digest, ...whole } = wholeRecord(found, house.store.records.actions(record))
  const again = replay(house.tuning.games, whole, ({ match, events, action }) => {
    room.match = match
    tell(room, events, action?.by)
  })
  if (!again.ok) return again.unplayable
  for (const place of room.places) if (place.kind === 'person') place.missedFrom = room.storyCount
  const outcome = room.game.outcome(again.match.state)
  room.phase = outcome === undefined ? 'playing' : 'over'
  if (outcome !== undefined) room.outcome = outcome
  // Killed between the last play and its result, or between taking the end back and noting it: that is done now.
  if (outcome !== undefined && found.ended === undefined) finish(room, outcome)
  if (outcome === undefined && found.ended !== undefined) reopen(room)
  return undefined
}

/** Seats of a stored table that belonged to people, for the list of unfinished games. */
export function savedNames(stored: StoredTable): Seat[] {
  return setupOf(stored)
    .places.filter(place => place.kind !== 'open')
    .map(place => place.name)
}
