import { heightOf, numberOf, pack, suitOf, type Card, type Suit } from '../cards/french.ts'
import type { Seat } from '../core/game.ts'
import { capital, cardWords, rankWord, suitWord } from './captions.ts'
import { stillToPlay, strength } from './sense.ts'
import type { WhistView } from './view.ts'

/** Cards the seat has not seen: in other hands, or not dealt. */
export function unseenCards(view: WhistView, seat: Seat): Card[] {
  const seen = new Set<Card>(view.seats[seat]?.cards)
  if (view.turnUp !== undefined) seen.add(view.turnUp)
  for (const trick of [...view.history, view.trick]) for (const { card } of trick.plays) seen.add(card)
  return pack.filter(card => !seen.has(card))
}

function aTrick(view: WhistView, seat: Seat): string {
  return view.seats[seat]!.tricks === 0 ? 'your first trick' : 'the trick'
}

/** Why to play a card or not: led, winning, ruffing or throwing away, and what may still beat it. */
export function cardReason(view: WhistView, seat: Seat, card: Card): string {
  const { plays } = view.trick
  if (plays.length === 0) return leadReason(view, seat, card)
  const led = suitOf(plays[0]!.card)
  const { trump } = view
  const best = plays.reduce((a, b) => (strength(b.card, led, trump) > strength(a.card, led, trump) ? b : a)).card
  if (strength(card, led, trump) <= strength(best, led, trump)) return losingReason(view, seat, card, best)
  const waiting = stillToPlay(view, seat)
  const words = rankWord(card)
  if (waiting === 0) return `You play last, and your ${words} takes ${aTrick(view, seat)} for certain.`
  if (suitOf(card) === trump && led !== trump) {
    const over = unseenCards(view, seat).filter(one => suitOf(one) === trump && heightOf(one) > heightOf(card))
    if (over.length === 0) return `No higher trump is out: your ${words} takes ${aTrick(view, seat)} for certain.`
    return `Your trump beats what lies there; only a higher trump could take it, and ${cardWords(over.at(-1)!)} may still be out.`
  }
  return beatable(view, seat, card, 'It beats what lies there')
}

function leadReason(view: WhistView, seat: Seat, card: Card): string {
  const { trump } = view
  const left = (view.seats[seat]!.cards ?? []).filter(one => suitOf(one) === suitOf(card)).length
  if (suitOf(card) === trump) {
    const over = higherOut(view, seat, card)
    if (over.length === 0) return `No higher trump is out: your ${rankWord(card)} takes the trick and draws trumps.`
    return `Leading trumps draws them out, but ${cardWords(over.at(-1)!)} may be out; your ${rankWord(card)} can be beaten.`
  }
  const over = higherOut(view, seat, card)
  if (over.length === 0) return beatable(view, seat, card, `The highest of the ${suitWord(suitOf(card))} left`)
  if (left === 1 && trump !== undefined && heightOf(card) < 11) {
    return `It is your only ${suitWord(suitOf(card)).slice(0, -1)}: once it is gone you may trump that suit.`
  }
  return `${capital(cardWords(over.at(-1)!))} may be out; your ${rankWord(card)} can be beaten.`
}

function beatable(view: WhistView, seat: Seat, card: Card, what: string): string {
  const over = higherOut(view, seat, card)
  if (over.length > 0) {
    return `${what}, but ${cardWords(over.at(-1)!)} may still be out; your ${rankWord(card)} can be beaten.`
  }
  const { trump } = view
  const trumps = trump === undefined ? [] : unseenCards(view, seat).filter(one => suitOf(one) === trump)
  if (suitOf(card) === trump || trumps.length === 0) return `${what}, and nothing that is out can beat it.`
  return `${what}; only a trump can beat it.`
}

function losingReason(view: WhistView, seat: Seat, card: Card, best: Card): string {
  const legal = view.seats[seat]!.legal ?? []
  const led = suitOf(view.trick.plays[0]!.card)
  const lowest = legal.every(one => heightOf(one) >= heightOf(card))
  if (legal.length === 1) return `It is the only card you may play.`
  const beaten = `${capital(cardWords(best))} beats it`
  if (legal.some(one => strength(one, led, view.trump) > strength(best, led, view.trump))) {
    return `${beaten}: it gives the trick away and keeps your better cards.`
  }
  if (suitOf(card) === view.trump) return `${beaten}, and a trump is a pity to throw away.`
  return lowest
    ? `${beaten}, so throw the lowest you can spare.`
    : `${beaten}; a lower card would lose as well and cost less.`
}

/** Why a dog should keep its card. */
export function tapReason(view: WhistView): string {
  const led = view.trick.plays.length > 0
  return led
    ? 'A dog has one card for the whole hand: keep it for a trick it can win.'
    : 'A dog need not lead: tap, and see first what the others play.'
}

/** Why to call a suit trumps. */
export function suitReason(cards: readonly Card[], suit: Suit): string {
  const own = cards.filter(card => suitOf(card) === suit).sort((a, b) => heightOf(b) - heightOf(a))
  const word = suitWord(suit)
  if (own.length === 0) return `You hold no ${word}: everybody else’s would beat your best cards.`
  const best = `the ${rankWord(own[0]!)}`
  if (own.length === 1) return `You hold one of the ${word}, ${best}.`
  return `You hold ${own.length} ${word}, ${best} the highest.`
}

function higherOut(view: WhistView, seat: Seat, card: Card): Card[] {
  return unseenCards(view, seat).filter(one => suitOf(one) === suitOf(card) && numberOf(one) > numberOf(card))
}
