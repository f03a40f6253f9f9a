import type { Chance } from '../../core/chance.ts'
import type { Coded } from '../../core/coded.ts'
import type { Seat } from '../../core/game.ts'
import { bySeat } from '../../core/seat.ts'
import { type Pair } from '../../colours/colours.ts'
import { rulesFor, smallestDeck, type FormatState } from '../../formats/index.ts'
import type { ClashOptions, DeckChoice } from '../options.ts'
import { halfDecks, readyDecks } from './lists.ts'
import { deckFaults, type DeckFor } from './legal.ts'
import { oneDeckOf } from './one-deck.ts'
import { cardsOf } from '../book.ts'
import { starDecks } from './star.ts'

/** Decks: the ready ones by their ids, lists of one's own, and what a format allows (RULES CLA-1, FMT-15, 16). */

/** The cards of a ready deck, of a star deck, or of two half-decks as `one+other`; nothing if there is none of that id. */
export function readyDeck(id: string): readonly string[] | undefined {
  const whole = [...readyDecks, ...starDecks].find(deck => deck.id === id)
  if (whole !== undefined) return cardsOf(whole.cards)
  const halves = id.split('+').map(part => halfDecks.find(half => half.id === part))
  const [first, other] = halves
  if (halves.length !== 2 || first === undefined || other === undefined || first === other) return undefined
  return [...cardsOf(first.cards), ...cardsOf(other.cards)]
}

function listOf(choice: DeckChoice): readonly string[] | undefined {
  return typeof choice === 'string' ? readyDeck(choice) : choice
}

/** The decks people chose, by seat. Where all are drawn by lot, what was chosen before lies idle. */
export function chosenDecks({ decksFrom, decks = {} }: ClashOptions): { readonly [seat: Seat]: DeckChoice } {
  return decksFrom === 'lot' ? {} : decks
}

/** What is wrong with the decks chosen: a code with what it is about, and whose deck (`seat`); or nothing. */
export function deckProblem(options: ClashOptions, seats: readonly Seat[]): Coded | undefined {
  const rules = rulesFor(options, seats.length)
  for (const [seat, choice] of Object.entries(chosenDecks(options))) {
    const cards = listOf(choice)
    if (cards === undefined) return { code: 'no-such-deck', params: { seat, deck: String(choice) } }
    const pair = rules.seating === 'star' ? starPair(options, seats, seat) : undefined
    const kind: DeckFor = {
      ...(pair === undefined ? {} : { pair }),
      ...(rules.oneDeck ? { sharedBy: seats.length } : {}),
      ...(options.gauntlet === undefined && options.pod !== 'match' ? {} : { fromPacks: true }),
    }
    // Of one shared deck only the first seat's list counts.
    const idle = rules.oneDeck && seat !== seats[0]
    const fault = deckFaults(cards, kind).find(wrong => !idle || wrong.code === 'unknown-card')
    if (fault !== undefined) {
      const { code, ...about } = fault
      return { code: `deck-${code}`, params: { seat, ...about } }
    }
  }
  return undefined
}

function starPair(options: ClashOptions, seats: readonly Seat[], seat: Seat): Pair | undefined {
  const chosen = options.colours?.[seat]
  return (chosen as Pair | undefined) ?? starDecks[seats.indexOf(seat) % 5]?.pair
}

/** Everybody's cards by seat, unshuffled: the first seat's are all of one shared deck. Who chose nothing draws one. */
export function decksFor(
  format: FormatState,
  options: ClashOptions,
  chance: Chance,
): { readonly [seat: Seat]: readonly string[] } {
  const { seats, rules } = format
  const decks = chosenDecks(options)
  const chosen = (seat: Seat): readonly string[] | undefined => {
    const choice = decks[seat]
    return choice === undefined ? undefined : listOf(choice)
  }
  if (rules.oneDeck) {
    const first = seats[0]!
    return { [first]: chosen(first) ?? oneDeckOf(Math.max(options.deckSize ?? 0, smallestDeck(seats.length))) }
  }
  return bySeat(seats, seat => chosen(seat) ?? drawnDeck(format, seat, chance))
}

function drawnDeck(format: FormatState, seat: Seat, chance: Chance): readonly string[] {
  const point = format.places[seat]?.point
  if (point !== undefined) return cardsOf(starDecks[point]!.cards)
  return cardsOf(chance.shuffle(`deck ${seat}`, readyDecks)[0]!.cards)
}
