import { phase } from '../board.ts'
import { choicesOf, type Asked } from '../bots/bot.ts'
import { seenBy, unseenBy } from '../bots/sample.ts'
import { HiddenLine } from './hidden-line.ts'
import { forced } from './solver.ts'

/** From so many cards in the fullest hand on the end is worked out. */
const lastCards = 3
/** Plays looked at for each choice at most: a few milliseconds. */
const nodes = 5000

/**
 * A seat's choices without those that give away a trick it is sure of in every deal that fits what it has seen; all of them
 * before the last three tricks, and where nothing is sure.
 */
export function sureChoices({ state, seat }: Pick<Asked, 'state' | 'seat'>): readonly number[] {
  const choices = choicesOf({ state, seat })
  const { board, rules, names } = state
  if (choices.length < 2 || board.phase !== phase.play || Math.max(...board.held) > lastCards) return choices
  const line = new HiddenLine(rules, board, unseenBy(seenBy(state, seat), seat), names.indexOf(seat))
  const found = forced(line, choices, nodes)
  const most = Math.max(...found.map(({ tricks }) => tricks))
  return found.flatMap(({ choice, tricks }) => (tricks === most ? [choice] : []))
}
