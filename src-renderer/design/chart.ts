export interface Point {
  readonly x: number
  readonly y: number
}

/** The points as an SVG path. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
}
