import type { Seat } from '../../core/game.ts'
import type { ActionOf } from '../actions.ts'
import { cardNamed } from '../book.ts'
import type { ClashCode } from '../refusals.ts'
import { pile, type Transaction } from '../state/transaction.ts'
import { without } from '../effects/zones.ts'
import { dealOpeningHands } from '../turn/opening-hands.ts'
import { withLands } from './build.ts'
import { draftedDeck, drafting, fewestOf, isPicking, opensNext, picked, usable } from '../state/draft.ts'

/** Takes cards from the pack before a seat, and hands on the rest. */
export function pick(tx: Transaction, seat: Seat, cards: readonly string[]): ClashCode | undefined {
  const { draft } = tx
  if (draft === undefined || !isPicking(draft)) return 'wrong-phase'
  const open = draft.waiting[seat]?.[0]
  if (open === undefined) return 'not-your-priority'
  const rest = without(open.cards.open(), cards)
  const taken = Math.min(draft.picks, open.size)
  if (cards.length !== taken || rest.length !== open.size - taken) return 'no-such-card'
  tx.draft = picked(draft, seat, cards, rest)
  const toOthers = { type: 'picked', seat, count: taken } as const
  tx.emitTo([seat], { ...toOthers, cards }, toOthers)
  return undefined
}

/** A deck of what one picked, with the lands one wants, or those it asks for; it may be changed until all have theirs. */
export function build(tx: Transaction, seat: Seat, { cards, lands }: ActionOf<'build'>): ClashCode | undefined {
  const { draft } = tx
  if (draft === undefined || isPicking(draft)) return 'wrong-phase'
  const pool = draft.pools[seat]?.cards.open() ?? []
  if (without(pool, cards).length !== pool.length - cards.length) return 'no-such-card'
  const fits = usable(pool, draft.pairs?.[seat])
  if (cards.some(name => !fits.includes(name))) return 'not-allowed-in-format'
  if (cards.length < fewestOf(fits)) return 'too-few-cards'
  const added = Object.entries(lands ?? {})
  if (added.some(([name]) => cardNamed(name)?.basic !== true)) return 'no-such-card'
  const deck =
    lands === undefined
      ? withLands(cards)
      : [...cards, ...added.flatMap(([name, n]) => Array.from({ length: n }, () => name))]
  if (deck.length < draftedDeck) return 'too-few-cards'
  tx.draft = { ...draft, decks: { ...draft.decks, [seat]: pile(deck, [seat]) } }
  tx.emit({ type: 'built', seat, cards: deck.length })
  return undefined
}

/** Moves on once no seat has anything left to do: to the next pack, to building decks, or to the game with them. */
export function moveDraftOn(tx: Transaction): void {
  const { draft } = tx
  if (draft === undefined || drafting(draft).length > 0) return
  if (isPicking(draft)) {
    tx.draft = opensNext(draft)
    tx.emit({ type: isPicking(tx.draft) ? 'pack' : 'building', round: tx.draft.round })
    return
  }
  // The decks are for a tournament: until it begins everybody may still change theirs.
  if (tx.options.pod === 'draft') return
  const decks = draft.seats.map((seat): [Seat, readonly string[]] => [seat, draft.decks[seat]!.cards.open()])
  // As one deck all that was drafted is everybody's (RULES FMT-16).
  const piles = tx.format.rules.oneDeck ? [[tx.format.seats[0]!, decks.flatMap(([, deck]) => deck)] as const] : decks
  for (const [seat, deck] of piles) {
    tx.libraries = { ...tx.libraries, [seat]: pile(tx.chance.shuffle(`library ${seat}`, deck)) }
  }
  tx.draft = undefined
  dealOpeningHands(tx)
}
