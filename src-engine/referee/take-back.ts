import type { Seat } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import { changeBoard } from './changes.ts'
import {
  refuse,
  visibleToAll,
  type Board,
  type BoardChange,
  type Past,
  type RefereeResult,
  type RefereeState,
} from './state.ts'

/** How many changes later one's own change can still be undone; others have relied on older ones. */
const mostChangesBack = 20

/** The board after a change of it. */
export function after(board: Board, { board: next, events }: BoardChange): Board {
  const { format, counters, movedCreatures } = next
  const turnsEnded = board.turnsEnded + events.filter(event => event.type === 'turn-ends').length
  return { format, counters, movedCreatures, turnsEnded }
}

/** The board alone, of a state that holds more. */
export function boardOf({ format, counters, movedCreatures, turnsEnded }: Board): Board {
  return { format, counters, movedCreatures, turnsEnded }
}

/**
 * Takes a change back: the last one by the player who made it or by the host, or one's own latest although others have acted
 * since, if all of that would have come about without it just the same. The log keeps it, struck out.
 */
export function takeBack(state: RefereeState, by: Seat, n: number | undefined): RefereeResult {
  const { past, host } = state
  const last = past.at(-1)
  const named = n === undefined ? undefined : past.find(one => one.n === n)
  const slip = n === undefined ? (by === host ? last : past.findLast(one => one.by === by)) : named
  const mayTake = slip !== undefined && (slip.by === by || by === host)
  const left = mayTake ? without(state, slip) : undefined
  if (slip === undefined || left === undefined) return refuse('nothing-to-undo')
  const log = state.log.map(one => (one.n === slip.n ? { ...one, undone: true as const } : one))
  return {
    ok: true,
    state: { ...state, ...left, actions: state.actions + 1, log },
    events: visibleToAll([{ type: 'undone', by, of: slip.by, action: slip.action as unknown as JsonObject }]),
  }
}

/** Each seat's own latest change that it can still take back, by its number in the log. */
export function undoableBySeat(state: RefereeState): UndoableBySeat {
  let own = known.get(state)
  if (own === undefined) {
    const latest = new Map(state.past.slice(-mostChangesBack).map(one => [one.by, one]))
    const open = [...latest.values()].filter(one => without(state, one) !== undefined)
    known.set(state, (own = Object.fromEntries(open.map(one => [one.by, one.n]))))
  }
  return own
}

type UndoableBySeat = { readonly [seat: Seat]: number }
/** States are never changed; the view and every seat's offers ask alike. */
const known = new WeakMap<RefereeState, UndoableBySeat>()

/** The board and its past as if one change had not been made; nothing where a later one was built on it. */
function without(state: RefereeState, slip: Past): (Board & Pick<RefereeState, 'past'>) | undefined {
  const at = state.past.indexOf(slip)
  const later = state.past.slice(at + 1)
  if (later.length >= mostChangesBack) return undefined
  let board = slip.board
  const past = state.past.slice(0, at)
  for (const one of later) {
    const before = changeBoard(one.board, one.by, one.action)
    const now = changeBoard(board, one.by, one.action)
    if (
      typeof now === 'string' ||
      typeof before === 'string' ||
      eventsWithoutTotals(before) !== eventsWithoutTotals(now)
    )
      return undefined
    past.push({ ...one, board })
    board = after(board, now)
  }
  return { ...board, past }
}

/** What a change made happen, but for running totals: 3 less is 3 less, from any total. */
function eventsWithoutTotals({ events }: BoardChange): string {
  return JSON.stringify(events, (key, value: unknown) =>
    ['life', 'total', 'count', 'turn'].includes(key) && typeof value === 'number' ? undefined : value,
  )
}
