import type { Chance } from '../../core/chance.ts'
import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import { actorIn } from '../state/actor.ts'
import { playOn } from '../apply.ts'
import { Transaction } from '../state/transaction.ts'
import { offersToSearch } from '../offers.ts'
import type { ClashState } from '../state/state.ts'
import { situationIn } from './situation.ts'
import { heuristicChoice, passing } from './heuristics.ts'

/** Actions in one play-out at most: more means that the game does not move on. */
const most = 150

/**
 * The position after an action and what follows: everybody plays on by the heuristic, seeing only their own hand, until
 * so many turns have ended. Nothing, if the action is refused.
 */
export function playedOut(
  from: ClashState,
  seat: Seat,
  action: JsonObject,
  turnsEnded: number,
  chance: Chance,
): ClashState | undefined {
  // One working copy from end to end: no state is made on the way, and nothing told that nobody hears.
  let tx = new Transaction(from, chance, true)
  if (!does(tx, seat, action)) return undefined
  for (let acts = 0; acts < most && tx.format.ended === undefined && tx.turnsEnded < turnsEnded; acts++) {
    const before = tx.soFar()
    if (actOn(tx)) continue
    tx = new Transaction(before, chance, true)
    if (!passOn(tx)) return before
  }
  return tx.done()
}

/** Who is asked first does what the heuristic says; false where that is refused. */
function actOn(tx: Transaction): boolean {
  for (const thread of tx.threads) {
    const seat = actorIn(thread)
    if (seat === undefined) continue
    const offers = offersToSearch(tx, thread, seat)
    // Of all that is asked, two in five can only be passed.
    const said = offers.length === 0 ? passing.action : heuristicChoice(situationIn(tx, seat, thread), offers)
    return does(tx, seat, said)
  }
  return false
}

function passOn(tx: Transaction): boolean {
  const seat = tx.threads.map(actorIn).find(one => one !== undefined)
  return seat !== undefined && does(tx, seat, passing.action)
}

function does(tx: Transaction, seat: Seat, said: JsonObject): boolean {
  return playOn(tx, seat, said as unknown as ClashAction)
}
