import {
  beginCircle,
  eliminate,
  formatOptions,
  settleTurns,
  type Beginning,
  type Circle,
  type FormatOptions,
} from '../../../src-engine/formats/index.ts'
import { readOptions, type Json, type Seat } from '../../../src-engine/index.ts'

export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, i) => `P${i + 1}`)
}

export function optionsOf(raw: { readonly [key: string]: Json }): FormatOptions {
  const read = readOptions(formatOptions, raw)
  if (!read.ok) throw new Error(read.code)
  return read.options as FormatOptions
}

/** The circle after these go out at the same moment, turns settled. */
export function without(circle: Circle, ...seats: readonly Seat[]): Circle {
  const { circle: next } = eliminate(
    circle,
    seats.map(seat => ({ seat, why: 'eliminated' })),
  )
  return next.ended === undefined ? settleTurns(next).circle : next
}

export function circleOf(raw: { readonly [key: string]: Json }, count: number, fixed: Beginning = {}): Circle {
  const begun = beginCircle(optionsOf(raw), seatsOf(count), fixed, () => 0)
  if (!begun.ok) throw new Error(begun.code)
  return begun.circle
}
