import type { AnyGame, GameEvent, Level, Offer, Outcome, Seat, Told, Viewer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Match } from '../../../src-engine/core/match.ts'
import type { Faces, RecordedAction } from '../../../src-engine/core/record.ts'
import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import type { Client } from '../house/client.ts'
import type { House } from '../house/house.ts'
import type { Refusal } from '../house/refusal.ts'

export type Timer = ReturnType<typeof setTimeout>

/** A place at the table, as the host keeps it; `Place` of the protocol is made from it. */
export interface Sitting {
  seat: Seat
  kind: 'open' | 'person' | 'bot'
  name: string
  colour: number
  avatar: string
  person?: string
  /** Plays at another person's device. */
  guest: boolean
  level?: Level
  sitIn: boolean
  asked: boolean
  /** Turns in a row that ran out. */
  timeouts: number
  /** When they sat down, for passing the host's role on. */
  since: number
  /** Story lines told when a bot sat in, to say later what was missed. */
  missedFrom?: number
  /** Running: a bot sits in when it ends. */
  grace?: Timer
}

/** What a viewer was last shown, made once and sent to each of its sockets. */
export interface Scene {
  readonly match: Match
  readonly seq: number
  readonly view: JsonObject
  readonly offers: readonly Offer[]
  /** `offers` as text. */
  readonly open: string
  /** What leads here from the view numbered `from`: all of a message but its events and its clock. Absent where the whole is no longer. */
  step?: { readonly from: number; readonly text: string }
  /** Length of the last whole view as text: a difference much shorter needs no comparing. */
  size: number
}

/** Events numbered for one viewer; the last few hundred are kept for whoever missed some. */
export interface Tale {
  count: number
  events: NumberedEvent[]
}

/** An action on its way through the queue. */
export interface Wanted {
  readonly seat: Seat
  readonly action: JsonObject
  readonly client?: Client
  readonly n?: number
  /** Told once it is settled: true if it was played. */
  readonly settled?: (played: boolean) => void
}

/** A play the rules took, with what became of the match. */
export interface Accepted {
  readonly wanted: Wanted
  readonly events: readonly Told<GameEvent>[]
  /** As the rules read it: what is kept. */
  readonly action: RecordedAction
  readonly match: Match
}

/** Plays on their way to the disk: nobody is told of them yet, and what comes meanwhile waits in the queue. */
export interface Writing {
  readonly record: string
  /** Number of the first of them. */
  readonly first: number
  readonly accepted: readonly Accepted[]
  readonly refused: { readonly wanted: Wanted; readonly why: Refusal }[]
}

/** One table. The functions of this folder work on it, each file on one side of it. */
export interface Room {
  readonly id: string
  readonly house: House
  game: AnyGame
  phase: 'lobby' | 'playing' | 'over'
  solo: boolean
  /** The person who hosts this table. */
  host: string
  places: Sitting[]
  options: JsonObject
  timer: number
  level: Level
  thinking: number
  fill: boolean
  /** Players may ask the coach. */
  coach: boolean
  paused: boolean
  /** Taken up again on another evening: an absent person's place may be claimed by another. */
  takenUp: boolean
  /** The seed of the next or current deal; shown as its hash until the game is over. */
  seed: string
  committed?: { readonly seed: string; readonly hash: string }
  record?: string
  match?: Match
  outcome?: Outcome
  /** What the position was set up from, for a puzzle's record and its “again”. */
  scenario?: JsonObject
  readonly followers: Set<Client>
  readonly scenes: Map<Viewer, Scene>
  /** Scenes of what is being written, ready for when it is on disk. */
  readonly foreseen: Map<Viewer, Scene>
  readonly tales: Map<Viewer, Tale>
  /** The latest happenings for captions, numbered from the start. */
  story: { readonly number: number; readonly told: Told<GameEvent>; readonly by: Seat | undefined }[]
  storyCount: number
  /** Puts an action into the table's one queue. */
  submit(wanted: Wanted): void
  queue: Wanted[]
  /** The write that is about to be made of `queue`. */
  flush: NodeJS.Immediate | undefined
  writing: Writing | undefined
  /** Plays of quick lines that wait for what slow ones lose (even-lag.ts). */
  readonly held: Map<
    Client,
    { readonly plays: { readonly wanted: Wanted; readonly due: number }[]; timer: Timer | undefined }
  >
  /** When each seat's turn runs out, by the clock of `house.now`. */
  readonly deadlines: Map<Seat, number>
  clock: Timer | undefined
  /** Milliseconds each seat's turn had left when the clocks were stopped. */
  readonly timeLeft: Map<Seat, number>
  /** Until when people look at what just happened (a trick, a tie); bots wait for it. */
  lookUntil: number
  readonly alarms: Map<string, { timer: Timer | undefined; left: number; from: number }>
  /** Seats whose bot is thinking or waiting to act, each with what cancels it. */
  readonly thinkers: Map<Seat, { cancelled: boolean; timer?: Timer }>
  /** The last message that told everybody of the table, to spare repeats. */
  told: string
  closed: boolean
  /** When the last follower left. */
  emptySince: number | undefined
}

export function seated(room: Room): Sitting[] {
  return room.places.filter(place => place.kind !== 'open')
}

export function placeOf(room: Room, seat: Seat): Sitting | undefined {
  return room.places.find(place => place.seat === seat && place.kind !== 'open')
}

/** The seats a client may speak for: its person's own and their guests'. */
export function seatsOf(room: Room, client: Client): Seat[] {
  const id = client.person?.id
  return id === undefined ? [] : room.places.filter(place => place.person === id).map(place => place.seat)
}

/** Whether the person has a device that follows this table now. */
export function isHere(room: Room, person: string | undefined): boolean {
  if (person === undefined) return false
  for (const client of room.followers) if (client.person?.id === person) return true
  return false
}

export function namesOf(room: Room): { readonly [seat: string]: string } {
  return Object.fromEntries(seated(room).map(place => [place.seat, place.name]))
}

/** How everybody looks, for the record. */
export function facesOf(room: Room): Faces {
  return Object.fromEntries(
    seated(room).map(({ seat, avatar, colour, kind }) => [
      seat,
      { avatar, colour, ...(kind === 'bot' ? { bot: true } : {}) },
    ]),
  )
}
