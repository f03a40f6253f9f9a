import type { Seat } from '../../core/game.ts'
import { eliminate, territoriesAfterElimination, isIn, type FormatState } from '../../formats/index.ts'
import { leaveCombat, moveTo } from '../effects/control.ts'
import { endEffectsOfFallen } from '../effects/continuous.ts'
import { prizesOfFallen } from '../effects/prizes.ts'
import { withoutDrafter } from '../state/draft.ts'
import { pile, type Transaction } from '../state/transaction.ts'
import { nextToRespond } from '../stack/priority.ts'
import type { Thread } from '../state.ts'
import { queueTriggers } from '../effects/triggers.ts'
import { leave, ownerOf } from '../effects/zones.ts'

/** What happens to permanents, spells and turns when players go out (RULES FMT-4, 16, CLA-9). */

/** Gives up; what that sets off belongs to the turn of this id. */
export function concede(tx: Transaction, turn: number, seat: Seat): void {
  const before = tx.format
  tx.step(eliminate(before, [{ seat, why: 'conceded' }]))
  afterElimination(tx, turn, before)
}

/** Tidies up after the players who have just gone out; it happened in the turn of this id. */
export function afterElimination(tx: Transaction, turn: number, before: FormatState): void {
  const gone = before.seats.filter(seat => isIn(before, seat) && !isIn(tx.format, seat))
  if (tx.format.ended !== undefined) {
    tx.threads = []
    tx.draft = undefined
    tx.opening = undefined
    return
  }
  for (const seat of tx.draft === undefined ? [] : gone) tx.draft = withoutDrafter(tx.draft!, seat)
  if (tx.opening !== undefined) {
    tx.opening = Object.fromEntries(Object.entries(tx.opening).filter(([seat]) => isIn(tx.format, seat)))
  }
  // As one shared deck the heir gets everything at the end of this turn; until then it lies there for nobody.
  const inherited = tx.format.rules.oneDeck && tx.format.rules.wins === 'points'
  if (!inherited) removePermanents(tx, turn, gone)
  else for (const thing of tx.permanents.values()) if (gone.includes(thing.controller)) leaveCombat(tx, thing.id)
  keepBorrowed(tx, gone)
  for (const thread of tx.threads) tx.setWholeThread(withoutSeats(tx, thread, gone))
  if (!inherited) removeCards(tx, gone)
  endEffectsOfFallen(tx, gone)
  prizesOfFallen(tx, turn, gone)
  for (const player of gone) queueTriggers(tx, turn, { when: 'player-eliminated', player, formatBefore: before })
}

function removePermanents(tx: Transaction, turn: number, gone: readonly Seat[]): void {
  const things = [...tx.permanents.values()]
  const owned = things.filter(thing => gone.includes(ownerOf(tx, thing)))
  const borrowed = territoriesAfterElimination(tx.format, things).removed.filter(thing => !owned.includes(thing))
  const ids = (list: typeof things): number[] => list.map(thing => thing.id)
  for (const id of [...ids(owned), ...ids(borrowed)]) leaveCombat(tx, id)
  leave(tx, turn, ids(owned), 'nowhere')
  leave(tx, turn, ids(borrowed), 'graveyard')
  for (const thing of territoriesAfterElimination(tx.format, [...tx.permanents.values()]).returning) {
    leaveCombat(tx, thing.id)
    moveTo(tx, turn, thing.id, thing.controller)
  }
}

/** What was to go back to a player who is out is to go back to its owner: of one deck, stays with who has it (RULES FMT-16). */
function keepBorrowed(tx: Transaction, gone: readonly Seat[]): void {
  for (const thing of tx.permanents.values()) {
    if (!gone.includes(thing.permanentController) || gone.includes(thing.controller)) continue
    tx.change(thing.id, { permanentController: ownerOf(tx, thing) })
  }
}

function removeCards(tx: Transaction, gone: readonly Seat[]): void {
  for (const seat of gone) {
    tx.setHand(seat, [])
    if (tx.format.rules.oneDeck) continue
    tx.libraries = { ...tx.libraries, [seat]: pile([]) }
    tx.setGraveyard(seat, [])
  }
}

/** A turn without who is out: their spells, questions, blocks and priority; their own turn runs out (RULES CLA-9). */
function withoutSeats(tx: Transaction, thread: Thread, gone: readonly Seat[]): Thread {
  // What is asked still is asked once more: who is gone, and what was theirs, is no answer any more.
  const { question: _question, resolving, combat, priority, ...rest } = thread
  const out = (seat: Seat): boolean => gone.includes(seat)
  const kept = resolving === undefined || out(resolving.item.by) ? undefined : resolving
  const base = {
    ...rest,
    stack: thread.stack.filter(item => !out(item.by)),
    pendingTriggers: thread.pendingTriggers.filter(trigger => !out(trigger.by)),
    toDiscard: thread.toDiscard.filter(seat => !out(seat)),
    ...(kept === undefined ? {} : { resolving: kept }),
  }
  if (out(thread.of)) return { ...base, playerOut: true, declaring: false }
  const next = priority === undefined || !out(priority) ? priority : nextToRespond(tx, thread, priority)
  const fight =
    combat === undefined
      ? undefined
      : {
          ...combat,
          // What was said of damage still to be dealt was about other damage.
          ...(combat.chosen === undefined ? {} : { chosen: [] }),
          attacks: combat.attacks.filter(attack => !out(attack.whom)),
          toBlock: combat.toBlock.filter(blocking => !out(blocking.seat) && !out(blocking.before)),
        }
  return {
    ...base,
    ...(next === undefined ? {} : { priority: next }),
    ...(fight === undefined ? {} : { combat: fight }),
    // Where nobody is left to pass, all have: that is seen by who has priority having passed, and goes on at once.
    ...(priority !== undefined && next === undefined ? { priority: thread.of } : {}),
  }
}
