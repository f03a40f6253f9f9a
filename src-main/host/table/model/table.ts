import type { AnyGame, Seat } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import type { Faces } from '../../../../src-engine/protocol/person.ts'
import type { RecordedAction } from '../../../../src-engine/core/record.ts'
import type { BotPlace, OpenPlace, PersonPlace, StoredPhase, StoredValue } from './schema.ts'

/** A place at the table; `SeatState` of the protocol is made from it. */
export type Place = OpenPlace | BotPlace | PersonPlace
/** A place where somebody sits. */
export type TakenPlace = BotPlace | PersonPlace

declare const undealt: unique symbol
/** A seed nothing was dealt from yet. Once something was, it is text like any other, and no lobby takes it. */
export type FreshSeed = string & { readonly [undealt]: true }

/** What a game that was dealt has beside what is written down of the table: what its record holds. */
export interface Dealt {
  readonly match: Match
  readonly seed: string
  /** What the position was set up from (a puzzle, a replay), if it was. Its record begins with it. */
  readonly from?: { readonly given?: JsonObject; readonly actions: readonly RecordedAction[] }
}
export type Lobby = Readonly<Extract<StoredPhase, { at: 'lobby' }>> & { readonly seed: FreshSeed }
export type Playing = Readonly<Extract<StoredPhase, { at: 'playing' }>> & Dealt
export type Over = Readonly<Extract<StoredPhase, { at: 'over' }>> & Dealt
export type Closed = Omit<Readonly<Extract<StoredPhase, { at: 'closed' }>>, 'archived'> & {
  readonly archived?: Lobby | Playing | Over | undefined
}
export type Phase = Lobby | Playing | Over | Closed

/** A table, whole: what is not here does not happen at it. Only `reduce` makes one from another. */
export interface Table extends Omit<StoredValue, 'game' | 'phase' | 'places'> {
  readonly game: AnyGame
  readonly places: readonly Place[]
  readonly phase: Phase
}

export const openPlace: OpenPlace = { kind: 'open' }

export function taken(places: readonly Place[]): TakenPlace[] {
  return places.filter(place => place.kind !== 'open')
}

export function placeOf(table: Table, seat: Seat): TakenPlace | undefined {
  return taken(table.places).find(place => place.seat === seat)
}

/** The person who sits there, or whose guest does. */
export function personAt(place: Place | undefined): string | undefined {
  return place?.kind === 'person' ? place.person : undefined
}

/** The seats a person may speak for: their own and their guests'. */
export function seatsOf(table: Table, person: string | undefined): Seat[] {
  if (person === undefined) return []
  return table.places.flatMap(place => (place.kind === 'person' && place.person === person ? [place.seat] : []))
}

/** Whether a device of this person follows the table. */
export function isHere(table: Table, person: string | undefined): boolean {
  return person !== undefined && table.devices.some(({ who, silent }) => who?.id === person && silent !== true)
}

/** Whether anybody looks: a person's device or a display. */
export function isFollowed(table: Table): boolean {
  return table.devices.some(({ silent }) => silent !== true)
}

/** Whether `after` is the table `before` but for its match: so are most plays, and all that hangs on the rest stands. */
export function isOnlyPlayed(before: Table, after: Table): boolean {
  const [was, is] = [before.phase, after.phase]
  return was.at === 'playing' && is.at === 'playing' && isSameBut('phase', before, after) && isSameBut('match', was, is)
}

function isSameBut<T extends object>(key: keyof T & string, before: T, after: T): boolean {
  for (const one in before) if (one !== key && before[one] !== after[one]) return false
  // What came is a change too.
  for (const one in after) if (before[one] === undefined && after[one] !== undefined) return false
  return true
}

/** The game on the table, or the one just over. */
export function dealtAt(table: Table): Playing | Over | undefined {
  return dealtIn(table.phase)
}

/** The same, or the game of a table that was archived. */
export function gameAt({ phase }: Table): Playing | Over | undefined {
  return dealtIn(phase.at === 'closed' ? phase.archived : phase)
}

function dealtIn(phase: Phase | undefined): Playing | Over | undefined {
  return phase?.at === 'playing' || phase?.at === 'over' ? phase : undefined
}

export function matchAt(table: Table): Match | undefined {
  return dealtAt(table)?.match
}

/** What everybody here has prepared for a tournament, once all are done (`Preparation`). */
export function madeAt(table: Table): ReturnType<NonNullable<AnyGame['preparation']>['made']> {
  const { phase, game } = table
  return phase.at === 'playing' ? game.preparation?.made(phase.match.state) : undefined
}

export function namesOf(table: Table): { readonly [seat: string]: string } {
  return Object.fromEntries(taken(table.places).map(place => [place.seat, place.name]))
}

/** How everybody looks, for the record. */
export function facesOf(table: Table): Faces {
  return Object.fromEntries(
    taken(table.places).map(({ seat, avatar, colour, kind }) => [
      seat,
      { avatar, colour, ...(kind === 'bot' ? { bot: true } : {}) },
    ]),
  )
}

/** The table with some of its places changed; the very same where `change` leaves each as it is. */
export function withPlaces(table: Table, change: (place: Place, index: number) => Place): Table {
  const places = table.places.map(change)
  return places.every((place, index) => place === table.places[index]) ? table : { ...table, places }
}

/** The same for the places of people. */
export function withPeople(table: Table, change: (place: PersonPlace) => Place): Table {
  return withPlaces(table, place => (place.kind === 'person' ? change(place) : place))
}
