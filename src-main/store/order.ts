/** More than any number of milliseconds since 1970, and still a number that is exact. */
export const beforeAll = 9_000_000_000_000_000

/**
 * Where something stands in the order of what this house keeps: by the number of the entry that wrote it, never by a clock,
 * which may be set back. What came in a file stands before all of that, by its own date.
 */
export function placeOf(number: number, at: number, fromFile: boolean): number {
  return fromFile ? at - beforeAll : number
}
