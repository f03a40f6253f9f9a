import { heightOf, suitOf, suits, type Card, type Suit } from '../../cards/french.ts'
import type { Seat } from '../../core/game.ts'
import { playingStyleOf, type PlayingStyle } from './playing-styles.ts'
import type { WhistView } from '../view.ts'

/** The suit with the most strength: length, and high cards more than their length. */
export function chooseTrump(cards: readonly Card[]): Suit {
  const worth = (suit: Suit): number =>
    cards.filter(card => suitOf(card) === suit).reduce((sum, card) => sum + 6 + heightOf(card), 0)
  return suits.reduce((best, suit) => (worth(suit) > worth(best) ? suit : best))
}

/** A card's strength within a trick: trumps above the suit led, the rest nothing. */
export function strength(card: Card, led: Suit, trump: Suit | undefined): number {
  if (suitOf(card) === trump) return 100 + heightOf(card)
  return suitOf(card) === led ? heightOf(card) : 0
}

/** A sensible card of somebody who counts none; nothing where a dog had better tap. Among sensible ones by playing style. */
export function chooseCard(view: WhistView, seat: Seat, mayTap: boolean): Card | undefined {
  const own = view.seats[seat]!
  const style = playingStyleOf(seat)
  const { trump } = view
  const dear = (card: Card): number => heightOf(card) + (suitOf(card) === trump ? 20 : 0)
  const cheapest = [...(own.legal ?? [])].sort((a, b) => dear(a) - dear(b))
  if (view.trick.plays.length === 0) {
    if (mayTap) return dear(cheapest[0]!) >= (style === 'bold' ? 26 : 31) ? cheapest[0] : undefined
    return lead(cheapest, style, trump, own.tricks > 0)
  }
  const led = suitOf(view.trick.plays[0]!.card)
  const best = Math.max(...view.trick.plays.map(play => strength(play.card, led, trump)))
  const winners = cheapest.filter(card => strength(card, led, trump) > best)
  if (mayTap && winners.length === 0) return undefined
  if (winners.length === 0) return cheapest[0]
  if (stillToPlay(view, seat).length === 0) return winners[0]
  // A sly player who is safe keeps high cards for later; a careful one wins with the cheapest card that is enough.
  if (style === 'sly' && own.tricks > 0 && own.handSize > 3) return cheapest[0]
  return style === 'careful' && own.tricks > 0 ? winners[0] : winners.at(-1)
}

function lead(
  cheapest: readonly Card[],
  style: PlayingStyle,
  trump: Suit | undefined,
  safe: boolean,
): Card | undefined {
  if (style === 'bold' || style === 'steady') return cheapest.at(-1)
  if (style === 'sly' && safe && cheapest.length > 3) return cheapest[0]
  // An ace beside the trumps is a good lead; the trumps themselves can wait.
  return cheapest.findLast(card => suitOf(card) !== trump && heightOf(card) >= 12) ?? cheapest.at(-1)
}

/** Who else has yet to play, or tap, to this trick after the seat. */
export function stillToPlay(view: WhistView, seat: Seat): Seat[] {
  const done = new Set([seat, ...view.trick.plays.map(play => play.by), ...view.trick.taps])
  return view.order.filter(name => {
    const { status, handSize } = view.seats[name]!
    return (status === 'in' || status === 'dog') && handSize > 0 && !done.has(name)
  })
}
