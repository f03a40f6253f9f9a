import type { Level, Seat } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { play, start } from '../../../src-engine/core/match.ts'
import { bare } from '../../../src-engine/core/record.ts'
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

/** A stored table as it was, its record played again; nothing where its game is gone or its record does not hold. */
export function restore(house: House, stored: StoredTable): Room | undefined {
  const setup = setupOf(stored)
  const game = Object.hasOwn(house.tuning.games, setup.game) ? house.tuning.games[setup.game] : undefined
  if (game === undefined) return undefined
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
  return playAgain(house, room, stored.record) ? room : undefined
}

function playAgain(house: House, room: Room, record: string): boolean {
  const found = house.store.records.find(record)
  if (found === undefined) return false
  const { seats, options, seed, given } = found.head
  const started = start(room.game, { seats, options, seed, ...(given === undefined ? {} : { given }) })
  if (!started.ok) return false
  room.match = started.match
  room.record = record
  room.seed = seed
  tell(room, started.events)
  for (const { action } of house.store.records.actions(record)) {
    const played = play(room.match, action.by, bare(action))
    if (!played.ok) return false
    room.match = played.match
    tell(room, played.events, action.by)
  }
  for (const place of room.places) if (place.kind === 'person') place.missedFrom = room.storyCount
  const outcome = room.game.outcome(room.match.state)
  room.phase = outcome === undefined ? 'playing' : 'over'
  if (outcome !== undefined) room.outcome = outcome
  // Killed between the last play and its result, or between taking the end back and noting it: that is done now.
  if (outcome !== undefined && found.ended === undefined) finish(room, outcome)
  if (outcome === undefined && found.ended !== undefined) reopen(room)
  return true
}

/** Seats of a stored table that belonged to people, for the list of unfinished games. */
export function savedNames(stored: StoredTable): Seat[] {
  return setupOf(stored)
    .places.filter(place => place.kind !== 'open')
    .map(place => place.name)
}
