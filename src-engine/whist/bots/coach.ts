import { heightOf, pack, suits, type Card } from '../../cards/french.ts'
import type { Advice, BotInput } from '../../core/game.ts'
import type { WhistAction } from '../actions.ts'
import { choicesOf, type RulesFor } from './bot.ts'
import { quick } from './fast.ts'
import { cardReason, suitReason, tapReason } from './reasons.ts'
import { mean, search } from './search.ts'
import type { WhistView } from '../view.ts'

/** Advice with how often the seat is still unharmed when the hand is over, from 0 to 1. */
export interface WhistAdvice extends Advice<WhistAction> {
  readonly safe: number
}

/**
 * Ranks what a seat may do now, best first, from its view alone: it knows no more than the player does. The score is
 * the seat's share of the game as things look, from 0 to 1. Nothing if it is not the seat's turn.
 */
export function coach(rulesFor: RulesFor, asked: BotInput<WhistView, WhistAction['do']>): WhistAdvice[] {
  const { view, seat, offers, thinking, chance } = asked
  const own = view.seats[seat]
  if (own === undefined || !view.toAct.includes(seat)) return []
  const calls = offers.some(offer => offer.do === 'trump')
  const mayTap = offers.some(offer => offer.do === 'pass')
  const choices = choicesOf(view, seat, calls, mayTap)
  const random = quick(chance.below('advice', 0x7fffffff))
  const advice = search(rulesFor(view.options), view, seat, choices, thinking, random).map((one): WhistAdvice => {
    const figures = { score: mean(one), safe: one.safe / Math.max(1, one.tries) }
    if (calls) {
      const suit = suits[one.choice]!
      return { action: { do: 'trump', suit }, ...figures, reason: suitReason(own.cards ?? [], suit) }
    }
    if (one.choice < 0) return { action: { do: 'pass' }, ...figures, reason: tapReason(view, seat) }
    const card = pack[one.choice]!
    return { action: { do: 'play', card }, ...figures, reason: cardReason(view, seat, card, mayTap) }
  })
  return inOrder(advice)
}

/**
 * Of cards that lose alike the one that is ranked first must not be said to cost more than another, nor a later one to be
 * what to throw: their reasons follow their order.
 */
function inOrder(advice: readonly WhistAdvice[]): WhistAdvice[] {
  const thrown: Card[] = []
  return advice.map(one => {
    const { code, params } = one.reason
    if (one.action.do !== 'play' || !code.startsWith('throw-')) return one
    const card = one.action.card as Card
    const isFirst = thrown.length === 0
    const hasLower = thrown.some(other => heightOf(other) < heightOf(card))
    thrown.push(card)
    if (isFirst && code === 'throw-lowest') return one
    const better = isFirst ? 'throw-spare' : hasLower ? 'throw-lower' : 'throw-later'
    return { ...one, reason: { code: better, ...(params === undefined ? {} : { params }) } }
  })
}
