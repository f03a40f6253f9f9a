import type { Card } from '../../../src-engine/cards/french.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import { suitName } from '../../design/index.ts'
import type { Reading } from '../../table/contract.ts'
import { capitalise, formatList, t } from '../../words/index.ts'
import { caption, cardText } from './captions.ts'
import { playableNow } from './hand-text.ts'
import { statusText } from './status-text.ts'

/** A table of whist read again: the trick as it was told, the trumps, and how everybody stands. */
export const reading: Reading<WhistView> = {
  table({ view, names }) {
    const plays = view.trick.plays.map((play, at) => caption({ type: at === 0 ? 'lead' : 'play', ...play }, names))
    const seats = view.order.map(seat => {
      const { status, tricks, lives } = view.seats[seat]!
      const who = names[seat] ?? seat
      if (status === 'out') return t('whist.read.out', { who })
      const parts = [t('whist.read.tricks', { who, n: tricks })]
      if (lives !== undefined) parts.push(t('whist.read.lives', { who, n: lives }))
      if (status !== 'in') parts.push(t('whist.read.status', { who, status: statusText(status) }))
      return parts.join(' ')
    })
    const trump = view.trump === undefined ? [] : [capitalise(t('whist.caption.trump', { suit: suitName(view.trump) }))]
    return [...(plays.length === 0 ? [t('whist.read.no-card')] : plays), ...trump, ...seats]
  },
  hand({ view, viewer, offers }) {
    const cards = view.seats[viewer]?.cards ?? []
    if (cards.length === 0) return [t('whist.read.no-hand')]
    const named = (list: readonly string[]): string => formatList(list.map(card => cardText(card as Card)))
    const playable = playableNow(offers)
    const may = playable.length === 0 || playable.length === cards.length
    return [
      t('whist.read.hand', { cards: named(cards) }),
      ...(may ? [] : [t('whist.read.playable', { cards: named(playable) })]),
    ]
  },
}
