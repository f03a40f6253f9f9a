import { allCards } from '../book.ts'
import type { Recipe } from '../cards/card.ts'

/** A deck as people send it to one another: its name after `#`, then a line a card, `4 Forest Bear`. */
export interface WrittenDeck {
  readonly name?: string
  readonly cards: Recipe
}
/** A line that names no card, counted from 1. */
export interface Unread {
  readonly line: number
  readonly text: string
}

/** Cards in the order of the book, lands last. */
export function writeDeck({ name, cards }: WrittenDeck): string {
  const known = [...allCards.filter(card => !card.isLand), ...allCards.filter(card => card.isLand)]
  const lines = known.flatMap(card => (cards[card.name] ? [`${cards[card.name]} ${card.name}`] : []))
  return [...(name ? [`# ${name}`] : []), ...lines, ''].join('\n')
}

const byName = new Map(allCards.map(card => [card.name.toLowerCase(), card.name]))

/** Reads what `writeDeck` writes, and `4x`, no number, any capitals besides. Every line it can't read is reported. */
export function readDeck(text: string): WrittenDeck & { readonly unread: readonly Unread[] } {
  const cards: { [name: string]: number } = {}
  const unread: Unread[] = []
  let name: string | undefined
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('#')) {
      name ??= line.replace(/^#+\s*/, '').slice(0, 40) || undefined
      continue
    }
    const [, count = '1', said = ''] = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+)$/i.exec(line) ?? []
    const card = byName.get(said.trim().toLowerCase())
    if (card === undefined) unread.push({ line: at + 1, text: line })
    else if (Number(count) > 0) cards[card] = Math.min(500, (cards[card] ?? 0) + Number(count))
  }
  return { ...(name === undefined ? {} : { name }), cards, unread }
}
