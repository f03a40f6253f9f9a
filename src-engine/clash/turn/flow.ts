import { isIn, passTurn, endTurnsOfEliminated, type Step } from '../../formats/index.ts'
import { controlledBy, hasKeyword } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import { checkStateOnce } from './state-checks.ts'
import { askedForBlocks, declareBlocks, declareNone, dropIncompleteBlocks, isIncomplete } from '../combat/declare.ts'
import { untap } from '../effects/control.ts'
import { endEffects, endsAsTurnBegins, endsWithTurn, triggerDelayed } from '../effects/durations.ts'
import type { Transaction } from '../state/transaction.ts'
import { Hidden } from '../../core/hidden.ts'
import { entryOf } from '../../core/json.ts'
import { inherit } from './inheritance.ts'
import { resumeAtPhase, isAskedForPriority, isAskedToAttack, isAskedToBlock, nextToRespond } from '../stack/priority.ts'
import { beginResolving, goOnResolving } from '../stack/resolve.ts'
import type { Seat } from '../../core/game.ts'
import type { Thread } from '../state/state.ts'
import type { Phase } from '../state/phases.ts'
import { anyFirstStrike, dealCombatDamage } from '../combat/combat-damage.ts'
import { queueTriggers } from '../effects/triggers.ts'
import { putPendingTriggers } from '../stack/pending-triggers.ts'
import { drawCards } from '../effects/zones.ts'

/** The course of turns: everything that happens by itself until somebody has to act (RULES CLA-2, 3, 6, 7). */

