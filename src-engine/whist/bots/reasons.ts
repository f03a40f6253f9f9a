import { heightOf, numberOf, pack, suitOf, type Card, type Suit } from '../../cards/french.ts'
import type { Coded } from '../../core/coded.ts'
import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import { stillToPlay, strength } from './heuristics.ts'
import type { WhistView } from '../view.ts'

/** Cards the seat has not seen: in other hands, or not dealt. */
export function unseenCards(view: WhistView, seat: Seat): Card[] {
  const seen = new Set<Card>(view.seats[seat]?.cards)
  if (view.turnUp !== undefined) seen.add(view.turnUp)
  for (const trick of [...view.history, view.trick]) for (const { card } of trick.plays) seen.add(card)
  return pack.filter(card => !seen.has(card))
}

/** What a reason may name: a card or suit by its letters, `first` for a trick that would be the seat's first. */
const why = (code: string, params?: JsonObject): Coded => (params === undefined ? { code } : { code, params })

/**
 * Why to play a card or not: led, winning, ruffing or throwing away, and what may still beat it. `mayTap`: it is a dog's
 * one card, which may be kept.
 */
export function cardReason(view: WhistView, seat: Seat, card: Card, mayTap = false): Coded {
  const { plays } = view.trick
  if (plays.length === 0) return leadReason(view, seat, card)
  const led = suitOf(plays[0]!.card)
  const { trump } = view
  const best = plays.reduce((a, b) => (strength(b.card, led, trump) > strength(a.card, led, trump) ? b : a)).card
  if (strength(card, led, trump) <= strength(best, led, trump)) {
    return mayTap ? why('dog-loses', { best }) : losingReason(view, seat, card, best)
  }
  const first = view.seats[seat]!.tricks === 0
  if (stillToPlay(view, seat).length === 0) return why('last-wins', { card, first })
  if (suitOf(card) === trump && led !== trump) {
    const over = unseenCards(view, seat).filter(unseen => suitOf(unseen) === trump && heightOf(unseen) > heightOf(card))
    return over.length === 0 ? why('ruff-sure', { card, first }) : why('ruff', { over: over.at(-1)! })
  }
  const over = higherOut(view, seat, card)
  if (over.length > 0) return why('beats-risk', { card, over: over.at(-1)! })
  return why(onlyTrumpBeats(view, seat, card) ? 'beats-but-trump' : 'beats-sure')
}

function leadReason(view: WhistView, seat: Seat, card: Card): Coded {
  const { trump } = view
  const suit = suitOf(card)
  const over = higherOut(view, seat, card)
  if (suit === trump) {
    return over.length === 0 ? why('lead-trump-sure', { card }) : why('lead-trump', { card, over: over.at(-1)! })
  }
  if (over.length === 0) return why(onlyTrumpBeats(view, seat, card) ? 'highest-but-trump' : 'highest-sure', { suit })
  const own = view.seats[seat]!.cards ?? []
  const left = own.filter(held => suitOf(held) === suit).length
  const mayTrump = own.some(held => suitOf(held) === trump)
  if (left === 1 && mayTrump && heightOf(card) < 11) return why('lead-single', { suit })
  return why('lead-risk', { card, over: over.at(-1)! })
}

/** Of a card that is the highest of its suit: whether a trump may still take it. */
function onlyTrumpBeats(view: WhistView, seat: Seat, card: Card): boolean {
  const { trump } = view
  if (trump === undefined || suitOf(card) === trump) return false
  return unseenCards(view, seat).some(unseen => suitOf(unseen) === trump)
}

function losingReason(view: WhistView, seat: Seat, card: Card, best: Card): Coded {
  const legal = view.seats[seat]!.legal ?? []
  const led = suitOf(view.trick.plays[0]!.card)
  if (legal.length === 1) return why('forced')
  if (legal.some(other => strength(other, led, view.trump) > strength(best, led, view.trump))) {
    return why('give-away', { best })
  }
  if (suitOf(card) === view.trump) return why('waste-trump', { best })
  const lowest = legal.every(other => heightOf(other) >= heightOf(card))
  return why(lowest ? 'throw-lowest' : 'throw-lower', { best })
}

const takesIt: ReadonlySet<string> = new Set(['last-wins', 'ruff-sure', 'beats-sure'])

/** Why a dog should keep its card, or not. */
export function tapReason(view: WhistView, seat: Seat): Coded {
  const card = view.seats[seat]?.cards?.[0]
  if (card !== undefined && view.trick.plays.length > 0 && takesIt.has(cardReason(view, seat, card, true).code)) {
    return why('tap-lost')
  }
  return why(view.trick.plays.length > 0 ? 'tap' : 'tap-lead')
}

/** Why to call a suit trumps. */
export function suitReason(cards: readonly Card[], suit: Suit): Coded {
  const own = cards.filter(card => suitOf(card) === suit).sort((a, b) => heightOf(b) - heightOf(a))
  if (own.length === 0) return why('call-none', { suit })
  return why(own.length === 1 ? 'call-one' : 'call-many', { suit, best: own[0]!, n: own.length })
}

function higherOut(view: WhistView, seat: Seat, card: Card): Card[] {
  return unseenCards(view, seat).filter(other => suitOf(other) === suitOf(card) && numberOf(other) > numberOf(card))
}
