import {
  beginCircle,
  formatOptions,
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
  if (!read.ok) throw new Error(read.why)
  return read.options as FormatOptions
}

export function circleOf(raw: { readonly [key: string]: Json }, count: number, fixed: Beginning = {}): Circle {
  const begun = beginCircle(optionsOf(raw), seatsOf(count), fixed, () => 0)
  if (!begun.ok) throw new Error(begun.why)
  return begun.circle
}
