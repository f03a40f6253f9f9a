import type { Seat } from '../../core/game.ts'
import type { Thread } from '../state.ts'

/** Who is to act in a turn now: who is asked, declares attackers or blocks, or has priority. */
export function actorIn(thread: Thread): Seat | undefined {
  if (thread.question !== undefined) return thread.question.seat
  if (thread.declaring) return thread.of
  return blockDeclaration(thread)?.seat ?? thread.priority
}

/** Who is asked for blocks now. */
export function blockDeclaration({
  phase,
  combat,
}: Thread): { readonly seat: Seat; readonly before: Seat } | undefined {
  return phase === 'block' ? combat?.toBlock[0] : undefined
}
