import type { Point } from './ring.ts'

/** Where everybody sits on the TV's felt: two rows facing each other. All in pixels. */
export interface DisplayRows {
  readonly badge: { readonly width: number; readonly height: number }
  /** Each one's card lies beside the badge; else between it and the middle of the felt. */
  readonly beside: boolean
  readonly cardWidth: number
  /** In the order of the seats. */
  readonly points: readonly { readonly badge: Point; readonly card: Point }[]
}

const cardRatio = 1.4
/** Of the felt's height: the strip between the rows, where the room reads who takes a trick, and every other space. */
const aisle = 0.1
const gap = 0.02
/** Of the felt's width: what a badge has beside its card at least, and at most. */
const leastBadge = 0.088
const mostBadge = 0.2
/** Of the felt's height: a badge in line with its card. */
const lowBadge = 0.185

/** Lays `count` seats clockwise (RULES FMT-1), the first at the lower right, so that cards are as large as can be. */
export function layDisplay(count: number, width: number, height: number): DisplayRows {
  const below = Math.ceil(count / 2)
  const space = height * gap
  const row = (height * (1 - aisle)) / 2 - space
  const cell = (width - 2 * space) / Math.max(1, below)
  const besideWidth = Math.min(row / cardRatio, cell - 3 * space - width * leastBadge)
  const inLineWidth = Math.min((row - height * lowBadge - space) / cardRatio, cell - 2 * space)
  const beside = besideWidth >= inLineWidth
  const cardWidth = Math.floor(Math.max(0, beside ? besideWidth : inLineWidth))
  const badge = beside
    ? { width: Math.floor(Math.min(cell - 3 * space - cardWidth, width * mostBadge)), height: Math.floor(row) }
    : { width: Math.floor(cell - space), height: Math.floor(height * lowBadge) }
  const points = Array.from({ length: count }, (_, index) => {
    const isBelow = index < below
    const inRow = isBelow ? (below - 1) / 2 - index : index - below - (count - below - 1) / 2
    const x = width / 2 + inRow * cell
    const inwards = isBelow ? -1 : 1
    const edge = isBelow ? height - space : space
    const middle = edge + (inwards * row) / 2
    if (!beside) {
      const inner = edge + inwards * (row - (cardWidth * cardRatio) / 2)
      return { badge: { x, y: edge + (inwards * badge.height) / 2 }, card: { x, y: inner } }
    }
    const left = x - (badge.width + space + cardWidth) / 2
    const card = { x: left + badge.width + space + cardWidth / 2, y: middle }
    return { badge: { x: left + badge.width / 2, y: middle }, card }
  })
  return { badge, beside, cardWidth, points }
}
