import type { Advice, Level, Offer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { MatchRecord } from '../../../src-engine/core/record.ts'
import type { CostlyPlay } from '../../../src-engine/core/review.ts'

/** What a bot is told: the view and offers of its seat and nothing else; a random seed, for it has no chance of its own. */
export interface Question {
  readonly want: 'move' | 'advice'
  readonly game: string
  readonly seat: string
  readonly view: JsonObject
  readonly offers: readonly Offer[]
  readonly level: Level
  readonly seed: string
  /** Milliseconds it may think. */
  readonly thinking: number
}

/** A whole finished game to look through, for the plays of one seat that cost most. */
export interface Review {
  readonly want: 'review'
  readonly seat: string
  readonly record: MatchRecord
  /** Milliseconds it may take. */
  readonly thinking: number
}

export interface Asking {
  readonly id: number
  readonly question: Question | Review
}

export interface Answering {
  readonly id: number
  readonly move?: JsonObject
  readonly advice?: readonly Advice[]
  readonly costly?: readonly CostlyPlay[]
  readonly error?: string
}
