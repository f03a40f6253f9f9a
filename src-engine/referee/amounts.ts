import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'

/** The most a total may be, and the most one change may be. */
export const mostLife = 999_999
export const mostCounters = 9_999
export const mostCreatures = 999
export const mostSeconds = 86_400

export function wholeNumber(value: Json | undefined, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** One seat or a list of them, if that is what it is. */
export function seatList(value: Json | undefined): readonly Seat[] | undefined {
  const list: readonly (Json | undefined)[] = Array.isArray(value) ? value : [value]
  return list.length > 0 && list.every(item => typeof item === 'string') ? (list as readonly Seat[]) : undefined
}
