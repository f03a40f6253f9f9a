import type { Seat } from '../../core/game.ts'
import { respondersTo, playersIn, type Turn } from '../../formats/index.ts'
import { controlledBy } from '../state/board.ts'
import type { Transaction } from '../state/transaction.ts'
import { manaOf, canTap } from './mana.ts'
import type { PositionWithBoard } from '../state/names.ts'
import type { TargetRef, Thread } from '../state.ts'
import type { Phase } from '../phases.ts'
import { canBlockAny, couldAttack } from '../combat/eligibility.ts'
import { setStopsOf, stopsOf } from '../state/actor.ts'

/** Who has priority next, and who is passed for (RULES CLA-3, 11, FMT-17). */

/** The format's turn of a thread. */
export function turnOf(position: PositionWithBoard, thread: Thread): Turn | undefined {
  return position.format.turns.find(turn => turn.id === thread.id)
}

/** Who may answer in a turn, in turn order from the active player. */
export function respondersIn(position: PositionWithBoard, thread: Thread): readonly Seat[] {
  const seats = answering(position, thread)
  if (seats.length < 2) return seats
  const order = position.format.seats
  const from = order.indexOf(thread.of)
  if (from === 0 && seats.length === order.length) return order
  const round: Seat[] = []
  for (let k = 0; k < order.length; k++) {
    const seat = order[(from + k) % order.length]!
    if (seats.length === order.length || seats.includes(seat)) round.push(seat)
  }
  return round
}

function answering(position: PositionWithBoard, thread: Thread): readonly Seat[] {
  const { format } = position
  const turn = turnOf(position, thread)
  // Only where several turns go on at once does it matter at whom something is aimed.
  if (turn === undefined || format.rules.turns === 'one') return playersIn(format)
  return respondersTo(format, turn, aimedAt(position, thread))
}

/** The players at whom, or into whose territories, something on a stack is aimed (RULES FMT-17). */
function aimedAt(position: PositionWithBoard, { stack }: Thread): readonly Seat[] {
  const seats = new Set<Seat>()
  for (const { targets } of stack) for (const aim of targets) for (const seat of behind(position, aim)) seats.add(seat)
  return [...seats]
}

function behind(position: PositionWithBoard, aim: TargetRef): readonly Seat[] {
  if (typeof aim === 'string') return [aim]
  const thing = position.permanents.get(aim)
  return thing === undefined ? [] : [thing.territory]
}

/** The next in turn order who has not passed yet; nobody, if all have. */
export function nextToRespond(position: PositionWithBoard, thread: Thread, after: Seat): Seat | undefined {
  return nextAmong(position, respondersIn(position, thread), thread.passed, after)
}

/** The same of those who answer in a turn, once it is known who they are. */
export function nextAmong(
  position: PositionWithBoard,
  responders: readonly Seat[],
  passed: readonly Seat[],
  after: Seat,
): Seat | undefined {
  const left = responders.filter(seat => !passed.includes(seat))
  if (left.length < 2) return left[0]
  const all = position.format.seats
  const from = all.indexOf(after)
  const at = (seat: Seat): number => (all.indexOf(seat) - from - 1 + 2 * all.length) % all.length
  return left.reduce((best, seat) => (at(seat) < at(best) ? seat : best))
}

/** Something is put on a stack: anyone who passed on to a phase in its turn is asked again. */
export function resumeAfterStackChange(tx: Transaction, turn: number): void {
  resume(tx, turn, passTo => passTo !== undefined)
}

/** A phase begins: anyone who passed on to it is asked again. */
export function resumeAtPhase(tx: Transaction, turn: number, phase: Phase): void {
  resume(tx, turn, passTo => passTo === phase)
}

