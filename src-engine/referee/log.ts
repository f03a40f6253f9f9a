import type { Seat } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import type { BoardAction, RefereeAction } from './actions.ts'
import { after, boardOf } from './take-back.ts'
import type { RefereeEvent } from './events.ts'
import {
  refuse,
  visibleToAll,
  type BoardChange,
  type LogEntry,
  type RefereeResult,
  type RefereeState,
} from './state.ts'

/** A list is cut only now and then, so that a view mostly differs from the last by what came to its end. */
const lists = {
  log: { longest: 60, cutTo: 40 },
  witnessed: { longest: 12, cutTo: 6 },
  /** Actions that can be taken back, one after the other. */
  past: { longest: 199, cutTo: 199 },
} as const

/** The board changed: the one before is kept, so that this can be undone. */
export function logBoardChange(state: RefereeState, by: Seat, action: BoardAction, change: BoardChange): RefereeResult {
  const entry = { n: state.actions + 1, by, action, board: boardOf(state), events: change.events }
  const past = [...cut(state.past, lists.past), entry]
  return logAction(state, by, action, { ...after(state, change), past }, change.events)
}

/** Something to remember that is no part of the board. */
export function logAction(
  state: RefereeState,
  by: Seat,
  action: RefereeAction,
  change: Partial<RefereeState>,
  events: readonly RefereeEvent[],
): RefereeResult {
  const n = state.actions + 1
  const logged = events.filter(({ type }) => type !== 'turn-begins' && type !== 'turn-waits')
  const entry: LogEntry = { n, by, action: action as unknown as JsonObject, told: logged }
  const log = cut([...state.log, entry], lists.log)
  const witnessed = cut(change.witnessed ?? state.witnessed, lists.witnessed)
  return { ok: true, state: { ...state, ...change, actions: n, log, witnessed }, events: visibleToAll(events) }
}

function cut<T>(list: readonly T[], to: { readonly longest: number; readonly cutTo: number }): readonly T[] {
  return list.length > to.longest ? list.slice(-to.cutTo) : list
}

/** Somebody says that an entry is not right; its author or the judge may take it back then. */
export function logObjection(state: RefereeState, seat: Seat, n: number): RefereeResult {
  const entry = state.log.find(line => line.n === n)
  const open = entry !== undefined && entry.undone === undefined && entry.by !== seat
  if (!open || entry.objected?.includes(seat) === true) return refuse('nothing-to-object')
  const marked: LogEntry = { ...entry, objected: [...(entry.objected ?? []), seat] }
  return {
    ok: true,
    state: { ...state, actions: state.actions + 1, log: state.log.map(line => (line === entry ? marked : line)) },
    events: visibleToAll([{ type: 'objected', seat, of: entry.by, n }]),
  }
}
