import type { Point } from './ring.ts'

/** Seats laid in rows: where a ring has no room, on a phone or a low window. */
export interface Rows {
  /** Pixels a badge may take. */
  readonly badge: { readonly width: number; readonly height: number }
  /** The badge's words stand beside its face, not below it. */
  readonly beside: boolean
  /** Pixels. */
  readonly cardWidth: number
  readonly points: readonly { readonly badge: Point; readonly card: Point }[]
}

const gap = 4
const cardRatio = 1.4
/** Where a badge has its words beside its face or below it, and how high it is then; in low rows it is as slim as can be. */
const broad = 104
const narrow = 54
const low = 150
const heights = { beside: 44, below: 58, slim: 30 } as const

/**
 * Whether a ring of badges round a trick would leave its cards too small: takes how many sit there and the box in pixels.
 */
export function needsRows(count: number, width: number, height: number): boolean {
  if (width <= 0 || height <= 0) return false
  if (count <= 5) return width < 300 || height < 350
  if (count <= 7) return width < 560 || height < 350
  return width < 820 || height < 430
}

/**
 * Lays `count` seats so that each one's card lies right below its badge, in as many rows as make the cards largest. The
 * order is the table's, from the upper left; sizes are pixels. `high`: a single row lies at the top edge, for a question
 * lies below it.
 */
export function layRows(count: number, width: number, height: number, high = false, largest = 128): Rows {
  const tried = [1, 2, 3]
    .filter(rows => rows === 1 || rows < count)
    .map(rows => inRows(rows, count, width, height, high, largest))
  return tried.reduce((best, one) => (one.cardWidth > best.cardWidth ? one : best))
}

function inRows(rows: number, count: number, width: number, height: number, high: boolean, largest: number): Rows {
  const columns = Math.ceil(count / rows)
  const cell = { width: width / columns, height: height / rows }
  const slim = cell.height < low && cell.width >= narrow
  const beside = slim || cell.width >= broad
  const badge = {
    width: Math.min(cell.width - gap, 190),
    height: slim ? heights.slim : beside ? heights.beside : heights.below,
  }
  const cardWidth = Math.max(
    16,
    Math.floor(Math.min(largest, cell.width - 2 * gap, (cell.height - badge.height - 3 * gap) / cardRatio)),
  )
  const block = badge.height + gap + cardWidth * cardRatio
  const points = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    // A last row that is not full stands in the middle.
    const inRow = Math.min(columns, count - row * columns)
    const x = width / 2 + (index - row * columns - (inRow - 1) / 2) * cell.width
    const top = row * cell.height + (high && rows === 1 ? 0 : (cell.height - block) / 2)
    return {
      badge: { x, y: top + badge.height / 2 },
      card: { x, y: top + badge.height + gap + (cardWidth * cardRatio) / 2 },
    }
  })
  return { badge, beside, cardWidth, points }
}
