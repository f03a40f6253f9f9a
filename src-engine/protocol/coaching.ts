import type { JudgedChapter } from '../core/judge.ts'
import type { JsonObject } from '../core/json.ts'

/** How much help a person lets the coach give them: nothing, the best move alone, or all of them with their reasons. */
export const helpLevels = ['none', 'hint', 'full'] as const
export type HelpLevel = (typeof helpLevels)[number]

/** `coach` */
export interface CoachAnswer {
  readonly moves: readonly {
    readonly action: JsonObject
    /** A code of the game's own, and what fills the blanks of its sentence. */
    readonly reason: string
    readonly params?: JsonObject
    readonly score: number
  }[]
}

/** `worst-plays`: the three that cost most, worst first. `at` is the moment before the play, for `replay`. */
export interface WorstPlaysAnswer {
  readonly plays: readonly {
    readonly at: number
    readonly action: JsonObject
    readonly better: JsonObject
    /** Why the better play is better: a code as the coach's. */
    readonly reason: string
    readonly params?: JsonObject
    readonly cost: number
  }[]
}

/** `judge`: hand by hand, only those in which the seat had a choice. */
export interface JudgeAnswer {
  readonly chapters: readonly JudgedChapter[]
}
