import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { laySeats, type How, type Seats, type Size } from '../../src-renderer/table/board/lay-seats.ts'

const size = (from: number, to: number): fc.Arbitrary<Size> =>
  fc.record({ width: fc.integer({ min: from, max: to }), height: fc.integer({ min: from, max: to }) })
const boxes = fc.record({ width: fc.integer({ min: 280, max: 3840 }), height: fc.integer({ min: 110, max: 2160 }) })
const counts = fc.integer({ min: 2, max: 40 })
const ways: fc.Arbitrary<How> = fc.record({
  wish: fc.array(size(40, 260), { minLength: 1, maxLength: 2 }),
  most: fc.integer({ min: 1, max: 4 }),
  gap: fc.integer({ min: 1, max: 8 }),
  own: fc.constantFrom(undefined, 'below', 'away'),
})

interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const rectangles = ({ places, seat }: Seats): Rectangle[] =>
  places.map(({ x, y }) => ({
    left: x - seat.width / 2,
    right: x + seat.width / 2,
    top: y - seat.height / 2,
    bottom: y + seat.height / 2,
  }))
const within = (a: Rectangle, b: Rectangle): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.01 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.01

it('laySeats: nobody lies over another, over the edge or in the middle, whatever the box and however many', () => {
  fc.assert(
    fc.property(boxes, counts, ways, (box, count, how) => {
      const laid = laySeats(box, count, how)
      const all = rectangles(laid)
      expect(all).toHaveLength(count)
      const { x, y, width, height } = laid.middle
      const middle = { left: x, right: x + width, top: y, bottom: y + height }
      for (const [i, one] of all.entries()) {
        expect(Math.min(one.left, one.top, box.width - one.right, box.height - one.bottom)).toBeGreaterThan(-0.01)
        expect(within(one, middle)).toBe(false)
        expect(all.slice(i + 1).some(other => within(one, other))).toBe(false)
      }
    }),
  )
})

it('laySeats: goes clockwise, from the middle below up the left side, and the first is in the very middle of so many', () => {
  fc.assert(
    fc.property(boxes, counts, ways, (box, count, how) => {
      const { places, plan } = laySeats(box, count, how)
      const right = places.findLastIndex(({ side }) => side !== 'bottom') + 1
      const order = ['bottom', 'left', 'top', 'right'] as const
      const clockwise = [...places.slice(right), ...places.slice(0, right)]
      for (const [i, one] of clockwise.slice(1).entries()) {
        const before = clockwise[i]!
        expect(order.indexOf(one.side)).toBeGreaterThanOrEqual(order.indexOf(before.side))
        if (one.side !== before.side) continue
        const step = {
          bottom: before.x - one.x,
          left: before.y - one.y,
          top: one.x - before.x,
          right: one.y - before.y,
        }
        expect(step[one.side]).toBeGreaterThan(0)
      }
      const isOdd = plan.bottom % 2 === 1
      expect(!isOdd || Math.abs(places[0]!.x - box.width / 2) < 0.01).toBe(true)
      expect(how.own === 'away' && places.some(({ side }) => side === 'bottom')).toBe(false)
    }),
  )
})

it('laySeats: seats are no smaller than the least wherever two rows or two columns would hold such', () => {
  fc.assert(
    fc.property(boxes, counts, size(30, 120), (box, count, wish) => {
      const half = Math.ceil(count / 2)
      const holds = (across: number, along: number): boolean =>
        box.width >= across * (wish.width + 4) && box.height >= along * (wish.height + 4)
      fc.pre(holds(half, 2) || holds(2, half))
      const { seat, scale } = laySeats(box, count, { wish: [wish], least: 1 })
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(seat.width).toBeGreaterThanOrEqual(wish.width)
      expect(seat.height).toBeGreaterThanOrEqual(wish.height)
    }),
  )
})

it('laySeats: leaves what is asked for in the middle, and lines from seat to seat run through no seat', () => {
  fc.assert(
    fc.property(boxes, counts, ways, (box, count, how) => {
      const hole = { width: box.width * 0.4, height: box.height * 0.3 }
      const laid = laySeats(box, count, { ...how, hole })
      expect(laid.middle.width).toBeGreaterThanOrEqual(hole.width - 0.01)
      expect(laid.middle.height).toBeGreaterThanOrEqual(hole.height - 0.01)
      const all = rectangles(laid)
      const { x, y, width, height } = laid.middle
      const side = { bottom: y + height, top: y, left: x, right: x + width }
      const gap = how.gap ?? 4
      for (const { inner: at, side: where } of laid.places) {
        // Inwards of the seat itself, and not of those across.
        const along = where === 'bottom' || where === 'top' ? at.y : at.x
        expect(Math.abs(along - side[where])).toBeLessThanOrEqual(gap + 0.01)
        expect(all.some(one => within(one, { left: at.x, right: at.x + 0.1, top: at.y, bottom: at.y + 0.1 }))).toBe(
          false,
        )
      }
    }),
  )
})

it('laySeats: as many seats keep their places in a lower box, where they are kept as they were', () => {
  fc.assert(
    fc.property(boxes, counts, ways, (box, count, how) => {
      const { plan, places } = laySeats(box, count, how)
      const lower = laySeats({ ...box, height: box.height * 0.8 }, count, { ...how, plan })
      expect(lower.places.map(({ side }) => side)).toEqual(places.map(({ side }) => side))
      // What is kept is kept to: left alone a lower box may well lie otherwise.
      expect(lower.plan).toBe(plan)
    }),
  )
})

it.each([
  ['a TV', 1860, 720, 6, 600, 300],
  ['a laptop', 1240, 400, 4, 300, 180],
  ['a phone', 366, 280, 4, 110, 88],
  ['a small phone', 340, 250, 12, 50, 45],
  ['a phone on its side', 820, 122, 4, 195, 115],
  ['a tablet', 780, 700, 12, 180, 130],
])('laySeats: on %s (%d × %d) %d have at least %d × %d pixels each', (_, width, height, count, wide, high) => {
  const wish = [
    { width: 168, height: 96 },
    { width: 96, height: 168 },
  ]
  const { seat } = laySeats({ width, height }, count, { wish, most: 9, own: 'below' })
  expect(seat.width).toBeGreaterThanOrEqual(wide)
  expect(seat.height).toBeGreaterThanOrEqual(high)
})
