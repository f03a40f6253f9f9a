export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the line goes in a box of `width` × `height`: games from left to right, none won at the bottom, all at the top. */
export function pointsOf(rates: readonly number[], width: number, height: number): readonly Point[] {
  const step = rates.length < 2 ? 0 : width / (rates.length - 1)
  return rates.map((rate, i) => ({
    x: rates.length < 2 ? width / 2 : i * step,
    y: height * (1 - Math.max(0, Math.min(1, rate))),
  }))
}

/** The points as an SVG path. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
}
