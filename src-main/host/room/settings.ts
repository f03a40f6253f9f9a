import type { AnyGame } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { start } from '../../../src-engine/core/match.ts'
import { readOptions } from '../../../src-engine/core/options.ts'
import { botName, seatFrom } from '../house/names.ts'
import type { Room, Sitting } from './room.ts'
import { placeName, renamedOptions, seatedOptions } from './seat-options.ts'

/** Why the table could not start as it is set, in plain words; nothing if it could. */
export function problemOf(room: Room): string | undefined {
  const { game } = room
  const read = readOptions(game.options, seatedOptions(game, room.options, room.places, room.fill))
  if (!read.ok) return read.why
  const places = room.fill ? room.places : room.places.filter(place => place.kind !== 'open')
  const count = places.length
  if (count > game.seats.max)
    return `${game.title} is for at most ${game.seats.max} players; there are ${count} places.`
  if (count < game.seats.min) {
    return `${game.title} needs at least ${game.seats.min} players${room.fill ? '' : '; let bots fill the empty places, or wait for more people'}.`
  }
  const seats = places.map((place, index) => (place.kind === 'open' ? placeName(index) : place.seat))
  // What only the set-up itself finds out, tried with cards nobody will see.
  const tried = start(game, { seats, options: read.options, seed: 0 })
  return tried.ok ? undefined : tried.why
}

export function openPlace(): Sitting {
  return {
    seat: '',
    kind: 'open',
    name: '',
    colour: 0,
    avatar: '',
    guest: false,
    sitIn: false,
    asked: false,
    timeouts: 0,
    since: 0,
  }
}

/** A bot at this place of the table. Its name and colour are free at the table. */
export function botPlace(room: Room, turn: number): Sitting {
  const taken = room.places.filter(place => place.kind !== 'open')
  const name = botName(
    taken.map(place => place.name),
    turn,
  )
  const seat = seatFrom(
    name,
    taken.map(place => place.seat),
  )
  return { ...openPlace(), kind: 'bot', seat, name, colour: freeColour(taken), avatar: '' }
}

/** The first of the twelve colours nobody at the table has, else one by turns. */
export function freeColour(taken: readonly Sitting[], wanted?: number): number {
  const used = new Set(taken.map(place => place.colour))
  if (wanted !== undefined && !used.has(wanted)) return wanted
  for (let colour = 0; colour < 12; colour++) if (!used.has(colour)) return colour
  for (let colour = 12; colour < 40; colour++) if (!used.has(colour)) return colour
  return taken.length % 12
}

/** As many places as asked; people keep theirs, open places and bots go first. Gives a reason if too many people sit. */
export function resize(room: Room, count: number): string | undefined {
  const people = room.places.filter(place => place.kind === 'person').length
  if (count < people) return `${people} people sit at the table; somebody would have to stand up first.`
  while (room.places.length < count) room.places.push(openPlace())
  for (const kind of ['open', 'bot'] as const) {
    for (let i = room.places.length - 1; i >= 0 && room.places.length > count; i--) {
      const place = room.places[i]!
      if (place.kind !== kind) continue
      room.places.splice(i, 1)
      const gone = kind === 'bot' ? place.seat : placeName(i)
      room.options = renamedOptions(room.game, room.options, new Map([[gone, undefined]]))
    }
  }
  return undefined
}

/** Keeps of the house rules what another game knows too, and lets go of the rest. */
export function carriedOptions(game: AnyGame, options: JsonObject): JsonObject {
  const kept: { [key: string]: JsonObject[string] } = {}
  for (const [key, value] of Object.entries(options)) {
    if (value !== undefined && readOptions(game.options, { [key]: value }).ok) kept[key] = value
  }
  return kept
}

/** How many a table of this game is best for. */
export function bestSeats(game: AnyGame): number {
  const best = Number(/\d+/.exec(game.seats.best)?.[0] ?? 4)
  return Math.max(game.seats.min, Math.min(game.seats.max, best))
}

/** Gives the table the number of places nearest to `wanted` with which it could start, if there is one. */
export function fit(room: Room, wanted: number): void {
  const { min, max } = room.game.seats
  const people = room.places.filter(place => place.kind === 'person').length
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(count => count >= people)
  counts.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
  const { places, options } = room
  for (const count of counts) {
    room.places = [...places]
    room.options = options
    if (resize(room, count) === undefined && problemOf({ ...room, fill: true }) === undefined) return
  }
  room.places = places
  room.options = options
}
