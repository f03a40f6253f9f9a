import { along } from '../../../table/seats/track.ts'

/** So many sit at both sides of the table: all between them is for what happens. */
export const mostBeside = 6

/** Pixels: the ring's box, a seat's plate in it, and the page's own measure. */
interface Room {
  readonly width: number
  readonly height: number
  readonly plateWidth: number
  readonly plateHeight: number
  readonly unit: number
}

/** Where the middle of a seat's plate lies on the TV, of so many seats; left of each is whose turn is next (RULES FMT-1). */
export function seatSpot(at: number, count: number, room: Room): { readonly x: number; readonly y: number } {
  const { width, height, plateWidth, plateHeight, unit } = room
  // In a duel each sits beside their board, the first one below.
  if (count === 2) return { x: unit * 7.2, y: at === 0 ? height - unit * 4.4 : unit * 4.4 }
  if (count > mostBeside)
    return along(at / count, { width, height, insetX: plateWidth / 2 + 6, insetY: plateHeight / 2 + 6 })
  // Up the left side, and down the right.
  const left = Math.ceil(count / 2)
  const [row, rows] = at < left ? [left - 1 - at, left] : [at - left, count - left]
  const edge = plateWidth / 2 + 6
  return { x: at < left ? edge : width - edge, y: (height * (row + 0.5)) / rows }
}
