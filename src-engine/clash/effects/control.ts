import type { Seat } from '../../core/game.ts'
import { isIn } from '../../formats/index.ts'
import type { Draft } from '../state/transaction.ts'
import { nameOf } from '../state/names.ts'
import { pileOf, type Id, type Lasting, type OnStack } from '../state/state.ts'
import { happened } from './triggers.ts'

/** Who controls a thing, where it stands, what it is attached to, whether it is tapped. */

export function tap(d: Draft, id: Id): void {
  const thing = d.permanents.get(id)
  if (thing === undefined || thing.tapped) return
  d.change(id, { tapped: true })
  d.tell({ type: 'tapped', thing: nameOf(d, id) })
}

export function untap(d: Draft, id: Id): void {
  const thing = d.permanents.get(id)
  if (thing === undefined || !thing.tapped) return
  d.change(id, { tapped: false })
  d.tell({ type: 'untapped', thing: nameOf(d, id) })
}

/** Somebody gains control of a thing, for a turn or for good; it comes to their territory. */
export function giveControl(d: Draft, id: Id, to: Seat, until: 'end-of-turn' | 'ever', tapAfter: boolean): void {
  const thing = d.permanents.get(id)
  if (thing === undefined || !isIn(d.circle, to)) return
  if (until === 'ever') {
    d.lasting = d.lasting.filter(one => one.kind !== 'control' || one.on !== id)
    d.change(id, { keeper: to })
  } else d.last({ kind: 'control', on: id, to, tapAfter, turn: d.turn, stamp: d.number() })
  setController(d, id)
}

/** Who controls it by the newest effect that says so, or else whose it is to keep. */
function setController(d: Draft, id: Id): void {
  const thing = d.permanents.get(id)
  if (thing === undefined) return
  const last = d.lasting.findLast(
    (one): one is Lasting & { kind: 'control' } => one.kind === 'control' && one.on === id,
  )
  const to = last !== undefined && isIn(d.circle, last.to) ? last.to : thing.keeper
  if (to === thing.controller) return
  const before = nameOf(d, id)
  // It comes last in the order in which things came to their controllers.
  d.remove(id)
  d.put({ ...thing, controller: to, territory: to, since: d.turn })
  d.tell({ type: 'control', thing: before, from: thing.controller, to })
  leaveCombat(d, id)
}

/** Control effects that end: the thing goes back, tapped at once where the effect says so (RULES CLA, Borrowed Blade). */
export function endControl(d: Draft, ended: readonly Lasting[]): void {
  for (const one of ended) {
    if (one.kind !== 'control') continue
    const before = d.permanents.get(one.on)?.controller
    setController(d, one.on)
    if (one.tapAfter && d.permanents.get(one.on)?.controller !== before) tap(d, one.on)
  }
}

/** A creature goes to another territory: a team-mate's, or home. It stays its controller's (RULES FMT-3). */
export function moveTo(d: Draft, id: Id, territory: Seat): void {
  const thing = d.permanents.get(id)
  if (thing === undefined || thing.territory === territory) return
  d.change(id, { territory })
  d.tell({ type: 'moved', thing: nameOf(d, id), from: thing.territory, to: territory })
  happened(d, { when: 'moves', thing: d.permanents.get(id)!, player: territory })
}

export function attach(d: Draft, id: Id, host: Id): void {
  if (!d.permanents.has(id) || !d.permanents.has(host)) return
  d.change(id, { host, stamp: d.number() })
  d.tell({ type: 'attached', thing: nameOf(d, id), host: nameOf(d, host) })
}

/** A creature that changes hands or leaves fights no more. */
export function leaveCombat(d: Draft, id: Id): void {
  d.threads = d.threads.map(thread => {
    const { combat } = thread
    if (combat === undefined) return thread
    const attacks = combat.attacks
      .filter(attack => attack.attacker !== id)
      .map(attack =>
        attack.blockers.includes(id) ? { ...attack, blockers: attack.blockers.filter(one => one !== id) } : attack,
      )
    return { ...thread, combat: { ...combat, attacks } }
  })
}

/** Takes a spell or ability off the stack it is on; nothing if it is on none. */
export function unstack(d: Draft, id: Id): OnStack | undefined {
  for (const thread of d.threads) {
    const item = thread.stack.find(one => one.id === id)
    if (item === undefined) continue
    d.setThread(thread.id, { stack: thread.stack.filter(one => one !== item) })
    return item
  }
  return undefined
}

/** Whose card a spell is: of one deck the controller's (RULES FMT-16). */
export function spellOwner(d: Draft, item: OnStack): Seat {
  return pileOf(d.circle, item.owner) === item.owner ? item.owner : item.by
}
