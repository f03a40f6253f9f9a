import type { Seat } from '../../core/game.ts'
import { Hidden } from '../../core/hidden.ts'
import type { ClashState, Resolving, Thread } from '../state.ts'
import type { Stops } from '../stops.ts'
import type { Transaction } from './transaction.ts'

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

/** Answers in the middle of what resolves that everybody hears: how the others have voted. */
export function openAnswers({ question, resolving }: Thread): Resolving['answers'] {
  return question?.kind === 'vote' || question?.kind === 'elect' ? (resolving?.answers ?? []) : []
}

/** Where a seat is asked. */
export function stopsOf({ players }: Pick<ClashState, 'players'>, seat: Seat): Stops {
  return players[seat]!.stops.open()
}

export function setStopsOf(tx: Transaction, seat: Seat, stops: Stops): void {
  tx.setPlayer(seat, { stops: new Hidden(stops, [seat]) })
}
