import type { Suit } from '../../../src-engine/cards/french.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { WhistJson as WhistView } from '../../../src-engine/whist/view.ts'
import { t } from '../../words/index.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** The games this table shows, and what tells them apart for the eye. The rules stay with the host. */
export type { SeatView, WhistJson as WhistView } from '../../../src-engine/whist/view.ts'
export type { WhistEvent } from '../../../src-engine/whist/events.ts'

/** What a whist table is handed. */
export type WhistProps = GameTableProps<WhistView, WhistEvent>

/** How a seat stands, in a word or two. */
export function standing(status: Exclude<WhistView['seats'][string]['status'], 'in'>): string {
  return t(`whist.seat.${status}`)
}

/** "Round 2 · hand 3 · 5 cards". What is dealt once is a round in Knockout Whist, a hand in the others. */
export function whereWeAre({ game, round, hand, cards }: WhistView): string {
  if (game === 'all-out-brawl') return t('whist.table.where-brawl', { round, hand, n: cards })
  return t(game === 'knockout-whist' ? 'whist.table.where-round' : 'whist.table.where-hand', { hand, n: cards })
}

/** The trump of the trick that may be looked at again; nothing where it is of a hand this screen has not seen. */
export function lastTrump({ history, trump }: WhistView, events: WhistProps['events']): Suit | undefined {
  if (history.length > 0) return trump
  const told = events.map(one => one.event)
  const trick = told.findLastIndex(event => event.type === 'trick')
  const called = told.slice(0, Math.max(0, trick)).findLast(event => event.type === 'trump')
  return called?.type === 'trump' ? called.suit : undefined
}
