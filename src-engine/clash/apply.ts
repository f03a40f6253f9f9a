import type { Chance } from '../core/chance.ts'
import type { Result, Seat } from '../core/game.ts'
import { isIn } from '../formats/index.ts'
import { actorIn, blockDeclaration, setStopsOf, stopsOf } from './state/actor.ts'
import type { ActionOf, ClashAction } from './actions.ts'
import { activate, castSpell, playLand } from './stack/cast.ts'
import { declareAttack, declareBlocks, declareNone, moveCreatures, orderBlockers } from './combat/declare.ts'
import { turnAround } from './state/turns.ts'
import { Transaction } from './state/transaction.ts'
import type { ClashEvent } from './events.ts'
import { advance, pass } from './turn/flow.ts'
import { build, moveDraftOn, pick } from './draft/act.ts'
import { concede } from './turn/elimination.ts'
import { answerQuestion } from './stack/answer-question.ts'
import { beginWhenAllKept, keep, mulligan, putAtBottom } from './turn/opening-hands.ts'
import type { ClashCode } from './refusals.ts'
import type { ClashState, Thread } from './state.ts'
import { mayTakeBack } from './take-back.ts'

export type ClashResult = Result<ClashState, ClashEvent, ClashCode>

/** What a seat does, or why it can't (SCENARIOS, Clash). The state is never written into. */
export function applyClash(state: ClashState, seat: Seat, action: ClashAction, chance: Chance): ClashResult {
  if (state.format.ended !== undefined) return { ok: false, refused: 'game-over' }
  if (!isIn(state.format, seat)) return { ok: false, refused: 'not-your-priority' }
  if (action.do === 'undo') return takenBack(state, seat)
  const tx = new Transaction(state, chance)
  const turn = played(tx, seat, action)
  if (typeof turn === 'string') return { ok: false, refused: turn }
  const before = mayTakeBack(tx.threads, turn, seat, action, tx.events) ? { seat, state } : undefined
  return { ok: true, state: tx.done(before), events: tx.events }
}

/**
 * The same for a search, on a working copy that goes on from action to action: whether it was accepted. A refused action
 * may leave the copy half changed, so who goes on goes back to `soFar`.
 */
export function playOn(tx: Transaction, seat: Seat, action: ClashAction): boolean {
  if (tx.format.ended !== undefined || !isIn(tx.format, seat)) return false
  tx.beginAction()
  return typeof played(tx, seat, action) !== 'string'
}

/** Plays an action and moves every turn on; the turn it was played in, or why it can't be. */
function played(tx: Transaction, seat: Seat, action: ClashAction): number | ClashCode {
  const thread = isInTurn(action) && hasBegun(tx) ? meant(tx.threads, seat, action.in) : undefined
  if (typeof thread === 'string') return thread
  const turn = thread?.id ?? turnAround(tx, seat)
  const refused =
    thread !== undefined && isInTurn(action) ? playIn(tx, thread, seat, action) : playAside(tx, turn, seat, action)
  if (refused !== undefined) return refused
  moveDraftOn(tx)
  if (hasBegun(tx)) advance(tx, turn)
  return turn
}

/** Nobody drafts, and nobody looks at an opening hand any longer. */
function hasBegun({ draft, opening }: Transaction): boolean {
  return draft === undefined && opening === undefined
}

function takenBack({ undo }: ClashState, seat: Seat): ClashResult {
  if (undo?.seat !== seat) return { ok: false, refused: 'wrong-phase' }
  return { ok: true, state: undo.state, events: [{ to: 'all', event: { type: 'taken-back', seat } }] }
}

/** What is done at any time, or before the first turn. */
function playAside(tx: Transaction, turn: number, seat: Seat, action: ClashAction): ClashCode | undefined {
  switch (action.do) {
    case 'concede':
      if (tx.options.pod === 'draft') return 'wrong-phase'
      concede(tx, turn, seat)
      beginWhenAllKept(tx)
      return undefined
    case 'stops':
      return setStops(tx, seat, action)
    case 'yield':
      return yieldTo(tx, seat, action.to)
    case 'pick':
      return pick(tx, seat, action.cards)
    case 'build':
      return build(tx, seat, action)
    case 'mulligan':
      return mulligan(tx, seat)
    case 'keep':
      return keep(tx, seat)
    case 'choose':
      return putAtBottom(tx, seat, listOf(action.pick))
    default:
      return 'wrong-phase'
  }
}

