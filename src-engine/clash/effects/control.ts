import type { Seat } from '../../core/game.ts'
import { isIn } from '../../formats/index.ts'
import type { Transaction } from '../state/transaction.ts'
import { nameOf } from '../state/names.ts'
import type { InReach } from '../state/scope.ts'
import { type Id, type ContinuousEffect, type Permanent, type StackItem } from '../state.ts'
import type { Cause, Touchable } from './cause.ts'
import { queueTriggers } from './triggers.ts'
import { toGraveyard } from './zones.ts'

/** Who controls a thing, where it stands, what it is attached to, whether it is tapped. */

/** Taps those of them that are untapped. */
export function tap<Tx extends Transaction>(tx: Tx, ...ids: readonly Touchable<Tx, Id>[]): void {
  const untapped = ids.filter(id => tx.permanents.get(id)?.tapped === false)
  tx.wear(untapped, { tapped: true })
  if (!tx.silent) for (const id of untapped) tx.emit({ type: 'tapped', thing: nameOf(tx, id) })
}

/** Untaps those of them that are tapped, all at the same moment. */
export function untap<Tx extends Transaction>(tx: Tx, ids: readonly Touchable<Tx, Id>[]): void {
  const tapped = ids.filter(id => tx.permanents.get(id)?.tapped)
  tx.wear(tapped, { tapped: false })
  if (!tx.silent) for (const id of tapped) tx.emit({ type: 'untapped', thing: nameOf(tx, id) })
}

/** Somebody gains control of a thing, for a turn or for good; it comes to their territory. */
export function giveControl(
  { tx, turn }: Cause,
  { id }: InReach<Permanent>,
  to: InReach<Seat>,
  until: 'end-of-turn' | 'ever',
  tapAfter: boolean,
): void {
  if (!tx.permanents.has(id) || !isIn(tx.format, to)) return
  if (until === 'ever') {
    tx.continuousEffects = tx.continuousEffects.filter(effect => effect.kind !== 'control' || effect.on !== id)
    tx.change(id, { permanentController: to })
  } else tx.addEffect({ kind: 'control', on: id, to, tapAfter, turn, timestamp: tx.nextNumber() })
  setController(tx, id)
}

/** Who controls it by the newest effect that says so, or else whose it is to keep. */
function setController(tx: Transaction, id: Id): void {
  const thing = tx.permanents.get(id)
  if (thing === undefined) return
  const last = tx.continuousEffects.findLast(
    (effect): effect is ContinuousEffect & { kind: 'control' } => effect.kind === 'control' && effect.on === id,
  )
  const to = last !== undefined && isIn(tx.format, last.to) ? last.to : thing.permanentController
  if (to === thing.controller) return
  const before = nameOf(tx, id)
  // It comes last in the order in which things came to their controllers.
  tx.remove(id)
  tx.put({ ...thing, controller: to, territory: to, controlledSince: tx.nextNumber() })
  tx.emit({ type: 'control', thing: before, from: thing.controller, to })
  leaveCombat(tx, id)
}

/** Control effects that end: the thing goes back, tapped at once where the effect says so (RULES CLA, Borrowed Blade). */
export function endControl(tx: Transaction, ended: readonly ContinuousEffect[]): void {
  for (const effect of ended) {
    if (effect.kind !== 'control') continue
    const before = tx.permanents.get(effect.on)?.controller
    setController(tx, effect.on)
    if (effect.tapAfter && tx.permanents.get(effect.on)?.controller !== before) tap(tx, effect.on)
  }
}

/** A creature goes to another territory: a team-mate's, or home. It stays its controller's (RULES FMT-3). */
export function moveTo<Tx extends Transaction>(
  tx: Tx,
  turn: number,
  id: Touchable<Tx, Id>,
  territory: Touchable<Tx, Seat>,
): void {
  const thing = tx.permanents.get(id)
  if (thing === undefined || thing.territory === territory) return
  tx.change(id, { territory })
  tx.emit({ type: 'moved', thing: nameOf(tx, id), from: thing.territory, to: territory })
  queueTriggers(tx, turn, { when: 'moves', thing: tx.permanents.get(id)!, player: territory })
}

export function attach(tx: Transaction, id: InReach<Id>, host: InReach<Id>): void {
  tx.change(id, { host, timestamp: tx.nextNumber() })
  tx.emit({ type: 'attached', thing: nameOf(tx, id), host: nameOf(tx, host) })
}

/** Puts +1/+1 counters on a creature; fewer than none weaken it. */
export function putCounters(tx: Transaction, { id, counters }: InReach<Permanent>, amount: number): void {
  const now = counters + amount
  tx.change(id, { counters: now })
  tx.emit({ type: 'counters', thing: nameOf(tx, id), amount, now })
}

/** A creature that changes hands or leaves fights no more. */
export function leaveCombat(tx: Transaction, id: Id): void {
  tx.threads = tx.threads.map(thread => {
    const { combat } = thread
    if (combat === undefined) return thread
    const attacks = combat.attacks
      .filter(attack => attack.attacker !== id)
      .map(attack =>
        attack.blockers.includes(id)
          ? { ...attack, blockers: attack.blockers.filter(blocker => blocker !== id) }
          : attack,
      )
    return { ...thread, combat: { ...combat, attacks } }
  })
}

/** A spell on a stack goes to its owner's graveyard and does nothing. */
export function counterSpell({ tx, turn }: Cause, spell: InReach<Id>): void {
  const item = unstack(tx, spell)
  if (item === undefined) return
  putAwaySpell(tx, item)
  tx.emit({ type: 'countered', seat: item.by, card: item.card.name, turn })
}

/** Takes a spell or ability off the stack it is on; nothing if it is on none. */
function unstack(tx: Transaction, id: Id): StackItem | undefined {
  for (const thread of tx.threads) {
    const item = thread.stack.find(stacked => stacked.id === id)
    if (item === undefined) continue
    tx.setThread(thread.id, { stack: thread.stack.filter(stacked => stacked !== item) })
    return item
  }
  return undefined
}

/** The card of a spell that is done goes to its owner's graveyard, or into exile where it came from a graveyard. */
export function putAwaySpell(tx: Transaction, item: StackItem): void {
  if (!item.fromGraveyard) toGraveyard(tx, item.by, item.card)
}
