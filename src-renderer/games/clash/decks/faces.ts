import { cardNamed } from '../../../../src-engine/clash/cards/book.ts'
import type { Card } from '../../../../src-engine/clash/cards/card.ts'
import { halfDecks } from '../../../../src-engine/clash/decks/halves.ts'
import type { Recipe } from '../../../../src-engine/clash/decks/recipe.ts'
import { translateKey } from '../../../words/index.ts'
import { artOf } from '../cards/art.ts'

function strongestFirst(cards: Recipe): readonly Card[] {
  const known = Object.keys(cards).flatMap(name => cardNamed(name) ?? [])
  return known.toSorted((a, b) => (b.power ?? -1) - (a.power ?? -1))
}

/** The picture that stands for a deck: that of its strongest creature, or of any card. */
export function faceOf(cards: Recipe): string | undefined {
  const [card] = strongestFirst(cards)
  return card === undefined ? undefined : artOf(card)
}

/** A different picture for each half-deck: of two with the same strongest creature the second shows its next strongest. */
const byHalf: ReadonlyMap<string, Card> = halfDecks.reduce((faces, { id, cards }) => {
  const shown = new Set(faces.values())
  return faces.set(
    id,
    strongestFirst(cards).find(card => !shown.has(card))!,
  )
}, new Map<string, Card>())

export function faceOfHalf(id: string): string | undefined {
  const card = byHalf.get(id)
  return card === undefined ? undefined : artOf(card)
}

export function halfName(id: string): string {
  return translateKey(`clashDecks.names.${id}`, {})
}
