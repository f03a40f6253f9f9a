// Where the cards of a hand lie: as large as the width allows, every left strip wide enough for a thumb, never scrolling.

export interface FanPoint {
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly turn: number
}
export interface FanLayout {
  readonly cardWidth: number
  readonly height: number
  readonly points: readonly FanPoint[]
}

export const thumb = 44
/** Below this width the corner of a card is hard to read; the hand takes a second row first. */
const legible = 84
const ratio = 1.4

/**
 * Takes how many cards, the width there is and the largest card wished for (in pixels); gives each card's point.
 * Cards overlap so that at least `thumb` of each shows as long as that is possible in `rowsAtMost` rows.
 */
export function layFan(count: number, width: number, largest: number, rowsAtMost = 3): FanLayout {
  if (count <= 0 || width <= 0) return { cardWidth: largest, height: largest * ratio, points: [] }
  let rows = 1
  while (rows < rowsAtMost && neededWidth(Math.ceil(count / rows)) > width) rows += 1
  const longest = Math.ceil(count / rows)
  const forThumb = width - thumb * (longest - 1)
  const cardWidth = Math.floor(Math.min(largest, Math.max(forThumb, Math.min(legible, width))))
  const cardHeight = cardWidth * ratio
  const rowStep = cardHeight * 0.52
  const curved = rows === 1
  const points: FanPoint[] = []
  for (let row = 0; row < rows; row += 1) {
    const from = row * longest
    const here = Math.min(longest, count - from)
    const step = here > 1 ? Math.min(cardWidth * 0.82, (width - cardWidth) / (here - 1)) : 0
    const left = (width - cardWidth - step * (here - 1)) / 2
    for (let index = 0; index < here; index += 1) {
      const off = index - (here - 1) / 2
      const turn = curved ? off * Math.min(2.2, 9 / Math.max(1, here - 1)) : 0
      const sag = curved ? (off * off * Math.min(2.2, 9 / Math.max(1, here - 1)) * Math.PI * step) / 360 : 0
      points.push({ x: left + step * index, y: row * rowStep + sag, turn })
    }
  }
  const lowest = Math.max(...points.map(point => point.y))
  return { cardWidth, height: lowest + cardHeight, points }
}

function neededWidth(cards: number): number {
  return legible + thumb * (cards - 1)
}
