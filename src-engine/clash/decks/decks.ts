import type { Chance } from '../../core/chance.ts'
import type { Seat } from '../../core/game.ts'
import { settle, smallestDeck, type Circle, type Pair } from '../../formats/index.ts'
import { cardNamed } from '../cards/book.ts'
import type { ClashOptions, DeckChoice } from '../options.ts'
import { halfDecks } from './halves.ts'
import { oneDeckOf } from './one-deck.ts'
import { cardsOf } from './recipe.ts'
import { starDecks } from './star.ts'

/** Decks: the ready ones by their ids, lists of one's own, and what a format allows (RULES CLA-1, FMT-15, 16). */

/** The cards of a ready deck: two half-decks as `one+other`, or a star deck; nothing if there is none of that id. */
export function readyDeck(id: string): readonly string[] | undefined {
  const star = starDecks.find(deck => deck.id === id)
  if (star !== undefined) return cardsOf(star.cards)
  const halves = id.split('+').map(part => halfDecks.find(half => half.id === part))
  const [one, other] = halves
  if (halves.length !== 2 || one === undefined || other === undefined || one === other) return undefined
  return [...cardsOf(one.cards), ...cardsOf(other.cards)]
}

function listOf(choice: DeckChoice): readonly string[] | undefined {
  return typeof choice === 'string' ? readyDeck(choice) : choice
}

/** What is wrong with the decks chosen, in plain words, or nothing. */
export function deckProblem(options: ClashOptions, seats: readonly Seat[]): string | undefined {
  const rules = settle(options, seats.length)
  for (const [seat, choice] of Object.entries(options.decks ?? {})) {
    const cards = listOf(choice)
    if (cards === undefined) return `Decks: there is no ready deck “${String(choice)}”.`
    const unknown = cards.find(name => cardNamed(name) === undefined || cardNamed(name)!.token)
    if (unknown !== undefined) return `Decks: there is no card “${unknown}”.`
    if (rules.oneDeck) {
      const needed = smallestDeck(seats.length)
      if (seat === seats[0] && cards.length < needed) return `Decks: the shared deck needs at least ${needed} cards.`
      continue
    }
    if (cards.length < 60) return `Decks: a deck has at least 60 cards; ${seat}’s has ${cards.length}.`
    const many = tooMany(cards)
    if (many !== undefined && typeof choice !== 'string') return `Decks: at most four of “${many}” may be in a deck.`
    const pair = rules.seating === 'star' ? starPair(options, seats, seat) : undefined
    const wrong = pair === undefined ? undefined : outsideStar(cards, pair)
    if (wrong !== undefined) return `Decks: “${wrong}” does not belong into ${seat}’s deck of the star.`
  }
  return undefined
}

/** A card of which there are more than four, beside basic lands. */
export function tooMany(cards: readonly string[]): string | undefined {
  const count = new Map<string, number>()
  for (const name of cards) count.set(name, (count.get(name) ?? 0) + 1)
  return [...count].find(([name, n]) => n > 4 && cardNamed(name)?.basic !== true)?.[0]
}

function outsideStar(cards: readonly string[], pair: Pair): string | undefined {
  return cards.find(name => {
    const { is, colours } = cardNamed(name)!
    return is.includes('artifact') || colours.some(colour => !pair.includes(colour))
  })
}

function starPair(options: ClashOptions, seats: readonly Seat[], seat: Seat): Pair | undefined {
  const told = options.colours?.[seat]
  return (told as Pair | undefined) ?? starDecks[seats.indexOf(seat) % 5]?.pair
}

/** Everybody's cards by seat, unshuffled: the first seat's are all of one shared deck. Who chose nothing draws one. */
export function decksFor(
  circle: Circle,
  options: ClashOptions,
  chance: Chance,
): { readonly [seat: Seat]: readonly string[] } {
  const { seats, rules } = circle
  const chosen = (seat: Seat): readonly string[] | undefined => {
    const choice = options.decks?.[seat]
    return choice === undefined ? undefined : listOf(choice)
  }
  if (rules.oneDeck) {
    const first = seats[0]!
    return { [first]: chosen(first) ?? oneDeckOf(Math.max(options.deckSize ?? 0, smallestDeck(seats.length))) }
  }
  return Object.fromEntries(seats.map(seat => [seat, chosen(seat) ?? drawnDeck(circle, seat, chance)]))
}

function drawnDeck(circle: Circle, seat: Seat, chance: Chance): readonly string[] {
  const pair = circle.places[seat]?.pair
  if (pair !== undefined) {
    return cardsOf(starDecks.find(deck => deck.pair.every(colour => pair.includes(colour)))!.cards)
  }
  const [one, other] = chance.shuffle(`deck ${seat}`, halfDecks)
  return [...cardsOf(one!.cards), ...cardsOf(other!.cards)]
}
