import type { Seat } from '../../../../src-engine/core/game.ts'
import type { Card } from '../../../../src-engine/brawl/cards.ts'
import { characterOf, recipeOf } from '../../../../src-engine/brawl/character.ts'
import type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
import type { BaseView, BrawlView, ZoneView } from '../../../../src-engine/brawl/view.ts'

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

/** Whether it happened in one of these rows, or at the hands of those who play there; a knock is heard everywhere. */
export function isNear(event: BrawlEvent, rows: readonly Row[]): boolean {
  if (event.type === 'knock' || rows.some(row => row.name === '')) return true
  if ('zone' in event) return rows.some(row => row.name === event.zone)
  return !('by' in event) || rows.some(row => row.seats.includes(event.by))
}
