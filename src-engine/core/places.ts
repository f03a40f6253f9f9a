import type { Outcome, Seat } from './game.ts'

/**
 * Finishing places from 1 of groups of equals, best first, for podium and statistics alike: who shares a place takes up
 * those behind it (1, 2, 2, 4). Two sides of as many players are first and second, however many they are.
 */
export function placesOf(groups: Outcome['places']): ReadonlyMap<Seat, number> {
  const [first = [], second = []] = groups
  const inSides = groups.length === 2 && first.length === second.length
  const places = new Map<Seat, number>()
  for (const [at, group] of groups.entries()) {
    const place = inSides ? at + 1 : places.size + 1
    for (const seat of group) places.set(seat, place)
  }
  return places
}
