export interface Piece {
  readonly text: string
  readonly link?: string
}

/** A line of the credits in pieces, so that its links can be pressed: `[words](https://…)`. */
export function piecesOf(line: string): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of line.matchAll(/\[([^\]]+)\]\((https:\/\/[^)]+)\)/gu)) {
    found.push({ text: line.slice(from, match.index) }, { text: match[1]!, link: match[2]! })
    from = match.index + match[0].length
  }
  found.push({ text: line.slice(from) })
  return found.filter(piece => piece.text !== '')
}
