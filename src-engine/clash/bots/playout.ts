import type { Chance } from '../../core/chance.ts'
import type { Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import type { Decision, PlayOut } from '../../core/search.ts'
import type { ClashAction } from '../actions.ts'
import { playOn } from '../apply.ts'
import { offersToSearch, type ClashOffer } from '../offers.ts'
import type { ClashState, Thread } from '../state.ts'
import { actorIn } from '../state/actor.ts'
import { Transaction } from '../state/transaction.ts'
import { choicesFor } from './choices.ts'
import { evaluate } from './evaluation.ts'
import { heuristicChoice, passing } from './heuristics.ts'
import { situationIn } from './situation.ts'

/** Actions in one play-out at most: more means that the game does not move on. */
const most = 150

/** Who is asked in a play-out, in which turn, and what they may do beside passing. */
interface Asked {
  readonly seat: Seat
  readonly thread: Thread
  readonly offers: readonly ClashOffer[]
}

/**
 * A position played on until so many turns have ended. It is one working copy from end to end: no state is made on the
 * way, and nothing told that nobody hears.
 */
export class ClashPlayOut implements PlayOut<JsonObject, Seat> {
  readonly #chance: Chance
  readonly #turnsEnded: number
  #tx: Transaction
  #acts = 0
  /** Who does what is done next. */
  #seat: Seat
  #end: ClashState | undefined

  /** `seat`: who is asked first. */
  constructor(from: ClashState, seat: Seat, turnsEnded: number, chance: Chance) {
    this.#seat = seat
    this.#chance = chance
    this.#turnsEnded = turnsEnded
    this.#tx = new Transaction(from, chance, true)
  }

  asked(): Decision<JsonObject, Seat> | undefined {
    const asked = this.#asked()
    if (asked === undefined) return undefined
    const { seat, thread, offers } = asked
    this.#seat = seat
    const choices = offers.length === 0 ? [passing.action] : choicesFor(situationIn(this.#tx, seat, thread), offers)
    return { who: seat, choices }
  }

  does(said: JsonObject): boolean {
    return this.#does(this.#seat, said)
  }

  toItsEnd(): void {
    for (let asked = this.#asked(); asked !== undefined; asked = this.#asked()) {
      const { seat, thread, offers } = asked
      // Of all that is asked, two in five can only be passed.
      const said = offers.length === 0 ? passing.action : heuristicChoice(situationIn(this.#tx, seat, thread), offers)
      if (!this.#does(seat, said) && !this.#does(seat, passing.action)) break
    }
  }

  worthTo(seat: Seat): number {
    return evaluate((this.#end ??= this.#tx.done()), seat)
  }

  /** Who is asked next; nobody, once it is over. */
  #asked(): Asked | undefined {
    const tx = this.#tx
    if (tx.format.ended !== undefined || tx.turnsEnded >= this.#turnsEnded || this.#acts >= most) return undefined
    for (const thread of tx.threads) {
      const seat = actorIn(thread)
      if (seat !== undefined) return { seat, thread, offers: offersToSearch(tx, thread, seat) }
    }
    return undefined
  }

  /** Does what a seat says; where that is refused, everything is as it was before. */
  #does(seat: Seat, said: JsonObject): boolean {
    this.#acts++
    const before = this.#tx.soFar()
    if (playOn(this.#tx, seat, said as unknown as ClashAction)) return true
    this.#tx = new Transaction(before, this.#chance, true)
    return false
  }
}
