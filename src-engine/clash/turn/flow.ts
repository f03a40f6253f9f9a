import { isIn, passTurn, settleTurns } from '../../formats/index.ts'
import { controlledBy, has } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import { checked } from './state-checks.ts'
import { askedForBlocks, declareBlocks, declareNone } from '../combat/declare.ts'
import { endControl, untap } from '../effects/control.ts'
import type { Draft } from '../state/transaction.ts'
import { Hidden } from '../../core/hidden.ts'
import { entryOf } from '../../core/json.ts'
import { inherit } from './inheritance.ts'
import { answering, arrived, isAsked, isAskedToAttack, isAskedToBlock, nextToAnswer } from '../stack/priority.ts'
import { beginResolving, goOnResolving } from '../stack/resolve.ts'
import type { Seat } from '../../core/game.ts'
import type { Phase, Thread } from '../state/state.ts'
import { anyFirstStrike, strike } from '../combat/combat-damage.ts'
import { happened } from '../effects/triggers.ts'
import { putWaiting } from '../stack/pending-triggers.ts'
import { drawCards } from '../effects/zones.ts'

/** The course of turns: everything that happens by itself until somebody must say something (RULES CLA-2, 3, 6, 7). */

/** Lets every turn go on as far as it goes without anybody. */
export function goOn(d: Draft): void {
  for (;;) {
    if (d.circle.ended !== undefined) {
      d.threads = []
      return
    }
    beginDueTurns(d)
    const moved = d.threads.filter(({ id }) => {
      let steps = 0
      while (d.threads.some(one => one.id === id) && d.circle.ended === undefined && step(d, id)) steps++
      return steps > 0
    })
    if (moved.length === 0) return
  }
}

/** Turns of players who went out end once their stacks are empty; then those begin that may (RULES FMT-13, 17). */
function beginDueTurns(d: Draft): void {
  const over = d.threads.filter(thread => thread.over)
  if (
    over.some(({ stack, waiting, resolving, question }) => stack.length + waiting.length > 0 || (resolving ?? question))
  )
    return
  for (const { id } of over) cleanUp(d, id)
  d.threads = d.threads.filter(thread => !thread.over)
  if (d.circle.turns.some(turn => turn.state !== 'running' || !isIn(d.circle, turn.of))) d.step(settleTurns(d.circle))
  for (const turn of d.circle.turns) {
    if (turn.state === 'running' && !d.threads.some(thread => thread.id === turn.id)) beginTurn(d, turn.id, turn.of)
  }
}

/** One step of a turn; false where it waits for somebody. */
function step(d: Draft, id: number): boolean {
  d.turn = id
  const thread = d.thread()
  if (thread.question !== undefined) return false
  if (thread.resolving !== undefined) {
    goOnResolving(d)
    return true
  }
  if (d.unchecked) {
    d.unchecked = false
    if (checked(d)) {
      d.unchecked = true
      return true
    }
  }
  // Moving is part of declaring: what it triggers waits until that is done (RULES FMT-3).
  if (thread.declaring) {
    if (isAskedToAttack(d, thread)) return false
    declareNone(d)
    return true
  }
  if (thread.waiting.length > 0) {
    putWaiting(d)
    return true
  }
  if (thread.over) {
    if (thread.stack.length === 0) return false
    beginResolving(d)
    return true
  }
  if (thread.toDiscard.length > 0) return discardToSize(d, thread)
  if (thread.phase === 'clean-up' && !thread.cleaned) {
    cleanUp(d, id)
    d.setThread(id, { cleaned: true })
    return true
  }
  if (thread.phase === 'clean-up' && thread.stack.length === 0 && thread.priority === undefined) {
    endTurn(d, thread)
    return true
  }
  if (thread.phase === 'attack' && thread.combat === undefined && thread.stack.length === 0)
    return begin(d, 'end-combat')
  const asked = thread.combat?.toBlock[0]
  if (thread.phase === 'block' && asked !== undefined) {
    if (isAskedToBlock(d, thread, asked.seat, asked.before)) return false
    declareBlocks(d, asked.seat, {})
    return true
  }
  if (thread.priority === undefined) {
    d.setThread(id, { priority: thread.of })
    return true
  }
  if (isAsked(d, thread, thread.priority)) return false
  pass(d, thread.priority)
  return true
}

