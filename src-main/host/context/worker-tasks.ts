import type { Coded } from '../../../src-engine/core/coded.ts'
import type { Advice, Level, Offer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { MatchRecord } from '../../../src-engine/core/record.ts'
import type { Unplayable } from '../../../src-engine/core/replay.ts'
import type { CostlyPlay } from '../../../src-engine/core/review.ts'
import type { ReplayAnswer, StatisticsAnswer } from '../../../src-engine/protocol/asks.ts'

/** What every job says: how many milliseconds it may take. */
interface Job {
  readonly thinking: number
}

/** What a bot is told: the view and offers of its seat and nothing else; a random seed, for it has no chance of its own. */
export interface Question extends Job {
  readonly want: 'move' | 'advice'
  readonly game: string
  readonly seat: string
  readonly view: JsonObject
  readonly offers: readonly Offer[]
  readonly level: Level
  readonly seed: string
}

/** A whole finished game to look through, for the plays of one seat that cost most. */
export interface Review extends Job {
  readonly want: 'review'
  readonly seat: string
  readonly record: MatchRecord
}

/** What a replay is played from: a record with the time of each action, or a file as somebody opened it. */
export type Source = { readonly record: MatchRecord; readonly times: readonly number[] } | { readonly file: string }

/** One moment of a game that is played again. It is kept under `key`, so that the next needs no `source`. */
export interface Scrub extends Job {
  readonly want: 'moment'
  readonly key: string
  readonly source?: Source
  readonly at: number
  readonly viewer: string
  /** The game is still on: no raw action is shown, for it may hold a secret. */
  readonly running: boolean
}

/** A scenario's steps to play, the bots' among them. */
export interface Setting extends Job {
  readonly want: 'position'
  readonly file: string
}

/** Results to add up: texts for `resultsIn`, and whose figures of which games are asked for. */
export interface Adding extends Job {
  readonly want: 'statistics'
  readonly pages: readonly string[]
  readonly player: string
  /** Who they are called without any result. */
  readonly name: string
  readonly game?: string
  readonly players?: number
}

/** Results as the file of a player's statistics. */
export interface Filing extends Job {
  readonly want: 'statistics-file'
  readonly pages: readonly string[]
  readonly player: string
}
export type Filed = { readonly text: string }

/** A file of everything a host keeps, to be taken apart: it may be megabytes long. */
export interface SplitImport extends Job {
  readonly want: 'pieces'
  readonly file: string
}

/**
 * Whose file it is and its things that can be read, in pieces each small enough to be put away in one go: JSON of a
 * `Piece`. Nothing where it is no such file.
 */
export type ImportSplit = {
  readonly file?: { readonly person: string; readonly pieces: readonly string[]; readonly unreadable: number }
}

export type Task = Question | Review | Scrub | Setting | Adding | Filing | SplitImport

/** A bot's pause matters to everybody at its table; the others may take long, and wait for each other. */
export const isLong = ({ want }: Task): boolean => want !== 'move' && want !== 'advice'

export type Scrubbed =
  | { readonly moment: ReplayAnswer }
  /** Nothing is kept under that key (any more): ask again with the source. */
  | { readonly unknown: true }
  | { readonly noViewer: true }
  | NoGame

/** A game of this build it can't be, or no file it can read. */
export type NoGame = { readonly unplayable: Unplayable } | { readonly badFile: Coded }

export type Set = { readonly record: MatchRecord } | NoGame

/** What each task comes to. */
export type Outcome<T extends Task> = T extends Question
  ? { readonly move?: JsonObject; readonly advice?: readonly Advice[] }
  : T extends Review
    ? { readonly costly: readonly CostlyPlay[] }
    : T extends Scrub
      ? Scrubbed
      : T extends Setting
        ? Set
        : T extends SplitImport
          ? ImportSplit
          : T extends Filing
            ? Filed
            : StatisticsAnswer

/** On whose behalf a task is done: once they are gone nobody waits for it. */
export interface Asker {
  readonly address: string
  readonly gone: AbortSignal
}

export interface Pool {
  /**
   * What the task comes to, or nothing if its thread crashed, erred or took too long, or the asker left. Long tasks wait
   * for each other, and addresses take turns.
   */
  ask<T extends Task>(task: T, asker?: Asker): Promise<Outcome<T> | undefined>
  stop(): Promise<void>
}

export interface Asking {
  readonly id: number
  readonly task: Task
}

export type Answering =
  { readonly id: number; readonly outcome: Outcome<Task> } | { readonly id: number; readonly error: string }
