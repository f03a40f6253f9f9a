import type { Chance } from '../../core/chance.ts'
import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import { actorIn } from '../state/actor.ts'
import { playOn } from '../apply.ts'
import { Transaction } from '../state/transaction.ts'
import { offersToSearch, type ClashOffer } from '../offers.ts'
import type { ClashState, Thread } from '../state.ts'
import { situationIn } from './situation.ts'
import { heuristicChoice, passing } from './heuristics.ts'

/** Actions in one play-out at most: more means that the game does not move on. */
const most = 150

/** Who is asked in a play-out, in which turn, and what they may do beside passing. */
export interface Asked {
  readonly seat: Seat
  readonly thread: Thread
  readonly offers: readonly ClashOffer[]
}

/**
 * A position played on until so many turns have ended. It is one working copy from end to end: no state is made on the
 * way, and nothing told that nobody hears.
 */
export class PlayOut {
  readonly #chance: Chance
  readonly #turnsEnded: number
  #tx: Transaction
  #acts = 0

  constructor(from: ClashState, turnsEnded: number, chance: Chance) {
    this.#chance = chance
    this.#turnsEnded = turnsEnded
    this.#tx = new Transaction(from, chance, true)
  }

  get position(): Transaction {
    return this.#tx
  }

  /** Who is asked next; nobody, once it is over. */
  asked(): Asked | undefined {
    const tx = this.#tx
    if (tx.format.ended !== undefined || tx.turnsEnded >= this.#turnsEnded || this.#acts >= most) return undefined
    for (const thread of tx.threads) {
      const seat = actorIn(thread)
      if (seat !== undefined) return { seat, thread, offers: offersToSearch(tx, thread, seat) }
    }
    return undefined
  }

  /** Does what a seat says; where that is refused, everything is as it was before. */
  does(seat: Seat, said: JsonObject): boolean {
    this.#acts++
    const before = this.#tx.soFar()
    if (playOn(this.#tx, seat, said as unknown as ClashAction)) return true
    this.#tx = new Transaction(before, this.#chance, true)
    return false
  }

  /** Everybody plays on by the heuristic, seeing only their own hand; the position that leads to. */
  toItsEnd(): ClashState {
    for (let asked = this.asked(); asked !== undefined; asked = this.asked()) {
      const { seat, thread, offers } = asked
      // Of all that is asked, two in five can only be passed.
      const said = offers.length === 0 ? passing.action : heuristicChoice(situationIn(this.#tx, seat, thread), offers)
      if (!this.does(seat, said) && !this.does(seat, passing.action)) break
    }
    return this.#tx.done()
  }
}
