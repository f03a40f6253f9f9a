import type { Seat } from '../core/game.ts'
import type { Fell } from '../core/places.ts'
import type { Card } from './cards.ts'
import { standings, winsOf } from './end.ts'
import { leaderOf, type Base } from './row.ts'
import type { Player, Result, State, Zone } from './state.ts'
import { actorsOf } from './turns.ts'

export type BaseView = {
  readonly id: number
  readonly owner: Seat
  readonly frozen: boolean
  readonly reversed: boolean
  readonly nulled?: true
  readonly held?: true
  /** Somebody called a foul on it. */
  readonly foul?: true
  readonly modifiers: readonly Card[]
  readonly sides: { readonly [seat: Seat]: { readonly stack: readonly Card[]; readonly hits: number } }
  readonly leader?: Seat
  /** Who put down each card, by whose deck its copies count; '' where nobody knows. */
  readonly laid: { readonly on: readonly Seat[]; readonly sides: { readonly [seat: Seat]: readonly Seat[] } }
}
export type ZoneView = {
  /** Whose sides they are, the left one first. */
  readonly seats: readonly Seat[]
  readonly closed?: true
  readonly bases: readonly BaseView[]
}
export type SeatView = {
  readonly character: string
  readonly deck: number
  readonly discard: readonly Card[]
  readonly hand?: Card
  /** The card in hand comes from the discard pile. */
  readonly lifted?: true
  /** Cards that came to this hand so far: what `held` in an action means. */
  readonly held: number
  readonly knocked?: true
  readonly done?: true
  /** Tag team: wants to be tagged in. */
  readonly asksIn?: true
  readonly out?: true
  /** Sits this round out. */
  readonly aside?: true
  readonly active?: boolean
}
export type BrawlView = {
  readonly game: 'brawl'
  readonly mode: string
  readonly table: string
  readonly referee: 'strict' | 'honour'
  readonly extras: boolean
  readonly levelling: boolean
  readonly calling: string
  readonly most: number
  readonly phase: string
  readonly round: number
  readonly order: readonly Seat[]
  readonly toAct: readonly Seat[]
  readonly turn?: Seat
  readonly teams?: readonly (readonly Seat[])[]
  readonly bases?: readonly BaseView[]
  readonly zones: { readonly [zone: string]: ZoneView }
  readonly seats: { readonly [seat: Seat]: SeatView }
  /** Bases each would win now; of a team its first seat's. */
  readonly score: { readonly [seat: Seat]: number }
  readonly away: number
  readonly foul?: { readonly by: Seat; readonly judges: readonly Seat[] }
  readonly result?: Result
  /** Who gave up or fell behind in a circle, first to last, equals together; in teams nobody does. */
  readonly fell: Fell
  /** Best of three: games won so far by each side's seat. */
  readonly wins?: { readonly [seat: Seat]: number }
}

/** Everything but the order of the decks is open to everybody: a drawn card is played openly (SCENARIOS, Brawl). */
export function openView(state: State): BrawlView {
  const { rules, seats, phase, foul, result, zones } = state
  const named = (list: readonly number[]): Seat[] => list.map(index => seats[index]!)
  const toAct = named(actorsOf(state))
  return {
    game: 'brawl',
    mode: rules.mode,
    table: rules.table,
    referee: rules.honour ? 'honour' : 'strict',
    extras: rules.extras,
    levelling: rules.levelling,
    calling: rules.calling,
    most: rules.most,
    phase,
    round: state.round,
    order: seats,
    toAct,
    ...(rules.mode === 'training' && phase === 'play' ? { turn: toAct[0]! } : {}),
    ...(rules.teams.length === 0 ? {} : { teams: rules.teams.map(named) }),
    ...(zones.length === 1 ? { bases: basesOf(state, zones[0]!) } : {}),
    zones: zones.length === 1 && rules.table !== 'round-robin' ? {} : zonesOf(state),
    seats: seatsOf(state),
    score: standings(state),
    away: state.away.length,
    ...(foul === undefined ? {} : { foul: { by: seats[foul.by]!, judges: named(foul.judges) } }),
    ...(result === undefined ? {} : { result }),
    fell: state.fell.map(named),
    ...(rules.toWin > 1 ? { wins: winsOf(state) } : {}),
  }
}

/** Zones and players that a play left as they were look as they did: then the very same object is given again. */
const zoneViews = new WeakMap<Zone, { readonly order: readonly Seat[]; readonly view: ZoneView }>()
const seatViews = new WeakMap<Player, SeatView>()

function zoneView(state: State, zone: Zone): ZoneView {
  const known = zoneViews.get(zone)
  if (known?.order === state.seats) return known.view
  const seats = zone.between.map(index => state.seats[index]!)
  const view = { seats, bases: basesOf(state, zone), ...(zone.closed ? { closed: true as const } : {}) }
  zoneViews.set(zone, { order: state.seats, view })
  return view
}

function zonesOf(state: State): { readonly [zone: string]: ZoneView } {
  const all: { [zone: string]: ZoneView } = {}
  for (const zone of state.zones) all[zone.name] = zoneView(state, zone)
  return all
}

function basesOf(state: State, zone: Zone): BaseView[] {
  return zone.row.map(base => baseView(base, state.seats, state.seats[zone.between[0]]!, state.seats[zone.between[1]]!))
}

function baseView(base: Base, seats: readonly Seat[], first: Seat, second: Seat): BaseView {
  const named = (list: readonly number[]): Seat[] => list.map(index => seats[index] ?? '')
  const { modifiers, stacks } = base
  const leader = leaderOf(base)
  return {
    id: base.id,
    owner: base.owner === 0 ? first : second,
    frozen: modifiers.frozen,
    reversed: modifiers.reversed,
    ...(modifiers.nulled ? { nulled: true as const } : {}),
    ...(modifiers.held ? { held: true as const } : {}),
    ...(base.called ? { foul: true as const } : {}),
    modifiers: modifiers.cards,
    sides: {
      [first]: { stack: stacks[0].cards, hits: stacks[0].hits },
      [second]: { stack: stacks[1].cards, hits: stacks[1].hits },
    },
    ...(leader === undefined ? {} : { leader: leader === 0 ? first : second }),
    laid: {
      on: named(base.laid.on),
      sides: { [first]: named(base.laid.sides[0]), [second]: named(base.laid.sides[1]) },
    },
  }
}

function seatsOf(state: State): { readonly [seat: Seat]: SeatView } {
  const all: { [seat: Seat]: SeatView } = {}
  const teams = state.active.length > 0
  state.seats.forEach((seat, index) => {
    const player = state.players[index]!
    let view = seatViews.get(player)
    if (view === undefined) seatViews.set(player, (view = seatView(player)))
    all[seat] = teams ? { ...view, active: state.active.includes(index) } : view
  })
  return all
}

function seatView(player: Player): SeatView {
  const { hand } = player
  return {
    character: player.character,
    deck: player.size - player.drawn,
    discard: [...player.discard].reverse(),
    ...(hand === undefined ? {} : { hand }),
    ...(hand !== undefined && player.lifted ? { lifted: true as const } : {}),
    held: player.held,
    ...(player.knocked ? { knocked: true as const } : {}),
    ...(player.done ? { done: true as const } : {}),
    ...(player.asksIn ? { asksIn: true as const } : {}),
    ...(player.out ? { out: true as const } : {}),
    ...(player.playing || player.out ? {} : { aside: true as const }),
  }
}
