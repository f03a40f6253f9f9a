import type { BotInput, Seat } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import type { ClashOffer } from '../offers.ts'
import type { ClashState } from '../state.ts'
import { withBoard } from '../state/boards.ts'
import { situationIn, type Situation } from './situation.ts'

export type ClashAsked = BotInput<ClashState, ClashAction['do']>

/** A decision of a seat in one turn: what it sees, and what it may do. */
export interface BotQuestion {
  readonly situation: Situation
  readonly offers: readonly ClashOffer[]
  /** Whose turn it is about, where several go on at once. */
  readonly turn: Seat | undefined
  /** An action as it is sent: with its turn, where it must name it. */
  readonly withTurn: (said: JsonObject) => ClashAction
}

export function questionOf({ state, seat, offers }: ClashAsked): BotQuestion {
  const where = offers.find(offer => offer.blanks['in'] !== undefined)?.blanks['in']
  const turn = where?.pick === 'one' ? String(where.from[0]) : undefined
  const thread = turn === undefined ? state.threads[0] : state.threads.find(other => other.of === turn)
  return {
    situation: situationIn(withBoard(state), seat, thread),
    offers: turn === undefined ? offers : offers.filter(offer => inTurn(offer, turn)),
    turn,
    withTurn: said => {
      const asks = offers.some(offer => offer.do === said['do'] && offer.blanks['in'] !== undefined)
      return (turn === undefined || !asks ? said : { in: turn, ...said }) as unknown as ClashAction
    },
  }
}

function inTurn(offer: ClashOffer, turn: Seat): boolean {
  const where = offer.blanks['in']
  return where === undefined || (where.pick === 'one' && where.from.includes(turn))
}
