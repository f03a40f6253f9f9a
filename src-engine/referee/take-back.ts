import type { Seat } from '../core/game.ts'
import { sameJson, type JsonObject } from '../core/json.ts'
import { changeBoard } from './changes.ts'
import type { RefereeEvent } from './events.ts'
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
  const named = n === undefined ? undefined : past.find(entry => entry.n === n)
  const slip = n === undefined ? (by === host ? last : past.findLast(other => other.by === by)) : named
  const mayTake = slip !== undefined && (slip.by === by || by === host)
  const left = mayTake ? stateWithout(state, slip) : undefined
  if (slip === undefined || left === undefined) return refuse('nothing-to-undo')
  const log = state.log.map(line => (line.n === slip.n ? { ...line, undone: true as const } : line))
  return {
    ok: true,
    state: { ...state, ...left, actions: state.actions + 1, log },
    events: visibleToAll([{ type: 'undone', by, of: slip.by, action: slip.action as unknown as JsonObject }]),
  }
}

/** Each seat's own latest change that it can still take back, by its number in the log. */
export function undoableBySeat(state: RefereeState): { readonly [seat: Seat]: number } {
  const latest = new Set(state.past.slice(-mostChangesBack).map(slip => slip.by))
  const open: [Seat, number][] = []
  for (const seat of latest) {
    const n = undoableOf(state, seat)
    if (n !== undefined) open.push([seat, n])
  }
  return Object.fromEntries(open)
}

/** The number in the log of a seat's own latest change, if it can still take it back. */
export function undoableOf({ past }: RefereeState, seat: Seat): number | undefined {
  for (let at = past.length - 1; at >= Math.max(0, past.length - mostChangesBack); at--) {
    const slip = past[at]!
    if (slip.by === seat) return boardWithout(past, at) === undefined ? undefined : slip.n
  }
  return undefined
}

/** How far the board without a change has been worked out: after `last`, or as it is kept before the change itself. */
interface Without {
  readonly last: Past
  readonly board: Board | undefined
}
/** Changes made are never altered, so with each new one only that one is done again for those before it. */
const without = new WeakMap<Past, Without>()

/** The board as if the change at this place had not been made; nothing where a later one was built on it. */
function boardWithout(past: readonly Past[], at: number): Board | undefined {
  const slip = past[at]!
  const known = without.get(slip)
  const last = past.at(-1)!
  if (known?.last === last) return known.board
  // What was worked out up to a change holds as long as that one stands where it stood: those before it are the same.
  const from = known === undefined ? -1 : past.lastIndexOf(known.last)
  let board = from < 0 ? slip.board : known?.board
  for (const entry of past.slice(Math.max(at, from) + 1)) {
    if (board === undefined) break
    const now = changeBoard(board, entry.by, entry.action)
    board = typeof now === 'string' || !happenedAlike(entry.events, now.events) ? undefined : after(board, now)
  }
  without.set(slip, { last, board })
  return board
}

/** The board and its past as if one change had not been made; nothing where a later one was built on it. */
function stateWithout({ past }: RefereeState, slip: Past): (Board & Pick<RefereeState, 'past'>) | undefined {
  const at = past.indexOf(slip)
  if (past.length - at > mostChangesBack || boardWithout(past, at) === undefined) return undefined
  let board = slip.board
  const left = past.slice(0, at)
  for (const entry of past.slice(at + 1)) {
    const now = changeBoard(board, entry.by, entry.action) as BoardChange
    left.push({ ...entry, board, events: now.events })
    board = after(board, now)
  }
  return { ...board, past: left }
}

/** Whether two changes made the same happen, but for running totals: 3 less is 3 less, from any total. */
function happenedAlike(before: readonly RefereeEvent[], now: readonly RefereeEvent[]): boolean {
  return before.length === now.length && before.every((item, i) => isAlike(item, now[i]!))
}

function isAlike(event: JsonObject, other: JsonObject): boolean {
  const keys = Object.keys(event)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => {
      const [was, is] = [event[key], other[key]]
      return totals.has(key) && typeof was === 'number' && typeof is === 'number' ? true : sameJson(was, is)
    })
  )
}
const totals: ReadonlySet<string> = new Set(['life', 'total', 'count', 'turn'])
