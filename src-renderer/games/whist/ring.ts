import { along } from '../../table/seats/track.ts'

/** A point of the table, in percent of its box, or in pixels where seats lie in rows. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Where `index` of `count` seats lies round an oval, 0 at the bottom. Left is clockwise (RULES FMT-1):
 * from the bottom, where one's own hand lies, the next seat is on the left of the screen.
 */
export function spot(index: number, count: number): Point {
  const angle = Math.PI / 2 + (index / count) * 2 * Math.PI
  return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) }
}

/** The same along the edge of the table, evenly: what a full table needs, above all on a phone. `aspect`: width over height. */
export function edge(index: number, count: number, aspect: number): Point {
  const box = { width: 100 * aspect, height: 100, insetX: 0, insetY: 0 }
  const { x, y } = along(index / count, box)
  return { x: x / aspect, y }
}

/** The seats in table order, turned so that `first` comes first. */
export function from<T>(order: readonly T[], first: T): readonly T[] {
  const at = Math.max(0, order.indexOf(first))
  return [...order.slice(at), ...order.slice(0, at)]
}

/** Where a badge of this size with its middle at `point` lies, in percent of the room it has in its box (`whist-seat`). All sizes in pixels. */
export function inPercent(
  { x, y }: Point,
  badge: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
): Point {
  const share = (at: number, size: number, room: number): number =>
    room <= size ? 50 : (100 * (at - size / 2)) / (room - size)
  return { x: share(x, badge.width, box.width), y: share(y, badge.height, box.height) }
}
