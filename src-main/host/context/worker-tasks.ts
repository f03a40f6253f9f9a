import type { Coded } from '../../../src-engine/core/coded.ts'
import type { Advice, Level, Offer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { MatchRecord } from '../../../src-engine/core/record.ts'
import type { Unplayable } from '../../../src-engine/core/replay.ts'
import type { Drawing, Pairing } from '../../../src-engine/night/tournament/swiss.ts'
import type { NightGame } from '../../../src-engine/night/night.ts'
import type { JudgeAnswer } from '../../../src-engine/protocol/coaching.ts'
import type { SeatingAnswer } from '../../../src-engine/protocol/answers.ts'
import type { ReplayAnswer, StatisticsAnswer } from '../../../src-engine/protocol/asks.ts'

/** A task for a worker thread. */
interface TimedTask {
  /** The most it may take, in milliseconds. */
  readonly thinking: number
}

/** A bot chooses a move, or a coach advises. It gets what its seat may know and its offers, and nothing else. */
export interface BotTask extends TimedTask {
  readonly want: 'move' | 'advice'
  readonly game: string
  readonly seat: string
  /** The redacted state in its plain form (`core/plain.ts`). */
  readonly state: unknown
  readonly offers: readonly Offer[]
  readonly level: Level
  /** Random: bots must not draw from the chance of the match. */
  readonly seed: string
}

/** Judges what a seat chose in the hands of a game that are over. */
export interface JudgeTask extends TimedTask {
  readonly want: 'judge'
  readonly seat: string
  readonly record: MatchRecord
  readonly times: readonly number[]
  /** The game is still on. */
  readonly running: boolean
  /** Only the last hand that can be judged. */
  readonly latest: boolean
}

/** What a replay is played from: a record with the time of each action, or the text of a file. */
export type ReplaySource =
  | { readonly record: MatchRecord; readonly times: readonly number[] }
  | { readonly file: string }

/** One moment of a replay. The game is cached under `key`, so that later moments need no `source`. */
export interface MomentTask extends TimedTask {
  readonly want: 'moment'
  readonly key: string
  readonly source?: ReplaySource
  readonly at: number
  readonly viewer: string
  /** The game is still on: raw actions are left out, because they may hold secrets. */
  readonly running: boolean
}

/** Plays the steps of a scenario file, including those of its bots. */
export interface PositionTask extends TimedTask {
  readonly want: 'position'
  readonly file: string
}

/** Adds one player's results up (`pages`: texts for `resultsIn`) to their statistics. */
export interface StatisticsTask extends TimedTask {
  readonly want: 'statistics'
  readonly pages: readonly string[]
  readonly player: string
  /** The name used if the player has no result. */
  readonly name: string
  readonly game?: string
  readonly players?: number
}

/** Who else has results, the host knows. */
export type PlayerStatistics = Omit<StatisticsAnswer, 'players' | 'rivals'>

/** Writes the file with a player's statistics. */
export interface StatisticsFileTask extends TimedTask {
  readonly want: 'statistics-file'
  readonly pages: readonly string[]
  readonly player: string
}
export type StatisticsFileAnswer = { readonly text: string }

/** Splits a file with everything a host keeps, which may be megabytes long. */
export interface ImportTask extends TimedTask {
  readonly want: 'pieces'
  readonly file: string
}

/** Works out who would sit how in each game of a playlist, for whoever plans a night. */
export interface SeatingTask extends TimedTask {
  readonly want: 'seating'
  readonly people: number
  readonly playlist: readonly NightGame[]
}

/**
 * Whose file it is, and what can be read of it, in pieces small enough to be stored in one transaction each (JSON of a
 * `Piece`). No `file` if it is not such a file.
 */
export type ImportAnswer = {
  readonly file?: { readonly person: string; readonly pieces: readonly string[]; readonly unreadable: number }
}

/** Pairs a Swiss round. */
export interface PairingTask extends TimedTask {
  readonly want: 'pairing'
  readonly drawing: Drawing
}
export type PairingAnswer = { readonly pairing: Pairing }

export type Task =
  | BotTask
  | JudgeTask
  | MomentTask
  | PositionTask
  | StatisticsTask
  | StatisticsFileTask
  | ImportTask
  | PairingTask
  | SeatingTask

/** Everybody at a table waits for its bots, so `move` and `advice` go first; all other tasks are long. */
export const isLong = ({ want }: Task): boolean => want !== 'move' && want !== 'advice'

export type MomentAnswer =
  | { readonly moment: ReplayAnswer }
  /** Nothing is cached under that key: ask again with the source. */
  | { readonly unknown: true }
  | { readonly noViewer: true }
  | NoGame

/** This build can't play the game, or can't read the file. */
export type NoGame = { readonly unplayable: Unplayable } | { readonly badFile: Coded }

export type PositionAnswer = { readonly record: MatchRecord } | NoGame

/** The answer to each task. */
export type Outcome<T extends Task> = T extends BotTask
  ? { readonly move?: JsonObject; readonly advice?: readonly Advice[] }
  : T extends JudgeTask
    ? JudgeAnswer
    : T extends MomentTask
      ? MomentAnswer
      : T extends PositionTask
        ? PositionAnswer
        : T extends ImportTask
          ? ImportAnswer
          : T extends StatisticsFileTask
            ? StatisticsFileAnswer
            : T extends PairingTask
              ? PairingAnswer
              : T extends SeatingTask
                ? SeatingAnswer
                : PlayerStatistics

/** Whom a task is for; it is dropped once they are gone. */
export interface Asker {
  readonly address: string
  readonly gone: AbortSignal
}

export interface Pool {
  /**
   * The answer, or `undefined` if the thread crashed, failed or took too long, or the asker left. Long tasks are done one
   * after another, and addresses take turns.
   */
  ask<T extends Task>(task: T, asker?: Asker): Promise<Outcome<T> | undefined>
  stop(): Promise<void>
}

export interface TaskMessage {
  readonly id: number
  readonly task: Task
}

export type AnswerMessage =
  | { readonly id: number; readonly outcome: Outcome<Task> }
  | { readonly id: number; readonly error: string }
