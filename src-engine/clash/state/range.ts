import type { Seat } from '../../core/game.ts'
import { mayTarget, playersInRange, mayAffect, type FormatState } from '../../formats/index.ts'
import type { Permanent } from '../state.ts'

/**
 * The one place that asks how far a player's spells reach (RULES CLA-8). Only `scope.ts`, which cuts the world to a
 * controller's range, and the continuous effects and triggers that are checked for every permanent, ask it
 * (tests/engine/clash/range.test.ts keeps the list).
 */

/** Whether a seat's spells and abilities reach a player. */
export function reachesPlayer(format: FormatState, from: Seat, player: Seat): boolean {
  return playersInRange(format, from).includes(player)
}

/** Whether an effect of a seat without a target affects a permanent. */
export function reachesThing(
  format: FormatState,
  from: Seat,
  thing: Pick<Permanent, 'controller' | 'territory'>,
): boolean {
  return mayAffect(format, from, thing)
}

/** Whether a player, or a thing by the table's measure, is among these players' (RULES FMT-17). */
export function isWithin(
  { rules }: FormatState,
  seats: readonly Seat[],
  aim: Seat | Pick<Permanent, 'controller' | 'territory'>,
): boolean {
  if (typeof aim === 'string') return seats.includes(aim)
  return seats.includes(rules.rangeBasis === 'territory' ? aim.territory : aim.controller)
}

/** Whether a seat may aim at a thing. */
export function mayAimAt(format: FormatState, from: Seat, thing: Pick<Permanent, 'controller' | 'territory'>): boolean {
  return mayTarget(format, from, thing)
}

/** The players a seat reaches, itself first, then clockwise. */
export function playersInReach(format: FormatState, from: Seat): readonly Seat[] {
  const seats = playersInRange(format, from)
  const at = seats.indexOf(from)
  return at <= 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)]
}
