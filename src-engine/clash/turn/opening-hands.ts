import type { Seat } from '../../core/game.ts'
import { standing } from '../../formats/index.ts'
import { card } from '../cards/book.ts'
import { pile, type Draft } from '../state/transaction.ts'
import { goOn } from './flow.ts'
import type { ClashCode } from '../refusals.ts'
import { pileOf } from '../state/state.ts'
import { without } from '../effects/zones.ts'

/** Opening hands and mulligans, taken side by side (RULES CLA-1). */

export function dealOpeningHands(d: Draft): void {
  for (const seat of standing(d.circle)) dealHand(d, seat)
  d.opening = Object.fromEntries(standing(d.circle).map(seat => [seat, { mulligans: 0, kept: false, toBottom: 0 }]))
}

/** A hand off the top; with kind hands the better of two by its number of lands. */
function dealHand(d: Draft, seat: Seat): void {
  const key = pileOf(d.circle, seat)
  const size = d.circle.rules.handSize
  const library = d.libraries[key]!.cards.open()
  const first = library.slice(0, size)
  const second = library.slice(size, 2 * size)
  const taken = d.options.kindHands && second.length === size && worse(first) > worse(second) ? second : first
  const rest = taken === first ? library.slice(size) : [...first, ...library.slice(2 * size)]
  d.libraries = { ...d.libraries, [key]: pile(d.options.kindHands ? shuffled(d, key, rest) : rest) }
  d.setHand(seat, taken)
  const drew = { type: 'drew', seat, count: taken.length } as const
  d.tellSeats([seat], { ...drew, cards: taken }, drew)
}

/** How far a hand's number of lands is from three in seven. */
function worse(hand: readonly string[]): number {
  return Math.abs(hand.filter(name => card(name).isLand).length * 7 - 3 * hand.length)
}

function shuffled(d: Draft, key: Seat, cards: readonly string[]): string[] {
  return d.chance.shuffle(`library ${key}`, cards)
}

/** The hand goes back and seven new cards come. */
export function mulligan(d: Draft, seat: Seat): ClashCode | undefined {
  const own = d.opening?.[seat]
  if (d.opening === undefined || own === undefined) return 'wrong-phase'
  if (own.kept) return 'not-your-priority'
  if (toBottomAfter(d, own.mulligans + 1) > d.circle.rules.handSize) return 'wrong-phase'
  const key = pileOf(d.circle, seat)
  const back = [...d.libraries[key]!.cards.open(), ...d.hand(seat)]
  d.libraries = { ...d.libraries, [key]: pile(shuffled(d, key, back)) }
  d.setHand(seat, [])
  d.opening = { ...d.opening, [seat]: { ...own, mulligans: own.mulligans + 1 } }
  d.tell({ type: 'mulligan', seat, cards: d.circle.rules.handSize - toBottomAfter(d, own.mulligans + 1) })
  dealHand(d, seat)
  return undefined
}

/** With three or more players the first mulligan is free. */
function toBottomAfter(d: Draft, mulligans: number): number {
  return Math.max(0, d.circle.seats.length > 2 ? mulligans - 1 : mulligans)
}

export function keep(d: Draft, seat: Seat): ClashCode | undefined {
  const own = d.opening?.[seat]
  if (d.opening === undefined || own === undefined) return 'wrong-phase'
  if (own.kept) return 'not-your-priority'
  const toBottom = Math.min(toBottomAfter(d, own.mulligans), d.player(seat).hand.size)
  d.opening = { ...d.opening, [seat]: { ...own, kept: true, toBottom } }
  d.tell({ type: 'kept', seat, cards: d.player(seat).hand.size - toBottom })
  beginWhenAllKept(d)
  return undefined
}

/** As many cards as mulligans were paid for go to the bottom, in the order named. */
export function putAtBottom(d: Draft, seat: Seat, cards: readonly string[]): ClashCode | undefined {
  const own = d.opening?.[seat]
  if (d.opening === undefined || own === undefined || own.toBottom === 0) return 'not-your-priority'
  const left = without(d.hand(seat), cards)
  if (cards.length !== own.toBottom || left.length !== d.hand(seat).length - cards.length) return 'no-such-card'
  const key = pileOf(d.circle, seat)
  d.setHand(seat, left)
  d.libraries = { ...d.libraries, [key]: pile([...d.libraries[key]!.cards.open(), ...cards]) }
  d.opening = { ...d.opening, [seat]: { ...own, toBottom: 0 } }
  beginWhenAllKept(d)
  return undefined
}

/** Who still has to say something about their opening hand. */
export function deciding(opening: NonNullable<Draft['opening']>): readonly Seat[] {
  return Object.keys(opening).filter(seat => !opening[seat]!.kept || opening[seat]!.toBottom > 0)
}

export function beginWhenAllKept(d: Draft): void {
  if (d.opening === undefined || deciding(d.opening).length > 0) return
  d.opening = undefined
  goOn(d)
}
