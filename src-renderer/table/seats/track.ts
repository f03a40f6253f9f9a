/** A place on the edge of a table with rounded corners, in pixels of its box, and which way is inwards. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly inX: number
  readonly inY: number
}
export interface Box {
  readonly width: number
  readonly height: number
  /** How far the track runs from the box's edges. */
  readonly insetX: number
  readonly insetY: number
}

interface Piece {
  readonly length: number
  readonly at: (part: number) => Spot
}

/** The track from the middle of the bottom edge, leftwards: left of a seat is clockwise. */
function pieces({ width, height, insetX, insetY }: Box): readonly Piece[] {
  const left = insetX
  const right = width - insetX
  const top = insetY
  const bottom = height - insetY
  const corner = Math.max(0, Math.min(right - left, bottom - top) * 0.34)
  const flat = Math.max(0, right - left - 2 * corner)
  const tall = Math.max(0, bottom - top - 2 * corner)
  const bow = (Math.PI / 2) * corner
  const round = (cx: number, cy: number, from: number): Piece => ({
    length: bow,
    at: part => {
      const angle = from + (part * Math.PI) / 2
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return { x: cx + corner * c, y: cy + corner * s, inX: -c, inY: -s }
    },
  })
  const middle = (left + right) / 2
  return [
    { length: flat / 2, at: part => ({ x: middle - (part * flat) / 2, y: bottom, inX: 0, inY: -1 }) },
    round(left + corner, bottom - corner, Math.PI / 2),
    { length: tall, at: part => ({ x: left, y: bottom - corner - part * tall, inX: 1, inY: 0 }) },
    round(left + corner, top + corner, Math.PI),
    { length: flat, at: part => ({ x: left + corner + part * flat, y: top, inX: 0, inY: 1 }) },
    round(right - corner, top + corner, 1.5 * Math.PI),
    { length: tall, at: part => ({ x: right, y: top + corner + part * tall, inX: -1, inY: 0 }) },
    round(right - corner, bottom - corner, 0),
    { length: flat / 2, at: part => ({ x: right - corner - (part * flat) / 2, y: bottom, inX: 0, inY: -1 }) },
  ]
}

export function lengthOf(box: Box): number {
  return pieces(box).reduce((sum, piece) => sum + piece.length, 0)
}

/** The spot a part of the whole way round: 0 is the middle of the bottom edge, 0.25 the left. */
export function along(part: number, box: Box): Spot {
  const all = pieces(box)
  let left = (((part % 1) + 1) % 1) * all.reduce((sum, piece) => sum + piece.length, 0)
  for (const piece of all) {
    if (left <= piece.length) return piece.at(piece.length === 0 ? 0 : left / piece.length)
    left -= piece.length
  }
  return all[0]!.at(0)
}

/**
 * The line along the track between two parts of the way, as an SVG path: inside of it by so many pixels at the sides (`x`), and
 * at top and bottom (`y`).
 */
export function arc(from: number, to: number, box: Box, inwards: { readonly x: number; readonly y: number }): string {
  const steps = Math.max(6, Math.ceil(Math.abs(to - from) * 120))
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const spot = along(from + ((to - from) * i) / steps, box)
    return `${(spot.x + spot.inX * inwards.x).toFixed(1)} ${(spot.y + spot.inY * inwards.y).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** The middle of each seat's share of the way, by weight; the first seat's middle is at 0. */
export function shares(weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, one) => sum + one, 0)
  const first = (weights[0] ?? 0) / 2
  let before = 0
  return weights.map(weight => {
    const middle = (before + weight / 2 - first) / whole
    before += weight
    return middle
  })
}
