import type { Seat } from '../../core/game.ts'
import type { PlayAction } from '../actions.ts'
import type { Card } from '../cards.ts'
import { nobodys, modifiersOf, type Base, type Side } from '../row.ts'
import { stackOf } from '../stack.ts'
import type { BaseView, BrawlView } from '../view.ts'

/** A row as one player looks at it, read off the view, in the shape the rules take. */
export interface Lane {
  readonly zone: string
  readonly seats: readonly [Seat, Seat]
  readonly mine: Side
  readonly row: readonly Base[]
}

/** Everything a bot weighs, read off its view. */
export interface Board {
  readonly view: BrawlView
  readonly seat: Seat
  readonly lanes: readonly Lane[]
  readonly many: boolean
  /** Cards still to come from the own deck, and from the fullest of the others'. */
  readonly left: number
  readonly theirs: number
}

export interface Choice {
  readonly action: PlayAction
  readonly gain: number
}

export function boardFor(view: BrawlView, seat: Seat): Board {
  const team = view.teams?.find(one => one.includes(seat))
  const me = team?.[0] ?? seat
  const named = Object.entries(view.zones)
  const rows = named.map(([zone, { seats, bases, closed }]) => ({ zone, seats, bases, closed: closed === true }))
  if (rows.length === 0) {
    const seats = view.teams?.map(one => one[0]!) ?? view.order
    rows.push({ zone: '', seats, bases: view.bases ?? [], closed: false })
  }
  const lanes = rows.flatMap(({ zone, seats, bases, closed }): Lane[] => {
    const mine = seats.indexOf(me)
    if (mine < 0 || closed) return []
    const pair = [seats[0]!, seats[1]!] as const
    return [{ zone, seats: pair, mine: mine as Side, row: bases.map(base => baseFrom(base, pair)) }]
  })
  const deck = (one: Seat): number => view.seats[one]!.deck
  const side = (seats: readonly Seat[]): number => seats.reduce((sum, one) => sum + deck(one), 0)
  const others = team === undefined ? lanes.flatMap(lane => lane.seats.filter(one => one !== me)) : []
  const rivals = view.teams?.find(one => one !== team)
  return {
    view,
    seat,
    lanes,
    many: named.length > 1,
    left: team === undefined ? deck(seat) : side(team),
    theirs: rivals === undefined ? Math.max(0, ...others.map(deck)) : side(rivals),
  }
}

function baseFrom(base: BaseView, [first, second]: readonly [Seat, Seat]): Base {
  const stack = (seat: Seat) => stackOf(base.sides[seat]!.stack as readonly Card[])
  return {
    id: base.id,
    owner: base.owner === first ? 0 : 1,
    modifiers: modifiersOf(base.modifiers),
    stacks: [stack(first), stack(second)],
    wrong: [],
    called: base.foul === true,
    laid: nobodys,
  }
}
