import type { RefereeView } from '../../../src-engine/referee/view.ts'
import { along, arc, lengthOf, shares, type Box, type Spot } from '../../table/seats/track.ts'
import { layPhone } from './phone-layout.ts'
import { layPlates, type PlateSizes } from './plates-layout.ts'
import { layTv } from './tv-layout.ts'

export interface Laid {
  readonly seat: string
  readonly spot: Spot
  readonly width: number
  readonly height: number
  /** Names give way where a crowd leaves no room. */
  readonly bare: boolean
}
export interface RingLayout {
  readonly seats: readonly Laid[]
  readonly arcs: readonly { readonly seat: string; readonly path: string }[]
  /** How far from the edges no plate lies, where that is known. */
  readonly middle?: { readonly x: number; readonly y: number }
}
export interface RingOptions {
  readonly view: RefereeView
  readonly viewer: string | undefined
  readonly width: number
  readonly height: number
  /** The height of a line of text on a TV; nothing on a phone or laptop. */
  readonly tv?: number
  /** A small picture of a table. */
  readonly small?: boolean
  /** How much larger than usual the interface is here: 1 on a laptop, more on a large screen. */
  readonly scale?: number
}

/**
 * Lays everybody round the table so that each is readable: with `viewer`, that seat lies at the bottom and, in a crowd on
 * a small screen, what it reaches has more room.
 */
export function layRing(options: RingOptions): RingLayout {
  const { view, viewer, width, height, tv } = options
  const all = Object.keys(view.seats)
  const first = Math.max(0, all.indexOf(viewer ?? ''))
  const order = [...all.slice(first), ...all.slice(0, first)]
  if (tv !== undefined && order.length > 16) return tvCrowd(view, order, width, height, tv)
  if (!options.small && order.length <= (tv === undefined ? 14 : 16)) return plates(options, order)
  return ring(options, order, new Set(viewer === undefined ? [] : [viewer, ...(view.inRange[viewer] ?? [])]))
}

function plates({ view, width, height, tv, scale = 1 }: RingOptions, order: readonly string[]): RingLayout {
  const sizes = plateSizes(order.length, width, tv, scale, view.format.sharedLife)
  const laid = layPlates(order.length, width, height, sizes)
  const size = { width: laid.width, height: laid.height, bare: false }
  return {
    seats: order.map((seat, i) => ({ seat, spot: laid.spots[i]!, ...size })),
    arcs: arcsThrough(view, order, laid.inner),
    middle: laid.middle,
  }
}

function plateSizes(
  count: number,
  width: number,
  tv: number | undefined,
  scale: number,
  sharedLife: boolean,
): PlateSizes {
  if (tv !== undefined) {
    // Six or fewer fill a TV.
    const few = count > 6 ? 1 : 1.35
    return {
      wanted: { width: tv * 12, height: tv * 5 },
      // The total of a team stands in the middle, and needs the room.
      most: { width: tv * 14 * few, height: sharedLife ? tv * 6.6 : tv * (count > 9 ? 6.4 : 7) * few },
      gap: tv * 0.7,
    }
  }
  return width > 640
    ? {
        wanted: { width: 150 * scale, height: 70 * scale },
        most: { width: 210 * scale, height: 96 * scale },
        gap: 12 * scale,
      }
    : {
        wanted: { width: 100, height: 54 },
        most: { width: 150 * scale, height: 84 * scale },
        gap: 5,
      }
}

function tvCrowd(view: RefereeView, order: readonly string[], width: number, height: number, tv: number): RingLayout {
  const laid = layTv(order.length, width, height, tv)
  const size = { width: laid.width, height: laid.height, bare: false }
  return {
    seats: order.map((seat, i) => ({ seat, spot: laid.spots[i]!, ...size })),
    arcs: arcsThrough(view, order, laid.inner),
  }
}

