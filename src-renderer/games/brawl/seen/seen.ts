import type { Offer, Seat } from '../../../../src-engine/core/game.ts'
import type { Card } from '../../../../src-engine/brawl/cards.ts'
import { characterOf } from '../../../../src-engine/brawl/characters.ts'
import { recipeOf } from '../../../../src-engine/brawl/character.ts'
import type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
import type { BaseView, BrawlView, ZoneView } from '../../../../src-engine/brawl/view.ts'
import type { GameTableProps } from '../../../table/contract.ts'

export type { BaseView, BrawlView, SeatView } from '../../../../src-engine/brawl/view.ts'
export type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
export type { Card } from '../../../../src-engine/brawl/cards.ts'

/** What a Brawl table is handed. */
export type BrawlProps = GameTableProps<BrawlView, BrawlEvent>

/** One row of Bases between two sides, at any kind of table. */
export interface Row {
  /** As the host names it; '' where there is only one. */
  readonly name: string
  readonly seats: readonly [Seat, Seat]
  readonly bases: readonly BaseView[]
  readonly closed: boolean
}

/** Every row of the table: one, or in a round robin one between any two neighbours. */
export function rowsOf(view: BrawlView): readonly Row[] {
  const named = Object.entries(view.zones)
  if (named.length === 0) {
    const [first = '', second = ''] = view.teams?.map(team => team[0] ?? '') ?? playing(view)
    return [{ name: '', seats: [first, second], bases: view.bases ?? [], closed: false }]
  }
  return named.map(([name, zone]) => rowOf(name, zone))
}

const rowsMade = new WeakMap<ZoneView, Row>()
/** The same row for the same zone: what has not changed is not drawn again. */
function rowOf(name: string, zone: ZoneView): Row {
  let row = rowsMade.get(zone)
  if (row === undefined) {
    const [first = '', second = ''] = zone.seats
    row = { name, seats: [first, second], bases: zone.bases, closed: zone.closed === true }
    rowsMade.set(zone, row)
  }
  return row
}

function playing(view: BrawlView): readonly Seat[] {
  const first = Object.keys(view.bases?.[0]?.sides ?? {})
  const at = view.order.filter(seat => first.includes(seat))
  return at.length === 2 ? at : view.order
}

/** The seat whose name a side carries for this seat: its own, or the first of its team. */
export function sideName(view: BrawlView, seat: Seat): Seat {
  return view.teams?.find(team => team.includes(seat))?.[0] ?? seat
}

/** Whether one side of a single row has given up altogether: then nothing on it was counted. */
export function gaveUp(view: BrawlView): boolean {
  if (view.table === 'round-robin') return false
  const sides = view.teams ?? view.order.map(seat => [seat])
  return sides.some(side => side.every(seat => view.seats[seat]?.out))
}

/** Whether the seat plays in this row. */
export function playsIn(view: BrawlView, row: Row, seat: Seat): boolean {
  return !row.closed && row.seats.includes(sideName(view, seat))
}

/** How many of each card a deck holds with this table's extra cards in it or out. */
export function copiesOf(view: BrawlView, seat: Seat): { readonly [C in Card]?: number } {
  const character = characterOf(view.seats[seat]?.character ?? '')
  return character === undefined ? {} : recipeOf(character, view.extras)
}

/** A spot to put a card on: an end of the row, a Base itself, or one side of it. */
export type Spot = { readonly row: string } & (
  | { readonly edge: 'left' | 'right'; readonly id?: undefined; readonly side?: undefined }
  | { readonly edge?: undefined; readonly id: number; readonly side?: Seat | undefined }
)

/** A spot as one word; its parts are told apart by tabs, which no seat's name holds. */
export function spotKey({ row, ...spot }: Spot): string {
  return (spot.edge === undefined ? [row, spot.id, spot.side ?? ''] : [row, spot.edge]).join('\t')
}
export function readSpot(key: string): Spot | undefined {
  const [row, where = '', side] = key.split('\t')
  if (row === undefined) return undefined
  if (where === 'left' || where === 'right') return { row, edge: where }
  if (side === undefined || !/^-?\d+$/.test(where)) return undefined
  return { row, id: Number(where), ...(side === '' ? {} : { side }) }
}

/** Where the offers let the held card go, as keys of spots. */
export function litBy(offers: readonly Offer[], rows: readonly Row[]): ReadonlySet<string> {
  const lit = new Set<string>()
  const from = (offer: Offer, blank: string): readonly unknown[] => {
    const found = offer.blanks[blank]
    return found?.pick === 'one' ? found.from : []
  }
  for (const offer of offers) {
    if (offer.do !== 'play') continue
    const name = from(offer, 'zone')[0] as string | undefined
    const row = name === undefined ? rows[0] : rows.find(one => one.name === name)
    if (row === undefined) continue
    for (const edge of from(offer, 'edge')) lit.add(spotKey({ row: row.name, edge: edge as 'left' | 'right' }))
    const base = row.bases[from(offer, 'base')[0] as number]
    if (base === undefined) continue
    const sides = from(offer, 'side') as readonly Seat[]
    if (sides.length === 0) lit.add(spotKey({ row: row.name, id: base.id }))
    for (const side of sides) lit.add(spotKey({ row: row.name, id: base.id, side }))
  }
  return lit
}

/** Whether it happened in one of these rows, or at the hands of those who play there; a knock is heard everywhere. */
export function isNear(event: BrawlEvent, rows: readonly Row[]): boolean {
  if (event.type === 'knock' || rows.some(row => row.name === '')) return true
  if ('zone' in event) return rows.some(row => row.name === event.zone)
  return !('by' in event) || rows.some(row => row.seats.includes(event.by))
}
