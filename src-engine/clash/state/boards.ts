import type { Board } from './board.ts'
import { computeBoard } from './layers.ts'
import type { PositionWithBoard } from './names.ts'
import type { ClashState } from '../state.ts'

/** Positions worked out once for each state that is asked about. */
const boards = new WeakMap<ClashState, Board>()

export function boardOf(state: ClashState): Board {
  let board = boards.get(state)
  if (board === undefined) boards.set(state, (board = computeBoard(state)))
  return board
}

/** The board of a state, if it is worked out already. */
export function knownBoard(state: ClashState): Board | undefined {
  return boards.get(state)
}

/** Keeps the board of a state that has been worked out on the way to it. */
export function keepBoard(state: ClashState, board: Board): void {
  boards.set(state, board)
}

/** A state with its board. */
export function withBoard(state: ClashState): ClashState & PositionWithBoard {
  const board = boardOf(state)
  return { ...state, board, cachedBoard: board }
}
