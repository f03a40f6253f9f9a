import { type Pair } from '../../colours/colours.ts'
import { smallestDeck } from '../../formats/index.ts'
import { cardNamed } from '../book.ts'
import type { Card } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'
import { cubeNeeds, draftedDeck } from '../state/draft.ts'
import { graveyardCards, isDoubled } from './one-deck.ts'

/** What a deck is for: an own deck of a format, that of a place in the star, or the one everybody draws from. */
export interface DeckFor {
  readonly pair?: Pair
  /** How many share the one deck. */
  readonly sharedBy?: number
  /** Made of cards that were drawn from packs: smaller, and with as many of a card as came. */
  readonly fromPacks?: boolean
  /** No deck but a cube, which so many draft from. */
  readonly cubeFor?: number
}

/** Why a deck may not be played, as a code with what it is about; `card` names one card, `needed` and `has` count cards. */
export type DeckFault =
  | { readonly code: 'unknown-card' | 'too-many-copies' | 'artifact' | 'other-colour'; readonly card: string }
  | { readonly code: 'too-few-cards'; readonly needed: number; readonly has: number }

/** What the booklet advises against and no rule forbids. */
export type DeckAdvice =
  | { readonly code: 'doubled-colour'; readonly card: string }
  | { readonly code: 'too-many-cheap' | 'few-graveyard-cards' | 'colour-thin'; readonly has: number }

const ownDeck = 60
const copies = 4

function needed({ sharedBy, fromPacks, cubeFor }: DeckFor): number {
  if (cubeFor !== undefined) return cubeNeeds(cubeFor)
  if (fromPacks) return draftedDeck
  return sharedBy === undefined ? ownDeck : smallestDeck(sharedBy)
}

/** Everything that keeps a list of card names from being played, worst first (RULES CLA-1, FMT-15, 16). */
export function deckFaults(cards: readonly string[], kind: DeckFor = {}): readonly DeckFault[] {
  const { pair, sharedBy, fromPacks, cubeFor } = kind
  const names = [...new Set(cards)]
  const unknown = names.filter(name => (cardNamed(name)?.token ?? true) === true)
  const known = names.flatMap(name => (unknown.includes(name) ? [] : cardNamed(name)!))
  const fewest = needed(kind)
  const limited = sharedBy === undefined && !fromPacks && cubeFor === undefined
  const many = (card: Card): boolean =>
    limited && card.basic !== true && cards.filter(name => name === card.name).length > copies
  const faults = (code: 'too-many-copies' | 'artifact' | 'other-colour', fits: (card: Card) => boolean): DeckFault[] =>
    known.filter(fits).map(card => ({ code, card: card.name }))
  return [
    ...unknown.map((card): DeckFault => ({ code: 'unknown-card', card })),
    ...(cards.length < fewest ? [{ code: 'too-few-cards', needed: fewest, has: cards.length } as const] : []),
    ...faults('too-many-copies', many),
    ...(pair === undefined ? [] : faults('artifact', card => card.is.includes('artifact'))),
    ...(pair === undefined ? [] : faults('other-colour', card => card.colours.some(colour => !pair.includes(colour)))),
  ]
}

/**
 * Where a deck departs from the booklet's advice: too little of one colour in a star deck, too hard to play as One
 * Deck.
 */
export function deckAdvice(cards: readonly string[], { pair, sharedBy }: DeckFor): readonly DeckAdvice[] {
  const spells = cards.flatMap(name => cardNamed(name) ?? []).filter(card => !card.isLand)
  if (pair !== undefined) {
    const fewest = Math.min(...pair.map(colour => spells.filter(card => card.colours.includes(colour)).length))
    return fewest * 3 < spells.length ? [{ code: 'colour-thin', has: fewest }] : []
  }
  if (sharedBy === undefined) return []
  const doubled = [...new Set(spells.filter(isDoubled).map(card => card.name))]
  const cheap = spells.filter(card => manaValue(card.manaCost) <= 2).length
  const graves = cards.filter(name => graveyardCards.includes(name)).length
  return [
    ...doubled.map((card): DeckAdvice => ({ code: 'doubled-colour', card })),
    ...(cheap > spells.length * 0.15 ? [{ code: 'too-many-cheap', has: cheap } as const] : []),
    ...(graves < 8 ? [{ code: 'few-graveyard-cards', has: graves } as const] : []),
  ]
}
