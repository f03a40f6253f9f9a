import type { Offer, Seat } from '../core/game.ts'
import { someOf } from '../core/offers.ts'
import type { ClashAction } from './actions.ts'
import { fewestOf, isPicking, mostSpells, usable } from './state/draft.ts'
import type { ClashState, Draft } from './state.ts'

/** What may be done before the first turn: picking from packs, building a deck, keeping a hand. */

type ClashOffer = Offer<ClashAction['do']>

export function draftOffers(draft: Draft, seat: Seat): readonly ClashOffer[] {
  if (isPicking(draft)) {
    const open = draft.waiting[seat]?.[0]
    const cards = open?.cards.for(seat)
    if (open === undefined || cards === undefined) return []
    const n = Math.min(draft.picks, open.size)
    return [{ do: 'pick', blanks: { cards: someOf(cards, n, n) } }]
  }
  const pool = draft.pools[seat]?.cards.for(seat)
  if (pool === undefined) return []
  const cards = usable(pool, draft.pairs?.[seat])
  const blanks = { cards: someOf(cards, fewestOf(cards), Math.min(mostSpells, cards.length)) }
  // Who has a deck may change it until everybody has one.
  return [{ do: 'build', blanks }]
}

export function openingOffers({ opening, players, format }: ClashState, seat: Seat): readonly ClashOffer[] {
  const own = opening?.[seat]
  if (own === undefined) return []
  if (own.kept) {
    if (own.toBottom === 0) return []
    const hand = players[seat]!.hand.cards.for(seat) ?? []
    return [{ do: 'choose', blanks: { pick: someOf(hand, own.toBottom, own.toBottom) } }]
  }
  const free = format.seats.length > 2 ? 1 : 0
  const again = own.mulligans + 1 - free <= format.rules.handSize
  return [{ do: 'keep', blanks: {} }, ...(again ? [{ do: 'mulligan', blanks: {} } as const] : [])]
}
