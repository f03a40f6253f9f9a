import { colours, type Colour } from '../../colours/colours.ts'
import { card as cardOf, cardsOf } from '../book.ts'
import type { Card } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'
import { withBasics } from '../decks/basics.ts'
import { draftedDeck, fewestSpells, mostSpells } from '../state/draft.ts'
import { ratingOf } from './ratings.ts'

/** Cards of one's own in a deck that is built by itself; the rest of forty are lands. */
const spellsWanted = 23
/** Cheap creatures make a deck that does something from its second turn on. */
const creaturesWanted = 16

const pairs = colours.flatMap((colour, at) => colours.slice(at + 1).map(other => [colour, other] as const))

/** What of a pool makes the best deck of two colours; one's own cards only, without the basic lands. */
export function bestOf(pool: readonly string[]): readonly string[] {
  const cards = pool.map(cardOf)
  const decks = pairs.map(pair => deckIn(cards, pair))
  const best = decks.reduce((most, other) => (worthOf(other) > worthOf(most) ? other : most))
  return filledUp(best, cards).map(card => card.name)
}

/** Too few cards in two colours: the best of a third come in, and if need be of all. */
function filledUp(deck: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const missing = Math.max(0, spellsWanted - deck.filter(card => !card.isLand).length)
  const left = cards.filter(card => !card.isLand && !deck.includes(card)).sort(byRating)
  const played = new Set(deck.flatMap(card => card.colours))
  const third = colours
    .filter(colour => !played.has(colour))
    .map(colour =>
      left.filter(card => card.colours.every(needed => needed === colour || played.has(needed))).slice(0, missing),
    )
    .reduce<readonly Card[]>((best, other) => (worthOf(other) > worthOf(best) ? other : best), [])
  const enough = Math.max(0, fewestSpells - deck.length - third.length)
  return [...deck, ...third, ...left.filter(card => !third.includes(card)).slice(0, enough)]
}

function deckIn(cards: readonly Card[], pair: readonly Colour[]): Card[] {
  const fits = cards.filter(card => !card.isLand && card.colours.every(colour => pair.includes(colour))).sort(byRating)
  const creatures = fits.filter(card => card.isCreature).slice(0, creaturesWanted)
  const others = fits.filter(card => !creatures.includes(card)).slice(0, spellsWanted - creatures.length)
  const lands = cards.filter(card => card.isLand && pair.every(colour => card.mana?.includes(colour)))
  return [...creatures, ...others, ...lands.slice(0, mostSpells - spellsWanted)]
}

function worthOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (card.isLand ? 0 : ratingOf(card.name)), 0)
}

const byRating = (card: Card, other: Card): number =>
  ratingOf(other.name) - ratingOf(card.name) || manaValue(card.manaCost) - manaValue(other.manaCost)

/** These cards with as many basic lands as make a deck of them, in the colours they ask for. */
export function withLands(cards: readonly string[]): readonly string[] {
  const recipe: { [name: string]: number } = {}
  for (const name of cards) recipe[name] = (recipe[name] ?? 0) + 1
  return cardsOf(withBasics(recipe, draftedDeck))
}
