import type { Seat } from '../../core/game.ts'
import { Hidden } from '../../core/hidden.ts'
import type { ClashState, Pile } from '../state.ts'

/** How many of each card there are, by name. */
export type CardCounts = { readonly [card: string]: number }

const contents = new WeakMap<Pile, CardCounts>()

/**
 * What is left in a seat's own library, which who knows their deck knows: for them alone, in the order of the alphabet, so
 * that nothing is told of the order it lies in. Nothing of a deck that is shared.
 */
export function deckLeft({ format, libraries }: ClashState, seat: Seat): Hidden<CardCounts> | undefined {
  const pile = libraries[seat]
  if (format.rules.oneDeck || pile === undefined || pile.size === 0) return undefined
  let counts = contents.get(pile)
  if (counts === undefined) {
    const sorted: { [card: string]: number } = {}
    for (const name of pile.cards.open().toSorted()) sorted[name] = (sorted[name] ?? 0) + 1
    contents.set(pile, (counts = sorted))
  }
  return new Hidden(counts, [seat])
}
