import type { Drawing } from '../../device/save-picture.ts'
import { cut, escaped, framed, wrapped, type DrawingColours } from './drawing.ts'

/** What is drawn: everything in the reader's words already. */
export interface Picture {
  readonly day: string
  readonly heading: string
  readonly title: string
  readonly rows: readonly {
    readonly place: string
    readonly name: string
    readonly colour: string
    readonly points: string
  }[]
  readonly lines: readonly string[]
  readonly colours: DrawingColours
}

const width = 1080
const margin = 72
const rowHeight = 64
const lineHeight = 46
/** Rows and lines a picture has room for; of more, the first are drawn. */
const most = { rows: 16, lines: 16 }

/**
 * The evening as one drawing (SVG), so high as it takes: the champion, where everybody stands, who won what. It brings no
 * font with it, so letters are the device's own, and lines are as long as those may need.
 */
export function nightPicture({ day, heading, title, rows, lines, colours }: Picture): Drawing {
  const titleLines = wrapped(title, 26)
  const shownLines = lines.slice(0, most.lines).flatMap(line => wrapped(line, 58))
  const parts: string[] = []
  let y = margin + 30
  const text = (words: string, size: number, fill: string, more = ''): void => {
    parts.push(`<text x="${margin}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(words)}</text>`)
  }
  text('Knockabout', 40, colours.head, 'font-weight="700"')
  parts.push(
    `<text x="${width - margin}" y="${y}" font-size="32" fill="${colours.soft}" text-anchor="end">${escaped(day)}</text>`,
  )
  y += 100
  for (const line of titleLines) {
    text(line, 68, colours.bright, 'font-weight="700"')
    y += 78
  }
  y += 10
  for (const { place, name, colour, points } of rows.slice(0, most.rows)) {
    parts.push(`<circle cx="${margin + 110}" cy="${y - 12}" r="20" fill="${escaped(colour)}"/>`)
    text(place, 34, colours.soft)
    parts.push(
      `<text x="${margin + 150}" y="${y}" font-size="${name.length > 30 ? 28 : 36}" fill="${colours.text}">${escaped(cut(name, 44))}</text>`,
      `<text x="${width - margin}" y="${y}" font-size="38" font-weight="700" fill="${colours.bright}" text-anchor="end">${escaped(points)}</text>`,
    )
    y += rowHeight
  }
  if (shownLines.length > 0) {
    y += 30
    text(heading, 38, colours.head, 'font-weight="700"')
    y += 60
    for (const line of shownLines) {
      text(line, 32, colours.text)
      y += lineHeight
    }
  }
  const height = Math.max(width, y + margin - lineHeight)
  return framed(parts.join(''), width, height, colours.ground, colours.rim)
}
