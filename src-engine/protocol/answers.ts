import type { Unplayable } from '../core/replay.ts'
import type { NightState } from '../night/state.ts'

// What a house answers to questions (asks.ts), each under the word that asks for it.

/** An unfinished game that was archived. */
export interface SavedTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly names: readonly string[]
  /** Milliseconds since 1970, by the host's clock. */
  readonly at: number
  readonly actions: number
  /** Played against bots alone. */
  readonly solo: boolean
  /** Why this host can't take it up again, if it can't: a code with its parameters, and plain words. */
  readonly unplayable?: Unplayable
}

/** `saved`, and part of `lobby`: a page of the unfinished games. `moreSaved`: more follow the last of them. */
export interface SavedAnswer {
  readonly saved: readonly SavedTable[]
  readonly moreSaved?: true
}

/** `nights`: each as everybody saw it last, and when that was (milliseconds since 1970). */
export interface NightsAnswer {
  readonly nights: readonly { readonly night: NightState; readonly at: number }[]
}

/** One table as it would be opened: how many sit there, with how many bots, and in teams of how many where they play in any. */
export interface PlannedTable {
  readonly people: number
  readonly bots: number
  readonly team?: number
}

/** `seating`: by game of the playlist, its tables; none where so many can't play it so. Nothing of tournaments, which pair again each round. */
export interface SeatingAnswer {
  readonly games: readonly (readonly PlannedTable[] | null)[]
}

/** `times`: by the number of the action, in milliseconds since 1970. */
export interface TimesAnswer {
  readonly times: { readonly [action: string]: number }
}

/** `durations`: by game, how long one takes in this house (the median, in milliseconds) and by how many games. */
export interface DurationsAnswer {
  readonly durations: { readonly [game: string]: { readonly ms: number; readonly games: number } }
}

/**
 * `seat-code`: for the next `lastsMs` milliseconds it takes the asker's seats to another device, which types the code or
 * scans the secret. Wrong codes are counted by address; nobody guesses a secret, so it counts whatever was guessed.
 */
export interface SeatCodeAnswer {
  readonly code: string
  readonly secret: string
  readonly lastsMs: number
}

/** `hand-house`: `device` names it in the message of that name; `fits`: whether it is of this version. */
export interface HandHouseAnswer {
  readonly apps: readonly { readonly device: number; readonly name: string; readonly fits: boolean }[]
}

/** `statistics-export`: the file. `{ all: true }` asks for everybody's (only at the host's machine). */
export type StatisticsFile = {
  readonly format: 'knockabout-statistics'
  readonly version: 1
  /** Whose file it is: on import these results become the importer's. */
  readonly player: string
  readonly results: readonly {
    readonly record: string
    readonly player: string
    readonly name: string
    readonly game: string
    readonly players: number
    readonly seat: string
    readonly place: number
    readonly won: boolean
    readonly drawn: boolean
    readonly tallies: { readonly [what: string]: number }
    readonly at: number
    /** A seat of the same game. */
    readonly knockedOutBy?: string
  }[]
}
/** `statistics-import` `{ file }`: a file larger than one message goes in slices of its `results`; twice the same counts once. */
export interface ImportAnswer {
  readonly added: number
}
