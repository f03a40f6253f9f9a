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

/** How many rows there are, where cards lie, and how many times as large as among many a badge's face and letters are. */
interface Shape {
  readonly rows: number
  readonly card: 'below' | 'aside'
  readonly scale: number
}

/** Up to so many people are few: there is room for more of each. */
export const few = 5
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
/** Where few sit a badge is as high as a thumb: a bot's is pressed for its playing style. */
const thumb = 44
const heightOf = (count: number, marks: number, lines: number): number =>
  Math.max(count <= few ? thumb : 0, marks + lines * lineHeight)
/** In a row of this height a face has that of two lines, above four of a name. */
const roomy = 84
/** Where few sit cards no narrower than this leave a face above its name that height too. */
const besideFace = 46
/** With so much for its lines a name of forty letters is read whole; a badge is no higher than its longest name. */
const wholeName = { width: 76, lines: 4 } as const
/** Pixels of a letter, roughly, and how many letters a name may have. */
const letter = 8
const mostLetters = 40
const oneWord = 12
/** How many lines the longest name takes at most in a badge of this width: several words don't fill their lines. */
function linesFor(letters: number, badge: number): number {
  const lines = Math.ceil((letters * letter) / wordsIn(badge)) + (letters > oneWord ? 1 : 0)
  // Beside its words a face has the height of two.
  return Math.min(wholeName.lines, Math.max(badge >= broad ? 2 : 1, lines))
}
/** Where a row is as high a card beside a badge is at least so wide. */
const leastCard = (count: number): number => (count <= few ? 44 : count <= 8 ? 34 : 28)
/** Narrower cards are not told apart, among twelve at 200 %: any other way to lie is better. */
const unreadable = (count: number): number => (count <= few ? 44 : count <= 8 ? 34 : 24)

/** Cards of this width are as good as larger ones: where few sit they may be expected larger. */
const readable = (count: number): number => (count <= few ? 64 : count <= 8 ? 46 : 36)

/**
 * Whether a ring of badges round a trick would leave its cards too small: takes how many sit there, the box in pixels, and
 * how many letters the longest name has.
 */
export function needsRows(count: number, width: number, height: number, letters = mostLetters): boolean {
  // Four whose names are a line each leave a low ring its trick.
  if (count <= 4 && letters <= oneWord) return width < 340 || height < 200
  if (count <= few) return width < 300 || height < 350
  if (count <= 7) return width < 560 || height < 350
  return width < 820 || height < 430
}

interface Box {
  readonly width: number
  readonly height: number
}
type Cell = Omit<Rows, 'points' | 'shape'>

interface How {
  /** How wide a card may be, in pixels; 0 where none lies there. */
  readonly largest?: number
  /** How many letters the longest name has. */
  readonly letters?: number
  /** As it was laid before, to be kept. */
  readonly shape?: Shape | undefined
}

/**
 * Lays `count` seats in rows, each one's card below its badge or at its right, as names and cards are read best. The
 * order is the table's, from the upper left; sizes are pixels.
 */
export function layRows(count: number, width: number, height: number, how: How = {}): Rows {
  const { shape } = how
  let best: Rows | undefined
  for (let rows = 1; rows <= Math.min(count, 6); rows++) {
    const columns = Math.ceil(count / rows)
    if (rows > 1 && Math.ceil(count / columns) < rows) continue
    const box = { width: width / columns, height: height / rows }
    for (const card of ['below', 'aside'] as const) {
      if (shape !== undefined && (shape.rows !== rows || shape.card !== card)) continue
      const cell = card === 'below' ? below(count, box, how) : aside(count, box, how)
      if (best !== undefined && cell.legible <= best.legible) continue
      best = { ...cell, shape: { rows, card, scale: 1 }, points: pointsOf(cell, card, box, count, columns, width) }
    }
  }
  return best!
}

/** How high one's own card lies at most, below the rows of few others: of such cards the one that leaves all most is taken. */
const ownCards = [96, 80, 66, 54, 44]

/**
 * Lays few others in rows, and one's own card, the last of the points, alone in the middle below them, in front of one's
 * hand. So no place in the rows stays empty.
 */
