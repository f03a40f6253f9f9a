import type { Seat } from '../../core/game.ts'
import type { Judge, JudgedStep, Judgement, JudgeInput } from '../../core/judge.ts'
import { activePlayers } from '../../formats/index.ts'
import type { ClashState } from '../state.ts'
import { pile } from '../state/transaction.ts'
import { winningAct } from './solve.ts'

/** Positions looked at for one turn at most: a second or so. */
const nodes = 4000

/**
 * A win missed in one's own turn. A seat has one choice a turn, to win or not to: it was as good as any where there was no
 * win or it was made, and it is not known where the positions to look at were too many.
 */
export const clashJudge: Judge<ClashState> = {
  judge: ({ seat, steps, after, thinking }: JudgeInput<ClashState>): Judgement => {
    const own = steps.filter(({ by, state }) => by === seat && activePlayers(state.format).includes(seat))
    if (own.length === 0) return { choices: 0, asGood: 0, notKnown: 0, misplays: [] }
    if (after.format.ended?.winners.includes(seat) === true) return { choices: 1, asGood: 1, notKnown: 0, misplays: [] }
    let left = nodes
    let missed: JudgedStep<ClashState> | undefined
    let better
    let isKnown = true
    for (const step of own) {
      const share = Math.ceil(left / 2)
      const found = thinking.more() ? winningAct(step.state, seat, share) : 'not-known'
      left -= share
      if (found === 'not-known') isKnown = false
      // The last act before which it could still be won is the one that let it go.
      else if (found !== undefined) [missed, better] = [step, found]
    }
    if (missed === undefined || better === undefined) {
      return { choices: 1, asGood: isKnown ? 1 : 0, notKnown: isKnown ? 0 : 1, misplays: [] }
    }
    const played = { ...missed.action }
    const line = [{ ...better, by: seat }]
    const sure = isSure(missed.state, seat)
    return {
      choices: 1,
      asGood: 0,
      notKnown: 0,
      misplays: [{ at: missed.at, played, better: { ...better }, sure, lost: { code: 'win' }, line }],
    }
  },
}

/** Whether it wins by what the seat could know: nobody else holds a card that might answer, and it wins without drawing one. */
function isSure(state: ClashState, seat: Seat): boolean {
  const holdsNothing = (other: Seat): boolean => other === seat || state.players[other]!.hand.size === 0
  if (!state.format.seats.every(holdsNothing)) return false
  const withoutCards = { ...state, libraries: { ...state.libraries, [seat]: pile([], [seat]) } }
  const found = winningAct(withoutCards, seat, nodes)
  return found !== undefined && found !== 'not-known'
}
