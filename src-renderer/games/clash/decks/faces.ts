import { cardNamed } from '../../../../src-engine/clash/book.ts'
import type { Card, Recipe } from '../../../../src-engine/clash/cards/card.ts'
import { halfDecks, readyDecks } from '../../../../src-engine/clash/decks/lists.ts'
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

/** A different picture for each deck: of two with the same strongest creature the second shows its next strongest. */
function ownFaces(decks: readonly { readonly id: string; readonly cards: Recipe }[]): ReadonlyMap<string, Card> {
  return decks.reduce((faces, { id, cards }) => {
    const shown = new Set(faces.values())
    return faces.set(
      id,
      strongestFirst(cards).find(card => !shown.has(card))!,
    )
  }, new Map<string, Card>())
}
const byHalf = ownFaces(halfDecks)
/** A ready deck shows its legend, so that its name and picture belong together. */
const byReady = ownFaces(
  readyDecks.map(({ id, cards }) => {
    const legends = Object.entries(cards).filter(([name]) => cardNamed(name)?.legend === true)
    return { id, cards: legends.length > 0 ? Object.fromEntries(legends) : cards }
  }),
)

export function faceOfReady(id: string): string | undefined {
  const card = byReady.get(id)
  return card === undefined ? undefined : artOf(card)
}

export function readyName(id: string): string {
  return translateKey(`clashDecks.ready.${id}`, {})
}

export function faceOfHalf(id: string): string | undefined {
  const card = byHalf.get(id)
  return card === undefined ? undefined : artOf(card)
}

export function halfName(id: string): string {
  return translateKey(`clashDecks.names.${id}`, {})
}
