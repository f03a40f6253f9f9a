import type { Seat, VisibleEvent } from '../core/game.ts'
import { actorIn } from './state/actor.ts'
import type { ClashAction } from './actions.ts'
import type { ClashEvent } from './events.ts'
import type { Thread } from './state.ts'

const own: ReadonlySet<ClashAction['do']> = new Set(['land', 'cast', 'activate', 'move', 'order'])
/** Events that happen in the open and reveal nothing of a hand, a library or a random draw. */
const open: ReadonlySet<ClashEvent['type']> = new Set([
  'land',
  'cast',
  'ability',
  'tapped',
  'untapped',
  'entered',
  'attached',
  'counters',
  'moved',
  'resolved',
])

/** Whether an action may be taken back: it revealed nothing, and its player is still to act (RULES CLA-3). */
export function mayTakeBack(
  threads: readonly Thread[],
  turn: number,
  seat: Seat,
  action: ClashAction,
  events: readonly VisibleEvent<ClashEvent>[],
): boolean {
  const thread = threads.find(running => running.id === turn)
  if (thread === undefined || actorIn(thread) !== seat || thread.question !== undefined) return false
  return own.has(action.do) && events.every(({ to, event }) => to === 'all' && open.has(event.type))
}
