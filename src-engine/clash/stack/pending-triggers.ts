import type { Seat } from '../../core/game.ts'
import { Hidden } from '../../core/hidden.ts'
import type { Transaction } from '../state/transaction.ts'
import { respondersIn, resumeAfterStackChange } from './priority.ts'
import type { EffectContext } from '../state/scope.ts'
import type { PendingTrigger, Thread } from '../state.ts'
import { legalTargets, targetNames } from './targets.ts'

/**
 * Puts the triggers that wait on the stack: in turn order, so that the active player's are below; of several of one
 * player in the order that player chooses, the first named on top (RULES CLA-3). Targets are chosen as they are put
 * there, and "may" with them. Stops where somebody is asked.
 */
export function putPendingTriggers(tx: Transaction, thread: Thread): void {
  const first = nextPlayer(tx, thread)
  const own = thread.pendingTriggers.filter(trigger => trigger.by === first)
  if (own.length > 1 && !own[0]!.ordered) {
    const [sample] = own
    // Equal triggers without targets: their order makes no difference.
    const alike =
      own.every(
        trigger => trigger.card === sample!.card && trigger.at === sample!.at && trigger.later === sample!.later,
      ) && targetsOf(sample!).length === 0
    if (!alike) return askOrder(tx, thread, first, own)
    orderTriggers(tx, thread, first, own)
    return
  }
  // What was named first comes on top, so it is put there last.
  const next = own.at(-1)!
  const wanted = targetsOf(next)[next.targets.length]
  if (wanted === undefined) return put(tx, thread, next)
  const context: EffectContext = { you: next.by, source: next.source, subject: next.subject, targets: next.targets }
  const aims = legalTargets(tx, context, next.card, wanted).filter(aim => !next.targets.includes(aim))
  if (aims.length === 0) return drop(tx, thread, next)
  const may = next.card.triggers![next.at]!.may === true && next.targets.length === 0
  const options = new Hidden(aims, tx.format.seats)
  tx.ask(thread.id, { seat: next.by, kind: 'target', options, min: may ? 0 : 1, max: 1, card: next.card.name })
}

function targetsOf({
  card,
  at,
  later,
}: PendingTrigger): NonNullable<NonNullable<PendingTrigger['card']['triggers']>[number]['targets']> {
  return later === undefined ? (card.triggers![at]!.targets ?? []) : []
}

/** In turn order from the active player; who answers nothing in this turn comes last. */
function nextPlayer(tx: Transaction, thread: Thread): Seat {
  const waiting = thread.pendingTriggers
  return respondersIn(tx, thread).find(seat => waiting.some(trigger => trigger.by === seat)) ?? waiting[0]!.by
}

/** By their places among one's own, under the names of what they come from. */
function askOrder(tx: Transaction, thread: Thread, seat: Seat, own: readonly PendingTrigger[]): void {
  const choices = own.map(({ source, card }, at) => ({
    key: String(at),
    name: tx.permanents.has(source) ? source : card.name,
  }))
  const options = new Hidden(choices, tx.format.seats)
  tx.ask(thread.id, { seat, kind: 'order', options, min: own.length, max: own.length })
}

/** A player's waiting triggers, first to be on top first. */
export function orderTriggers(tx: Transaction, thread: Thread, seat: Seat, own: readonly PendingTrigger[]): void {
  const others = thread.pendingTriggers.filter(trigger => trigger.by !== seat)
  tx.setThread(thread.id, { pendingTriggers: [...others, ...own.map(trigger => ({ ...trigger, ordered: true }))] })
}

/** The next target of the trigger that is being put on the stack; none, and it isn't (declined). */
export function chooseTriggerTarget(
  tx: Transaction,
  thread: Thread,
  seat: Seat,
  aim: PendingTrigger['targets'][number] | undefined,
): void {
  const next = thread.pendingTriggers.findLast(trigger => trigger.by === seat)
  if (next === undefined) return
  if (aim === undefined) return drop(tx, thread, next)
  const aimed = { ...next, targets: [...next.targets, aim] }
  tx.setThread(thread.id, {
    pendingTriggers: thread.pendingTriggers.map(trigger => (trigger === next ? aimed : trigger)),
  })
}

function drop(tx: Transaction, thread: Thread, trigger: PendingTrigger): void {
  tx.setThread(thread.id, { pendingTriggers: thread.pendingTriggers.filter(other => other !== trigger) })
}

function put(tx: Transaction, thread: Thread, trigger: PendingTrigger): void {
  drop(tx, thread, trigger)
  const { card, at, by, source, subject, targets, later } = trigger
  const turn = thread.id
  const part = later === undefined ? ({ part: 'trigger', at } as const) : ({ part: 'later', effects: later } as const)
  tx.push(turn, { id: tx.nextNumber(), card, part, by, targets, x: 0, source, subject })
  tx.setThread(turn, { passed: [] })
  tx.emit({ type: 'trigger', seat: by, card: card.name, targets: targetNames(tx, targets), turn })
  resumeAfterStackChange(tx, turn)
}
