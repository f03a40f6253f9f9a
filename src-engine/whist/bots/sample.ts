import { numberOf, suits, type Card } from '../../cards/french.ts'
import type { Seat, Viewer } from '../../core/game.ts'
import { withOwn } from '../../core/view.ts'
import type { Hands } from '../board.ts'
import { bits } from './fast.ts'
import { give } from '../whist-chance.ts'
import type { State } from '../state.ts'
import { openView, ownView, type WhistView } from '../view.ts'

/** The table as a seat sees it: for what a bot weighs in words, as people do, and not in the numbers of the board. */
export function seenBy(state: State, seat: Seat): WhistView {
  return withOwn(openView('', state), ownView(state, seat))
}

/** What a viewer cannot see, and what it knows about where that may lie. */
export interface Unseen {
  /** Cards in hands it cannot look into, or not dealt at all. */
  readonly cards: readonly number[]
  /** Four bits a seat: suits it has shown it does not hold. */
  readonly voids: readonly number[]
  /** Cards to be filled into each seat's hand. */
  readonly wanted: readonly number[]
  /** The hands it can see. */
  readonly known: Hands
}

/** Reads it off a view: a player who did not follow is out of that suit; dogs tell nothing (RULES KOW-5). */
export function unseenBy(view: WhistView, viewer: Viewer): Unseen {
  const seen = new Set<number>()
  const known: Hands = view.order.flatMap(() => [0, 0, 0, 0])
  const voids = view.order.map(() => 0)
  if (view.turnUp !== undefined) seen.add(numberOf(view.turnUp))
  for (const trick of [...view.history, view.trick]) {
    const led = trick.plays[0]?.card[1]
    for (const { by, card } of trick.plays) {
      seen.add(numberOf(card))
      if (card[1] === led || view.seats[by]?.status === 'dog') continue
      voids[view.order.indexOf(by)]! |= 1 << suits.indexOf(led as 'H')
    }
  }
  const wanted = view.order.map((name, seat) => {
    const held = view.seats[name]!
    if (name !== viewer) return held.handSize
    for (const card of held.cards ?? ([] as readonly Card[])) {
      seen.add(numberOf(card))
      give(known, seat, numberOf(card))
    }
    return 0
  })
  const cards: number[] = []
  for (let card = 0; card < 52; card++) if (!seen.has(card)) cards.push(card)
  return { cards, voids, wanted, known }
}

/**
 * Deals the unseen cards at random, evenly as far as the known voids allow, the viewer's own as they are; where a deal
 * breaks a known void, it is tried again, at last without them.
 */
export function fill(unseen: Unseen, below: (n: number) => number): Hands {
  for (let tries = 0; ; tries++) {
    const hands = tryFill(unseen, below, tries < 60)
    if (hands !== undefined) return hands
  }
}

function tryFill(
  { cards, voids, wanted, known }: Unseen,
  below: (n: number) => number,
  strict: boolean,
): Hands | undefined {
  const hands = known.slice()
  const left = cards.slice()
  let top = left.length
  // The most constrained hands first: they have fewest cards to choose among.
  const seats = wanted.map((_, seat) => seat).sort((a, b) => bits(voids[b]!) - bits(voids[a]!) || a - b)
  for (const seat of seats) {
    for (let count = wanted[seat]!; count > 0; count--) {
      let at = below(top)
      if (strict && voids[seat]! !== 0) {
        let tries = 0
        while ((voids[seat]! >> ((left[at]! / 13) | 0)) & 1) {
          if (++tries > 40) return undefined
          at = below(top)
        }
      }
      give(hands, seat, left[at]!)
      left[at] = left[--top]!
    }
  }
  return hands
}
