import type { Seat } from '../../core/game.ts'
import { eliminate, homecoming, isIn, type Circle } from '../../formats/index.ts'
import { leaveCombat, moveTo } from '../effects/control.ts'
import { pile, type Draft } from '../state/transaction.ts'
import { nextToAnswer } from '../stack/priority.ts'
import { pileOf, type Thread } from '../state/state.ts'
import { happened } from '../effects/triggers.ts'
import { leave, ownerOf } from '../effects/zones.ts'

/** What becomes of everything when players go out (RULES FMT-4, 16, CLA-9). */

export function concede(d: Draft, seat: Seat): void {
  const before = d.circle
  d.step(eliminate(before, [{ seat, why: 'conceded' }]))
  afterFalls(d, before)
}

/** Tidies up after who has just gone out of a circle. */
export function afterFalls(d: Draft, before: Circle): void {
  const gone = before.seats.filter(seat => isIn(before, seat) && !isIn(d.circle, seat))
  if (d.circle.ended !== undefined) {
    d.threads = []
    d.opening = undefined
    return
  }
  if (d.opening !== undefined) {
    d.opening = Object.fromEntries(Object.entries(d.opening).filter(([seat]) => isIn(d.circle, seat)))
  }
  // As one shared deck the heir gets everything at the end of this turn; until then it lies there for nobody.
  const inherited = d.circle.rules.oneDeck && d.circle.rules.wins === 'points'
  if (!inherited) thingsGo(d, gone)
  else for (const thing of d.permanents.values()) if (gone.includes(thing.controller)) leaveCombat(d, thing.id)
  for (const thread of d.threads) d.replaceThread(withoutSeats(d, thread, gone))
  if (!inherited) cardsGo(d, gone)
  for (const player of gone) happened(d, { when: 'falls', player, circle: before })
}

function thingsGo(d: Draft, gone: readonly Seat[]): void {
  const things = [...d.permanents.values()]
  const owned = things.filter(thing => gone.includes(ownerOf(d, thing)))
  const borrowed = homecoming(d.circle, things).gone.filter(thing => !owned.includes(thing))
  const ids = (list: typeof things): number[] => list.map(thing => thing.id)
  for (const id of [...ids(owned), ...ids(borrowed)]) leaveCombat(d, id)
  leave(d, ids(owned), 'nowhere')
  leave(d, ids(borrowed), 'graveyard')
  for (const thing of homecoming(d.circle, [...d.permanents.values()]).home) {
    leaveCombat(d, thing.id)
    moveTo(d, thing.id, thing.controller)
  }
  // What was lent to somebody by who is out stays where it is.
  for (const thing of d.permanents.values()) {
    if (gone.includes(thing.keeper)) d.change(thing.id, { keeper: thing.owner })
  }
}

function cardsGo(d: Draft, gone: readonly Seat[]): void {
  for (const seat of gone) {
    d.setHand(seat, [])
    if (pileOf(d.circle, seat) !== seat || d.circle.rules.oneDeck) continue
    d.libraries = { ...d.libraries, [seat]: pile([]) }
    d.graveyards = { ...d.graveyards, [seat]: [] }
  }
}

/** A turn without who is out: their spells, questions, blocks and priority; their own turn runs out (RULES CLA-9). */
function withoutSeats(d: Draft, thread: Thread, gone: readonly Seat[]): Thread {
  const { question, resolving, combat, priority, ...rest } = thread
  const out = (seat: Seat): boolean => gone.includes(seat)
  const kept = resolving === undefined || out(resolving.item.by) ? undefined : resolving
  const base = {
    ...rest,
    stack: thread.stack.filter(item => !out(item.by) && !out(item.owner)),
    waiting: thread.waiting.filter(one => !out(one.by)),
    toDiscard: thread.toDiscard.filter(seat => !out(seat)),
    ...(kept === undefined ? {} : { resolving: kept }),
    ...(question === undefined || out(question.seat) || (resolving !== undefined && kept === undefined)
      ? {}
      : { question }),
  }
  if (out(thread.of)) return { ...base, over: true, declaring: false }
  const next = priority === undefined || !out(priority) ? priority : nextToAnswer(d, thread, priority)
  const fight =
    combat === undefined
      ? undefined
      : {
          ...combat,
          attacks: combat.attacks.filter(attack => !out(attack.whom)),
          toBlock: combat.toBlock.filter(one => !out(one.seat) && !out(one.before)),
        }
  return {
    ...base,
    ...(next === undefined ? {} : { priority: next }),
    ...(fight === undefined ? {} : { combat: fight }),
    // Where nobody is left to pass, all have: the round of priority begins anew and goes on at once.
    ...(priority !== undefined && next === undefined ? { priority: thread.of } : {}),
  }
}
