import type { ClashAction } from './actions.ts'
import { withBoard } from './state/transaction.ts'
import { deciding } from './turn/opening-hands.ts'
import { nextToRespond } from './stack/priority.ts'
import type { ClashState } from './state/state.ts'

/** What only comes onto the table or the stack: nothing resolves before everybody was asked. */
const laidDown: ReadonlySet<ClashAction['do']> = new Set(['land', 'cast', 'attack', 'block', 'order', 'move'])

/**
 * Whether an action may show hidden things that it does not name. Almost anything may end with somebody drawing; not
 * while others choose their opening hands, and not what goes no further because everybody is asked (RULES CLA-11).
 */
export function reveals(state: ClashState, { do: what }: ClashAction): boolean {
  const { threads, opening, players } = state
  // Only what showed nothing can be taken back.
  if (what === 'undo') return false
  // New stops may pass for those a turn waits for, be it for an attack or blocks, and with that the turn goes on.
  if (what === 'stops' || what === 'yield') return threads.some(thread => thread.question === undefined)
  if (what === 'keep') return opening === undefined || deciding(opening).length < 2
  const asked = Object.values(players).every(
    ({ stops }) =>
      stops.everywhere && stops.passTo === undefined && stops.toMyTurn !== true && stops.yields.length === 0,
  )
  if (!asked) return true
  return !laidDown.has(what) && !(what === 'pass' && goesRound(state))
}

/** Whether somebody else is still asked after the one who has priority has passed. */
function goesRound(state: ClashState): boolean {
  const [thread, ...others] = state.threads
  if (thread?.priority === undefined || others.length > 0) return false
  if (thread.question !== undefined || thread.declaring || (thread.combat?.toBlock.length ?? 0) > 0) return false
  const passed = [...thread.passed, thread.priority]
  return nextToRespond(withBoard(state), { ...thread, passed }, thread.priority) !== undefined
}
