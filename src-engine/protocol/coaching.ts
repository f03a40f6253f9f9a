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

/** `judge`: hand by hand, only those in which the seat had a choice. */
export interface JudgeAnswer {
  readonly chapters: readonly JudgedChapter[]
}
