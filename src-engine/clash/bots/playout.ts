import type { Chance } from '../../core/chance.ts'
import type { JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import { actorIn } from '../state/actor.ts'
import { afterAction } from '../apply.ts'
import { withBoard } from '../state/transaction.ts'
import { offersToSearch } from '../offers.ts'
import type { ClashState } from '../state/state.ts'
import { situationFromState } from './situation.ts'
import { heuristicChoice, passing } from './heuristics.ts'

/** Actions in one play-out at most: more means that the game does not move on. */
const most = 150

/** Plays on by the heuristic, every seat seeing only its own hand, until so many turns have ended. */
export function playOut(from: ClashState, turnsEnded: number, chance: Chance): ClashState {
  let state = from
  for (let acts = 0; acts < most && state.format.ended === undefined && state.turnsEnded < turnsEnded; acts++) {
    const next = actOn(state, chance)
    if (next === undefined) break
    state = next
  }
  return state
}

function actOn(state: ClashState, chance: Chance): ClashState | undefined {
  for (const thread of state.threads) {
    const seat = actorIn(thread)
    if (seat === undefined) continue
    const position = withBoard(state)
    const offers = offersToSearch(position, state, thread, seat)
    // Of all that is asked, two in five can only be passed.
    if (offers.length === 0) return after(state, seat, passing.action, chance)
    const said = heuristicChoice(situationFromState(state, position, seat, thread), offers)
    return after(state, seat, said, chance) ?? after(state, seat, passing.action, chance)
  }
  return undefined
}

/** The position after an action, or nothing if it is refused. */
export function after(state: ClashState, seat: string, said: JsonObject, chance: Chance): ClashState | undefined {
  return afterAction(state, seat, said as unknown as ClashAction, chance)
}
