import type { Spot } from '../../table/seats/track.ts'

export interface PhoneLayout {
  /** In seat order from one's own seat on; `near`: with room for a name. */
  readonly seats: readonly { readonly spot: Spot; readonly near: boolean }[]
  /** A point inwards of each seat, for the arcs of spheres. */
  readonly inner: readonly { readonly x: number; readonly y: number }[]
  readonly near: { readonly width: number; readonly height: number }
  /** Width and height of the others. */
  readonly cell: number
}

/**
 * A crowd on a small phone, where one ring has no room: one's own neighbourhood is the bottom row, from the last of
 * `behind` on the right to the last of `ahead` on the left, and everybody else fills cells up the left side, over the
 * top and down the right side, in a second lane further in where one is not enough.
 */
export function layPhone(
  count: number,
  ahead: number,
  behind: number,
  width: number,
  height: number,
): PhoneLayout | undefined {
  const edge = 4
  const cell = 26
  const high = 48
  const row = ahead + behind + 1
  const pitch = (width - 2 * edge) / row
  if (pitch < 46) return undefined
  const near = Array.from({ length: row }, (_, i): Spot => {
    const x = width / 2 + (behind - i) * pitch - ((behind - ahead) / 2) * pitch
    return { x, y: height - edge - high / 2, inX: 0, inY: -1 }
  })

  const far = count - row
  const lanes = [0, 1].map(lane => cellsOf(width, height - high - 2 * edge, cell, edge, lane))
  const outer = Math.min(far, lanes[0]!.length)
  const inner = far - outer
  if (inner > lanes[1]!.length) return undefined
  const spread = (cells: readonly Spot[], many: number): readonly Spot[] =>
    Array.from({ length: many }, (_, i) => cells[Math.floor(((i + 0.5) * cells.length) / many)]!)
  const [outside, inside] = [[...spread(lanes[0]!, outer)], [...spread(lanes[1]!, inner)]]
  const others = Array.from({ length: far }, (_, i) => {
    const within = Math.floor(((i + 1) * inner) / far) > Math.floor((i * inner) / far)
    return (within ? inside : outside).shift()!
  })
  // From one's own seat to the left, round the table, and back from the right.
  const spots = [...near.slice(behind), ...others, ...near.slice(0, behind)]
  const depth = edge + (inner > 0 ? 2 : 1) * cell + 7
  return {
    seats: spots.map((spot, i) => ({ spot, near: i <= ahead || i >= count - behind })),
    inner: spots.map(({ x, y, inX, inY }) =>
      inX > 0
        ? { x: depth, y: Math.max(depth, y) }
        : inX < 0
          ? { x: width - depth, y: Math.max(depth, y) }
          : inY > 0
            ? { x: Math.min(width - depth, Math.max(depth, x)), y: depth }
            : { x: Math.min(width - depth, Math.max(depth, x)), y: height - edge - high - 7 },
    ),
    near: { width: pitch - 4, height: high },
    cell: cell - 2,
  }
}

/** The cells of a lane: up the left side, over the top, down the right side. */
function cellsOf(width: number, height: number, cell: number, edge: number, lane: number): readonly Spot[] {
  const inset = edge + lane * cell
  const across = Math.floor((width - 2 * inset) / cell)
  const up = Math.max(0, Math.floor((height - inset - cell) / cell))
  const gap = (width - 2 * inset) / across
  const step = (height - inset - cell) / Math.max(1, up)
  const side = Array.from({ length: up }, (_, i) => inset + cell + (i + 0.5) * step)
  return [
    ...side.toReversed().map((y): Spot => ({ x: inset + gap / 2, y, inX: 1, inY: 0 })),
    ...Array.from({ length: across }, (_, i): Spot => ({
      x: inset + (i + 0.5) * gap,
      y: inset + cell / 2,
      inX: 0,
      inY: 1,
    })),
    ...side.map((y): Spot => ({ x: width - inset - gap / 2, y, inX: -1, inY: 0 })),
  ]
}
