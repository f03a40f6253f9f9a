import type { Spot } from '../../table/seats/track.ts'

export interface TvLayout {
  readonly spots: readonly Spot[]
  readonly width: number
  readonly height: number
  /** A point inwards of each seat, for the arcs of spheres. */
  readonly inner: readonly { readonly x: number; readonly y: number }[]
}

/**
 * A large crowd on a TV: columns at the sides, rows at top and bottom, laid like bricks where they would be too narrow
 * for a name. The first seat lies in the middle of the bottom row; the next ones to its left. `unit`: a line of text.
 */
export function layTv(count: number, width: number, height: number, unit: number): TvLayout {
  const high = unit * 3.1
  const wide = unit * 8.2
  const edge = unit * 0.5
  const rowsOf = (bricks: boolean): number => (bricks ? 2.08 : 1.04) * high + edge
  const sideOf = (bricks: boolean): number =>
    Math.max(0, Math.min(Math.floor((height - 2 * rowsOf(bricks)) / (high * 1.1)), Math.floor((count - 2) / 4)))
  const flatSide = sideOf(false)
  const flatRow = Math.ceil((count - 2 * flatSide) / 2)
  const bricks = (width - 2 * edge) / flatRow < unit * 6.6
  const side = bricks ? sideOf(true) : flatSide
  const bottom = Math.ceil((count - 2 * side) / 2)
  const top = count - 2 * side - bottom
  const slot = (width - 2 * edge) / Math.max(bottom, top)
  const seatWidth = Math.min(wide, (bricks ? 1.84 : 0.95) * slot)
  const depth = rowsOf(bricks)
  const tall = height - 2 * depth
  const inwards = unit * 0.75

  const row = (seats: number, at: number, down: boolean): { spot: Spot; inner: { x: number; y: number } } => {
    const pitch = bricks ? (width - 2 * edge - seatWidth) / Math.max(1, seats - 1) : (width - 2 * edge) / seats
    const first = bricks ? edge + seatWidth / 2 : edge + pitch / 2
    const x = width - (first + at * pitch)
    const deep = edge + high / 2 + (bricks && at % 2 === 1 ? high * 1.04 : 0)
    const inY = down ? -1 : 1
    const y = down ? height - deep : deep
    // Where a row runs on over a column, the arc keeps clear of it.
    const clear = side > 0 ? edge + seatWidth + inwards : 0
    const inX = Math.max(clear, Math.min(width - clear, x))
    return { spot: { x, y, inX: 0, inY }, inner: { x: inX, y: down ? height - depth - inwards : depth + inwards } }
  }
  const column = (at: number, left: boolean): { spot: Spot; inner: { x: number; y: number } } => {
    const y = depth + ((at + 0.5) / side) * tall
    const off = edge + seatWidth / 2
    const clear = edge + seatWidth + inwards
    return left
      ? { spot: { x: off, y: height - y, inX: 1, inY: 0 }, inner: { x: clear, y: height - y } }
      : { spot: { x: width - off, y, inX: -1, inY: 0 }, inner: { x: width - clear, y } }
  }
  // Clockwise from the right end of the bottom row, then turned so that the first seat lies in its middle.
  const way = [
    ...Array.from({ length: bottom }, (_, i) => row(bottom, i, true)),
    ...Array.from({ length: side }, (_, i) => column(i, true)),
    ...Array.from({ length: top }, (_, i) => row(top, top - 1 - i, false)),
    ...Array.from({ length: side }, (_, i) => column(i, false)),
  ]
  const middle = Math.floor(bottom / 2)
  const turned = [...way.slice(middle), ...way.slice(0, middle)]
  return {
    spots: turned.map(one => one.spot),
    inner: turned.map(one => one.inner),
    width: seatWidth,
    height: high,
  }
}