function resume(tx: Transaction, turn: number, wakes: (passTo: Phase | undefined) => boolean): void {
  const awake = tx.format.seats.filter(seat => wakes(stopsOf(tx, seat).passTo))
  if (awake.length === 0) return
  const responders = respondersIn(tx, tx.thread(turn))
  for (const seat of awake) if (responders.includes(seat)) clearPassTo(tx, seat)
}

export function clearPassTo(tx: Transaction, seat: Seat): void {
  const { passTo: _to, ...stops } = stopsOf(tx, seat)
  setStopsOf(tx, seat, stops)
}

/** Whether a seat with priority is asked, or passed for: by its stops and by what everybody can see, never by its hand. */
export function isAskedForPriority(position: PositionWithBoard, thread: Thread, seat: Seat): boolean {
  const stops = stopsOf(position, seat)
  if (stops.passTo !== undefined || stops.toMyTurn) return false
  const top = thread.stack.at(-1)
  if (top !== undefined && stops.yields.includes(top.card.name)) return false
  if (stops.everywhere) return true
  const own = thread.of === seat
  const stopsHere = (own ? stops.own : stops.others).includes(thread.phase)
  if (top !== undefined) {
    if (top.by === seat) return false
    const aimed = stops.aimed && top.targets.some(aim => isMine(position, seat, aim))
    return (aimed || stops.everySpell || stopsHere) && couldRespond(position, thread, seat)
  }
  if (own && stopsHere && !thread.landPlayed && (thread.phase === 'main' || thread.phase === 'main-2')) return true
  if (own && mayOrder(thread)) return true
  return (
    (stopsHere || (stops.aimed && isInvolvedInCombat(position, thread, seat))) && couldRespond(position, thread, seat)
  )
}

/** Whether a player is attacked, or once blocks are made has a creature that attacks or blocks (RULES CLA-11). */
function isInvolvedInCombat({ permanents }: PositionWithBoard, { phase, combat }: Thread, seat: Seat): boolean {
  const attacks = combat?.attacks ?? []
  if (phase === 'attack') return attacks.some(attack => attack.whom === seat)
  if (phase !== 'block') return false
  return attacks.some(({ attacker, blockers }) =>
    [attacker, ...blockers].some(id => permanents.get(id)?.controller === seat),
  )
}

/** Whether the attacker still has to say in which order several blockers are dealt damage (RULES CLA-2). */
function mayOrder({ phase, combat }: Thread): boolean {
  return (
    phase === 'block' && combat?.attacks.some(attack => attack.blockers.length > 1 && attack.ordered !== true) === true
  )
}

function isMine(position: PositionWithBoard, seat: Seat, aim: TargetRef): boolean {
  if (typeof aim === 'string') return aim === seat
  const thing = position.permanents.get(aim)
  return (
    thing?.controller === seat ||
    position.threads.some(thread => thread.stack.some(item => item.id === aim && item.by === seat))
  )
}

/** Whether a seat could do anything, by what lies open: something to tap for mana, or an ability that costs none. */
function couldRespond(position: PositionWithBoard, thread: Thread, seat: Seat): boolean {
  if (manaOf(thread, seat).length > 0) return true
  return controlledBy(position.board, seat).some(
    thing =>
      (thing.card.mana !== undefined && canTap(position, thing)) ||
      thing.card.abilities?.some(({ cost = '', tap }) => cost === '' && (!tap || canTap(position, thing))),
  )
}

/** Whether the active player is asked for attackers. */
export function isAskedToAttack(position: PositionWithBoard, thread: Thread): boolean {
  const stops = stopsOf(position, thread.of)
  if (stops.passTo !== undefined || stops.toMyTurn) return false
  return stops.everywhere || couldAttack(position, thread)
}

/** Whether a player is asked for blocks: passing on declares none. */
export function isAskedToBlock(position: PositionWithBoard, thread: Thread, seat: Seat, before: Seat): boolean {
  const stops = stopsOf(position, seat)
  if (stops.passTo !== undefined) return false
  return stops.everywhere || canBlockAny(position, thread, seat, before)
}
