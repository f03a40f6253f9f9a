import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Reading } from '../../table/contract.ts'
import { formatList, t } from '../../words/index.ts'
import { rowsOf } from './board/rows.ts'
import { cardName } from './cards/card-text.ts'

/** A table of Brawl as text for a screen reader: every Base with both its sides, and what is left in the decks. */
export const reading: Reading<BrawlView> = {
  table({ view, names }) {
    const bases = rowsOf(view).flatMap(row =>
      row.bases.flatMap(({ owner, frozen, reversed, nulled, sides }, at) => {
        const base = at + 1
        return [
          t('brawl.read.base', { base, who: names(owner) }),
          ...(frozen ? [t('brawl.read.frozen', { base })] : []),
          ...(reversed && nulled === undefined ? [t('brawl.read.reversed', { base })] : []),
          ...(nulled ? [t('brawl.caption.won-nobody', { base })] : []),
          ...row.seats.map(seat => {
            const { stack = [], hits = 0 } = sides[seat] ?? {}
            const params = { base, who: names(seat), hits }
            if (stack.length === 0) return t('brawl.read.bare', params)
            return t('brawl.read.side', { ...params, cards: formatList(stack.map(card => cardName(card))) })
          }),
        ]
      }),
    )
    const decks = view.order.map(seat => t('brawl.read.deck', { who: names(seat), n: view.seats[seat]?.deck ?? 0 }))
    return [...(bases.length === 0 ? [t('brawl.read.no-base')] : bases), ...decks]
  },
  hand({ view, viewer }) {
    const { hand, discard = [], deck = 0 } = view.seats[viewer] ?? {}
    const [top] = discard
    return [
      hand === undefined ? t('brawl.read.no-hand') : t('brawl.read.hand', { card: cardName(hand) }),
      top === undefined ? t('brawl.read.no-discard') : t('brawl.read.discard', { card: cardName(top) }),
      t('brawl.read.own-deck', { n: deck }),
    ]
  },
}
