import { laySeats, type Point } from '../../../table/board/lay-seats.ts'

/** So many sit at both sides of the table: all between them is for what happens. */
export const mostBeside = 8

/** Pixels: the ring's box, a seat's plate in it, and the page's own measure. */
interface Room {
  readonly width: number
  readonly height: number
  readonly plateWidth: number
  readonly plateHeight: number
  readonly unit: number
}

/** Where the middles of so many plates lie on the TV; left of each is whose turn is next (RULES FMT-1). */
export function seatSpots(count: number, room: Room): readonly Point[] {
  const { width, height, plateWidth, plateHeight, unit } = room
  // In a duel each sits beside their board, the first one below.
  if (count === 2) return [height - unit * 4.4, unit * 4.4].map(y => ({ x: unit * 7.2, y }))
  const hole = count > mostBeside ? { width: 0, height: 0 } : { width: width / 2, height }
  const wish = [{ width: plateWidth, height: plateHeight }]
  return laySeats({ width, height }, count, { wish, most: 1, gap: 12, hole }).places
}
