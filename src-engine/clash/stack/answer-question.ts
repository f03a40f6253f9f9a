import type { Transaction } from '../state/transaction.ts'
import type { Ids } from '../state/names.ts'
import type { ChoiceKey, Question } from '../question.ts'
import { chosenIn } from '../state/question.ts'
import type { ClashCode } from '../refusals.ts'
import type { Thread } from '../state.ts'
import { orderTriggers, chooseTriggerTarget } from './pending-triggers.ts'
import { discardCards } from '../effects/zones.ts'

/** What is answered before everybody, and worth saying. */
const open: readonly Question['kind'][] = ['vote', 'elect', 'gift', 'deal', 'replacement']

/** Answers the question a turn waits for; the caller has seen who asks it. */
export function answerQuestion(
  tx: Transaction,
  thread: Thread,
  said: readonly string[],
  ids?: Ids,
): ClashCode | undefined {
  const { question } = thread
  if (question === undefined) return 'wrong-phase'
  const { seat, kind, card = '', min, max } = question
  if (said.length < min || said.length > max) return 'illegal-target'
  const picked = chosenIn(tx, seat, question.options.open(), said, ids)
  if (picked === undefined) return 'illegal-target'
  tx.setThread(thread.id, { question: undefined })
  if (open.includes(kind)) tx.emit({ type: 'answered', seat, kind, card, picked: said })
  if (thread.resolving !== undefined) {
    const { resolving } = thread
    tx.setThread(thread.id, { resolving: { ...resolving, answers: [...resolving.answers, { seat, picked }] } })
    return undefined
  }
  switch (kind) {
    case 'hand-size':
      discardCards(tx, thread.id, seat, picked.map(String))
      break
    case 'replacement':
      chooseReplacement(tx, thread, picked)
      break
    case 'order': {
      const own = thread.pendingTriggers.filter(trigger => trigger.by === seat)
      orderTriggers(
        tx,
        thread,
        seat,
        picked.map(at => own[Number(at)]!),
      )
      break
    }
    default:
      chooseTriggerTarget(tx, thread, seat, picked[0])
  }
  return undefined
}

/** Combat damage is dealt once all is said that there is to say about it. */
function chooseReplacement(tx: Transaction, { id, combat }: Thread, picked: readonly ChoiceKey[]): void {
  if (combat !== undefined) tx.setThread(id, { combat: { ...combat, chosen: [...(combat.chosen ?? []), ...picked] } })
}
