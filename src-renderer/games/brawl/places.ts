import type { Seat } from '../../../src-engine/core/game.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import { placesOf as placesOfGroups } from '../../../src-engine/core/places.ts'

/** Finishing places from 1. Before the end only players of a round robin who gave up have one: everybody else comes before them. */
export function placesOf({ phase, order, seats, result, teams, behind = [] }: BrawlView): ReadonlyMap<Seat, number> {
  if (phase !== 'over' || result === undefined) {
    const still = order.filter(seat => !behind.some(group => group.includes(seat)))
    return new Map([...placesOfGroups([still, ...behind])].filter(([seat]) => seats[seat]?.out))
  }
  const { winner } = result
  if (winner === undefined) return placesOfGroups([order])
  if (teams !== undefined)
    return placesOfGroups([...teams].sort((a, b) => Number(b.includes(winner)) - Number(a.includes(winner))))
  return placesOfGroups([[winner], ...behind])
}