/** Moves every turn on until a player has to act in it; the turn in which something was done goes first. */
export function advance(tx: Transaction, first?: number): void {
  for (;;) {
    if (tx.format.ended !== undefined) {
      tx.threads = []
      return
    }
    beginDueTurns(tx)
    const inOrder = tx.threads.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    const moved = inOrder.filter(({ id }) => {
      let steps = 0
      while (tx.threads.some(one => one.id === id) && tx.format.ended === undefined && step(tx, id)) steps++
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
    else if (thread.cleaned) return false
    else cleanUp(tx, id)
    return true
  }
  if (thread.toDiscard.length > 0) return discardToSize(tx, thread)
  if (thread.phase === 'clean-up' && !thread.cleaned) {
    cleanUp(tx, id)
    return true
  }
  if (thread.phase === 'clean-up' && thread.stack.length === 0 && thread.priority === undefined) {
    endTurn(tx, thread)
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
  if (thread.priority === undefined) {
    tx.setThread(id, { priority: thread.of })
    return true
  }
  // Who went out was the last to be asked: the passes of all others stand (RULES CLA-3).
  if (!thread.passed.includes(thread.priority) && isAskedForPriority(tx, thread, thread.priority)) return false
  pass(tx, thread, thread.priority)
  return true
}

/** The player with priority passes; once all have in a row, the top resolves or the next step begins. */
export function pass(tx: Transaction, thread: Thread, seat: Seat): void {
  const passed = [...thread.passed, seat]
  const next = nextToRespond(tx, { ...thread, passed }, seat)
  if (next !== undefined) tx.setThread(thread.id, { passed, priority: next })
  else if (thread.stack.length > 0) beginResolving(tx, thread)
  else if (thread.phase === 'clean-up') endTurn(tx, thread)
  else beginPhase(tx, thread, nextPhase(tx, thread))
}

function nextPhase(tx: Transaction, { id, phase, combat }: Thread): Phase {
  switch (phase) {
    case 'upkeep':
      return 'draw'
    case 'draw':
      return 'main'
    case 'main':
      return 'begin-combat'
    case 'begin-combat':
      return 'attack'
    case 'attack':
      return combat === undefined ? 'end-combat' : 'block'
    case 'block':
      return anyFirstStrike(tx, id) ? 'first-strike' : 'damage'
    case 'first-strike':
      return 'damage'
    case 'damage':
      return 'end-combat'
    case 'end-combat':
      return 'main-2'
    case 'main-2':
      return 'end'
    case 'end':
    case 'clean-up':
      return 'clean-up'
  }
}

/** Begins a phase: unspent mana is lost, its automatic part happens, its triggers trigger. */
function beginPhase(tx: Transaction, { priority: _priority, ...thread }: Thread, phase: Phase): true {
  const { of, id } = thread
  const { combat: _combat, ...atPeace } = thread
  const base = phase === 'main-2' ? atPeace : thread
  tx.setWholeThread({ ...base, phase, passed: [], mana: {}, declaring: phase === 'attack' })
  if (phase !== 'clean-up') tx.emit({ type: 'phase', turn: id, seat: of, phase })
  resumeAtPhase(tx, id, phase)
  switch (phase) {
    case 'upkeep':
      queueTriggers(tx, id, { when: 'upkeep', player: of })
      triggerDelayed(tx, thread, 'upkeep')
      break
    case 'draw':
      if (!skipsDraw(tx, of)) drawCards(tx, id, of, 1)
      queueTriggers(tx, id, { when: 'draw-step', player: of })
      break
    case 'begin-combat':
      queueTriggers(tx, id, { when: 'combat', player: of })
      break
    case 'block': {
      const { combat } = thread
      if (combat !== undefined) tx.setThread(id, { combat: { ...combat, toBlock: askedForBlocks(tx, thread) } })
      break
    }
    case 'first-strike':
    case 'damage':
      dealCombatDamage(tx, id)
      break
    case 'end':
      // Who holds the crown draws; that is no ability, and nobody can answer it (RULES CLA-12).
      if (tx.crown === of) drawCards(tx, id, of, 1)
      queueTriggers(tx, id, { when: 'end-step', player: of })
      triggerDelayed(tx, thread, 'end-step')
      break
    case 'clean-up':
      tx.setThread(id, { toDiscard: [of] })
      break
    case 'main':
    case 'attack':
    case 'end-combat':
    case 'main-2':
      break
  }
  return true
}

/** The first player of a two-player game skips the first draw (RULES CLA-1). */
function skipsDraw(tx: Transaction, of: Seat): boolean {
  return (
    tx.format.seats.length === 2 && !tx.beganMidGame && tx.turnsEnded === 0 && entryOf(tx.format.turnsBegun, of) === 1
  )
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
  for (const thing of tx.permanents.values()) {
    const over =
      thing.damagedInTurn === id ||
      (thing.damagedInTurn !== undefined && !tx.threads.some(one => one.id === thing.damagedInTurn))
    if (thing.damage > 0 && over) tx.change(thing.id, { damage: 0 })
  }
  endEffects(tx, endsWithTurn(tx.thread(id)))
}

function endTurn(tx: Transaction, thread: Thread): void {
  tx.turnsEnded++
  tx.threads = tx.threads.filter(one => one.id !== thread.id)
  endFormatTurns(tx, passTurn(tx.format, thread.of))
}

/** One Deck: as the turn ends in which players fell, be it theirs or not, their heirs get what they had (RULES CLA-9, FMT-16). */
function endFormatTurns(tx: Transaction, step: Step): void {
  const { inheritances } = tx.format
  tx.step(step)
  if (tx.format.inheritances.length === 0) for (const { to, of } of inheritances) inherit(tx, to, of)
}

function beginTurn(tx: Transaction, id: number, of: Seat): void {
  const fresh: Thread = {
    id,
    of,
    phase: 'upkeep',
    stack: [],
    passed: [],
    landPlayed: false,
    mana: {},
    resolutions: 0,
    declaring: false,
    moved: [],
    toDiscard: tx.discardAtNextTurn,
    cleaned: false,
    pendingTriggers: [],
    playerOut: false,
  }
  tx.discardAtNextTurn = []
  tx.threads = [...tx.threads, fresh]
  tx.setPlayer(of, { latestTurnBegan: tx.nextNumber() })
  endEffects(tx, endsAsTurnBegins(of))
  const { stops } = tx.player(of)
  if (stops.toMyTurn) {
    const { toMyTurn: _until, ...rest } = stops
    tx.setPlayer(of, { stops: rest })
  }
  const { board } = tx
  const tapped = controlledBy(board, of).filter(thing => thing.tapped)
  untap(
    tx,
    tapped.filter(thing => !hasKeyword(board, thing, bitOf('does-not-untap'))).map(thing => thing.id),
  )
  beginPhase(tx, fresh, 'upkeep')
}
