import { changed } from '../../core/changed.ts'
import { drawForAll, isIn } from '../../formats/index.ts'
import { putAwaySpell } from '../effects/control.ts'
import type { Transaction } from '../state/transaction.ts'
import { causeOf } from '../effects/cause.ts'
import { questionFor, runEffect } from '../effects/handlers/effects.ts'
import { Scope, type EffectContext } from '../state/scope.ts'
import type { StackItem, Resolving, Thread } from '../state.ts'
import { effectListOf, isLegalTarget } from './targets.ts'
import { Hidden } from '../../core/hidden.ts'
import { enter } from '../effects/zones.ts'

/** Resolving the top of a stack, effect by effect, stopping where somebody has to answer (RULES CLA-3). */

/** So many resolutions in a turn without a land, an attack or the turn passing are a loop (RULES CLA-10). */
const endless = 500

function contextOf(item: StackItem, targets: NonNullable<EffectContext['targets']>): EffectContext {
  return {
    you: item.by,
    subject: item.subject,
    x: item.x,
    targets,
    ...(item.source === undefined ? {} : { source: item.source }),
    ...(item.colour === undefined ? {} : { colour: item.colour }),
  }
}

/** Takes the top off the stack and begins to resolve it; nobody has priority until it is done. */
export function beginResolving(tx: Transaction, thread: Thread): void {
  const item = thread.stack.at(-1)!
  const resolutions = thread.resolutions + 1
  const stack = thread.stack.slice(0, -1)
  tx.setWholeThread(changed(thread, { stack, passed: [], resolutions, priority: undefined }))
  if (resolutions >= endless) {
    tx.emit({ type: 'loop', turn: thread.id })
    tx.step(drawForAll(tx.format, 'endless'))
    tx.threads = []
    return
  }
  const wanted = effectListOf(item.card, item.part).targets ?? []
  const legal = item.targets.map((aim, i) =>
    wanted[i] !== undefined && isLegalTarget(tx, contextOf(item, item.targets), item.card, wanted[i], aim)
      ? aim
      : undefined,
  )
  if ((legal.length > 0 && legal.every(aim => aim === undefined)) || !stillHolds(tx, item)) {
    tx.emit({ type: 'fizzled', seat: item.by, card: item.card.name, turn: thread.id })
    if (item.part.part === 'spell') putAwaySpell(tx, item)
    return
  }
  tx.setThread(thread.id, { resolving: { item, at: 0, answers: [], legal } })
}

/** The condition of a trigger is checked again as it resolves. */
function stillHolds(tx: Transaction, item: StackItem): boolean {
  if (item.part.part !== 'trigger') return true
  return new Scope(tx, tx.board, contextOf(item, item.targets)).holds(item.card.triggers![item.part.at]!.if)
}

/** Goes on with what resolves until it is done or somebody is asked. */
export function goOnResolving(tx: Transaction, turn: number, resolving: Resolving): void {
  let { item } = resolving
  let effects = resolving.effects ?? effectListOf(item.card, item.part).effects
  const cause = causeOf(tx, turn, item)
  for (let at = resolving.at; at < effects.length; at++) {
    const answers = at === resolving.at ? resolving.answers : []
    const scope = new Scope(tx, tx.board, contextOf(item, resolving.legal))
    const effect = effects[at]!
    const asking = questionFor(effect, scope, cause, answers)
    if (asking !== undefined) {
      const { seat, kind, options, min, max, secret } = asking
      tx.setThread(turn, { resolving: { ...resolving, item, effects, at, answers } })
      const visibleTo = secret ? [seat] : tx.format.seats
      tx.ask(turn, { seat, kind, options: new Hidden(options, visibleTo), min, max, card: item.card.name })
      return
    }
    const sequel = runEffect(effect, scope, cause, answers)
    if (tx.format.ended !== undefined) return
    if (sequel === undefined) continue
    effects = [...effects.slice(0, at + 1), ...sequel.effects, ...effects.slice(at + 1)]
    if (sequel.player !== undefined) item = { ...item, subject: { ...item.subject, player: sequel.player } }
  }
  finish(tx, turn, { ...resolving, item })
}

/** A permanent spell enters, attached to its target; any other goes to its owner's graveyard. */
function finish(tx: Transaction, turn: number, { item, legal }: Resolving): void {
  tx.setThread(turn, { resolving: undefined })
  if (item.part.part === 'spell') {
    const { card } = item
    if (card.is.includes('instant') || card.is.includes('sorcery') || !isIn(tx.format, item.by)) putAwaySpell(tx, item)
    else {
      const [host] = legal
      enter(tx, turn, card, { owner: item.by, controller: item.by, ...(typeof host === 'number' ? { host } : {}) })
    }
  }
  tx.emit({ type: 'resolved', seat: item.by, card: item.card.name, turn })
}
