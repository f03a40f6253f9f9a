import { expect, it } from 'vitest'
import { mostBeside, seatSpots } from '../../src-renderer/games/clash/display/seat-spots.ts'

/** Of more than six the chances stand in the head, and the ring has their height. */
const roomOf = (count: number) =>
  ({ width: 1880, height: count > 6 ? 780 : 610, plateWidth: 308, plateHeight: 154, unit: 28 }) as const

it.each([3, 4, 5, 6, 7, 8])('TV of Clash: %d sit at both sides, none on another, and the middle is free', count => {
  expect(count).toBeLessThanOrEqual(mostBeside)
  const room = roomOf(count)
  const all = seatSpots(count, room)
  for (const [at, { x, y }] of all.entries()) {
    const fromEdge = Math.min(x, room.width - x) + room.plateWidth / 2
    expect(fromEdge).toBeLessThan(room.width * 0.2)
    expect(Math.min(y, room.height - y)).toBeGreaterThanOrEqual(room.plateHeight / 2)
    for (const other of all.slice(at + 1).filter(one => one.x === x))
      expect(Math.abs(other.y - y)).toBeGreaterThan(room.plateHeight)
  }
  // Round the table: up one side and down the other, so that neighbours sit beside or across from each other.
  const left = all.filter(({ x }) => x < room.width / 2).map(({ y }) => y)
  const right = all.filter(({ x }) => x > room.width / 2).map(({ y }) => y)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(right).toEqual(right.toSorted((a, b) => a - b))
  expect(left.length - right.length).toBeLessThanOrEqual(1)
})
