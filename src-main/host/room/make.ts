import { randomBytes } from 'node:crypto'
import type { AnyGame } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { House } from '../house/house.ts'
import { submit } from './queue.ts'
import type { Room } from './room.ts'
import { bestSeats, openPlace } from './settings.ts'

/** An empty table with its defaults. */
export function makeRoom(
  house: House,
  id: string,
  game: AnyGame,
  how: { host: string; solo?: boolean; options?: JsonObject; seats?: number },
): Room {
  const room: Room = {
    id,
    house,
    game,
    phase: 'lobby',
    solo: how.solo ?? false,
    host: how.host,
    places: Array.from({ length: how.seats ?? bestSeats(game) }, openPlace),
    options: how.options ?? {},
    timer: 0,
    level: 'normal',
    thinking: 250,
    // No bot plays a paper deck; only practice is opened with some on purpose.
    fill: game.paper !== true || how.solo === true,
    coach: false,
    paused: false,
    takenUp: false,
    seed: newSeed(house),
    followers: new Set(),
    scenes: new Map(),
    foreseen: new Map(),
    tales: new Map(),
    story: [],
    storyCount: 0,
    submit: wanted => {
      submit(room, wanted)
    },
    queue: [],
    flush: undefined,
    writing: undefined,
    held: new Map(),
    deadlines: new Map(),
    clock: undefined,
    timeLeft: new Map(),
    lookUntil: 0,
    alarms: new Map(),
    thinkers: new Map(),
    told: '',
    closed: false,
    emptySince: house.tuning.now(),
  }
  return room
}

/** 128 bits from the system's own generator. */
export function newSeed(house: House): string {
  return house.tuning.seed ?? randomBytes(16).toString('hex')
}
