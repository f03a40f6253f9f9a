import type { Point } from './ring.ts'

/** Seats laid in rows: where a ring has no room, on a phone or a low window. */
export interface Rows {
  /** Pixels a badge may take. */
  readonly badge: { readonly width: number; readonly height: number }
  /** The badge's words stand beside its face; else its marks do, and the name has the whole width below them. */
  readonly beside: boolean
  /** Lines a name may take. */
  readonly lines: number
  /** Pixels a badge's marks have. */
  readonly marks: number
  /** Pixels. */
  readonly cardWidth: number
  readonly points: readonly { readonly badge: Point; readonly card: Point }[]
  /** How well long names and cards are read, up to 1. */
  readonly legible: number
  readonly shape: Shape
}

/** How many rows there are, and where cards lie. */
interface Shape {
  readonly rows: number
  readonly card: 'below' | 'aside'
}

const gap = 4
const cardRatio = 1.4
/** From this width on a badge has its words beside its face, which takes so much of it; a badge is never broader than `broadest`. */
const broad = 112
const face = 36
const broadest = 190
/** Under this width a badge's marks need two lines beside the face. */
const narrow = 54
/** A badge's height for its face and marks beside it, these in one line or two, and for each line of a name (`seat-badge-in-rows.css`). */
const marksHeight = { one: 16, two: 28 } as const
const lineHeight = 13
/** In a row of this height a face has that of two lines, above four of a name. */
const roomy = 84
/** With so much for its lines a name of forty letters is read whole; a badge is no higher than its longest name. */
const wholeName = { width: 76, lines: 4 } as const
/** Where a row is as high a card beside a badge is at least so wide. */
const leastCard = (count: number): number => (count <= 5 ? 44 : count <= 8 ? 34 : 28)
/** Narrower cards are not told apart, among twelve at 200 %: any other way to lie is better. */
const unreadable = (count: number): number => (count <= 5 ? 44 : count <= 8 ? 34 : 24)

/** Cards of this width are as good as larger ones: where few sit they may be expected larger. */
const readable = (count: number): number => (count <= 5 ? 64 : count <= 8 ? 46 : 36)

/**
 * Whether a ring of badges round a trick would leave its cards too small: takes how many sit there and the box in pixels.
 */
export function needsRows(count: number, width: number, height: number): boolean {
  if (count <= 5) return width < 300 || height < 350
  if (count <= 7) return width < 560 || height < 350
  return width < 820 || height < 430
}

interface Box {
  readonly width: number
  readonly height: number
}
type Cell = Omit<Rows, 'points' | 'shape'>

/**
 * Lays `count` seats in rows, each one's card below its badge or at its right, as names and cards are read best. The
 * order is the table's, from the upper left; sizes are pixels. `largest`: how wide a card may be, 0 where none lies there;
 * `shape`: as it was laid before, to be kept.
 */
export function layRows(
  count: number,
  width: number,
  height: number,
  { largest = 128, shape }: { readonly largest?: number; readonly shape?: Shape } = {},
): Rows {
  let best: Rows | undefined
  for (let rows = 1; rows <= Math.min(count, 6); rows++) {
    const columns = Math.ceil(count / rows)
    if (rows > 1 && Math.ceil(count / columns) < rows) continue
    const box = { width: width / columns, height: height / rows }
    for (const card of ['below', 'aside'] as const) {
      if (shape !== undefined && (shape.rows !== rows || shape.card !== card)) continue
      const cell = card === 'below' ? below(count, box, largest) : aside(count, box, largest)
      if (best !== undefined && cell.legible <= best.legible) continue
      best = { ...cell, shape: { rows, card }, points: pointsOf(cell, card, box, count, columns, width) }
    }
  }
  return best!
}

/**
 * Lays seats at both sides of a question of `question` pixels' width in the middle of a low table, the first half on the
 * left. No cards lie there then.
 */
