import { numberOf, pack, suits } from '../../cards/french.ts'
import type { BotInput } from '../../core/game.ts'
import { randomFrom } from '../../core/random.ts'
import { search, type Weighed } from '../../core/search.ts'
import type { WhistAction } from '../actions.ts'
import { phase } from '../board.ts'
import type { State } from '../state.ts'
import { mayPass } from '../tricks.ts'
import { chooseByCount } from './counting.ts'
import { chooseCard, chooseTrump } from './heuristics.ts'
import { likelyDeals } from './likely.ts'
import { hastyTrump, mistakesOf } from './mistakes.ts'
import { problemOf } from './problem.ts'
import { seenBy, unseenBy } from './sample.ts'

/** Where there is room for a beginner’s mistake, one is made so often in a hundred. */
const mistaken = { easy: 100, normal: 70 } as const
export type Asked = BotInput<State, WhistAction['do']>

/** The action a bot of the given level takes, among these choices. */
export function bot(asked: Asked, choices: readonly number[] = choicesOf(asked)): WhistAction {
  const { state, seat, chance, level } = asked
  if (level === 'hard' || level === 'master') {
    return actionOf(state, choices.length === 1 ? choices[0]! : weighed(asked, choices)[0]!.choice)
  }
  const view = seenBy(state, seat)
  const { cards = [] } = view.seats[seat]!
  if (state.board.phase === phase.trump) {
    return { do: 'trump', suit: (level === 'easy' ? hastyTrump : chooseTrump)(cards) }
  }
  const mayTap = choices.includes(-1)
  const slips = mayTap ? [] : mistakesOf(view, seat, level)
  if (slips.length > 0 && chance.below('slip', 100) < mistaken[level]) {
    return { do: 'play', card: slips[chance.below('slip', slips.length)]!.card }
  }
  const card = (level === 'easy' ? chooseCard : chooseByCount)(view, seat, mayTap)
  return card === undefined ? { do: 'pass' } : { do: 'play', card }
}

/** All a seat could do now, as the search numbers it: cards, suits, −1 for the tap. */
export function choicesOf({ state, seat }: Pick<Asked, 'state' | 'seat'>): readonly number[] {
  const { board, rules } = state
  if (board.phase === phase.trump) return [0, 1, 2, 3]
  const cards = (seenBy(state, seat).seats[seat]!.legal ?? []).map(numberOf)
  return mayPass({ rules }, board, state.names.indexOf(seat)) ? [...cards, -1] : cards
}

/** The choices, best first, as bot and coach see it alike. A master goes by what the others' plays say of their hands. */
export function weighed(
  { state, seat, thinking, chance, level }: Asked,
  choices: readonly number[],
): readonly Weighed<number>[] {
  const unseen = unseenBy(seenBy(state, seat), seat)
  const deals = level === 'master' ? likelyDeals(state, state.names.indexOf(seat), unseen) : undefined
  const problem = problemOf(state, seat, choices, unseen, deals)
  return search(problem, thinking, randomFrom(chance.below('thought', 0x7fffffff)))
}

/** A choice as an action. */
export function actionOf({ board }: Pick<State, 'board'>, choice: number): WhistAction {
  if (board.phase === phase.trump) return { do: 'trump', suit: suits[choice]! }
  return choice < 0 ? { do: 'pass' } : { do: 'play', card: pack[choice]! }
}