export function layBeforeOwn(others: number, width: number, height: number, how: How = {}): Rows {
  const [best] = ownCards
    .map(largest => layRows(others, width, height - largest * cardRatio - gap, { ...how, largest }))
    .toSorted((a, b) => b.legible - a.legible)
  const { cardWidth, points } = best!
  const own = { x: width / 2, y: height - (cardWidth * cardRatio) / 2 - gap }
  return { ...best!, points: [...points, { badge: own, card: own }] }
}

/** Where few sit badges are larger, by as much as leaves cards as wide as can be read well. */
const scales = [1.4, 1.2]

/**
 * Lays seats as `lay` does in a box of so many pixels, badges with their letters and cards larger where there is room, or
 * as much larger as they were before (`shape`).
 */
export function layLarge(
  lay: (width: number, height: number) => Rows,
  width: number,
  height: number,
  shape?: Shape,
): Rows {
  const larger = (scale: number): Rows => {
    const laid = lay(width / scale, height / scale)
    const spread = (at: Point): Point => ({ x: at.x * scale, y: at.y * scale })
    return {
      ...laid,
      legible: laid.legible * scale,
      shape: { ...laid.shape, scale },
      badge: { width: laid.badge.width * scale, height: laid.badge.height * scale },
      marks: laid.marks * scale,
      cardWidth: laid.cardWidth * scale,
      points: laid.points.map(({ badge, card }) => ({ badge: spread(badge), card: spread(card) })),
    }
  }
  if (shape !== undefined) return larger(shape.scale)
  return scales.map(larger).find(({ legible }) => legible >= 1) ?? lay(width, height)
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

/** Pixels a name's lines have in a badge of this width. */
const wordsIn = (width: number): number => Math.max(1, width - 2 * gap - (width >= broad ? face : 0))

function below(count: number, box: Box, { largest = 128, letters = mostLetters }: How): Cell {
  const badgeWidth = Math.min(box.width - gap, broadest)
  const most = linesFor(letters, badgeWidth)
  const roomFor = (marks: number, lines: number): number =>
    Math.floor(
      Math.min(largest, box.width - 2 * gap, (box.height - heightOf(count, marks, lines) - 3 * gap) / cardRatio),
    )
  const hasFace = count <= few && largest > 0 && roomFor(marksHeight.two, most) >= besideFace
  const isHigh = badgeWidth < narrow || hasFace
  const marks = isHigh ? marksHeight.two : marksHeight.one
  const cardFor = (lines: number): number => roomFor(marks, lines)
  let best: Cell | undefined
  for (let lines = 1; lines <= most; lines++) {
    const badge = { width: badgeWidth, height: heightOf(count, marks, lines) }
    const cardWidth = cardFor(lines)
    // The first is taken whatever comes of it.
    if (best !== undefined && (cardWidth < Math.min(largest, 16) || badge.height > box.height - gap)) break
    const cell = withScore(
      count,
      box,
      { badge, lines, marks, cardWidth: Math.max(Math.min(16, largest), cardWidth) },
      largest,
      letters,
    )
    if (best === undefined || cell.legible > best.legible) best = cell
  }
  return best!
}

function aside(count: number, box: Box, { largest = 128, letters = mostLetters }: How): Cell {
  const highest = (box.height - gap) / cardRatio
  const beside = box.width - 3 * gap - face - wholeName.width - 2 * gap
  const beyondName = count <= few && beside >= readable(count) ? beside : box.width - 3 * gap - wholeName.width - gap
  const cardWidth = Math.floor(
    Math.max(Math.min(leastCard(count), largest, highest), Math.min(largest, highest, beyondName)),
  )
  const width = Math.max(1, Math.min(box.width - cardWidth - 3 * gap, broadest))
  const marks = width < narrow || box.height >= roomy ? marksHeight.two : marksHeight.one
  const room = Math.floor((box.height - gap - marks) / lineHeight)
  const lines = Math.max(1, Math.min(linesFor(letters, width), room))
  const badge = { width, height: heightOf(count, marks, lines) }
  return withScore(count, box, { badge, lines, marks, cardWidth }, largest, letters)
}

function withScore(
  count: number,
  box: Box,
  size: Pick<Rows, 'badge' | 'lines' | 'marks' | 'cardWidth'>,
  largest: number,
  letters: number,
): Cell {
  const beside = size.badge.width >= broad
  const nameWidth = wordsIn(size.badge.width)
  const needed = Math.min(wholeName.width, letters * letter)
  const name = Math.min(1, nameWidth / needed) * Math.min(1, size.lines / linesFor(letters, size.badge.width))
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
