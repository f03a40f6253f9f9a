import type { Seat } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Card } from '../../../../src-engine/brawl/cards.ts'
import { rowsOf, sideName } from '../board/rows.ts'
import type { BaseView, BrawlView, SeatView } from '../../../../src-engine/brawl/view.ts'
import type { Spot } from '../board/spots.ts'

/** An action this device has sent and not yet seen in a view. `held` is the number of the card it plays, as the host counts. */
export interface PendingAction {
  readonly number: number
  readonly seat: Seat
  readonly held: number
  readonly act:
    | { readonly do: 'knock' | 'draw' | 'take' | 'discard' | 'done' }
    | { readonly do: 'play'; readonly spot: Spot; readonly card: Card }
}

/** A seat as it will be once the host accepts the pending actions; `coming`: a drawn card whose face is not known yet. */
export type OwnSeat = SeatView & { readonly coming?: true }

/**
 * The view with a pending action applied, or the same view if the host's already has it. Only what the hand did is shown,
 * never what follows from it: the count comes from the host.
 */
export function withPending(view: BrawlView, pending: PendingAction): BrawlView {
  const seat: OwnSeat | undefined = view.seats[pending.seat]
  if (seat === undefined) return view
  const { act, held } = pending
  if (act.do === 'knock')
    return view.phase === 'knock' && !seat.knocked ? withSeat(view, pending.seat, { ...seat, knocked: true }) : view
  if (act.do === 'done') return seat.done ? view : withSeat(view, pending.seat, { ...seat, done: true })
  if (seat.held !== held || seat.coming) return view
  const { hand, lifted: _, ...empty } = seat
  if (act.do === 'draw') {
    if (hand !== undefined || seat.deck === 0) return view
    return withSeat(view, pending.seat, { ...seat, deck: seat.deck - 1, held: held + 1, coming: true })
  }
  if (act.do === 'take') {
    const [top, ...rest] = seat.discard
    if (hand !== undefined || top === undefined) return view
    return withSeat(view, pending.seat, { ...seat, discard: rest, hand: top, lifted: true, held: held + 1 })
  }
  if (hand === undefined) return view
  if (act.do === 'discard') return withSeat(view, pending.seat, { ...empty, discard: [hand, ...seat.discard] })
  if (act.do !== 'play') return view
  const put = putDown(view, pending.seat, act.card, act.spot)
  return put === undefined ? view : withSeat(put, pending.seat, empty)
}

function withSeat(view: BrawlView, name: Seat, seat: OwnSeat): BrawlView {
  return { ...view, seats: { ...view.seats, [name]: seat } }
}

function putDown(view: BrawlView, by: Seat, card: Card, spot: Spot): BrawlView | undefined {
  const owner = sideName(view, by)
  const row = rowsOf(view).find(one => one.name === spot.row)
  if (row === undefined) return undefined
  const { bases } = row
  if (spot.edge !== undefined) {
    const empty = { stack: [], hits: 0 }
    const base: BaseView = {
      id: -1,
      owner,
      frozen: false,
      reversed: false,
      modifiers: [],
      sides: { [row.seats[0]]: empty, [row.seats[1]]: empty },
      leader: owner,
      laid: { on: [], sides: { [row.seats[0]]: [], [row.seats[1]]: [] } },
    }
    return withRow(view, row.name, spot.edge === 'left' ? [base, ...bases] : [...bases, base])
  }
  const at = bases.findIndex(base => base.id === spot.id)
  const base = bases[at]
  if (base === undefined) return undefined
  if (card === 'clear')
    return withRow(
      view,
      row.name,
      bases.filter((_, index) => index !== at),
    )
  const { laid } = base
  const side = spot.side === undefined ? undefined : base.sides[spot.side]
  const next: BaseView =
    spot.side === undefined || side === undefined
      ? { ...base, modifiers: [...base.modifiers, card], laid: { ...laid, on: [...laid.on, by] } }
      : {
          ...base,
          sides: { ...base.sides, [spot.side]: { ...side, stack: [...side.stack, card] } },
          laid: { ...laid, sides: { ...laid.sides, [spot.side]: [...(laid.sides[spot.side] ?? []), by] } },
        }
  return withRow(
    view,
    row.name,
    bases.map((one, index) => (index === at ? next : one)),
  )
}

function withRow(view: BrawlView, name: string, bases: readonly BaseView[]): BrawlView {
  const zone = view.zones[name]
  if (zone === undefined) return { ...view, bases }
  const zones = { ...view.zones, [name]: { ...zone, bases } }
  return { ...view, zones, ...(view.bases === undefined ? {} : { bases }) }
}

/** What is said to the host. The Base by its own name, so that no other is hit when the row moves in between. */
export function actionOf({ act, held }: PendingAction): JsonObject & { readonly do: string } {
  if (act.do === 'knock' || act.do === 'done') return { do: act.do }
  if (act.do !== 'play') return { do: act.do, held }
  const { spot, card } = act
  const zone = spot.row === '' ? {} : { zone: spot.row }
  if (spot.edge !== undefined) return { do: 'play', edge: spot.edge, card, held, ...zone }
  return { do: 'play', id: spot.id, ...(spot.side === undefined ? {} : { side: spot.side }), card, held, ...zone }
}
