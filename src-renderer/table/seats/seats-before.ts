import { starPairs, type Pair } from '../../../src-engine/colours/colours.ts'
import { isObject, type JsonObject } from '../../../src-engine/core/json.ts'
import type { Seat } from '../../../src-engine/core/game.ts'
import { seatingOf } from '../../../src-engine/formats/seating.ts'
import { rulesOf } from './format-rules.ts'

/** What somebody will be at the table. */
export interface SeatBefore {
  readonly team?: number
  readonly role?: string
  /** In the star. */
  readonly pair?: Pair
}

/** What everybody will be once the cards are dealt, where the format gives each seat something; by seat. */
export function seatsBefore(options: JsonObject, seats: readonly Seat[]): { readonly [seat: Seat]: SeatBefore } {
  const rules = rulesOf(options, seats.length)
  const fits = 'min' in rules.seats || rules.seats.exactly.includes(seats.length)
  if (!fits || seats.length === 0) return {}
  const chosen = options['colours']
  const places = seatingOf(rules, seats, seats[0]!, undefined)
  return Object.fromEntries(
    seats.map((seat, at): [Seat, SeatBefore] => {
      if (rules.seating === 'star') {
        return [seat, { pair: ((isObject(chosen) ? chosen[seat] : undefined) ?? starPairs[at % 5]) as Pair }]
      }
      const { team, role } = places[seat]!
      return [seat, { ...(team === undefined ? {} : { team }), ...(role === undefined ? {} : { role }) }]
    }),
  )
}
