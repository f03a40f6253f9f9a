import type { Seat } from '../../core/game.ts'
import type { Circle } from '../../formats/index.ts'
import type { Position } from '../state/board.ts'
import type { Trigger, When } from '../cards/card.ts'
import type { Draft } from '../state/transaction.ts'
import { Scope } from '../state/scope.ts'
import { isAmong } from '../state/players.ts'
import type { About, Permanent, Waiting } from '../state/state.ts'

/** Something happened that triggers may wait for. */
export interface Happening {
  readonly when: When['when']
  readonly thing?: Permanent
  readonly player?: Seat
  readonly amount?: number
  /** Of a spell that was cast: its kinds. */
  readonly is?: readonly string[]
  /** How everybody sat just before, where that has changed with it. */
  readonly circle?: Circle
}

/**
 * Notes every trigger that waits for this (RULES CLA-8: all of the event must be in its controller's range). They are
 * put on the stack before the next priority. Things that leave must still be there when this is told.
 */
export function happened(d: Draft, event: Happening): void {
  const waiting: Waiting[] = []
  const position: Position = event.circle === undefined ? d : { ...seenBy(d), circle: event.circle }
  for (const watcher of d.board.withTriggers) {
    for (const [at, trigger] of watcher.card.triggers!.entries()) {
      if (trigger.when !== event.when) continue
      const about = aboutOf(event)
      const scope = new Scope(position, d.board, { you: watcher.controller, source: watcher.id, about })
      if (!fits(scope, watcher, trigger, event, position.circle) || !scope.holds(trigger.if)) continue
      const { card, controller: by, id: source } = watcher
      waiting.push({ card, at, by, source, about, targets: [], ordered: false })
    }
  }
  if (waiting.length === 0) return
  const thread = d.thread()
  d.setThread(thread.id, { waiting: [...thread.waiting, ...waiting] })
}

function seenBy({ circle, permanents, lasting, players, graveyards, threads }: Draft): Position {
  return { circle, permanents, lasting, players, graveyards, threads }
}

function aboutOf({ thing, player, amount }: Happening): About {
  return {
    ...(thing === undefined ? {} : { thing: thing.id }),
    ...(player === undefined ? {} : { player }),
    ...(amount === undefined ? {} : { amount }),
  }
}

function fits(scope: Scope, watcher: Permanent, trigger: Trigger, event: Happening, circle: Circle): boolean {
  const { thing, player } = event
  if (thing !== undefined && !scope.witnesses(thing)) return false
  if ('what' in trigger) {
    if (thing === undefined || (player !== undefined && event.when === 'hits' && !scope.witnesses(player))) return false
    if (trigger.what === 'this') return thing.id === watcher.id
    return trigger.what === 'host' ? thing.id === watcher.host : scope.fits(thing, trigger.what)
  }
  if (player === undefined || !isAmong(circle, watcher.controller, trigger.who, player)) return false
  return !('is' in trigger) || trigger.is === undefined || event.is?.includes(trigger.is) === true
}
