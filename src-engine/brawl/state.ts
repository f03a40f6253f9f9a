import type { Seat } from '../core/game.ts'
import type { Hidden } from '../core/hidden.ts'
import type { Fell } from '../core/places.ts'
import type { Card } from './cards.ts'
import type { BrawlGiven } from './scenario.ts'
import { fitsSomewhere } from './legality.ts'
import type { Rules } from './options.ts'
import type { Base, Side } from './row.ts'

export const phases = ['knock', 'play', 'foul', 'over'] as const
export type Phase = (typeof phases)[number]

/** One seat's own cards and standing. Players are known by their index in `State.seats`. */
export interface Player {
  readonly character: string
  /** The deck as it was shuffled; of it `drawn` cards are gone. Nobody may see its order, its owner included. */
  readonly deck: Hidden<readonly Card[]>
  readonly size: number
  readonly drawn: number
  readonly hand: Card | undefined
  /** The card in hand was lifted off the discard pile. */
  readonly lifted: boolean
  /** How many cards have come to this hand so far. */
  readonly held: number
  /** Top last. */
  readonly discard: readonly Card[]
  readonly knocked: boolean
  readonly done: boolean
  /** Tag team: outside the ring, and has asked to be tagged in. */
  readonly asksIn: boolean
  /** Left the game for good. */
  readonly out: boolean
  /** Takes part in this round (round robin: the tied only). */
  readonly playing: boolean
  readonly last: LastPlay | undefined
}

/** What a player put down last, for the honour referee's take-back. */
export interface LastPlay {
  readonly zone: number
  readonly card: Card
  readonly id: number
  /** The Base was frozen already (an illegal play): then that is no bar to taking it back. */
  readonly frozen: boolean
  readonly where:
    | { readonly kind: 'side'; readonly side: Side; readonly at: number }
    | { readonly kind: 'base'; readonly at: number }
    | { readonly kind: 'row' }
    | {
        readonly kind: 'cleared'
        readonly base: Base
        readonly index: number
        readonly away: number
        readonly wrong: boolean
      }
}

/** A row of Bases between two players, or two teams. */
export interface Zone {
  readonly name: string
  /** The players whose sides they are; of a team its first. */
  readonly between: readonly [number, number]
  readonly row: readonly Base[]
  /** Bases lost off the table by an illegal Clear that was let stand, counted for the side that gets them. */
  readonly forfeited: readonly [number, number]
  /** One of the two has left: nothing more is played here. */
  readonly closed: boolean
}

export const endings = ['frozen', 'stuck', 'done', 'conceded', 'forfeit'] as const
export type Ending = (typeof endings)[number]

/** How the last round ended; with `tied` another follows. */
export type Result = {
  readonly winner?: Seat
  readonly draw: boolean
  readonly bases: { readonly [seat: Seat]: number }
  readonly tied?: readonly Seat[]
  readonly why: Ending
}

export interface State {
  readonly rules: Rules
  readonly given: BrawlGiven
  readonly seats: readonly Seat[]
  readonly phase: Phase
  readonly round: number
  readonly players: readonly Player[]
  readonly zones: readonly Zone[]
  /** Tag team: who is in the ring for each team. Empty otherwise. */
  readonly active: readonly number[]
  /** Training: whose turn it is; in a tag team the number of the team. */
  readonly turn: number
  /** Training: who touched a card last. */
  readonly latest: number
  /** Cards gone from the game with a Clear. */
  readonly away: readonly Card[]
  readonly nextId: number
  /** Honour: who made a foul that can't be put right, and who decides about it. */
  readonly foul: { readonly by: number; readonly zone: number; readonly judges: readonly number[] } | undefined
  readonly result: Result | undefined
  /** Best of three: games won so far by each side of the row. */
  readonly wins: readonly [number, number]
  /** Who gave up or fell behind in a circle, first to last: those of one round with as many Bases together. */
  readonly fell: Fell<number>
}

export function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = [...list]
  copy[index] = item
  return copy
}

export function withPlayer(state: State, index: number, change: Partial<Player>): State {
  return { ...state, players: replaced(state.players, index, { ...state.players[index]!, ...change }) }
}

export function withZone(state: State, index: number, change: Partial<Zone>): State {
  return { ...state, zones: replaced(state.zones, index, { ...state.zones[index]!, ...change }) }
}

/** Sends the player into the ring for their team, which answers what they asked for. */
export function enterRing(state: State, player: number): State {
  const active = replaced(state.active, teamOf(state, player), player)
  return withPlayer({ ...state, active }, player, { asksIn: false })
}

export function teamOf({ rules }: State, player: number): number {
  return rules.teams[0]?.includes(player) ? 0 : rules.teams[1]?.includes(player) ? 1 : -1
}

/** Which side of the zone is the player's, or his team's; nothing if it is not his zone. */
export function sideIn(state: State, zone: Zone, player: number): Side | undefined {
  const side = state.rules.teams.length > 0 ? teamOf(state, player) : zone.between.indexOf(player)
  return side < 0 ? undefined : (side as Side)
}

/** Whether the player sits out for now: gone for good, or not in this round. */
export function isAside(player: Player): boolean {
  return player.out || !player.playing
}

/** Whether the card fits anywhere the player may play (RULES BRL-3, BRL-14). */
export function fitsFor(state: State, player: number, card: Card): boolean {
  return state.zones.some(
    zone =>
      !zone.closed && sideIn(state, zone, player) !== undefined && fitsSomewhere(zone.row, state.rules.most, card),
  )
}

/** Whether the player has a legal act left; lifting a discard that fits nowhere is none (RULES BRL-14). */
export function hasAct(state: State, index: number): boolean {
  const player = state.players[index]!
  if (isAside(player)) return false
  if (player.hand !== undefined || player.drawn < player.size) return true
  const top = player.discard.at(-1)
  return top !== undefined && fitsFor(state, index, top)
}

/** Who may put a hand to the cards now, turns left aside: everybody, or of each team the one in the ring. */
export function isActive(state: State, index: number): boolean {
  return state.active.length === 0 || state.active.includes(index)
}

/** Training: the player whose turn it is. */
export function onTurn({ active, turn }: State): number {
  return active.length === 0 ? turn : active[turn]!
}
