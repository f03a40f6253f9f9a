import { reasonOf } from '../../context/refusal.ts'
import type { Coded } from '../../../../src-engine/core/coded.ts'
import type { AnyGame } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { setupRefusal } from '../../../../src-engine/core/match.ts'
import { readOptions } from '../../../../src-engine/core/options.ts'
import { avatarNames } from '../../../../src-engine/protocol/faces.ts'
import { botName, seatFrom } from './names.ts'
import { openPlace, taken, type Place, type Table, type TakenPlace } from './table.ts'
import type { BotPlace } from './schema.ts'
import { placeName, renamedOptions, seatedOptions } from './seat-options.ts'

/** Of a table, what decides whether it could start. */
export type Setting = Pick<Table, 'game' | 'options' | 'places' | 'fill'>

/** Why the table could not start as it is set; nothing if it could. */
export function problemOf(setting: Setting): Coded | undefined {
  return triedOut(setting)?.why
}

/** Whether these house rules would do, were there more places or fewer. */
export function isMiscounted(setting: Setting): boolean {
  return triedOut(setting)?.count === true
}

/** Too many for the game, or too few; nothing if their number will do. */
export function miscount({ game, places, fill }: Setting): Coded | undefined {
  const n = (fill ? places : taken(places)).length
  const { min, max } = game.seats
  if (n > max) return { code: 'too-many-players', params: { game: game.id, most: max, n } }
  const yet = game.ownCards === true ? 'too-few-people' : 'too-few-yet'
  return n < min ? { code: fill ? 'too-few-players' : yet, params: { game: game.id, least: min, n } } : undefined
}

type Tried = { readonly why: Coded; readonly count: boolean } | undefined

/** Why it could not start, and whether that is for the number of players alone. */
function triedOut(setting: Setting): Tried {
  const { game, options, places, fill } = setting
  const read = readOptions(game.options, seatedOptions(game, options, places, fill))
  if (!read.ok) return { why: reasonOf(read), count: false }
  const count = miscount(setting)
  if (count !== undefined) return { why: count, count: true }
  const seats = (fill ? places : taken(places)).map((place, index) =>
    place.kind === 'open' ? placeName(index) : place.seat,
  )
  // What only the set-up itself finds out.
  const refusal = setupRefusal(game, { seats, options: read.options })
  return refusal && { why: reasonOf(refusal), count: refusal.refused !== 'bad-option' }
}

/** A bot among these. Its name and colour are free at the table; `turn` varies the names from table to table. */
export function botPlace(places: readonly Place[], turn: number): BotPlace {
  const others = taken(places)
  const name = botName(
    others.map(place => place.name),
    turn,
  )
  const seat = seatFrom(
    name,
    others.map(place => place.seat),
  )
  return { kind: 'bot', seat, name, colour: freeColour(others), avatar: freeFace(others, turn) }
}

/** A face nobody at the table has, as long as there is one; `turn` varies them from table to table. */
function freeFace(taken: readonly TakenPlace[], turn: number): string {
  const used = new Set(taken.map(place => place.avatar))
  const from = (turn * 5 + taken.length * 7) % avatarNames.length
  const round = [...avatarNames.slice(from), ...avatarNames.slice(0, from)]
  return round.find(face => !used.has(face)) ?? round[0]!
}

/** The first of the twelve colours nobody at the table has, else one by turns. */
export function freeColour(taken: readonly TakenPlace[], wanted?: number): number {
  const used = new Set(taken.map(place => place.colour))
  if (wanted !== undefined && !used.has(wanted)) return wanted
  for (let colour = 0; colour < 40; colour++) if (!used.has(colour)) return colour
  return taken.length % 12
}

type Resized = Pick<Table, 'places' | 'options'>

/** As many places as asked; people keep theirs, open places and bots go first. A reason if too many people sit. */
export function resized(setting: Setting, count: number): Resized | { readonly why: Coded } {
  const people = setting.places.filter(place => place.kind === 'person').length
  if (count < people) return { why: { code: 'people-sit', params: { n: people } } }
  const places = [...setting.places]
  let { options } = setting
  while (places.length < count) places.push(openPlace)
  for (const kind of ['open', 'bot'] as const) {
    for (let i = places.length - 1; i >= 0 && places.length > count; i--) {
      const place = places[i]!
      if (place.kind !== kind) continue
      places.splice(i, 1)
      const gone = place.kind === 'bot' ? place.seat : placeName(i)
      options = renamedOptions(setting.game, options, new Map([[gone, undefined]]))
    }
  }
  return { places, options }
}

/** Keeps of the house rules what another game knows too, and lets go of the rest. */
export function carriedOptions(game: AnyGame, options: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([key, value]) => value !== undefined && readOptions(game.options, { [key]: value }).ok,
    ),
  )
}

/** How many a table of this game is best for. */
export function bestSeats(game: AnyGame): number {
  return Math.max(game.seats.min, Math.min(game.seats.max, game.seats.best))
}

/** With the number of places nearest to `wanted` with which it could start; as it is where there is none. */
export function fitted(setting: Setting, wanted: number): Resized {
  const { min, max } = setting.game.seats
  const people = setting.places.filter(place => place.kind === 'person').length
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(count => count >= people)
  counts.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
  for (const count of counts) {
    const tried = resized(setting, count)
    if (!('why' in tried) && problemOf({ ...setting, ...tried, fill: true }) === undefined) return tried
  }
  return { places: setting.places, options: setting.options }
}
