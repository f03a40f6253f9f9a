import type { Advice, BotInput } from '../../core/game.ts'
import type { ClashAction } from '../actions.ts'
import type { ClashView } from '../view/types.ts'
import { choicesFor } from './choices.ts'
import { draftAdvice } from './draft-advice.ts'
import { questionOf } from './question.ts'
import { reasonOf } from './reasons.ts'
import { mean, search } from './search.ts'

/**
 * What a seat may do now, best first, with a reason each: the hard bot's search, from the seat's view alone. The score
 * is the chance to win from 0 to 1. Nothing where the seat is not to act.
 */
export function coach(asked: BotInput<ClashView, ClashAction['do']>): readonly Advice<ClashAction>[] {
  const { view, seat } = asked
  const toAct = view['toAct'] as readonly string[] | undefined
  if (toAct?.includes(seat) !== true) return []
  if (view.draft !== undefined) return draftAdvice(asked)
  const { situation, offers, turn, withTurn } = questionOf(asked)
  const choices = choicesFor(situation, offers)
  const settled = choices.length < 2 || offers.some(offer => offer.do === 'keep')
  const tried = settled
    ? choices.slice(0, 1).map(action => ({ action, score: 0.5 }))
    : search(asked, choices, turn)
        .filter(one => one.tries > 0)
        .map(one => ({ action: one.action, score: mean(one) }))
  return tried.map(({ action, score }) => ({ action: withTurn(action), reason: reasonOf(situation, action), score }))
}
