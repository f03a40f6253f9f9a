import type { Seat } from '../../core/game.ts'
import { playersIn } from '../../formats/index.ts'
import { card } from '../book.ts'
import { pile, type Transaction } from '../state/transaction.ts'
import { advance } from './flow.ts'
import type { ClashCode } from '../refusals.ts'
import { pileOf } from '../state.ts'
import { without } from '../effects/zones.ts'

/** Opening hands and mulligans, taken side by side (RULES CLA-1). */

export function dealOpeningHands(tx: Transaction): void {
  for (const seat of playersIn(tx.format)) dealHand(tx, seat)
  tx.opening = Object.fromEntries(playersIn(tx.format).map(seat => [seat, { mulligans: 0, kept: false, toBottom: 0 }]))
}

/** A hand off the top; with kind hands the better of two by its number of lands. */
function dealHand(tx: Transaction, seat: Seat): void {
  const key = pileOf(tx.format, seat)
  const size = tx.format.rules.handSize
  const library = tx.libraries[key]!.cards.open()
  const first = library.slice(0, size)
  const second = library.slice(size, 2 * size)
  const taken = tx.options.kindHands && second.length === size && worse(first) > worse(second) ? second : first
  const rest = taken === first ? library.slice(size) : [...first, ...library.slice(2 * size)]
  tx.libraries = { ...tx.libraries, [key]: pile(tx.options.kindHands ? shuffled(tx, key, rest) : rest) }
  tx.setHand(seat, taken)
  const drew = { type: 'drew', seat, count: taken.length } as const
  tx.emitTo([seat], { ...drew, cards: taken }, drew)
}

/** How far a hand's number of lands is from three in seven. */
function worse(hand: readonly string[]): number {
  return Math.abs(hand.filter(name => card(name).isLand).length * 7 - 3 * hand.length)
}

function shuffled(tx: Transaction, key: Seat, cards: readonly string[]): string[] {
  return tx.chance.shuffle(`library ${key}`, cards)
}

/** The hand goes back and seven new cards come. */
export function mulligan(tx: Transaction, seat: Seat): ClashCode | undefined {
  const own = tx.opening?.[seat]
  if (tx.opening === undefined || own === undefined) return 'wrong-phase'
  if (own.kept) return 'not-your-priority'
  if (toBottomAfter(tx, own.mulligans + 1) > tx.format.rules.handSize) return 'wrong-phase'
  const key = pileOf(tx.format, seat)
  const back = [...tx.libraries[key]!.cards.open(), ...tx.hand(seat)]
  tx.libraries = { ...tx.libraries, [key]: pile(shuffled(tx, key, back)) }
  tx.setHand(seat, [])
  tx.opening = { ...tx.opening, [seat]: { ...own, mulligans: own.mulligans + 1 } }
  tx.emit({ type: 'mulligan', seat, cards: tx.format.rules.handSize - toBottomAfter(tx, own.mulligans + 1) })
  dealHand(tx, seat)
  return undefined
}

/** With three or more players the first mulligan is free. */
function toBottomAfter(tx: Transaction, mulligans: number): number {
  return Math.max(0, tx.format.seats.length > 2 ? mulligans - 1 : mulligans)
}

export function keep(tx: Transaction, seat: Seat): ClashCode | undefined {
  const own = tx.opening?.[seat]
  if (tx.opening === undefined || own === undefined) return 'wrong-phase'
  if (own.kept) return 'not-your-priority'
  const toBottom = Math.min(toBottomAfter(tx, own.mulligans), tx.player(seat).hand.size)
  tx.opening = { ...tx.opening, [seat]: { ...own, kept: true, toBottom } }
  tx.emit({ type: 'kept', seat, cards: tx.player(seat).hand.size - toBottom })
  beginWhenAllKept(tx)
  return undefined
}

/** As many cards as mulligans were paid for go to the bottom, in the order named. */
export function putAtBottom(tx: Transaction, seat: Seat, cards: readonly string[]): ClashCode | undefined {
  const own = tx.opening?.[seat]
  if (tx.opening === undefined || own === undefined || own.toBottom === 0) return 'not-your-priority'
  const left = without(tx.hand(seat), cards)
  if (cards.length !== own.toBottom || left.length !== tx.hand(seat).length - cards.length) return 'no-such-card'
  const key = pileOf(tx.format, seat)
  tx.setHand(seat, left)
  tx.libraries = { ...tx.libraries, [key]: pile([...tx.libraries[key]!.cards.open(), ...cards]) }
  tx.opening = { ...tx.opening, [seat]: { ...own, toBottom: 0 } }
  beginWhenAllKept(tx)
  return undefined
}

/** Who still has to say something about their opening hand. */
export function deciding(opening: NonNullable<Transaction['opening']>): readonly Seat[] {
  return Object.keys(opening).filter(seat => !opening[seat]!.kept || opening[seat]!.toBottom > 0)
}

export function beginWhenAllKept(tx: Transaction): void {
  if (tx.opening === undefined || deciding(tx.opening).length > 0) return
  tx.opening = undefined
  advance(tx)
}
