import type { Seat } from '../../core/game.ts'
import type { Transaction } from '../state/transaction.ts'
import type { ContinuousEffect, Thread } from '../state.ts'
import { endControl } from './control.ts'

/** Effects that outlast the turn they were made in, and what is put off to a later one (RULES CLA-15, 16). */

/** Ends those effects for which this is the moment. */
export function endEffects(tx: Transaction, isOver: (effect: ContinuousEffect) => boolean): void {
  const ended = tx.continuousEffects.filter(isOver)
  if (ended.length === 0) return
  tx.endEffects(ended)
  endControl(tx, ended)
}

/** As a player's turn begins: what lasts until then. */
export function endsAsTurnBegins(of: Seat): (effect: ContinuousEffect) => boolean {
  return ({ until }) => until?.when === 'turn-begins' && until.seat === of
}

/** At the end of a turn: what lasts for it, or to the end of this player's next. */
export function endsWithTurn({ id, of }: Pick<Thread, 'id' | 'of'>): (effect: ContinuousEffect) => boolean {
  return ({ turn, until }) => turn === id || (until?.when === 'turn-ends' && until.seat === of && until.madeIn !== id)
}

/** What hangs on a turn of players who are out: there will be none. */
export function endEffectsOfFallen(tx: Transaction, gone: readonly Seat[]): void {
  endEffects(tx, one => gone.includes(one.until?.seat ?? '') || (one.kind === 'truce' && gone.includes(one.with)))
  tx.delayedTriggers = tx.delayedTriggers.filter(one => !gone.includes(one.by))
}

/** The delayed triggers that are due in this turn now trigger, once. */
export function triggerDelayed(
  tx: Transaction,
  { id, of }: Pick<Thread, 'id' | 'of'>,
  when: 'upkeep' | 'end-step',
): void {
  const due = tx.delayedTriggers.filter(one => {
    if (one.when !== when) return false
    // The end of the turn it was made in; once that is past, the next end there is.
    return when === 'upkeep' ? one.by === of : one.turn === id || !tx.threads.some(thread => thread.id === one.turn)
  })
  if (due.length === 0) return
  tx.delayedTriggers = tx.delayedTriggers.filter(one => !due.includes(one))
  const waiting = due.map(({ card, by, source, subject, effects }) => ({
    card,
    at: 0,
    by,
    source,
    subject,
    targets: [],
    ordered: false,
    later: effects,
  }))
  tx.setThread(id, { pendingTriggers: [...tx.thread(id).pendingTriggers, ...waiting] })
}
