import type { Advice } from '../../core/game.ts'
import type { ClashAction } from '../actions.ts'
import { toAct } from '../to-act.ts'
import { draftAdvice } from './draft-advice.ts'
import { weighed } from './problem.ts'
import { questionOf, type ClashAsked } from './question.ts'
import { reasonOf } from './reasons.ts'

/**
 * What a seat may do now, best first, with a reason each, by the search of the hard bot, which would do the first. The score
 * is the chance to win from 0 to 1. Nothing where the seat is not to act.
 */
export function coach(asked: ClashAsked): readonly Advice<ClashAction>[] {
  const { state, seat } = asked
  if (!toAct(state).includes(seat)) return []
  if (state.draft !== undefined) return draftAdvice(asked)
  const question = questionOf(asked)
  return weighed(asked, question)
    .filter(option => option.tries > 0)
    .map(({ choice, worth }) => ({
      action: question.withTurn(choice),
      reason: reasonOf(question.situation, choice),
      score: worth,
    }))
}
