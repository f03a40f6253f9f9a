import type { Spot } from '../../table/seats/track.ts'

export interface PlatesLayout {
  /** In seat order: the first in the middle of the bottom row, the next ones to its left. */
  readonly spots: readonly Spot[]
  /** A point inwards of each seat, for the arcs of spheres. */
  readonly inner: readonly { readonly x: number; readonly y: number }[]
  readonly width: number
  readonly height: number
  /** What no plate covers, as distances from the left and right edges and from top and bottom. */
  readonly middle: { readonly x: number; readonly y: number }
}
export interface PlateSizes {
  /** What a whole name and a life total need. */
  readonly wanted: { readonly width: number; readonly height: number }
  readonly most: { readonly width: number; readonly height: number }
  readonly gap: number
}

/**
 * Up to sixteen round a table, each with a plate for a whole name: a row below, a row above, and as many at each side
 * as leave the largest plates. The middle stays free for what else must be known.
 */
export function layPlates(count: number, width: number, height: number, sizes: PlateSizes): PlatesLayout {
  const { bottom, top, side } = bestRows(count, width, height, sizes)
  const { gap, most } = sizes
  const rows = rowCount(top, side)
  const across = columnCount(bottom, top, side)
  const plate = {
    width: Math.min(most.width, width / across - gap),
    height: Math.min(most.height, height / rows - gap),
  }
  const inset = { x: (plate.width + gap) / 2, y: (plate.height + gap) / 2 }
  /** Where an arc runs: it keeps clear of the plates at the sides and of both rows. */
  const track = {
    left: side > 0 ? plate.width + 1.5 * gap : gap,
    top: plate.height + 1.5 * gap,
  }
  const row = (many: number, at: number, below: boolean): { spot: Spot; inner: { x: number; y: number } } => {
    const x = ((at + 0.5) * width) / many
    const spot: Spot = below ? { x, y: height - inset.y, inX: 0, inY: -1 } : { x, y: inset.y, inX: 0, inY: 1 }
    const inX = Math.min(width - track.left, Math.max(track.left, x))
    return { spot, inner: { x: inX, y: below ? height - track.top : track.top } }
  }
  const column = (at: number, left: boolean): { spot: Spot; inner: { x: number; y: number } } => {
    const y = height - inset.y - ((at + 1) * (height - 2 * inset.y)) / (rows - 1)
    return left
      ? { spot: { x: inset.x, y, inX: 1, inY: 0 }, inner: { x: track.left, y } }
      : { spot: { x: width - inset.x, y, inX: -1, inY: 0 }, inner: { x: width - track.left, y } }
  }
  const own = Math.floor(bottom / 2)
  const all = [
    ...Array.from({ length: own + 1 }, (_, i) => row(bottom, own - i, true)),
    ...Array.from({ length: side }, (_, i) => column(i, true)),
    ...Array.from({ length: top }, (_, i) => row(top, i, false)),
    ...Array.from({ length: side }, (_, i) => column(side - 1 - i, false)),
    ...Array.from({ length: bottom - own - 1 }, (_, i) => row(bottom, bottom - 1 - i, true)),
  ]
  const middle = { x: side > 0 ? plate.width + 2 * gap : gap, y: plate.height + 2 * gap }
  return { spots: all.map(one => one.spot), inner: all.map(one => one.inner), ...plate, middle }
}

/** Nobody sits between two plates at the sides: there the middle keeps its room. */
const columnCount = (bottom: number, top: number, side: number): number => Math.max(bottom, top, side > 0 ? 2.6 : 1)
const rowCount = (top: number, side: number): number => Math.max(3, side + 1 + (top > 0 ? 1 : 0))

function bestRows(
  count: number,
  width: number,
  height: number,
  { wanted }: PlateSizes,
): { readonly bottom: number; readonly top: number; readonly side: number } {
  let best = { bottom: count, top: 0, side: 0, worth: -1 }
  for (let side = 0; side <= (count - 1) / 2; side++) {
    for (const bottom of [Math.ceil((count - 2 * side) / 2), Math.floor((count - 2 * side) / 2) + 1]) {
      const top = count - 2 * side - bottom
      if (bottom < 1 || top < 0) continue
      const room = Math.min(
        width / columnCount(bottom, top, side) / wanted.width,
        height / rowCount(top, side) / wanted.height,
      )
      // One's own seat in the very middle, and as many across as here, are worth a little.
      const worth = room * (bottom % 2 === 1 ? 1.08 : 1) * (1 - 0.04 * Math.abs(bottom - top))
      if (worth > best.worth) best = { bottom, top, side, worth }
    }
  }
  return best
}
