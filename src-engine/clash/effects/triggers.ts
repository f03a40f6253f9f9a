import type { Seat } from '../../core/game.ts'
import type { FormatState } from '../../formats/index.ts'
import type { Position } from '../state/board.ts'
import type { Trigger, TriggerEvent } from '../cards/card.ts'
import type { Transaction } from '../state/transaction.ts'
import { Scope } from '../state/scope.ts'
import { isOneOf } from '../state/players.ts'
import type { TriggerSubject, Permanent, PendingTrigger } from '../state.ts'

/** Something happened that triggers may wait for. */
export interface TriggeringEvent {
  readonly when: TriggerEvent['when']
  readonly thing?: Permanent
  readonly player?: Seat
  /** Of a spell that was cast: its kinds. */
  readonly is?: readonly string[]
  /** How everybody sat just before, where that has changed with it. */
  readonly formatBefore?: FormatState
}

/**
 * Notes every trigger that waits for this (RULES CLA-8: all of the event must be in its controller's range), in the
 * turn in which it happened (RULES CLA-7). They are put on that turn's stack before its next priority. Must be called
 * before permanents that leave are removed.
 */
export function queueTriggers(tx: Transaction, turn: number, event: TriggeringEvent): void {
  const waiting: PendingTrigger[] = []
  const position: Position = event.formatBefore === undefined ? tx : { ...seenBy(tx), format: event.formatBefore }
  for (const watcher of tx.board.withTriggers) {
    for (const [at, trigger] of watcher.card.triggers!.entries()) {
      if (trigger.when !== event.when) continue
      const subject = subjectOf(event)
      const scope = new Scope(position, tx.board, { you: watcher.controller, source: watcher.id, subject })
      if (!fits(scope, watcher, trigger, event, position.format) || !scope.holds(trigger.if)) continue
      const { card, controller: by, id: source } = watcher
      waiting.push({ card, at, by, source, subject, targets: [], ordered: false })
    }
  }
  if (waiting.length === 0) return
  tx.setThread(turn, { pendingTriggers: [...tx.thread(turn).pendingTriggers, ...waiting] })
}

function seenBy({ format, permanents, continuousEffects, players, graveyards, threads, crown }: Transaction): Position {
  return { format, permanents, continuousEffects, players, graveyards, threads, crown }
}

function subjectOf({ thing, player }: TriggeringEvent): TriggerSubject {
  return {
    ...(thing === undefined ? {} : { thing: thing.id }),
    ...(player === undefined ? {} : { player }),
  }
}

function fits(
  scope: Scope,
  watcher: Permanent,
  trigger: Trigger,
  event: TriggeringEvent,
  format: FormatState,
): boolean {
  const { thing, player } = event
  if (thing !== undefined && !scope.reaches(thing)) return false
  if ('what' in trigger) {
    if (
      thing === undefined ||
      (player !== undefined && event.when === 'deals-combat-damage-to-player' && !scope.reaches(player))
    )
      return false
    if (trigger.what === 'this') return thing.id === watcher.id
    return trigger.what === 'host' ? thing.id === watcher.host : scope.fits(thing, trigger.what)
  }
  if (player === undefined || !isOneOf(format, watcher.controller, trigger.who, player)) return false
  return !('is' in trigger) || trigger.is === undefined || event.is?.includes(trigger.is) === true
}
