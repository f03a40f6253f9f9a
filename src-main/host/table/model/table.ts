import type { Coded } from '../../../../src-engine/core/coded.ts'
import type { AnyGame, Level, Outcome, Seat } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import type { Faces } from '../../../../src-engine/core/face.ts'
import type { RecordedAction } from '../../../../src-engine/core/record.ts'

/** A place at the table, as the host keeps it; `SeatState` of the protocol is made from it. */
export interface Sitting {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  readonly colour: number
  readonly avatar: string
  readonly person?: string
  /** Plays at another person's device. */
  readonly guest: boolean
  readonly level?: Level
  /** A bot plays for the person who sits here. */
  readonly sitIn: boolean
  readonly asked: boolean
  /** Turns in a row that ran out. */
  readonly timeouts: number
  /** When they sat down, for passing the host's role on: any numbers that rise. */
  readonly since: number
  /** How many plays they had seen when they were last at the game: what came later they missed. */
  readonly missedFrom?: number
}

/** Who has held which seats in this game: anyone who has seen one hand may not go on to the next. */
export type HandsSeen = ReadonlyMap<string, readonly Seat[]>

declare const undealt: unique symbol
/** A seed nothing was dealt from yet. Once something was, it is text like any other, and no lobby takes it. */
export type FreshSeed = string & { readonly [undealt]: true }

/** What a lobby has and a table with a game has not, and the other way round. */
export interface Lobby {
  readonly at: 'lobby'
  /** Of the next deal. */
  readonly seed: FreshSeed
}
interface Dealt {
  readonly seed: string
  readonly record: string
  readonly match: Match
  readonly handsSeen: HandsSeen
  /** What the position was set up from (a puzzle, a replay), if it was. */
  readonly from?: { readonly given?: JsonObject; readonly actions: readonly RecordedAction[] }
}
export interface Playing extends Dealt {
  readonly at: 'playing'
  readonly paused: boolean
  /** While it is stopped: people who have said that they are ready to go on. */
  readonly ready?: readonly string[]
  /** People who have seen enough of what happened last: bots wait until all have, or time is up. */
  readonly seen?: readonly string[]
  /** The one person of a practice game is out: bots play it to its end without pauses. */
  readonly hurried?: true
}
export interface Over extends Dealt {
  readonly at: 'over'
  readonly outcome: Outcome
}
/** The table is no more. `archived`: its unfinished game, to be resumed another evening. */
export interface Closed {
  readonly at: 'closed'
  readonly reason: Coded
  readonly archived?: Playing
}
export type Phase = Lobby | Playing | Over | Closed

/** A table, whole: what is not here does not happen at it. Only `reduce` makes one from another. */
export interface Table {
  readonly id: string
  readonly solo: boolean
  readonly game: AnyGame
  /** The person who hosts this table. */
  readonly host: string
  readonly places: readonly Sitting[]
  readonly options: JsonObject
  /** How many places its host asked for, and what house rules that take other numbers have made of it since. */
  readonly asked?: { readonly seats: number; readonly now: number }
  /** Seconds a turn, 0 = no timer. */
  readonly timer: number
  readonly level: Level
  /** Milliseconds a searching bot may think. */
  readonly thinking: number
  /** Bots take the places that are open at the deal. */
  readonly fill: boolean
  /** Players may ask the coach. */
  readonly coach: boolean
  /** Resumed on another evening: an absent person's place may be claimed by another. */
  readonly resumed: boolean
  /** The scenario file a practice game began from. */
  readonly scenario?: JsonObject
  /** People with a device that follows the table. */
  readonly here: readonly string[]
  /** People at the table who went a moment ago and may be back the next. */
  readonly awaited: readonly string[]
  /** Devices that follow the table, displays among them: with none of them it waits. */
  readonly viewers: number
  readonly phase: Phase
}

export function seated(places: readonly Sitting[]): Sitting[] {
  return places.filter(place => place.kind !== 'open')
}

export function placeOf(table: Table, seat: Seat): Sitting | undefined {
  return table.places.find(place => place.seat === seat && place.kind !== 'open')
}

/** The seats a person may speak for: their own and their guests'. */
export function seatsOf(table: Table, person: string | undefined): Seat[] {
  if (person === undefined) return []
  return table.places.filter(place => place.person === person).map(place => place.seat)
}

export function isHere(table: Table, person: string | undefined): boolean {
  return person !== undefined && table.here.includes(person)
}

/** The game on the table, or the one just over. */
export function dealtAt(table: Table): Playing | Over | undefined {
  const { phase } = table
  return phase.at === 'playing' || phase.at === 'over' ? phase : undefined
}

export function matchAt(table: Table): Match | undefined {
  return dealtAt(table)?.match
}

export function namesOf(table: Table): { readonly [seat: string]: string } {
  return Object.fromEntries(seated(table.places).map(place => [place.seat, place.name]))
}

/** How everybody looks, for the record. */
export function facesOf(table: Table): Faces {
  return Object.fromEntries(
    seated(table.places).map(({ seat, avatar, colour, kind }) => [
      seat,
      { avatar, colour, ...(kind === 'bot' ? { bot: true } : {}) },
    ]),
  )
}

/** The table with some of its places changed; the very same where `change` leaves each as it is. */
export function withPlaces(table: Table, change: (place: Sitting, index: number) => Sitting): Table {
  const places = table.places.map(change)
  return places.every((place, index) => place === table.places[index]) ? table : { ...table, places }
}
