import type { RefereeView } from '../../../src-engine/referee/view.ts'
import { laySeats, type How, type Point, type Size } from '../../table/board/lay-seats.ts'

export interface RingOptions {
  readonly view: RefereeView
  readonly viewer: string | undefined
  readonly width: number
  readonly height: number
  /** The height of a line of text on a TV; nothing on a phone or laptop. */
  readonly tv?: number
  /** A small picture of a table, without life. */
  readonly small?: boolean
  /** How much larger than usual the interface is here: 1 on a laptop, more on a large screen. */
  readonly scale?: number
}

/** Everybody's plate, as large as the others, and what it holds, in pixels. */
export interface Plate extends Size {
  readonly letters: number
  /** The digits of a life total, and what else is counted beside them. */
  readonly life: number
  readonly tally: number
  /** Lines of a name; none where a crowd leaves room for the life total alone. */
  readonly lines: number
}

export interface RingLayout {
  /** From the viewer on, or the first, clockwise. */
  readonly seats: readonly (Point & { readonly seat: string })[]
  readonly plate: Plate
  readonly arcs: readonly { readonly seat: string; readonly path: string }[]
  /** What no plate covers. */
  readonly middle: Point & Size
}

/** Lays everybody round the table so that each is readable; with `viewer`, that seat lies at the bottom. */
export function layRing(options: RingOptions): RingLayout {
  const { view, viewer, width, height } = options
  const all = Object.keys(view.seats)
  const first = Math.max(0, all.indexOf(viewer ?? ''))
  const order = [...all.slice(first), ...all.slice(0, first)]
  const { letters, ...how } = platesOf(options, order.length)
  const own = viewer === undefined ? undefined : 'below'
  const { places, seat, middle } = laySeats({ width, height }, order.length, { ...how, own })
  const arcs = reaches(view, order)
  // The arcs run along its edge.
  const edge = arcs.length === 0 ? 0 : 1.5 * how.gap
  return {
    seats: places.map(({ x, y }, i) => ({ seat: order[i]!, x, y })),
    plate: plateIn(seat, letters, options),
    arcs: arcs.map(reach => ({
      seat: reach.seat,
      path: pathOf(reach, order.length, index => places[index]!.inner),
    })),
    middle: {
      x: middle.x + edge,
      y: middle.y + edge,
      width: Math.max(0, middle.width - 2 * edge),
      height: Math.max(0, middle.height - 2 * edge),
    },
  }
}

interface Wished extends How {
  readonly gap: number
  readonly letters: number
}

/** How large a plate is read well, and how much is free in the middle for what else must be known. */
function platesOf({ view, width, height, tv, small, scale = 1 }: RingOptions, count: number): Wished {
  if (tv !== undefined) {
    const wish = [{ width: tv * 8, height: tv * 4 }]
    // Of a crowd six turns at once are told in the middle.
    const [gap, part] = count > 16 ? [tv * 0.4, 0.5] : [tv * 0.6, 0.4]
    return { wish, most: 2.4, gap, hole: { width: width * 0.45, height: height * part }, letters: tv * 1.42 }
  }
  if (small) {
    const hole = { width: width * 0.36, height: height * 0.3 }
    return { wish: [{ width: 60, height: 26 }], most: 1.5, gap: 4, hole, letters: 14 * scale }
  }
  // A crowd leaves little more than the lines between those who reach each other.
  const isCrowd = count > 14
  const hole = {
    width: width * (isCrowd ? 0.3 : view.format.sharedLife ? 0.5 : 0.25),
    height: height * (isCrowd ? 0.2 : 0.3),
  }
  const isPhone = width <= 640
  return {
    wish: [isPhone ? { width: 100, height: 54 } : { width: 150 * scale, height: 70 * scale }],
    most: isPhone ? 1.5 : 2,
    gap: (isPhone ? (isCrowd ? 3 : 5) : 12) * scale,
    hole,
    letters: (isPhone ? 15 : 22) * scale,
  }
}

const lineHeight = 1.1

/** A name of two lines above a life total; a low plate has a name of one, or none. */
function plateIn({ width, height }: Size, most: number, { view, tv, small, scale = 1 }: RingOptions): Plate {
  const least = tv ?? 12 * scale
  const high = height - least * 0.25
  // The total of a team stands in the middle: on the plate is no more than its marks.
  const [row, rowMost] = small ? [0, 0] : view.format.sharedLife ? [1.3, 1.3] : [1.5, 3]
  const letters = Math.max(least, Math.min(most, width / 7, high / (2 * lineHeight + row)))
  // A whole name comes before large digits.
  const fitting = Math.floor((high - (small ? 0 : least * 1.2)) / (letters * lineHeight) + 0.01)
  const lines =
    width < 44 * scale || high < least * (lineHeight + (small ? 0 : 1))
      ? 0
      : Math.max(1, Math.min(width < letters * 7 ? 3 : 2, fitting))
  // On a TV a long name of one line goes into two of small type.
  const name = Math.max(lines * lineHeight, tv === undefined ? 0 : 1.4) * letters
  const life = Math.max(least, Math.min(rowMost * letters, high - name, width / (tv === undefined ? 2.6 : 3.8)))
  const tally = Math.max(least, Math.min(letters, life / 3.3, (width - 1.4 * life) / 8))
  return { width, height, letters, lines, life, tally }
}

/** Each sphere as the indices of its rightmost and leftmost seat, the first below the second; none for a whole table. */
function reaches(view: RefereeView, order: readonly string[]): readonly { seat: string; from: number; to: number }[] {
  const count = order.length
  const standing = order.filter(seat => view.seats[seat]!.status === 'in').length
  return Object.entries(view.sphere).flatMap(([seat, reached]) => {
    if (reached.length >= standing) return []
    const middle = order.indexOf(seat)
    const offsets = reached.map(one => {
      const step = (order.indexOf(one) - middle + count) % count
      return step > count / 2 ? step - count : step
    })
    return [{ seat, from: middle + Math.min(0, ...offsets), to: middle + Math.max(0, ...offsets) }]
  })
}

/** A line through a point inwards of each seat of a sphere. */
function pathOf(
  { from, to }: { readonly from: number; readonly to: number },
  count: number,
  inner: (index: number) => Point,
): string {
  const points = Array.from({ length: to - from + 1 }, (_, i) => {
    const { x, y } = inner((from + i + count) % count)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
