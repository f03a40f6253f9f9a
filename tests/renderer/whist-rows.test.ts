import { describe, expect, it } from 'vitest'
import {
  layAtSides,
  layBeforeOwn,
  layLarge,
  layRows,
  needsRows,
  type Rows,
} from '../../src-renderer/games/whist/table-rows.ts'

interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const around = ({ x, y }: { x: number; y: number }, width: number, height: number): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
const overlap = (a: Rectangle, b: Rectangle): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5

// The felts that windows from a small phone to a laptop leave, twelve at the table to two.
const felts = [
  [300, 180],
  [344, 190],
  [374, 240],
  [800, 120],
  [490, 96],
  [620, 130],
  [980, 240],
] as const

/** What lies over something else or over the edge; `own`: of the last there is a card alone. */
function misplaced(laid: Rows, width: number, height: number, own = false): Rectangle[] {
  const boxes = laid.points.flatMap(({ badge, card }, i) => [
    ...(own && i === laid.points.length - 1 ? [] : [around(badge, laid.badge.width, laid.badge.height)]),
    around(card, laid.cardWidth, laid.cardWidth * 1.4),
  ])
  return boxes.filter(
    (one, i) =>
      one.left < -0.5 ||
      one.right > width + 0.5 ||
      one.top < -0.5 ||
      one.bottom > height + 0.5 ||
      boxes.some((other, j) => j > i && overlap(one, other)),
  )
}

describe.each(felts)('Whist: seats in rows on a felt of %d × %d', (width, height) => {
  it.each([2, 4, 7, 12])('hold %d, each with its card beside it, nothing over any card or over the edge', count => {
    expect(misplaced(layRows(count, width, height), width, height)).toEqual([])
  })
})

// As phones of 390 × 664, 375 × 553 and 320 × 568 leave them, and the first with the coach's words below.
describe.each([
  [366, 280],
  [366, 230],
  [351, 180],
  [296, 230],
] as const)('Whist: few on an upright felt of %d × %d', (width, height) => {
  it.each([1, 2, 3, 4])('%d others lie in rows, and one’s own card alone before the hand', others => {
    for (const letters of [5, 12, 22, 40]) {
      const laid = layLarge((...box) => layBeforeOwn(others, ...box, { letters }), width, height)
      expect(laid.points).toHaveLength(others + 1)
      const own = laid.points.at(-1)!.card
      expect(own.x).toBe(width / 2)
      expect(laid.points.slice(0, -1).every(({ badge, card }) => badge.y < own.y && card.y < own.y)).toBe(true)
      expect({ letters, bad: misplaced(laid, width, height, true) }).toEqual({ letters, bad: [] })
    }
  })
})

it('Whist: the faces of four others are large on a phone where their names are short, and no card is small for it', () => {
  const { marks, cardWidth } = layLarge((...box) => layBeforeOwn(4, ...box, { letters: 8 }), 366, 280)
  expect(marks).toBeGreaterThan(30)
  expect(cardWidth).toBeGreaterThanOrEqual(64)
})

it('Whist: makes cards as large as a hand’s where few sit, and keeps the index readable where twelve do', () => {
  expect(layRows(4, 374, 200).cardWidth).toBeGreaterThan(75)
  expect(layRows(12, 374, 250).cardWidth).toBeGreaterThan(30)
  expect(layRows(12, 800, 130).cardWidth).toBeGreaterThan(30)
})

it('Whist: gives names room for three lines of eleven letters, and cards an index that can be read', () => {
  // Twelve, seven and four on phones, upright and on their side.
  for (const [count, width, height, card] of [
    [12, 374, 510, 60],
    [12, 374, 336, 30],
    [12, 800, 122, 36],
    [7, 374, 300, 46],
    [7, 304, 240, 36],
    [7, 800, 118, 36],
    [4, 800, 118, 64],
  ] as const) {
    const { badge, beside, lines, cardWidth } = layRows(count, width, height)
    const words = badge.width - (beside ? 36 : 0)
    const isRead = words >= 78 && lines >= 3 && cardWidth >= card
    expect({ count, width, height, words, lines, cardWidth, isRead }).toMatchObject({ isRead: true })
  }
})

it('Whist: leaves faces the height of two lines where few sit on a phone, beside a name of four', () => {
  for (const [width, height] of [
    [366, 312],
    [344, 270],
    [300, 262],
  ] as const) {
    const { marks, lines, beside } = layRows(5, width, height)
    expect({ width, marks: beside ? 28 : marks, lines }).toEqual({ width, marks: 28, lines: 4 })
  }
})

it('Whist: while somebody is asked seats stand over the question or at its sides, and none of them under it', () => {
  const above = layRows(11, 374, 190, { largest: 0 })
  expect(above.lines).toBeGreaterThanOrEqual(3)
  for (const { badge } of above.points) expect(badge.y + above.badge.height / 2).toBeLessThanOrEqual(190)
  const [width, height, question] = [800, 122, 390]
  const sides = layAtSides(11, width, height, question)
  expect(sides.points).toHaveLength(11)
  const from = (width - question) / 2
  for (const { badge } of sides.points) {
    const left = badge.x - sides.badge.width / 2
    const right = badge.x + sides.badge.width / 2
    expect(right <= from || left >= width - from, `${left} to ${right}`).toBe(true)
  }
})

it('Whist: is for felts that are low or narrow for so many, and for no others', () => {
  expect(needsRows(4, 374, 420)).toBe(false)
  expect(needsRows(4, 374, 180)).toBe(true)
  // A phone of 390 × 664: four sit round it unless a name takes several lines, five in rows.
  expect(needsRows(4, 386, 242, 8)).toBe(false)
  expect(needsRows(4, 386, 242, 22)).toBe(true)
  expect(needsRows(5, 386, 242, 8)).toBe(true)
  expect(needsRows(12, 374, 420)).toBe(true)
  expect(needsRows(12, 1200, 600)).toBe(false)
})
