import type { Chance } from '../core/chance.ts'
import type { Result, Seat } from '../core/game.ts'
import { isIn } from '../formats/index.ts'
import { actingIn, blocking } from './state/actor.ts'
import type { ActionOf, ClashAction } from './actions.ts'
import { activate, castSpell, playLand } from './stack/cast.ts'
import { declareAttack, declareBlocks, declareNone, moveCreatures, orderBlockers } from './combat/declare.ts'
import { Draft } from './state/transaction.ts'
import type { ClashEvent } from './state/events.ts'
import { goOn, pass } from './turn/flow.ts'
import { concede } from './turn/elimination.ts'
import { answer } from './stack/answer-question.ts'
import { beginWhenAllKept, keep, mulligan, putAtBottom } from './turn/opening-hands.ts'
import type { ClashCode } from './refusals.ts'
import type { ClashState, Thread } from './state/state.ts'
import { mayTakeBack } from './take-back.ts'

export type ClashResult = Result<ClashState, ClashEvent, ClashCode>

/** What a seat does, or why it can't (SCENARIOS, Clash). The state is never written into. */
export function applyClash(state: ClashState, seat: Seat, action: ClashAction, chance: Chance): ClashResult {
  if (state.circle.ended !== undefined) return { ok: false, refused: 'game-over' }
  if (!isIn(state.circle, seat)) return { ok: false, refused: 'not-your-priority' }
  if (action.do === 'undo') return takenBack(state, seat)
  const d = new Draft(state, chance)
  const refused = play(d, seat, action)
  if (refused !== undefined) return { ok: false, refused }
  if (d.opening === undefined) goOn(d)
  const { turn } = d
  const before = mayTakeBack(d.threads, turn, seat, action, d.events) ? { seat, state } : undefined
  return { ok: true, state: d.done(before), events: d.events }
}

function takenBack({ before }: ClashState, seat: Seat): ClashResult {
  if (before?.seat !== seat) return { ok: false, refused: 'wrong-phase' }
  return { ok: true, state: before.state, events: [{ to: 'all', event: { type: 'taken-back', seat } }] }
}

function play(d: Draft, seat: Seat, action: ClashAction): ClashCode | undefined {
  switch (action.do) {
    case 'concede':
      concede(d, seat)
      beginWhenAllKept(d)
      return undefined
    case 'stops':
      return setStops(d, seat, action)
    case 'yield':
      return yieldTo(d, seat, action.to)
    case 'mulligan':
      return mulligan(d, seat)
    case 'keep':
      return keep(d, seat)
    case 'undo':
      return 'wrong-phase'
    default:
  }
  if (d.opening !== undefined) {
    if (action.do !== 'choose') return 'wrong-phase'
    return putAtBottom(d, seat, listOf(action.pick))
  }
  const thread = meant(d.threads, seat, action.in)
  if (typeof thread === 'string') return thread
  d.turn = thread.id
  return playIn(d, thread, seat, action)
}

type InTurn = Exclude<ClashAction, { do: 'concede' | 'stops' | 'yield' | 'mulligan' | 'keep' | 'undo' }>

/** The turn an action is meant for: the one named, or the only one in which the seat may act. */
function meant(threads: readonly Thread[], seat: Seat, of: Seat | undefined): Thread | ClashCode {
  const open = threads.filter(thread => actingIn(thread) === seat && (of === undefined || thread.of === of))
  if (open.length > 1) return 'which-turn'
  return open[0] ?? 'not-your-priority'
}

function playIn(d: Draft, thread: Thread, seat: Seat, action: InTurn): ClashCode | undefined {
  if (thread.question !== undefined) {
    if (action.do === 'choose') return answer(d, listOf(action.pick))
    if (action.do === 'discard' && ['discard', 'hand-size'].includes(thread.question.kind))
      return answer(d, action.cards)
    return 'wrong-phase'
  }
  if (action.do === 'pass') return passOn(d, thread, seat)
  if (action.do === 'pass-to') return passTo(d, thread, seat, action)
  if (action.do === 'attack') return declareAttack(d, seat, action.attackers)
  if (action.do === 'move') return moveCreatures(d, seat, action.creatures)
  if (action.do === 'block') return declareBlocks(d, seat, action.blockers)
  // What follows takes priority, and nobody has it while attackers or blockers are declared.
  if (thread.declaring || blocking(thread) !== undefined) return 'wrong-phase'
  switch (action.do) {
    case 'land':
      return playLand(d, seat, action.card)
    case 'cast':
      return castSpell(d, seat, action.card, action)
    case 'activate':
      return activate(d, seat, action.card, action.ability ?? 0, action)
    case 'order':
      return orderBlockers(d, seat, action.attacker, action.blockers)
    case 'choose':
    case 'discard':
      return 'wrong-phase'
  }
}

function passOn(d: Draft, thread: Thread, seat: Seat): ClashCode | undefined {
  if (thread.declaring) declareNone(d)
  else if (blocking(thread) !== undefined) return declareBlocks(d, seat, {})
  else pass(d, seat)
  return undefined
}

function passTo(d: Draft, thread: Thread, seat: Seat, { phase }: ActionOf<'pass-to'>): ClashCode | undefined {
  d.setPlayer(seat, { stops: { ...d.player(seat).stops, passTo: phase } })
  return passOn(d, thread, seat)
}

function setStops(d: Draft, seat: Seat, { own, others, aimed }: ActionOf<'stops'>): undefined {
  const { passTo: _to, toMyTurn: _until, yields } = d.player(seat).stops
  d.setPlayer(seat, {
    stops: { everywhere: false, own: [...new Set(own)], others: [...new Set(others)], aimed, yields },
  })
  return undefined
}

/** To let one card's spells and abilities resolve from now on, or everything until one's own next turn. */
function yieldTo(d: Draft, seat: Seat, to: string): ClashCode | undefined {
  const { stops } = d.player(seat)
  if (to === 'my-turn') d.setPlayer(seat, { stops: { ...stops, toMyTurn: true } })
  else {
    const known = d.threads.some(thread => thread.stack.some(item => item.card.name === to))
    if (!known || stops.yields.includes(to)) return 'no-such-card'
    d.setPlayer(seat, { stops: { ...stops, yields: [...stops.yields, to] } })
  }
  return undefined
}

function listOf(pick: string | readonly string[]): readonly string[] {
  return typeof pick === 'string' ? [pick] : pick
}
