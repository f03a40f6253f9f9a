import type { RefereeView } from './seen.ts'
import { along, arc, lengthOf, shares, type Box, type Spot } from '../../table/track.ts'
import { layCrowd } from './tv-crowd.ts'

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
}
export interface RingWish {
  readonly view: RefereeView
  readonly eyes: string | undefined
  readonly width: number
  readonly height: number
  /** The height of a line of text on a TV; nothing on a phone or laptop. */
  readonly tv?: number
  /** A small picture of a table. */
  readonly small?: boolean
}

/**
 * Lays everybody round the table so that each is readable: with `eyes`, that seat lies at the bottom and, in a crowd on
 * a small screen, what it reaches has more room.
 */
export function layRing(wish: RingWish): RingLayout {
  const { view, eyes, width, height, tv } = wish
  const all = Object.keys(view.seats)
  const first = Math.max(0, all.indexOf(eyes ?? ''))
  const order = [...all.slice(first), ...all.slice(0, first)]
  return tv !== undefined && order.length > 16
    ? tvCrowd(view, order, width, height, tv)
    : ring(wish, order, new Set(eyes === undefined ? [] : [eyes, ...(view.inRange[eyes] ?? [])]))
}

function tvCrowd(view: RefereeView, order: readonly string[], width: number, height: number, tv: number): RingLayout {
  const laid = layCrowd(order.length, width, height, tv)
  const size = { width: laid.width, height: laid.height, bare: false }
  return {
    seats: order.map((seat, i) => ({ seat, spot: laid.spots[i]!, ...size })),
    arcs: reaches(view, order).map(({ seat, from, to }) => {
      const points = Array.from({ length: to - from + 1 }, (_, i) => {
        const { x, y } = laid.inner[(from + i + order.length) % order.length]!
        return `${x.toFixed(1)} ${y.toFixed(1)}`
      })
      return { seat, path: `M${points.join('L')}` }
    }),
  }
}

function ring({ view, width, height, tv, small }: RingWish, order: readonly string[], near: Set<string>): RingLayout {
  // On a laptop even forty have room for their names.
  const tight = small === true || width <= 640 || (2 * (width + height) - 260) / order.length < 58
  const crowd = tv === undefined && order.length > 14 && tight
  // In a crowd on a small screen, whom one reaches gets twice the room.
  const wide = crowd && near.size <= 7 && !small
  const weightOf = (seat: string): number =>
    wide ? (near.has(seat) ? 2.1 : view.seats[seat]!.status === 'gone' ? 0.7 : 1) : 1
  const weights = order.map(weightOf)
  const weight = weights.reduce((sum, one) => sum + one, 0)

  // A laptop has more room than a phone.
  const grow = tv === undefined && !small && width > 640 && order.length <= 20 ? 1.4 : 1
  // Six or fewer fill a TV; the star's colours need a line of their own.
  const few = tv === undefined || order.length > 6 ? 1 : 1.35
  const dots = small ? 1 : view.seats[order[0]!]?.colours === undefined ? 1 : tv === undefined ? 1.35 : 1.2
  const tall =
    small || crowd
      ? 30
      : (tv === undefined ? 52 * grow : tv * (order.length > 12 ? 3.8 : order.length > 9 ? 4.6 : 5.2) * few) * dots
  const rough: Box = {
    width,
    height,
    insetX: small ? 48 : tv === undefined ? 44 * grow : tv * 4 * few,
    insetY: tall / 2 + 8,
  }
  const unit = lengthOf(rough) / weight
  // Where many sit close, those round a corner keep clear of each other by being flat.
  const close = tv === undefined && order.length > 14
  const high = close && !crowd ? Math.min(tall, unit * 0.6) : tall
  const most = small
    ? 96
    : tv === undefined
      ? 92 * grow
      : tv * (order.length > 12 ? 8.4 : order.length > 9 ? 9.4 : 11) * few
  const least = small || crowd ? 24 : 46
  const far = crowd
    ? Math.max(24, Math.min(small ? 30 : 44, unit * 0.96))
    : Math.max(least, Math.min(most, unit * (close ? 0.86 : 0.95)))
  const large = wide ? Math.min(most, Math.max(44, unit * 1.85)) : far
  const margin = tv === undefined ? 5 : tv * 0.5
  const box: Box = { width, height, insetX: far / 2 + margin, insetY: (wide ? 48 : high) / 2 + margin }

  const parts = shares(weights)
  const seats = order.map((seat, i): Laid => {
    const grown = wide && near.has(seat)
    return {
      seat,
      spot: along(parts[i]!, box),
      width: grown ? large : far,
      height: grown ? 48 : crowd ? Math.min(34, far) : high,
      bare: (crowd && !grown) || (small === true && far < 44),
    }
  })
  // Clear of the seats at the sides too, which are wider than high.
  const inwards = tv === undefined ? (wide ? 24 : Math.max(high, far) / 2) + 9 : high / 2 + tv * 0.4
  const half = 0.32 / order.length
  const place = (index: number): number => parts[(index + order.length) % order.length]!
  const arcs = reaches(view, order).map(({ seat, from, to }) => {
    const start = place(from) - half
    const end = place(to) + half
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
