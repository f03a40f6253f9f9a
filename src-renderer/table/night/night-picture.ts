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
  /** The page's own colours, as a drawing alone does not know them by name. */
  readonly colours: {
    readonly ground: string
    readonly rim: string
    readonly head: string
    readonly bright: string
    readonly soft: string
    readonly text: string
  }
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
export function nightPicture({ day, heading, title, rows, lines, colours }: Picture): {
  svg: string
  width: number
  height: number
} {
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
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const ground = `<rect width="${width}" height="${height}" fill="${colours.ground}"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="28" fill="none" stroke="${colours.rim}" stroke-width="4"/>`
  return { svg: `${head} font-family="Georgia, 'DejaVu Serif', serif">${ground}${parts.join('')}</svg>`, width, height }
}

function escaped(text: string): string {
  const signs: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  // Signs that no drawing may hold would spoil the whole picture.
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').replace(/[&<>"]/g, sign => signs[sign]!)
}

function cut(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** Lines of at most so many letters; a longer word is cut. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if ([...longer].length <= most || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(line => cut(line, most))
}
