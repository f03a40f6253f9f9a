import { isIn, passTurn, endTurnsOfEliminated, type Step } from '../../formats/index.ts'
import { controlledBy, hasKeyword } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import { beginPhase, nextPhase } from './begin-phase.ts'
import { checkStateOnce } from './state-checks.ts'
import { declareBlocks, declareNone, dropIncompleteBlocks, isIncomplete } from '../combat/declare.ts'
import { untap } from '../effects/control.ts'
import { endEffects, endsAsTurnBegins, endsWithTurn } from '../effects/continuous.ts'
import type { Transaction } from '../state/transaction.ts'
import { Hidden } from '../../core/hidden.ts'
import { inherit } from './inheritance.ts'
import { isAskedForPriority, isAskedToAttack, isAskedToBlock, nextAmong, respondersIn } from '../stack/priority.ts'
import { beginResolving, goOnResolving } from '../stack/resolve.ts'
import { changed } from '../../core/changed.ts'
import type { Seat } from '../../core/game.ts'
import type { Id, Thread } from '../state.ts'
import { dealCombatDamage } from '../combat/combat-damage.ts'
import { putPendingTriggers } from '../stack/pending-triggers.ts'
import { setStopsOf, stopsOf } from '../state/actor.ts'
import { newThread } from '../state/turns.ts'

/** The course of turns: everything that happens by itself until somebody has to act (RULES CLA-2, 3, 6, 7). */

/** Moves every turn on until a player has to act in it; the turn in which something was done goes first. */
export function advance(tx: Transaction, first?: number): void {
  for (;;) {
    if (tx.format.ended !== undefined) {
      tx.threads = []
      return
    }
    beginDueTurns(tx)
    const { threads } = tx
    const inOrder =
      threads.length < 2 ? threads : threads.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    const moved = inOrder.filter(({ id }) => {
      let steps = 0
      while (tx.threads.some(thread => thread.id === id) && tx.format.ended === undefined && step(tx, id)) steps++
      return steps > 0
    })
    if (moved.length === 0) return
  }
}

/** Turns of players who went out end once they are cleaned up; then those begin that may (RULES FMT-13, 17). */
function beginDueTurns(tx: Transaction): void {
  const over = tx.threads.filter(thread => thread.playerOut && thread.cleaned && isDone(thread))
  if (over.length > 0) tx.threads = tx.threads.filter(thread => !over.includes(thread))
  if (tx.format.turns.some(turn => turn.state !== 'running' || !isIn(tx.format, turn.of)))
    endFormatTurns(
      tx,
      endTurnsOfEliminated(
        tx.format,
        tx.threads.map(thread => thread.id),
      ),
    )
  for (const turn of tx.format.turns) {
    if (turn.state === 'running' && !tx.threads.some(thread => thread.id === turn.id)) beginTurn(tx, turn.id, turn.of)
  }
}

/** Nothing of a turn is on its stack, or about to be. */
function isDone({ stack, pendingTriggers, resolving, question }: Thread): boolean {
  return stack.length + pendingTriggers.length === 0 && resolving === undefined && question === undefined
}

/** One step of a turn; false where it waits for somebody. */
function step(tx: Transaction, id: number): boolean {
  const thread = tx.thread(id)
  if (thread.question !== undefined) return false
  if (thread.resolving !== undefined) {
    goOnResolving(tx, id, thread.resolving)
    return true
  }
  if (thread.combat?.chosen !== undefined) {
    dealCombatDamage(tx, id)
    return true
  }
  if (tx.needsStateCheck) {
    tx.needsStateCheck = false
    if (checkStateOnce(tx, id)) {
      tx.needsStateCheck = true
      return true
    }
  }
  // Moving is part of declaring: what it triggers waits until that is done (RULES FMT-3).
  if (thread.declaring) {
    if (isAskedToAttack(tx, thread)) return false
    declareNone(tx, id)
    return true
  }
  if (thread.pendingTriggers.length > 0) {
    putPendingTriggers(tx, thread)
    return true
  }
  if (thread.playerOut) {
    if (thread.stack.length > 0) beginResolving(tx, thread)
    else if (thread.cleaned && isCleanedUp(tx, thread)) return false
    else cleanUp(tx, id)
    return true
  }
  if (thread.toDiscard.length > 0) return discardToSize(tx, thread)
  if (thread.phase === 'clean-up' && !thread.cleaned) {
    cleanUp(tx, id)
    return true
  }
  if (thread.phase === 'clean-up' && thread.stack.length === 0 && thread.priority === undefined) {
    if (isCleanedUp(tx, thread)) endTurn(tx, thread)
    else cleanUp(tx, id)
    return true
  }
  if (thread.phase === 'attack' && thread.combat === undefined && thread.stack.length === 0)
    return beginPhase(tx, thread, 'end-combat')
  const asked = thread.combat?.toBlock[0]
  if (thread.phase === 'block' && asked !== undefined) {
    if (isAskedToBlock(tx, thread, asked.seat, asked.before)) return false
    declareBlocks(tx, thread, asked.seat, { blockers: {} })
    return true
  }
  if (thread.phase === 'block' && thread.combat?.attacks.some(isIncomplete)) {
    dropIncompleteBlocks(tx, id, thread.combat)
    return true
  }
  return givePriority(tx, thread)
}