export function layAtSides(count: number, width: number, height: number, question: number): Rows {
  const side = Math.max(1, (width - question) / 2)
  const half = Math.ceil(count / 2)
  const rows = layRows(half, side, height, { largest: 0 })
  const right = rows.points.slice(0, count - half).map(({ badge, card }) => {
    const moved = (at: Point): Point => ({ ...at, x: at.x + width - side })
    return { badge: moved(badge), card: moved(card) }
  })
  return { ...rows, points: [...rows.points, ...right] }
}

function below(count: number, box: Box, largest: number): Cell {
  const badgeWidth = Math.min(box.width - gap, broadest)
  const marks = badgeWidth < narrow ? marksHeight.two : marksHeight.one
  const cardFor = (lines: number): number =>
    Math.floor(Math.min(largest, box.width - 2 * gap, (box.height - marks - lines * lineHeight - 3 * gap) / cardRatio))
  let best: Cell | undefined
  for (let lines = 1; lines <= wholeName.lines; lines++) {
    const badge = { width: badgeWidth, height: marks + lines * lineHeight }
    const cardWidth = cardFor(lines)
    // The first is taken whatever comes of it.
    if (best !== undefined && (cardWidth < Math.min(largest, 16) || badge.height > box.height - gap)) break
    const cell = withScore(
      count,
      box,
      { badge, lines, marks, cardWidth: Math.max(Math.min(16, largest), cardWidth) },
      largest,
    )
    if (best === undefined || cell.legible > best.legible) best = cell
  }
  return best!
}

function aside(count: number, box: Box, largest: number): Cell {
  const highest = (box.height - gap) / cardRatio
  const beyondName = box.width - 3 * gap - wholeName.width - gap
  const cardWidth = Math.floor(
    Math.max(Math.min(leastCard(count), largest, highest), Math.min(largest, highest, beyondName)),
  )
  const width = Math.max(1, Math.min(box.width - cardWidth - 3 * gap, broadest))
  const marks = width < narrow || box.height >= roomy ? marksHeight.two : marksHeight.one
  const room = Math.floor((box.height - gap - marks) / lineHeight)
  const lines = Math.max(1, Math.min(wholeName.lines, room))
  const badge = { width, height: marks + lines * lineHeight }
  return withScore(count, box, { badge, lines, marks, cardWidth }, largest)
}

function withScore(
  count: number,
  box: Box,
  size: Pick<Rows, 'badge' | 'lines' | 'marks' | 'cardWidth'>,
  largest: number,
): Cell {
  const beside = size.badge.width >= broad
  const nameWidth = size.badge.width - 2 * gap - (beside ? face : 0)
  const name = Math.min(1, nameWidth / wholeName.width) * Math.min(1, size.lines / wholeName.lines)
  const seen = Math.min(1, size.cardWidth / readable(count)) * (size.cardWidth < unreadable(count) ? 0.1 : 1)
  const card = largest === 0 ? 1 : seen
  // Badges that lie on each other are not read at all.
  if (size.badge.height > box.height) return { ...size, beside, legible: 0 }
  // Of those that are read alike the one with larger cards and broader badges.
  const rest = (size.cardWidth * 3 + size.badge.width + size.lines) / 1e5
  return { ...size, beside, legible: name * card + rest }
}

function pointsOf(
  cell: Cell,
  side: Shape['card'],
  box: Box,
  count: number,
  columns: number,
  width: number,
): Rows['points'] {
  const cardHeight = cell.cardWidth * cardRatio
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    // A last row that is not full stands in the middle.
    const inRow = Math.min(columns, count - row * columns)
    const x = width / 2 + (index - row * columns - (inRow - 1) / 2) * box.width
    if (side === 'aside') {
      const y = (row + 0.5) * box.height
      const left = x - (cell.badge.width + gap + cell.cardWidth) / 2
      return {
        badge: { x: left + cell.badge.width / 2, y },
        card: { x: left + cell.badge.width + gap + cell.cardWidth / 2, y },
      }
    }
    const block = cell.badge.height + (cell.cardWidth === 0 ? 0 : gap + cardHeight)
    const top = row * box.height + (box.height - block) / 2
    return {
      badge: { x, y: top + cell.badge.height / 2 },
      card: { x, y: top + cell.badge.height + gap + cardHeight / 2 },
    }
  })
}
