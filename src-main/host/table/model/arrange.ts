import { chanceFrom } from '../../../../src-engine/core/chance.ts'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { no } from '../../context/refusal.ts'
import { step, type Given, type Stepped } from './acts.ts'
import { placeName, renamedOptions } from './seat-options.ts'
import { taken, type Table, type TakenPlace } from './table.ts'
import { toLobby } from './to-lobby.ts'

/** A new order of the seats; an empty one draws it by lot. Open places keep to the end. After a game it makes a lobby of the table. */
export function arrange(table: Table, order: readonly Seat[], given: Given): Stepped {
  if (table.phase.at === 'playing') return no('playing')
  const sitting = taken(table.places)
  const drawn = (): readonly Seat[] =>
    chanceFrom({ seed: given.lot, drawn: {} }).shuffle(
      'seats',
      sitting.map(place => place.seat),
    )
  const seats = order.length === 0 ? drawn() : order
  const places = seats.flatMap((seat): TakenPlace[] | TakenPlace => sitting.find(place => place.seat === seat) ?? [])
  if (new Set(seats).size !== sitting.length || places.length !== sitting.length || seats.length !== sitting.length) {
    return no('bad-order')
  }
  if (places.every((place, index) => place === table.places[index])) return step(table)
  const moved = new Map<Seat, Seat>()
  table.places.forEach((place, index) => {
    if (place.kind === 'open') moved.set(placeName(index), placeName(sitting.length + moved.size))
  })
  const options = renamedOptions(table.game, table.options, moved)
  const open = table.places.filter(place => place.kind === 'open')
  return step(toLobby({ ...table, options, places: [...places, ...open] }, given))
}
