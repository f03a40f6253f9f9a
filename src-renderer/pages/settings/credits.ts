import lines from '../../design/CREDITS.md?raw'

export interface Piece {
  readonly text: string
  readonly link?: string
}

/** The credits as `design/CREDITS.md` has them, so that README and app say the same; links made pressable, code marks dropped. */
export function creditsOf(markdown: string = lines): readonly (readonly Piece[])[] {
  return markdown
    .split('\n')
    .filter(line => line.startsWith('- '))
    .map(line => pieces(line.slice(2)))
}

function pieces(line: string): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of line.matchAll(/\[([^\]]+)\]\((https:\/\/[^)]+)\)/gu)) {
    found.push({ text: plain(line.slice(from, match.index)) }, { text: match[1]!, link: match[2]! })
    from = match.index + match[0].length
  }
  found.push({ text: plain(line.slice(from)) })
  return found.filter(piece => piece.text !== '')
}

function plain(text: string): string {
  return text.replaceAll('`', '')
}
