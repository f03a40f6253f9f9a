import type { Draft } from '../state/transaction.ts'
import { nameOf } from '../state/names.ts'
import type { ClashCode } from '../refusals.ts'
import type { Aim, Question, Waiting } from '../state/state.ts'
import { legalTargets } from './targets.ts'
import { order, target, triggerNames } from './pending-triggers.ts'
import { discardCards, without } from '../effects/zones.ts'

/** Answers the question a turn waits for; the caller has seen who asks it. */
export function answer(d: Draft, picked: readonly string[]): ClashCode | undefined {
  const { question, ...thread } = d.thread()
  if (question === undefined) return 'wrong-phase'
  const options = question.options.open()
  if (picked.length < question.min || picked.length > question.max) return 'illegal-target'
  if (without(options, picked).length !== options.length - picked.length) return 'illegal-target'
  d.replaceThread(thread)
  if (thread.resolving !== undefined) {
    const { resolving } = thread
    d.setThread(thread.id, {
      resolving: { ...resolving, answers: [...resolving.answers, { seat: question.seat, picked }] },
    })
    return undefined
  }
  switch (question.kind) {
    case 'hand-size':
      discardCards(d, question.seat, picked)
      break
    case 'order':
      inOrder(d, question, picked)
      break
    default:
      target(d, question.seat, aimOf(d, question, picked[0]))
  }
  return undefined
}

function inOrder(d: Draft, { seat }: Question, picked: readonly string[]): void {
  const own = d.thread().waiting.filter(one => one.by === seat)
  const names = triggerNames(d, own)
  order(
    d,
    seat,
    picked.map(name => own[names.indexOf(name)]!),
  )
}

/** The target a name of the question's options means. */
function aimOf(d: Draft, { seat }: Question, name: string | undefined): Aim | undefined {
  const next: Waiting | undefined = d.thread().waiting.findLast(one => one.by === seat)
  const wanted = next?.card.triggers?.[next.at]?.targets?.[next.targets.length]
  if (next === undefined || wanted === undefined || name === undefined) return undefined
  const behalf = { you: seat, source: next.source, about: next.about, targets: next.targets }
  return legalTargets(d, behalf, next.card, wanted).find(aim => nameOf(d, aim) === name)
}