type Aside = 'concede' | 'pick' | 'build' | 'stops' | 'yield' | 'mulligan' | 'keep' | 'undo'
type InTurn = Exclude<ClashAction, { do: Aside }>
const aside: ReadonlySet<string> = new Set<Aside>([
  'concede',
  'pick',
  'build',
  'stops',
  'yield',
  'mulligan',
  'keep',
  'undo',
])

function isInTurn(action: ClashAction): action is InTurn {
  return !aside.has(action.do)
}

/** The turn an action is meant for: the one named, or the only one in which the seat may act. */
function meant(threads: readonly Thread[], seat: Seat, of: Seat | undefined): Thread | ClashCode {
  const open = threads.filter(thread => actorIn(thread) === seat && (of === undefined || thread.of === of))
  if (open.length > 1) return 'which-turn'
  return open[0] ?? 'not-your-priority'
}

function playIn(tx: Transaction, thread: Thread, seat: Seat, action: InTurn): ClashCode | undefined {
  if (thread.question !== undefined) {
    if (action.do === 'choose') return answerQuestion(tx, thread, listOf(action.pick), action.ids)
    if (action.do === 'discard' && ['discard', 'hand-size'].includes(thread.question.kind))
      return answerQuestion(tx, thread, action.cards)
    return 'wrong-phase'
  }
  if (action.do === 'pass') return passOn(tx, thread, seat)
  if (action.do === 'pass-to') return passTo(tx, thread, seat, action)
  if (action.do === 'attack') return declareAttack(tx, thread, seat, action)
  if (action.do === 'move') return moveCreatures(tx, thread, seat, action)
  if (action.do === 'block') return declareBlocks(tx, thread, seat, action)
  // What follows takes priority, and nobody has it while attackers or blockers are declared.
  if (thread.declaring || blockDeclaration(thread) !== undefined) return 'wrong-phase'
  switch (action.do) {
    case 'land':
      return playLand(tx, thread, seat, action.card)
    case 'cast':
      return castSpell(tx, thread, seat, action.card, action)
    case 'activate':
      return activate(tx, thread, seat, action.card, action.ability ?? 0, action)
    case 'order':
      return orderBlockers(tx, thread, seat, action)
    case 'choose':
    case 'discard':
      return 'wrong-phase'
  }
}

function passOn(tx: Transaction, thread: Thread, seat: Seat): ClashCode | undefined {
  if (thread.declaring) declareNone(tx, thread.id)
  else if (blockDeclaration(thread) !== undefined) return declareBlocks(tx, thread, seat, { blockers: {} })
  else pass(tx, thread, seat)
  return undefined
}

function passTo(tx: Transaction, thread: Thread, seat: Seat, { phase }: ActionOf<'pass-to'>): ClashCode | undefined {
  setStopsOf(tx, seat, { ...stopsOf(tx, seat), passTo: phase })
  return passOn(tx, thread, seat)
}

function setStops(tx: Transaction, seat: Seat, said: ActionOf<'stops'>): undefined {
  const { yields, everySpell } = stopsOf(tx, seat)
  setStopsOf(tx, seat, {
    everywhere: false,
    own: [...new Set(said.own)],
    others: [...new Set(said.others)],
    aimed: said.aimed,
    everySpell: said.everySpell ?? everySpell,
    yields,
  })
  return undefined
}

/** To let one card's spells and abilities resolve from now on, or everything until one's own next turn. */
function yieldTo(tx: Transaction, seat: Seat, to: string): ClashCode | undefined {
  const stops = stopsOf(tx, seat)
  if (to === 'my-turn') setStopsOf(tx, seat, { ...stops, toMyTurn: true })
  else {
    const known = tx.threads.some(thread => thread.stack.some(item => item.card.name === to))
    if (!known || stops.yields.includes(to)) return 'no-such-card'
    setStopsOf(tx, seat, { ...stops, yields: [...stops.yields, to] })
  }
  return undefined
}

function listOf(pick: string | readonly string[]): readonly string[] {
  return typeof pick === 'string' ? [pick] : pick
}
