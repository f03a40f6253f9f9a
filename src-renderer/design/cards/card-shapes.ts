// The alphabet that the card faces are written in: suit shapes in a box of ±50, rank letters drawn with a broad pen
// in a box 40 wide and 58 high. No font is needed to read a card.
import type { Rank, Suit } from './card-name.ts'

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const suitShapes: Readonly<Record<Suit, string>> = {
  H: 'M0 47C-13 27-46 9-46-18C-46-36-33-46-21-46C-11-46-3-40 0-30C3-40 11-46 21-46C33-46 46-36 46-18C46 9 13 27 0 47z',
  D: 'M0-50C9-31 24-12 38 0C24 12 9 31 0 50C-9 31-24 12-38 0C-24-12-9-31 0-50z',
  S: 'M0-49C13-26 46-10 46 14C46 29 35 37 23 37C14 37 8 33 4 27C5 38 10 45 19 49H-19C-10 45-5 38-4 27C-8 33-14 37-23 37C-35 37-46 29-46 14C-46-10-13-26 0-49z',
  C: `${round(0, -26, 21.5)}${round(-25, 10, 21.5)}${round(25, 10, 21.5)}M-9-12H9L12 8C4 12 5 40 19 49H-19C-5 40-4 12-12 8z`,
}

export const rankStrokes: Readonly<Record<Rank, string>> = {
  A: 'M4 54L20 4L36 54M10 37H30M-1 54H10M30 54H41',
  '2': 'M5 17C5 0 35 0 35 17C35 30 7 38 4 53H37',
  '3': 'M5 4H34L19 23C42 23 42 54 19 54C10 54 5 49 3 42',
  '4': 'M29 55V4L3 39H40',
  '5': 'M34 4H9L7 26C14 18 37 19 37 37C37 57 8 59 3 43',
  '6': 'M31 4C12 9 4 24 4 37C4 59 36 59 36 37C36 19 8 19 4 37',
  '7': 'M4 4H36C26 20 18 36 16 55',
  '8': 'M20 27C3 27 3 4 20 4C37 4 37 27 20 27C0 27 0 54 20 54C40 54 40 27 20 27z',
  '9': 'M9 54C28 49 36 34 36 21C36-1 4-1 4 21C4 39 32 39 36 21',
  T: 'M-3 14L6 5V54M31 4C46 4 46 54 31 54C16 54 16 4 31 4z',
  J: 'M14 4H39M29 4V38C29 59 4 59 3 40',
  Q: 'M20 4C43 4 43 53 20 53C-3 53-3 4 20 4zM22 39L38 57',
  K: 'M9 4V54M36 4L10 33M18 25L37 54M1 4H16M1 54H16M29 4H41M30 54H42',
}

type Pip = readonly [x: number, y: number]
const left = 88
const middle = 125
const right = 162

/** Pips of 2 to 10 on a card of 250 × 350; those below the middle stand on their heads. */
export const pipPlaces: Readonly<Partial<Record<Rank, readonly Pip[]>>> = {
  '2': column(middle, [70, 280]),
  '3': column(middle, [70, 175, 280]),
  '4': both([72, 278]),
  '5': [...both([72, 278]), [middle, 175]],
  '6': both([72, 175, 278]),
  '7': [...both([72, 175, 278]), [middle, 123]],
  '8': [...both([72, 175, 278]), [middle, 123], [middle, 227]],
  '9': [...both([62, 137, 213, 288]), [middle, 175]],
  T: [...both([62, 137, 213, 288]), [middle, 100], [middle, 250]],
}

function column(x: number, heights: readonly number[]): readonly Pip[] {
  return heights.map(y => [x, y] as const)
}
function both(heights: readonly number[]): readonly Pip[] {
  return [...column(left, heights), ...column(right, heights)]
}
