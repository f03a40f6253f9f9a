import type { Transaction } from '../state/transaction.ts'
import { entryOf } from '../../core/json.ts'
import { nameOf, type Ids } from '../state/names.ts'
import type { ClashCode } from '../refusals.ts'
import type { TargetRef, Question, PendingTrigger, Thread } from '../state.ts'
import { legalTargets } from './targets.ts'
import { orderTriggers, chooseTriggerTarget, triggerNames } from './pending-triggers.ts'
import { discardCards, without } from '../effects/zones.ts'

/** What is answered before everybody, and worth saying. */
const open: readonly Question['kind'][] = ['vote', 'elect', 'gift', 'deal', 'replacement']

/** Answers the question a turn waits for; the caller has seen who asks it. */
export function answerQuestion(
  tx: Transaction,
  thread: Thread,
  picked: readonly string[],
  ids?: Ids,
): ClashCode | undefined {
  const { question } = thread
  if (question === undefined) return 'wrong-phase'
  const options = question.options.open()
  if (picked.length < question.min || picked.length > question.max) return 'illegal-target'
  if (without(options, picked).length !== options.length - picked.length) return 'illegal-target'
  tx.setThread(thread.id, { question: undefined })
  if (open.includes(question.kind)) {
    const { seat, kind, card = '' } = question
    tx.emit({ type: 'answered', seat, kind, card, picked })
  }
  if (thread.resolving !== undefined) {
    const { resolving } = thread
    tx.setThread(thread.id, {
      resolving: { ...resolving, answers: [...resolving.answers, { seat: question.seat, picked }] },
    })
    return undefined
  }
  switch (question.kind) {
    case 'hand-size':
      discardCards(tx, thread.id, question.seat, picked)
      break
    case 'replacement':
      chooseReplacement(tx, thread, picked)
      break
    case 'order':
      inOrder(tx, thread, question, picked)
      break
    default:
      chooseTriggerTarget(tx, thread, question.seat, aimOf(tx, thread, question, picked[0], ids))
  }
  return undefined
}

/** Combat damage is dealt once all is said that there is to say about it. */
function chooseReplacement(tx: Transaction, { id, combat }: Thread, picked: readonly string[]): void {
  if (combat !== undefined) tx.setThread(id, { combat: { ...combat, chosen: [...(combat.chosen ?? []), ...picked] } })
}

function inOrder(tx: Transaction, thread: Thread, { seat }: Question, picked: readonly string[]): void {
  const own = thread.pendingTriggers.filter(one => one.by === seat)
  const names = triggerNames(tx, own)
  orderTriggers(
    tx,
    thread,
    seat,
    picked.map(name => own[names.indexOf(name)]!),
  )
}

/** The target a name of the question's options means. */
function aimOf(
  tx: Transaction,
  thread: Thread,
  { seat }: Question,
  name: string | undefined,
  ids: Ids | undefined,
): TargetRef | undefined {
  const next: PendingTrigger | undefined = thread.pendingTriggers.findLast(one => one.by === seat)
  const wanted = next?.card.triggers?.[next.at]?.targets?.[next.targets.length]
  if (next === undefined || wanted === undefined || name === undefined) return undefined
  const context = { you: seat, source: next.source, subject: next.subject, targets: next.targets }
  const aims = legalTargets(tx, context, next.card, wanted)
  const meant = 'grave' in wanted || 'spell' in wanted ? undefined : entryOf(ids, name)
  return aims.find(aim => (meant === undefined ? nameOf(tx, aim) === name : aim === meant))
}
