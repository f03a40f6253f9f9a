import type { Drawing } from '../../device/save-picture.ts'

/** A text as it may stand in a drawing: signs that no drawing may hold would spoil the whole of it. */
export function escaped(text: string): string {
  const signs: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').replace(/[&<>"]/g, sign => signs[sign]!)
}

/** At most so many letters of a text. */
export function cut(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** Lines of at most so many letters; a longer word is cut. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if ([...longer].length <= most || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(line => cut(line, most))
}

/** What a drawing stands on, of this size: the room's ground with a rim; it brings no font with it. */
export function framed(parts: string, width: number, height: number, ground: string, rim: string): Drawing {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const base = `<rect width="${width}" height="${height}" fill="${ground}"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="28" fill="none" stroke="${rim}" stroke-width="4"/>`
  return { svg: `${head} font-family="Georgia, 'DejaVu Serif', serif">${base}${parts}</svg>`, width, height }
}

/** The page's own colours, which a drawing alone does not know by name. */
export function drawingColours() {
  const tokens = getComputedStyle(document.documentElement)
  const colour = (token: string): string => tokens.getPropertyValue(token).trim()
  return {
    ground: colour('--walnut-900'),
    rim: colour('--brass-600'),
    head: colour('--brass-400'),
    bright: colour('--brass-300'),
    soft: colour('--text-soft'),
    text: colour('--ivory-100'),
  }
}
export type DrawingColours = ReturnType<typeof drawingColours>
