import type { Seat } from '../../../src-engine/core/game.ts'
import { finishOf } from '../../../src-engine/brawl/places.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import { placesOf as placesOfGroups, placesSoFar } from '../../../src-engine/core/places.ts'

/** Finishing places from 1. Before the end only players of a round robin who gave up have one: everybody else comes before them. */
export function placesOf({ phase, order, seats, result, teams = [], fell }: BrawlView): ReadonlyMap<Seat, number> {
  if (phase !== 'over' || result === undefined) {
    return new Map([...placesSoFar(order, fell)].filter(([seat]) => seats[seat]?.out))
  }
  return placesOfGroups(finishOf({ seats: order, fell, teams, winner: result.winner }))
}