function arcsThrough(
  view: RefereeView,
  order: readonly string[],
  inner: readonly { readonly x: number; readonly y: number }[],
): RingLayout['arcs'] {
  return reaches(view, order).map(({ seat, from, to }) => {
    const points = Array.from({ length: to - from + 1 }, (_, i) => {
      const { x, y } = inner[(from + i + order.length) % order.length]!
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return { seat, path: `M${points.join('L')}` }
  })
}

/** Where seats would cover each other the plates get smaller; where that is not enough for a crowd, it fills two lanes. */
const shrinks = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64] as const

function ring(options: RingOptions, order: readonly string[], near: Set<string>): RingLayout {
  for (const shrink of shrinks) {
    const layout = ringAs(options, order, near, shrink)
    if (holds(layout.seats, options)) return layout
  }
  return phoneCrowd(options, order, near) ?? ringAs(options, order, near, shrinks.at(-1)!)
}

function phoneCrowd(
  { view, width, height, small }: RingOptions,
  order: readonly string[],
  near: Set<string>,
): RingLayout | undefined {
  if (small || near.size === 0) return undefined
  const ahead = order.findLastIndex((seat, i) => i <= order.length / 2 && near.has(seat))
  const first = order.findIndex((seat, i) => i > order.length / 2 && near.has(seat))
  const laid = layPhone(order.length, ahead, first < 0 ? 0 : order.length - first, width, height)
  if (laid === undefined) return undefined
  return {
    seats: order.map((seat, i) => {
      const { spot, near: named } = laid.seats[i]!
      return named
        ? { seat, spot, ...laid.near, bare: false }
        : { seat, spot, width: laid.cell, height: laid.cell, bare: true }
    }),
    arcs: arcsThrough(view, order, laid.inner),
  }
}

/** No seat lies over another or over the edge. */
function holds(seats: readonly Laid[], { width, height }: RingOptions): boolean {
  return seats.every(({ spot, width: w, height: h }, i) => {
    const inside = spot.x >= w / 2 && spot.x <= width - w / 2 && spot.y >= h / 2 && spot.y <= height - h / 2
    return inside && seats.slice(i + 1).every(other => apart(seats[i]!, other))
  })
}
function apart(one: Laid, other: Laid): boolean {
  const x = Math.abs(one.spot.x - other.spot.x) - (one.width + other.width) / 2
  const y = Math.abs(one.spot.y - other.spot.y) - (one.height + other.height) / 2
  return x >= 0 || y >= 0
}

function ringAs(
  { view, width, height, small, scale = 1 }: RingOptions,
  order: readonly string[],
  near: Set<string>,
  shrink: number,
): RingLayout {
  // On a laptop even forty have room for their names.
  const tight = small === true || width <= 640 || (2 * (width + height) - 260) / order.length < 58
  const crowd = order.length > 14 && tight
  // In a crowd on a small screen, whom one reaches gets twice the room.
  const wide = crowd && near.size <= 7 && !small
  const weightOf = (seat: string): number =>
    wide ? (near.has(seat) ? 2.1 : view.seats[seat]!.status === 'gone' ? 0.7 : 1) : 1
  const weights = order.map(weightOf)
  const weight = weights.reduce((sum, one) => sum + one, 0)

  // A laptop has more room than a phone, and a large screen is looked at from further away.
  const grow = (!small && width > 640 && order.length <= 20 ? 1.4 : 1) * scale
  const plate = small || crowd ? 30 * scale : 52 * grow
  const tall = Math.max(small || crowd ? 24 : 34, plate * shrink)
  const rough: Box = { width, height, insetX: small ? 48 : 44 * grow, insetY: tall / 2 + 8 }
  const unit = lengthOf(rough) / weight
  // Where many sit close, those round a corner keep clear of each other by being flat.
  const close = order.length > 14
  const high = close && !crowd ? Math.min(tall, unit * 0.6) : tall
  const most = (small ? 96 : 92 * grow) * shrink
  const least = small || crowd ? 24 : 46
  const far = crowd
    ? Math.max(24, Math.min(small ? 30 : 44 * scale, unit * 0.96) * shrink)
    : Math.max(least, Math.min(most, unit * (close ? 0.86 : 0.95)))
  const large = wide ? Math.max(44, Math.min(most, unit * 1.85 * shrink)) : far
  const nearHigh = 48 * scale
  const margin = 5
  const box: Box = { width, height, insetX: far / 2 + margin, insetY: (wide ? nearHigh : high) / 2 + margin }

  const parts = shares(weights)
  const seats = order.map((seat, i): Laid => {
    const grown = wide && near.has(seat)
    return {
      seat,
      spot: along(parts[i]!, box),
      width: grown ? large : far,
      height: grown ? nearHigh : crowd ? Math.min(34 * scale, Math.max(24, far)) : high,
      bare: (crowd && !grown) || (small === true && far < 44),
    }
  })
  // Clear of the seats: those at the sides are wider than high.
  const gap = 9
  const inwards = wide ? { x: 24 + gap, y: 24 + gap } : { x: far / 2 + gap, y: high / 2 + gap }
  const half = 0.32 / order.length
  const share = (index: number): number => parts[(index + order.length) % order.length]!
  const arcs = reaches(view, order).map(({ seat, from, to }) => {
    const start = share(from) - half
    const end = share(to) + half
    return { seat, path: arc(start, end < start ? end + 1 : end, box, inwards) }
  })
  return { seats, arcs }
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
