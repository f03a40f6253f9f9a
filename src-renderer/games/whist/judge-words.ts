import type { Card, Suit } from '../../../src-engine/cards/french.ts'
import type { Misplay } from '../../../src-engine/core/judge.ts'
import { cardName, suitName } from '../../design/index.ts'
import type { JudgeWords } from '../../table/contract.ts'
import { t } from '../../words/index.ts'
import { cardText } from './advice.ts'

/** What a choice threw away, and whether that could be known: one sentence, about the better one. */
function misplayText({ sure, lost: { code, params } }: Pick<Misplay, 'sure' | 'lost'>): string {
  if (code === 'only-trick') return t(sure ? 'whistJudge.only-trick-sure' : 'whistJudge.only-trick')
  return t(sure ? 'whistJudge.tricks-sure' : 'whistJudge.tricks', { n: Number(params?.['n'] ?? 1) })
}

export const judgeWords: JudgeWords = {
  misplay: misplayText,
  actionCard: ({ card }) => (typeof card === 'string' && cardName(card) ? card : undefined),
  actionText({ do: what, card, suit }) {
    if (what === 'pass') return t('whist.acts.tap')
    if (what === 'concede') return t('whist.acts.give-up')
    if (what === 'trump') return t('whist.acts.call', { suit: suitName(suit as Suit) })
    return typeof card === 'string' && cardName(card) ? cardText(card as Card) : String(what)
  },
}
