import type { Seat } from '../core/game.ts'
import { eliminate, isIn } from '../formats/index.ts'
import type { ActionOf, BoardAction } from './actions.ts'
import { afterStep } from './board.ts'
import { count } from './counters.ts'
import { die, move } from './creatures.ts'
import { correctBoard } from './correction.ts'
import { emptyLibrary, endTurn, knockOut, life, type StepOrRefusal } from './play.ts'
import type { Board, BoardChange } from './state.ts'
import type { RefereeCode } from './refusals.ts'

/** The next board, or why not: of a board and an action alone, so that what was done can be done again without a slip. */
export function changeBoard(board: Board, seat: Seat, action: BoardAction): BoardChange | RefereeCode {
  const { format } = board
  if (action.do === 'judge') return correctBoard(board, seat, action)
  if (format.ended !== undefined) return 'game-over'
  if (action.do === 'end-turn') return stepped(board, endTurn(format, seat, action))
  if (!isIn(format, seat)) return 'already-out'
  switch (action.do) {
    case 'life':
      return lifeAndCount(board, action)
    case 'eliminate':
      return stepped(board, knockOut(format, action))
    case 'concede':
      return stepped(board, eliminate(format, [{ seat, why: 'conceded' }]))
    case 'move':
      return move(board, seat, action)
    case 'die':
      return die(board, seat, action)
    case 'library-empty':
      return stepped(board, emptyLibrary(format, seat))
    case 'counter':
      return count(board, action)
  }
}

/** A change of life; of damage that a counter counts too, both in one action, so that one undo takes back both. */
function lifeAndCount(board: Board, action: ActionOf<'life'>): BoardChange | RefereeCode {
  const step = life(board.format, action)
  if (action.counts === undefined || typeof step === 'string') return stepped(board, step)
  const { of = null, from, counts: name } = action
  const dealt = {
    do: 'counter',
    of,
    name,
    amount: -Number(action.amount),
    ...(from === undefined ? {} : { from }),
  } as const
  const counted = count(board, dealt)
  if (typeof counted === 'string') return counted
  const after = afterStep(counted.board, step)
  return { board: after.board, events: [...counted.events, ...after.events] }
}

function stepped(board: Board, step: StepOrRefusal): BoardChange | RefereeCode {
  return typeof step === 'string' ? step : afterStep(board, step)
}
