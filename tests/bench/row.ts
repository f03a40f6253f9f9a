/** One line of `npm run bench`. `beside`: the same measured for what it is compared with, in the same run. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly beside?: { readonly what: string; readonly value: number }
  /** Value by beside's value. */
  readonly ratio?: number
  /** Where the ratio was measured several times: the middle half of them. */
  readonly range?: readonly [number, number]
}

/** The value below which this share of the numbers lies. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
