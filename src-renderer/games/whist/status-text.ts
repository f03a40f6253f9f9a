import type { WhistView } from '../../../src-engine/whist/view.ts'
import { t } from '../../words/index.ts'

/** How a seat stands, in a word or two. */
export function statusText(status: Exclude<WhistView['seats'][string]['status'], 'in'>): string {
  return t(`whist.seat.${status}`)
}

/** "Round 2 · hand 3 · 5 cards". What is dealt once is a round in Knockout Whist, a hand in the others. */
export function progressText({ game, round, hand, cards }: WhistView): string {
  if (game === 'all-out-brawl') return t('whist.table.where-brawl', { round, hand, n: cards })
  return t(game === 'knockout-whist' ? 'whist.table.where-round' : 'whist.table.where-hand', { hand, n: cards })
}
