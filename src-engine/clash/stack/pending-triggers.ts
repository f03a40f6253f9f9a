import type { Seat } from '../../core/game.ts'
import { Hidden } from '../../core/hidden.ts'
import type { Draft } from '../state/transaction.ts'
import { nameOf } from '../state/names.ts'
import { answering, heard } from './priority.ts'
import type { Behalf } from '../state/scope.ts'
import type { Waiting } from '../state/state.ts'
import { legalTargets, targetNames } from './targets.ts'

/**
 * Puts the triggers that wait on the stack: in turn order, so that the active player's are below; of several of one
 * player in the order that player chooses, the first named on top (RULES CLA-3). Targets are chosen as they are put
 * there, and "may" with them. Stops where somebody is asked.
 */
export function putWaiting(d: Draft): void {
  const thread = d.thread()
  const first = nextPlayer(d, thread.waiting)
  const own = thread.waiting.filter(one => one.by === first)
  if (own.length > 1 && !own[0]!.ordered) {
    const [sample] = own
    // Alike and aimed at nothing, their order is nothing to ask about.
    const alike =
      own.every(one => one.card === sample!.card && one.at === sample!.at) && targetsOf(sample!).length === 0
    if (!alike) return askOrder(d, first, own)
    order(d, first, own)
    return
  }
  // What was named first comes on top, so it is put there last.
  const next = own.at(-1)!
  const target = targetsOf(next)[next.targets.length]
  if (target === undefined) return put(d, next)
  const behalf: Behalf = { you: next.by, source: next.source, about: next.about, targets: next.targets }
  const aims = legalTargets(d, behalf, next.card, target).filter(aim => !next.targets.includes(aim))
  if (aims.length === 0) return drop(d, next)
  const may = next.card.triggers![next.at]!.may === true && next.targets.length === 0
  const options = new Hidden(targetNames(d, aims), d.circle.seats)
  d.ask({ seat: next.by, kind: 'target', options, min: may ? 0 : 1, max: 1, card: next.card.name })
}

function targetsOf({ card, at }: Waiting): NonNullable<NonNullable<Waiting['card']['triggers']>[number]['targets']> {
  return card.triggers![at]!.targets ?? []
}

/** In turn order from the active player; who answers nothing in this turn comes last. */
function nextPlayer(d: Draft, waiting: readonly Waiting[]): Seat {
  const order = answering(d, d.thread())
  return order.find(seat => waiting.some(one => one.by === seat)) ?? waiting[0]!.by
}

/** The name under which a waiting trigger is ordered. */
export function triggerNames(d: Draft, own: readonly Waiting[]): readonly string[] {
  const names = own.map(one => (d.permanents.has(one.source) ? nameOf(d, one.source) : one.card.name))
  return names.map((name, i) => {
    const before = names.slice(0, i).filter(one => one === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

function askOrder(d: Draft, seat: Seat, own: readonly Waiting[]): void {
  const names = triggerNames(d, own)
  d.ask({ seat, kind: 'order', options: new Hidden(names, d.circle.seats), min: names.length, max: names.length })
}

/** A player's waiting triggers, first to be on top first. */
export function order(d: Draft, seat: Seat, own: readonly Waiting[]): void {
  const thread = d.thread()
  const others = thread.waiting.filter(one => one.by !== seat)
  d.setThread(thread.id, { waiting: [...others, ...own.map(one => ({ ...one, ordered: true }))] })
}

/** The next target of the trigger that is being put on the stack; none, and it isn't (declined). */
export function target(d: Draft, seat: Seat, aim: Waiting['targets'][number] | undefined): void {
  const thread = d.thread()
  const next = thread.waiting.findLast(one => one.by === seat)
  if (next === undefined) return
  if (aim === undefined) return drop(d, next)
  const aimed = { ...next, targets: [...next.targets, aim] }
  d.setThread(thread.id, { waiting: thread.waiting.map(one => (one === next ? aimed : one)) })
}

function drop(d: Draft, one: Waiting): void {
  const thread = d.thread()
  d.setThread(thread.id, { waiting: thread.waiting.filter(other => other !== one) })
}

function put(d: Draft, { card, at, by, source, about, targets }: Waiting): void {
  drop(
    d,
    d.thread().waiting.findLast(one => one.by === by)!,
  )
  const part = { part: 'trigger', at } as const
  d.push({ id: d.number(), card, part, by, owner: by, targets, x: 0, source, about })
  d.setThread(d.turn, { passed: [] })
  d.tell({ type: 'trigger', seat: by, card: card.name, targets: targetNames(d, targets), turn: d.turn })
  heard(d)
}
