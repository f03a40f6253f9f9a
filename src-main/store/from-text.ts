import type { z } from 'zod'

/** A column's JSON, if it is text of this shape; nothing otherwise, whatever is in the file. */
export function fromText<T>(text: unknown, shape: z.ZodType<T>): T | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const read = shape.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Milliseconds from 1970 to the last moment that a date can hold. */
export const lastMoment = 8.64e15

/** A column's moment in milliseconds since 1970; 0 where it is none, for no date can be made of that. */
export function momentIn(column: unknown): number {
  return typeof column === 'number' && column >= 0 && column <= lastMoment ? column : 0
}
