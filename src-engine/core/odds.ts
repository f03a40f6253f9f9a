/** Seats that win or lose together, and what of them lies open, each thing as a number. */
export interface Side {
  readonly seats: readonly string[]
  readonly signs: readonly number[]
}

/** What can be said, from what lies open alone, of who will win. The weights are fitted to games of bots (`npm run bench -- odds`). */
export interface Odds<View> {
  /** Those who may still win; nobody where nothing can be said of a table like this, or all is decided. */
  sides(open: View): readonly Side[]
  /** Which weights count at a table like this. */
  kind(open: View): string
  readonly weights: { readonly [kind: string]: readonly number[] }
}

/** The chance of those who win together to do so, from 0 to 1. */
export interface WinChance {
  readonly seats: readonly string[]
  readonly chance: number
}

/** Everybody's chance to win, one in all; nobody's where nothing can be said. */
export function chancesOf<View>({ sides, kind, weights }: Odds<View>, open: View): readonly WinChance[] {
  const all = sides(open)
  const weighed = weights[kind(open)]
  if (weighed === undefined || all.length < 2) return []
  const shares = sharesOf(all, weighed)
  return all.map(({ seats }, at) => ({ seats, chance: shares[at]! }))
}

/** Each side's share of all chances: the exponential of what its signs weigh, so that only differences between sides count. */
export function sharesOf(sides: readonly Side[], weights: readonly number[]): readonly number[] {
  const strength = sides.map(({ signs }) => weights.reduce((sum, weight, at) => sum + weight * signs[at]!, 0))
  const most = Math.max(...strength)
  const parts = strength.map(own => Math.exp(own - most))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.map(part => part / all)
}
