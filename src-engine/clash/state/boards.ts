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

/** A state with its board: views and the offers of every seat look at the same. */
export function withBoard(state: ClashState): ClashState & PositionWithBoard {
  let position = positions.get(state)
  if (position === undefined) {
    const board = boardOf(state)
    positions.set(state, (position = Object.assign({}, state, { board, cachedBoard: board })))
  }
  return position
}
const positions = new WeakMap<ClashState, ClashState & PositionWithBoard>()
