import { heightOf, type Card } from '../../cards/french.ts'
import type { Coded } from '../../core/coded.ts'
import type { Advice } from '../../core/game.ts'
import type { WhistAction } from '../actions.ts'
import { actor, type WhistView } from '../view.ts'
import { actionOf, choicesOf, weighed, type Asked } from './bot.ts'
import { cardReason, suitReason, tapReason } from './reasons.ts'
import { seenBy } from './sample.ts'

/**
 * Ranks what a seat may do now, best first, by the search that a hard bot in its place would play by: it knows no more than
 * the player does. The score is the seat's share of the game as things look, from 0 to 1. Nothing if it is not the seat's
 * turn.
 */
export function coach(asked: Asked): readonly Advice<WhistAction>[] {
  const { state, seat } = asked
  if (state.names[actor(state.board)] !== seat) return []
  const choices = choicesOf(asked)
  const view = seenBy(state, seat)
  const advice = weighed(asked, choices).map(({ choice, worth }): Advice<WhistAction> => {
    const action = actionOf(state, choice)
    return { action, score: worth, reason: reasonOf(view, seat, action, choices.includes(-1)) }
  })
  return inOrder(advice)
}

function reasonOf(view: WhistView, seat: string, action: WhistAction, mayTap: boolean): Coded {
  if (action.do === 'trump') return suitReason(view.seats[seat]!.cards ?? [], action.suit as 'H')
  return action.do === 'play' ? cardReason(view, seat, action.card as Card, mayTap) : tapReason(view, seat)
}

/**
 * Of cards that lose alike the one that is ranked first must not be said to cost more than another, nor a later one to be
 * what to throw: their reasons follow their order.
 */
function inOrder(advice: readonly Advice<WhistAction>[]): Advice<WhistAction>[] {
  const thrown: Card[] = []
  return advice.map(option => {
    const { code, params } = option.reason
    if (option.action.do !== 'play' || !code.startsWith('throw-')) return option
    const card = option.action.card as Card
    const isFirst = thrown.length === 0
    const hasLower = thrown.some(other => heightOf(other) < heightOf(card))
    thrown.push(card)
    if (isFirst && code === 'throw-lowest') return option
    const better = isFirst ? 'throw-spare' : hasLower ? 'throw-lower' : 'throw-later'
    return { ...option, reason: { code: better, ...(params === undefined ? {} : { params }) } }
  })
}
