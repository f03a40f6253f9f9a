import type { AnyGame, Seat } from '../../../../src-engine/core/game.ts'
import { liveOptions } from '../../../../src-engine/core/options.ts'
import { isList, isObject, type Json, type JsonObject } from '../../../../src-engine/core/json.ts'
import { taken, type Place } from './table.ts'

/** A place before anybody sits there, as options may name it: the first is `place1`. */
export const placeName = (index: number): Seat => `place${index + 1}`

/**
 * The house rules of people's tables under those that were chosen, with each place they name by its number named by who sits there now; where nobody will sit (`filled`
 * is false), what was said of an open place is let go.
 */
export function seatedOptions(
  game: AnyGame,
  options: JsonObject,
  places: readonly Place[],
  filled: boolean,
): JsonObject {
  const seats = new Set(taken(places).map(place => place.seat))
  const names = new Map<Seat, Seat | undefined>()
  places.forEach((place, index) => {
    if (seats.has(placeName(index))) return
    if (place.kind !== 'open') names.set(placeName(index), place.seat)
    else if (!filled) names.set(placeName(index), undefined)
  })
  return renamedOptions(game, { ...liveOptions(game.options), ...options }, names)
}

/**
 * The house rules with seats renamed, and without what was said of a seat that has no name any more. Only a game's
 * own fields name seats.
 */
export function renamedOptions(
  game: AnyGame,
  options: JsonObject,
  names: ReadonlyMap<Seat, Seat | undefined>,
): JsonObject {
  if (names.size === 0) return options
  const own = new Map(game.options.flatMap(field => (field.kind === 'own' ? [[field.key, field] as const] : [])))
  return Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key,
      own.has(key) ? renamed(value, names, own.get(key)!.bySeat === true) : value,
    ]),
  )
}

/** `keys`: seats are only where an entry stands, and never in it, whatever a card may be called. */
function renamed(value: Json | undefined, names: ReadonlyMap<Seat, Seat | undefined>, keys = false): Json | undefined {
  const now = (name: string): string | undefined => (names.has(name) ? names.get(name) : name)
  if (typeof value === 'string') return now(value)
  if (isList(value)) return value.map(one => renamed(one, names)).filter(one => one !== undefined)
  if (!isObject(value)) return value
  const fields = Object.entries(value).flatMap(([key, one]) => {
    const name = now(key)
    return name === undefined ? [] : [[name, keys ? one : renamed(one, names)] as const]
  })
  return Object.fromEntries(fields)
}
