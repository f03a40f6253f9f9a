import type { Seat } from '../../core/game.ts'
import { lifeOf } from '../../formats/index.ts'
import type { AdditionalCost } from '../cards/card.ts'
import { changeLives } from '../effects/damage.ts'
import { discardCards, leave } from '../effects/zones.ts'
import type { ClashCode } from '../refusals.ts'
import { controlledBy } from '../state/board.ts'
import { nameOf, permanentNamed, type Ids, type PositionWithBoard } from '../state/names.ts'
import { Scope } from '../state/scope.ts'
import type { Id } from '../state.ts'
import type { Transaction } from '../state/transaction.ts'

/** What spells and abilities cost beside mana: things to sacrifice, cards to discard, life. */

/** Who pays, with which cards in hand, and the permanent whose ability it is. */
export interface Payer {
  readonly seat: Seat
  /** The hand without the card that is cast. */
  readonly hand: readonly string[]
  readonly source?: Id
}

/** What may be chosen to pay with; only where something is to be chosen. */
export interface CostChoices {
  readonly sacrifice?: readonly string[]
  readonly discard?: readonly string[]
}

/** The names to choose from, or nothing where the cost can't be paid. */
export function costChoices(
  position: PositionWithBoard,
  payer: Payer,
  { sacrifice, discard, life = 0 }: AdditionalCost,
): CostChoices | undefined {
  if (lifeOf(position.format, payer.seat) < life) return undefined
  const things = typeof sacrifice === 'object' ? sacrificeable(position, payer, sacrifice) : undefined
  const cards = discard ? [...new Set(payer.hand)] : undefined
  if (things?.length === 0 || cards?.length === 0) return undefined
  return {
    ...(things === undefined ? {} : { sacrifice: things.map(id => nameOf(position, id)) }),
    ...(cards === undefined ? {} : { discard: cards }),
  }
}

function sacrificeable(
  position: PositionWithBoard,
  { seat, source }: Payer,
  which: Exclude<AdditionalCost['sacrifice'], 'this' | undefined>,
): readonly Id[] {
  const scope = new Scope(position, position.board, { you: seat, ...(source === undefined ? {} : { source }) })
  return controlledBy(position.board, seat).flatMap(thing => (scope.fits(thing, which) ? [thing.id] : []))
}

/** What an action says it pays with. */
export interface SaidCosts {
  readonly sacrifice?: string | undefined
  readonly discard?: string | undefined
  readonly ids?: Ids | undefined
}
export type ChosenCosts =
  | { readonly ok: true; readonly sacrifice?: Id; readonly discard?: string }
  | { readonly ok: false; readonly code: ClashCode }

/** What an action's names for what is paid mean; a cost that can't be paid is `not-enough-mana`, as any other is. */
export function chosenCosts(
  position: PositionWithBoard,
  payer: Payer,
  cost: AdditionalCost,
  said: SaidCosts,
): ChosenCosts {
  const choices = costChoices(position, payer, cost)
  if (choices === undefined) return { ok: false, code: 'not-enough-mana' }
  if ((choices.sacrifice === undefined) !== (said.sacrifice === undefined)) return { ok: false, code: 'illegal-target' }
  if ((choices.discard === undefined) !== (said.discard === undefined)) return { ok: false, code: 'illegal-target' }
  if (said.discard !== undefined && !choices.discard!.includes(said.discard)) return { ok: false, code: 'no-such-card' }
  const discard = said.discard === undefined ? {} : { discard: said.discard }
  if (said.sacrifice === undefined)
    return { ok: true, ...discard, ...(cost.sacrifice === 'this' ? { sacrifice: payer.source! } : {}) }
  const id = permanentNamed(position, payer.seat, said.sacrifice, said.ids)
  if (id === undefined) return { ok: false, code: 'no-such-card' }
  const which = cost.sacrifice
  if (typeof which !== 'object' || !sacrificeable(position, payer, which).includes(id))
    return { ok: false, code: 'illegal-target' }
  return { ok: true, ...discard, sacrifice: id }
}

/** Pays beside the mana, once that is paid. */
export function payAdditional(
  tx: Transaction,
  turn: number,
  seat: Seat,
  { life = 0 }: AdditionalCost,
  { sacrifice, discard }: Extract<ChosenCosts, { readonly ok: true }>,
): void {
  if (life > 0) changeLives(tx, turn, [[seat, -life]])
  if (discard !== undefined) discardCards(tx, turn, seat, [discard])
  if (sacrifice !== undefined) leave(tx, turn, [sacrifice], 'graveyard', 'sacrificed')
}
