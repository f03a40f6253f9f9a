import type { Seat } from '../../core/game.ts'
import { mayTarget, reach, touches, type Circle } from '../../formats/index.ts'
import type { Permanent } from './state.ts'

/**
 * The one place that asks how far a player's spells reach (RULES CLA-8). Only `scope.ts`, which cuts the world to a
 * controller's range, and the continuous effects and triggers that are judged for every thing anew, ask it
 * (tests/engine/clash/range.test.ts keeps the list).
 */

/** Whether a seat's spells and abilities reach a player. */
export function reachesPlayer(circle: Circle, from: Seat, player: Seat): boolean {
  return reach(circle, from).includes(player)
}

/** Whether what a seat does without a target touches a thing. */
export function reachesThing(circle: Circle, from: Seat, thing: Pick<Permanent, 'controller' | 'territory'>): boolean {
  return touches(circle, from, thing)
}

/** Whether a seat may aim at a thing. */
export function mayAimAt(circle: Circle, from: Seat, thing: Pick<Permanent, 'controller' | 'territory'>): boolean {
  return mayTarget(circle, from, thing)
}

/** The players a seat reaches, itself first, then clockwise. */
export function playersInReach(circle: Circle, from: Seat): readonly Seat[] {
  const seats = reach(circle, from)
  const at = seats.indexOf(from)
  return at <= 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)]
}
