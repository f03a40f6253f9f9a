import { heightOf, suitOf, suits, type Card } from '../../cards/french.ts'
import type { Seat } from '../../core/game.ts'
import { bits } from './fast.ts'
import { stillToPlay, strength } from './heuristics.ts'
import { playingStyleOf } from './playing-styles.ts'
import { unseenBy } from './sample.ts'
import type { WhistView } from '../view.ts'

/** A lead less likely to take its trick than this is no good one, by playing style. */
const goodLead = { steady: 0.6, bold: 0.5, careful: 0.6, sly: 0.7 } as const
/** Whoever has no trick yet can't wait as long for a good one. */
const neededLead = 0.3
/** How much rather, or less gladly, trumps are led. */
const trumpLead = { steady: 0, bold: 0.2, careful: -0.6, sly: 0 } as const
/** A dog taps where its card is less likely to take the trick: leading, and after others. */
const dogPlays = { lead: 0.6, follow: 0.5 } as const
/** What is thrown is of little worth, no trump, and of a short suit: somebody out of it may trump. */
const keptTrump = 0.2
const keptSuit = 0.04
/** What a card is worth later beside a trick now. */
const later = 0.6

/**
 * The card of somebody who counts: by what was played and not followed it weighs how likely each takes the trick, and what
 * it would be worth later. Nothing where a dog had better tap.
 */
export function chooseByCount(view: WhistView, seat: Seat, mayTap: boolean): Card | undefined {
  const own = view.seats[seat]!
  const legal = own.legal ?? []
  const held = own.cards ?? []
  const { trick, trump } = view
  const count = countCards(view, seat)
  const isTrump = (card: Card): boolean => suitOf(card) === trump
  const length = (card: Card): number => held.filter(other => suitOf(other) === suitOf(card)).length
  const worth = (card: Card): number =>
    count.takes(card, true) + heightOf(card) / 1000 + (isTrump(card) ? keptTrump + 0.02 : keptSuit * length(card))
  const best = (value: (card: Card) => number): Card => legal.reduce((a, b) => (value(b) > value(a) ? b : a))
  const thrown = best(card => -worth(card))
  if (trick.plays.length === 0) {
    const style = playingStyleOf(seat)
    const led = best(card => count.takes(card, true) + (isTrump(card) ? trumpLead[style] : 0) + heightOf(card) / 1e6)
    const takes = count.takes(led, true)
    if (mayTap) return takes < dogPlays.lead ? undefined : led
    // A sly player who is safe keeps high cards for later.
    const waits = style === 'sly' && own.tricks > 0 && own.handSize > 3
    return waits || takes < (own.tricks === 0 ? neededLead : goodLead[style]) ? thrown : led
  }
  const led = suitOf(trick.plays[0]!.card)
  const highest = Math.max(...trick.plays.map(play => strength(play.card, led, trump)))
  const takes = (card: Card): number => (strength(card, led, trump) > highest ? count.takes(card, false) : 0)
  if (mayTap) {
    const bite = best(takes)
    return takes(bite) < dogPlays.follow ? undefined : bite
  }
  return best(card => takes(card) - (own.handSize > 1 ? later * worth(card) : 0))
}

interface Count {
  /** How likely a card takes a trick from those who have yet to play to this one, or led to everybody: 0 to 1. */
  takes(card: Card, isLed: boolean): number
}

/** Looks into nobody's hand: what was played, how many cards each holds, and what they are out of. */
function countCards(view: WhistView, seat: Seat): Count {
  const { cards, voids, wanted } = unseenBy(view, seat)
  const unseen = suits.map(() => 0)
  for (const card of cards) unseen[(card / 13) | 0]! |= 1 << (card % 13)
  const trumps = view.trump === undefined ? -1 : suits.indexOf(view.trump)
  const others = view.order.flatMap((name, at) => (name !== seat && wanted[at]! > 0 ? [at] : []))
  const still = stillToPlay(view, seat).map(name => view.order.indexOf(name))
  const isOut = (rival: number, suit: number): boolean => ((voids[rival]! >> suit) & 1) === 1
  /** How likely a rival holds none of so many of the unseen cards. */
  const lacks = (rival: number, many: number): number => (1 - Math.min(1, wanted[rival]! / cards.length)) ** many
  return {
    takes: (card, isLed) => {
      const suit = suits.indexOf(suitOf(card))
      const led = isLed ? suit : suits.indexOf(suitOf(view.trick.plays[0]!.card))
      const above = bits(unseen[suit]! & (-1 << (heightOf(card) - 1)))
      let chance = 1
      for (const rival of isLed ? others : still) {
        const isVoid = isOut(rival, led) ? 1 : lacks(rival, bits(unseen[led]!))
        const trumping = suit === trumps ? above : bits(unseen[trumps] ?? 0)
        const trumped = led === trumps || trumps < 0 || isOut(rival, trumps) ? 0 : isVoid * (1 - lacks(rival, trumping))
        const beaten = suit === led && !isOut(rival, suit) ? 1 - lacks(rival, above) : 0
        chance *= Math.max(0, 1 - trumped - beaten)
      }
      return chance
    },
  }
}