/** Who has priority passes; all in a row, and the top resolves or the next step begins. */
export function pass(d: Draft, seat: Seat): void {
  const thread = d.thread()
  const passed = [...thread.passed, seat]
  const next = nextToAnswer(d, { ...thread, passed }, seat)
  if (next !== undefined) d.setThread(thread.id, { passed, priority: next })
  else if (thread.stack.length > 0) beginResolving(d)
  else if (thread.phase === 'clean-up') endTurn(d, thread)
  else begin(d, followerOf(d, thread))
}

function followerOf(d: Draft, { phase, combat }: Thread): Phase {
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
      return anyFirstStrike(d) ? 'first-strike' : 'damage'
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

/** Begins a phase: mana left over is lost, what it does by itself is done, what waits for it triggers. */
function begin(d: Draft, phase: Phase): true {
  const { priority: _priority, ...thread } = d.thread()
  const { of, id } = thread
  const { combat: _combat, ...atPeace } = thread
  const base = phase === 'main-2' ? atPeace : thread
  d.replaceThread({ ...base, phase, passed: [], declaring: phase === 'attack' })
  for (const seat of answering(d, d.thread())) if (d.player(seat).pool.length > 0) d.setPlayer(seat, { pool: [] })
  if (phase !== 'clean-up') d.tell({ type: 'phase', turn: id, seat: of, phase })
  arrived(d, phase)
  switch (phase) {
    case 'upkeep':
      happened(d, { when: 'upkeep', player: of })
      break
    case 'draw':
      if (!skipsDraw(d, of)) drawCards(d, of, 1)
      happened(d, { when: 'draw-step', player: of })
      break
    case 'begin-combat':
      happened(d, { when: 'combat', player: of })
      break
    case 'block': {
      const { combat } = d.thread()
      if (combat !== undefined) d.setThread(id, { combat: { ...combat, toBlock: askedForBlocks(d) } })
      break
    }
    case 'first-strike':
    case 'damage':
      strike(d, phase === 'first-strike')
      break
    case 'end':
      happened(d, { when: 'end-step', player: of })
      break
    case 'clean-up':
      d.setThread(id, { toDiscard: [of] })
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
function skipsDraw(d: Draft, of: Seat): boolean {
  return d.circle.seats.length === 2 && !d.midway && d.turnsEnded === 0 && entryOf(d.circle.begun, of) === 1
}

function discardToSize(d: Draft, thread: Thread): boolean {
  const [seat] = thread.toDiscard
  const over = seat === undefined ? 0 : d.player(seat).hand.size - d.circle.rules.handSize
  if (seat === undefined || over <= 0) {
    d.setThread(thread.id, { toDiscard: thread.toDiscard.slice(1) })
    return true
  }
  d.ask({ seat, kind: 'hand-size', options: new Hidden(d.hand(seat), [seat]), min: over, max: over })
  return true
}

/** Damage of this turn and effects until its end are over. */
function cleanUp(d: Draft, id: number): void {
  d.turn = id
  for (const thing of d.permanents.values()) {
    const over = thing.hurtIn === id || (thing.hurtIn !== undefined && !d.threads.some(one => one.id === thing.hurtIn))
    if (thing.damage > 0 && over) d.change(thing.id, { damage: 0 })
  }
  const ended = d.lasting.filter(one => one.turn === id)
  if (ended.length === 0) return
  d.lasting = d.lasting.filter(one => one.turn !== id)
  d.changed()
  endControl(d, ended)
}

function endTurn(d: Draft, thread: Thread): void {
  const before = d.circle
  d.turnsEnded++
  d.threads = d.threads.filter(one => one.id !== thread.id)
  d.step(passTurn(before, thread.of))
  for (const { to, of } of before.spoils) inherit(d, to, of)
}

function beginTurn(d: Draft, id: number, of: Seat): void {
  const fresh: Thread = {
    id,
    of,
    phase: 'upkeep',
    stack: [],
    passed: [],
    landPlayed: false,
    resolutions: 0,
    declaring: false,
    moved: [],
    toDiscard: d.heirs,
    cleaned: false,
    waiting: [],
    over: false,
  }
  d.heirs = []
  d.threads = [...d.threads, fresh]
  d.turn = id
  const { stops } = d.player(of)
  if (stops.toMyTurn) {
    const { toMyTurn: _until, ...rest } = stops
    d.setPlayer(of, { stops: rest })
  }
  for (const thing of controlledBy(d.board, of)) {
    if (thing.tapped && !has(d.board, thing, bitOf('does-not-untap'))) untap(d, thing.id)
  }
  begin(d, 'upkeep')
}
