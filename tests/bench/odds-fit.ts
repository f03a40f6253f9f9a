import { sharesOf, type Side } from '../../src-engine/core/odds.ts'

/** A position of a game, and which of its sides won the game in the end. */
export interface Position {
  readonly sides: readonly Side[]
  readonly won: number
}

/** So strongly each weight is held near nothing: with few games none runs away. */
const ridge = 2

/** The weights under which those who won were likeliest to: a conditional logit, by Newton's method. */
export function fitted(positions: readonly Position[]): number[] {
  const size = positions[0]!.sides[0]!.signs.length
  let weights = Array.from({ length: size }, () => 0)
  for (let round = 0; round < 25; round++) {
    const slope = weights.map(weight => -ridge * weight)
    const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? ridge : 0)))
    for (const { sides, won } of positions) {
      const shares = sharesOf(sides, weights)
      const mean = weights.map((_, at) => sides.reduce((sum, side, one) => sum + shares[one]! * side.signs[at]!, 0))
      for (let row = 0; row < size; row++) {
        slope[row]! += sides[won]!.signs[row]! - mean[row]!
        for (const [one, { signs }] of sides.entries()) {
          const off = shares[one]! * (signs[row]! - mean[row]!)
          if (off === 0) continue
          for (let column = 0; column < size; column++) curve[row]![column]! += off * (signs[column]! - mean[column]!)
        }
      }
    }
    const step = solved(curve, slope)
    weights = weights.map((weight, at) => weight + step[at]!)
    if (Math.max(...step.map(Math.abs)) < 1e-6) break
  }
  return weights.map(weight => Math.round(weight * 1000) / 1000)
}

/** Solves `matrix · x = right` (Gauss, with the largest pivot). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  const size = rows.length
  for (let at = 0; at < size; at++) {
    const best = rows
      .slice(at)
      .reduce((most, row, i) => (Math.abs(row[at]!) > Math.abs(rows[most]![at]!) ? at + i : most), at)
    ;[rows[at], rows[best]] = [rows[best]!, rows[at]!]
    for (let row = 0; row < size; row++) {
      if (row === at) continue
      const factor = rows[row]![at]! / rows[at]![at]!
      for (let column = at; column <= size; column++) rows[row]![column]! -= factor * rows[at]![column]!
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!)
}

/** Of all chances that were given between `from` and ten points more: how many, what they were on average, and how often it came so. */
export interface Bin {
  readonly from: number
  readonly n: number
  readonly said: number
  readonly came: number
}

/** How often it came as it was said, by tenths. */
export function calibration(positions: readonly Position[], weights: readonly number[]): readonly Bin[] {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, said: 0, came: 0 }))
  for (const { sides, won } of positions) {
    for (const [at, share] of sharesOf(sides, weights).entries()) {
      const bin = bins[Math.min(9, Math.floor(share * 10))]!
      bin.n++
      bin.said += share
      if (at === won) bin.came++
    }
  }
  const rounded = (part: number, n: number): number => (n === 0 ? 0 : Math.round((part / n) * 1000) / 1000)
  return bins.map(({ n, said, came }, at) => ({ from: at / 10, n, said: rounded(said, n), came: rounded(came, n) }))
}

/** What it costs on average, in nats, to be told who won; the less the better. `guessing`: with equal chances for all. */
export function loss(
  positions: readonly Position[],
  weights: readonly number[],
): { readonly told: number; readonly guessing: number } {
  const sum = (of: (one: Position) => number): number =>
    positions.reduce((all, one) => all + of(one), 0) / positions.length
  return {
    told: sum(({ sides, won }) => -Math.log(sharesOf(sides, weights)[won]!)),
    guessing: sum(({ sides }) => Math.log(sides.length)),
  }
}

/** How far what was said lies from what came, on average over all chances that were given; `odds.test.ts` holds it too. */
export function apart(bins: readonly Bin[]): number {
  const n = bins.reduce((sum, bin) => sum + bin.n, 0)
  return bins.reduce((sum, bin) => sum + bin.n * Math.abs(bin.said - bin.came), 0) / n
}
