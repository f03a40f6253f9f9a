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
}

const gap = 4
const cardRatio = 1.4
/** From this width of a cell on a badge has its words beside its face. */
const broad = 104
/** Under this width a badge's marks need two lines beside the face. */
const narrow = 54
/** A badge's height for its marks, at best and at least, and for each line of a name (`seat-badge-in-rows.css`). */
const heights = {
  beside: { marks: [16, 16], line: 13, most: 4 },
  below: { marks: [28, 16], line: 13, most: 5 },
} as const
/** Names are told whole as long as cards stay as wide as this: where few sit they may be expected larger. */
const readable = (count: number): number => (count <= 5 ? 44 : count <= 8 ? 34 : 30)

/**
 * Whether a ring of badges round a trick would leave its cards too small: takes how many sit there and the box in pixels.
 */
export function needsRows(count: number, width: number, height: number): boolean {
  if (count <= 5) return width < 300 || height < 350
  if (count <= 7) return width < 560 || height < 350
  return width < 820 || height < 430
}

/**
 * Lays `count` seats so that each one's card lies right below its badge, in as many rows as make the cards largest. The
 * order is the table's, from the upper left; sizes are pixels. `largest`: how wide a card may be, 0 where none lies there;
 * `atEdge`: a single row lies at the top edge, for a question lies below it.
 */
export function layRows(
  count: number,
  width: number,
  height: number,
  { largest = 128, atEdge = false }: { readonly largest?: number; readonly atEdge?: boolean } = {},
): Rows {
  const tried = [1, 2, 3]
    .filter(rows => rows === 1 || rows < count)
    .map(rows => inRows(rows, count, width, height, atEdge, largest))
  // Cards of one width: names are broader beside their faces.
  const isBetter = (one: Rows, best: Rows): boolean =>
    one.cardWidth === best.cardWidth ? one.beside && !best.beside : one.cardWidth > best.cardWidth
  return tried.reduce((best, one) => (isBetter(one, best) ? one : best))
}

function inRows(rows: number, count: number, width: number, height: number, atEdge: boolean, largest: number): Rows {
  const columns = Math.ceil(count / rows)
  const cell = { width: width / columns, height: height / rows }
  const beside = cell.width >= broad
  const { marks: room, line, ...lineLimit } = heights[beside ? 'beside' : 'below']
  // Few have broad badges.
  const most = count <= 5 ? 3 : lineLimit.most
  const cardFor = (lines: number, marks: number): number =>
    Math.floor(Math.min(largest, cell.width - 2 * gap, (cell.height - marks - lines * line - 3 * gap) / cardRatio))
  const marks = cell.width < narrow || cardFor(most, room[0]) >= readable(count) ? room[0] : room[1]
  let lines: number = most
  while (lines > 1 && cardFor(lines, marks) < Math.min(readable(count), cardFor(lines - 1, marks))) lines--
  const badge = { width: Math.min(cell.width - gap, 190), height: marks + lines * line }
  const cardWidth = Math.max(Math.min(16, largest), cardFor(lines, marks))
  const block = badge.height + gap + cardWidth * cardRatio
  const points = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    // A last row that is not full stands in the middle.
    const inRow = Math.min(columns, count - row * columns)
    const x = width / 2 + (index - row * columns - (inRow - 1) / 2) * cell.width
    const top = row * cell.height + (atEdge && rows === 1 ? 0 : (cell.height - block) / 2)
    return {
      badge: { x, y: top + badge.height / 2 },
      card: { x, y: top + badge.height + gap + (cardWidth * cardRatio) / 2 },
    }
  })
  return { badge, beside, lines, marks, cardWidth, points }
}
