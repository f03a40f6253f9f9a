import type { Pair } from '../../colours/colours.ts'
import type { Seat } from '../../core/game.ts'
import { bySeat } from '../../core/seat.ts'
import { card as cardOf } from '../book.ts'
import type { Draft, Pile } from '../state.ts'
import { pile } from './transaction.ts'

/** How packs go round (the state of it: `Draft`). */

/** Cards in a deck of drafted or sealed cards, at least, lands counted. */
export const draftedDeck = 40
/** The fewest cards of one's own in it, without basic lands added to them. */
export const fewestSpells = 16
/** The most, so that lands enough are left. */
export const mostSpells = 26

/** Whether a card may be in a deck of these two colours: a star's has no third and no artifacts (RULES FMT-15). */
export function fitsPair(name: string, pair: Pair | undefined): boolean {
  if (pair === undefined) return true
  const { is, colours } = cardOf(name)
  return !is.includes('artifact') && colours.every(colour => pair.includes(colour))
}

/** What of a pool may be in the deck that is built of it. */
export function usable(pool: readonly string[], pair: Pair | undefined): readonly string[] {
  return pair === undefined ? pool : pool.filter(name => fitsPair(name, pair))
}

/** How many of a pool's usable cards a deck needs: all, where there are too few. */
export function fewestOf(cards: readonly string[]): number {
  return Math.min(fewestSpells, cards.length)
}

/** Packs that go round. */
export const packsToDraft = 3

/** The fewest cards a cube needs, so that everybody can build a deck of what they pick. */
export function cubeNeeds(seats: number): number {
  return seats * packsToDraft * Math.ceil(fewestSpells / packsToDraft)
}

/** How many cards are taken from a pack before it goes on. */
export function picksIn(pod: number): number {
  return pod <= 3 ? 3 : pod <= 5 ? 2 : 1
}

export function isPicking({ round, packs }: Draft): boolean {
  return round <= packs
}

/** Whom the draft waits for. */
export function drafting(draft: Draft): readonly Seat[] {
  if (isPicking(draft)) return draft.seats.filter(seat => draft.waiting[seat]!.length > 0)
  return draft.seats.filter(seat => draft.decks[seat] === undefined)
}

/** Opens everybody's next pack. */
export function opensNext(draft: Draft): Draft {
  const first = (seat: Seat): readonly Pile[] => draft.unopened[seat]!.slice(0, 1).map(pack => seenBy(pack, seat))
  return {
    ...draft,
    round: draft.round + 1,
    waiting: bySeat(draft.seats, first),
    unopened: bySeat(draft.seats, seat => draft.unopened[seat]!.slice(1)),
  }
}

/** Who gets a pack after a seat: the left neighbour, in every second round the right one. */
export function nextAfter({ seats, round }: Draft, seat: Seat): Seat {
  const at = seats.indexOf(seat) + (round % 2 === 1 ? 1 : -1)
  return seats[(at + seats.length) % seats.length]!
}

/** The draft once a seat has taken these cards of the pack before it, and handed on the rest. */
export function picked(draft: Draft, seat: Seat, taken: readonly string[], rest: readonly string[]): Draft {
  const { [seat]: own = [] } = draft.waiting
  const pool = [...draft.pools[seat]!.cards.open(), ...taken]
  const now = {
    ...draft,
    waiting: { ...draft.waiting, [seat]: inSight(own.slice(1), seat) },
    pools: { ...draft.pools, [seat]: pile(pool, [seat]) },
  }
  return rest.length === 0 ? now : handed(now, pile(rest), nextAfter(draft, seat))
}

/** The draft without a seat that gave up: the packs that waited for it go on to the next seat. */
export function withoutDrafter(draft: Draft, seat: Seat): Draft {
  if (!draft.seats.includes(seat)) return draft
  const next = nextAfter(draft, seat)
  const left = draft.waiting[seat] ?? []
  const now = { ...draft, seats: draft.seats.filter(other => other !== seat) }
  return next === seat ? now : left.reduce<Draft>((all, pack) => handed(all, pack, next), now)
}

function handed(draft: Draft, pack: Pile, to: Seat): Draft {
  return { ...draft, waiting: { ...draft.waiting, [to]: inSight([...draft.waiting[to]!, pack], to) } }
}

/** Only the first of the packs before a seat is in its hands. */
function inSight(packs: readonly Pile[], seat: Seat): readonly Pile[] {
  return packs.map((pack, at) => (at === 0 ? seenBy(pack, seat) : pack))
}

function seenBy(pack: Pile, seat: Seat): Pile {
  return pile(pack.cards.open(), [seat])
}
