import type { Suit } from '../../../src-engine/cards/french.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import { rankText, suitName } from '../../design/index.ts'
import type { Reading } from '../../table/contract.ts'
import { capitalise, t } from '../../words/index.ts'
import { caption } from './story.ts'
import { playableNow } from './hand-text.ts'
import { statusText } from './status-text.ts'

const trumpText = (suit: Suit): string => capitalise(t('whist.caption.trump', { suit: suitName(suit) }))

/** Cards suit by suit: “spades: ace, 9; hearts: king”. */
function handText(cards: readonly string[]): string {
  const held = [...new Set(cards.map(card => card[1] as Suit))]
  const ranks = (suit: Suit): string => cards.flatMap(card => (card[1] === suit ? rankText(card) : [])).join(', ')
  return held.map(suit => t('whist.read.suit', { suit: suitName(suit), ranks: ranks(suit) })).join('; ')
}

/** A table of whist read again: the trick as it was told, the trumps, and how everybody stands. */
export const reading: Reading<WhistView> = {
  table({ view, names }) {
    const plays = view.trick.plays.map((play, at) => caption({ type: at === 0 ? 'lead' : 'play', ...play }, names))
    const seats = view.order.map(seat => {
      const { status, tricks, lives } = view.seats[seat]!
      const who = names(seat)
      if (status === 'out') return t('whist.read.out', { who })
      const parts = [t('whist.read.tricks', { who, n: tricks })]
      if (lives !== undefined) parts.push(t('whist.read.lives', { who, n: lives }))
      if (status !== 'in') parts.push(t('whist.read.status', { who, status: statusText(status) }))
      return parts.join(' ')
    })
    const trump = view.trump === undefined ? [] : [trumpText(view.trump)]
    return [...(plays.length === 0 ? [t('whist.read.no-card')] : plays), ...trump, ...seats]
  },
  hand({ view, viewer, offers }) {
    const cards = view.seats[viewer]?.cards ?? []
    if (cards.length === 0) return [t('whist.read.no-hand')]
    const playable = playableNow(offers)
    const may = playable.length === 0 || playable.length === cards.length
    return [
      t('whist.read.hand', { cards: handText(cards) }),
      ...(may ? [] : [t('whist.read.playable', { cards: handText(playable) })]),
    ]
  },
  dealt({ view, viewer }) {
    const cards = view.seats[viewer]?.cards ?? []
    if (cards.length === 0) return undefined
    const sat = view.trump === undefined ? [] : [trumpText(view.trump)]
    return { key: String(view.deals), sat, hand: [t('whist.read.hand', { cards: handText(cards) })] }
  },
}
