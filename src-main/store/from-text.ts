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
