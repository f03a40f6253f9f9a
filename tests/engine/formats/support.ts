import {
  setUpFormat,
  eliminate,
  formatOptions,
  endTurnsOfEliminated,
  type FormatGiven,
  type FormatState,
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

/** The state after these go out at the same moment, turns settled. */
export function without(state: FormatState, ...seats: readonly Seat[]): FormatState {
  const { state: next } = eliminate(
    state,
    seats.map(seat => ({ seat, why: 'eliminated' })),
  )
  return next.ended === undefined ? endTurnsOfEliminated(next).state : next
}

export function formatState(
  raw: { readonly [key: string]: Json },
  count: number,
  fixed: FormatGiven = {},
): FormatState {
  const begun = setUpFormat(optionsOf(raw), seatsOf(count), fixed, () => 0)
  if (!begun.ok) throw new Error(begun.code)
  return begun.state
}
