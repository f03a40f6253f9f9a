import type { Seat } from '../../core/game.ts'
import { Hidden } from '../../core/hidden.ts'
import { card as cardOf, cardNamed, cardsOf } from '../book.ts'
import { halfDecks, readyDecks } from '../decks/lists.ts'
import type { Colour } from '../../colours/colours.ts'
import { oneDeckOf } from '../decks/one-deck.ts'
import type { Recipe } from '../cards/card.ts'
import { starDecks } from '../decks/star.ts'
import { isInstantSpeed } from '../stack/cast.ts'
import { boardOf, keepBoard } from '../state/boards.ts'
import { pile } from '../state/transaction.ts'
import type { Stops } from '../stops.ts'
import { pileOf, type ClashState } from '../state.ts'
import { shuffled, type Random } from '../../core/random.ts'

/** What a seat has shown of its deck, and how many cards it still hides. */
interface Behind {
  readonly seat: Seat
  readonly shown: readonly string[]
  readonly hand: number
  readonly library: number
  /** Of oneself: what is left of one's own deck. */
  readonly known: readonly string[] | undefined
}

/** A deck or half of one that somebody may be playing. */
interface Known {
  readonly recipe: Recipe
  readonly colours: readonly Colour[]
  readonly cards: readonly string[]
}
const halves = halfDecks.map(({ cards, colour }): Known => ({
  recipe: cards,
  colours: [colour],
  cards: cardsOf(cards),
}))
const wholes = readyDecks.map(({ cards, pair }): Known => ({ recipe: cards, colours: pair, cards: cardsOf(cards) }))

/**
 * Deals the hidden cards at random by what everybody saw: somebody who played cards of two ready half-decks holds more
 * of those; one of whom nothing is known may hold anything. One's own hand stays.
 */
export function hiddenCardDealer(position: ClashState, seat: Seat): (random: Random) => ClashState {
  const { format, players: before, libraries: lying } = position
  const behind = format.seats.map((owner): Behind => ({
    seat: owner,
    shown: shownBy(position, owner, seat),
    hand: owner === seat ? 0 : before[owner]!.hand.size,
    library: lying[pileOf(format, owner)]!.size,
    known: owner === seat ? lying[seat]?.cards.for(seat) : undefined,
  }))
  const decks = new Map(behind.map(({ seat: owner, shown }) => [owner, likelyDeck(format.places[owner]?.point, shown)]))
  const shared = format.rules.oneDeck ? behind.flatMap(cards => cards.shown) : undefined
  const uses = new Set(
    [...position.permanents.values()]
      .filter(thing => thing.card.abilities !== undefined)
      .map(thing => thing.controller),
  )
  return random => {
    const players = { ...position.players }
    const libraries = { ...position.libraries }
    let common = shared === undefined ? undefined : hiddenOf(oneDeckOf(sizeOf(behind)), shared, random)
    for (const { seat: owner, shown, hand, library, known } of behind) {
      const owns = pileOf(format, owner) === owner
      const guess = (): readonly string[] => hiddenOf(decks.get(owner)!(random), shown, random)
      const cards = common ?? (known === undefined ? guess() : shuffled(known, random))
      const held = owner === seat ? players[owner]!.hand : pile(cards.slice(0, hand), [owner])
      players[owner] = { ...players[owner]!, hand: held, stops: stopsFor(held.cards.open(), uses.has(owner), owner) }
      if (owns) libraries[owner] = pile(filled(cards.slice(hand), library))
      if (common !== undefined) common = common.slice(hand)
    }
    const dealt = { ...position, players, libraries }
    // What stands there does not depend on which cards are hidden, so it is worked out once for all worlds.
    keepBoard(dealt, boardOf(position))
    return dealt
  }
}

/** The stops of a seat during a search: where it casts, attacks and blocks, and where it could answer. */
function stopsFor(hand: readonly string[], uses: boolean, seat: Seat): Hidden<Stops> {
  const fast = uses || hand.some(name => isInstantSpeed(cardOf(name)))
  const stops: Stops = {
    everywhere: false,
    own: fast ? ['main', 'block', 'main-2'] : ['main', 'main-2'],
    others: fast ? ['block'] : [],
    aimed: false,
    everySpell: false,
    yields: [],
  }
  return new Hidden(stops, [seat])
}

function sizeOf(behind: readonly Behind[]): number {
  return behind.reduce((sum, cards) => sum + cards.shown.length + cards.hand, 0) + behind[0]!.library
}

function shownBy({ permanents, graveyards, threads, players }: ClashState, owner: Seat, seat: Seat): readonly string[] {
  return [
    ...[...permanents.values()]
      .filter(thing => thing.owner === owner && !thing.card.token)
      .map(thing => thing.card.name),
    ...(graveyards[owner] ?? []).map(({ card }) => card.name),
    ...threads.flatMap(({ stack }) =>
      stack.filter(item => item.part.part === 'spell' && item.by === owner).map(item => item.card.name),
    ),
    ...(owner === seat ? (players[owner]!.hand.cards.for(seat) ?? []) : []),
  ]
}

/** Guesses the deck of a player: that of their place in the star, or the ready deck or the two half-decks that fit best what was shown. */
function likelyDeck(point: number | undefined, shown: readonly string[]): (random: Random) => readonly string[] {
  if (point !== undefined) {
    const cards = cardsOf(starDecks[point]!.cards)
    return () => cards
  }
  const names = new Set(shown)
  const fit = (known: Known): { readonly cards: readonly string[]; readonly score: number } => {
    let score = 0
    for (const name of names) {
      const card = cardNamed(name)
      if (card === undefined) continue
      if (card.isLand) score += card.mana?.some(colour => known.colours.includes(colour)) ? 3 : 0
      else if (known.recipe[name] !== undefined) score += 2
    }
    return { cards: known.cards, score }
  }
  const [fitHalves, fitWholes] = [halves.map(fit), wholes.map(fit)]
  // Of those that fit as well, chance decides.
  return random => {
    const best = (list: typeof fitHalves): typeof fitHalves =>
      list.map(({ cards, score }) => ({ cards, score: score + random(1000) / 1000 })).sort((a, b) => b.score - a.score)
    const [half, other] = best(fitHalves)
    const [whole] = best(fitWholes)
    return whole!.score >= half!.score + other!.score ? whole!.cards : [...half!.cards, ...other!.cards]
  }
}

/** The cards of a deck that have not been shown, shuffled. */
function hiddenOf(deck: readonly string[], shown: readonly string[], random: Random): readonly string[] {
  const seen = new Map<string, number>()
  for (const name of shown) seen.set(name, (seen.get(name) ?? 0) + 1)
  const hidden = deck.filter(name => {
    const left = seen.get(name) ?? 0
    if (left > 0) seen.set(name, left - 1)
    return left === 0
  })
  return shuffled(hidden.length > 0 ? hidden : deck, random)
}

/** As many cards as there are hidden, going through the guess again where it has too few. */
function filled(cards: readonly string[], size: number): readonly string[] {
  if (cards.length >= size) return cards.slice(0, size)
  const more = cards.length > 0 ? cards : [cardOf('Plains').name]
  return Array.from({ length: size }, (_, i) => more[i % more.length]!)
}