/** The player with priority passes. */
export function pass(tx: Transaction, thread: Thread, seat: Seat): void {
  const passed = [...thread.passed, seat]
  const next = nextAmong(tx, respondersIn(tx, thread), passed, seat)
  if (next === undefined) allPassed(tx, thread)
  else tx.setThread(thread.id, { passed, priority: next })
}

/** Who is asked next gets priority, and who isn't is passed for. False where nothing moves: who has it is asked. */
function givePriority(tx: Transaction, thread: Thread): boolean {
  const responders = respondersIn(tx, thread)
  let { passed } = thread
  for (
    let seat: Seat | undefined = thread.priority ?? thread.of;
    seat !== undefined;
    seat = nextAmong(tx, responders, passed, seat)
  ) {
    // Who went out was the last to be asked: the passes of all others stand (RULES CLA-3).
    if (!passed.includes(seat) && isAskedForPriority(tx, thread, seat)) {
      if (seat === thread.priority && passed === thread.passed) return false
      tx.setThread(thread.id, { passed, priority: seat })
      return true
    }
    passed = [...passed, seat]
  }
  allPassed(tx, thread)
  return true
}

/** Once all have passed in a row, the top resolves or the next step begins. */
function allPassed(tx: Transaction, thread: Thread): void {
  if (thread.stack.length > 0) beginResolving(tx, thread)
  else if (thread.phase === 'clean-up') tx.setThread(thread.id, { passed: [], priority: undefined })
  else beginPhase(tx, thread, nextPhase(tx, thread))
}

function discardToSize(tx: Transaction, thread: Thread): boolean {
  const [seat] = thread.toDiscard
  const over = seat === undefined ? 0 : tx.player(seat).hand.size - tx.format.rules.handSize
  if (seat === undefined || over <= 0) {
    tx.setThread(thread.id, { toDiscard: thread.toDiscard.slice(1) })
    return true
  }
  tx.ask(thread.id, { seat, kind: 'hand-size', options: new Hidden(tx.hand(seat), [seat]), min: over, max: over })
  return true
}

/** Damage of this turn and effects until its end are over. */
function cleanUp(tx: Transaction, id: number): void {
  tx.setThread(id, { cleaned: true })
  const healed: Id[] = []
  for (const { id: thing, damage, damagedInTurn } of tx.permanents.values()) {
    if (damage === 0 || damagedInTurn === undefined) continue
    if (damagedInTurn === id || !tx.threads.some(thread => thread.id === damagedInTurn)) healed.push(thing)
  }
  tx.wear(healed, { damage: 0 })
  endEffects(tx, endsWithTurn(tx.thread(id)))
}

/** What a trigger of the clean-up has set up for this turn ends with it as well. */
function isCleanedUp(tx: Transaction, thread: Thread): boolean {
  return !tx.continuousEffects.some(endsWithTurn(thread))
}

function endTurn(tx: Transaction, thread: Thread): void {
  tx.turnsEnded++
  tx.threads = tx.threads.filter(other => other.id !== thread.id)
  endFormatTurns(tx, passTurn(tx.format, thread.of))
}

/** One Deck: as the turn ends in which players fell, be it theirs or not, their heirs get what they had (RULES CLA-9, FMT-16). */
function endFormatTurns(tx: Transaction, step: Step): void {
  const { inheritances } = tx.format
  tx.step(step)
  if (tx.format.inheritances.length === 0) for (const { to, of } of inheritances) inherit(tx, to, of)
}

function beginTurn(tx: Transaction, id: number, of: Seat): void {
  const fresh = changed(newThread(id, of), { toDiscard: tx.discardAtNextTurn })
  tx.discardAtNextTurn = []
  tx.threads = [...tx.threads, fresh]
  tx.setPlayer(of, { latestTurnBegan: tx.nextNumber() })
  endEffects(tx, endsAsTurnBegins(of))
  const stops = stopsOf(tx, of)
  if (stops.toMyTurn) {
    const { toMyTurn: _until, ...rest } = stops
    setStopsOf(tx, of, rest)
  }
  const { board } = tx
  const tapped = controlledBy(board, of).filter(thing => thing.tapped)
  untap(
    tx,
    tapped.filter(thing => !hasKeyword(board, thing, bitOf('does-not-untap'))).map(thing => thing.id),
  )
  beginPhase(tx, fresh, 'upkeep')
}
