import type { Component } from 'vue'
import type { AnyGame, GameEvent, Offer, Seat } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Match } from '../../../src-engine/core/match.ts'
import type { t } from '../../words/index.ts'

/** Words are asked for as they are shown, in the reader's language; so a lesson is plain data, and tests read it without them. */
export type Translate = typeof t
/** What somebody does. */
export type SeatAct = JsonObject & { readonly by: Seat; readonly do: string }

/** Where a step begins: a table as it is dealt, and what has been done there since; both by the rules. */
export interface Position {
  /** The learner sits first. */
  readonly seats: readonly [Seat, ...Seat[]]
  readonly options: JsonObject
  /** As in a scenario file. */
  readonly given: object
  readonly before: readonly SeatAct[]
}

/** One thing to be learnt, tried at once on the rules themselves. */
export interface Step<View = JsonObject, Id extends string = string> {
  /** By it the words are found, and which puzzle was solved is kept. */
  readonly id: Id
  readonly position: Position
  /** A way to do it, with what others do; of a puzzle the engine knows the way. */
  readonly solution: readonly SeatAct[]
  ends(view: View): boolean
  /** Why an act that the rules allow misses the point: it is not done. */
  poor?(act: JsonObject, t: Translate): string | undefined
  /** One of those that are chosen from a list, after the lesson. */
  readonly isPuzzle?: true
}

export interface StepWords {
  readonly title: string
  readonly text: string
  /** What is to be done; left out, there is only something to look at. */
  readonly goal?: string
  /** For whoever hesitates. */
  readonly hint?: string
  /** What has been shown, once it is done. */
  readonly done?: string
}

/** A step as it stands. */
export interface Exercise<Event = GameEvent> {
  /** Counts the times one was dealt. */
  readonly deal: number
  readonly match: Match
  readonly events: readonly { readonly n: number; readonly event: Event }[]
}

/**
 * A game's lesson: all there is to it. `Lesson.vue` plays it on the game's own table. Functions are methods, so that the
 * register can hold lessons of all games.
 */
export interface Lesson<View = JsonObject, Event = GameEvent, Id extends string = string> {
  readonly game: AnyGame
  readonly steps: readonly Step<View, Id>[]
  words(step: Id, t: Translate): StepWords
  /** What those are called who sit after the learner, where it is not their seat. */
  others?(t: Translate): readonly string[]
  /** What the others make of what the learner did; left out, they do nothing. */
  answers?(now: Exercise<Event>): Exercise<Event>
  /** Whether a step can't be done any more: its time is over, or the way to its end is lost. */
  failed?(now: Exercise<Event>, step: Step<View, Id>): 'missed' | 'lost' | undefined
  /** What else is shown than the table as it is, as a trick that is over. */
  shows?(view: View): { readonly view?: View; readonly scene?: unknown; readonly offers?: readonly Offer[] }
  /** The real game it ends in. */
  readonly end: {
    /** `door`: what the button that begins it says. `chosen`: of `choice`. */
    words(t: Translate, chosen: string): { readonly title: string; readonly text: string; readonly door: string }
    /** The game as a scenario file. `name`: the learner's. */
    scenario(t: Translate, name: string, chosen: string): JsonObject
    /** What is chosen for it, and what is at first: a component with `v-model`. */
    readonly choice?: { readonly first: string; readonly screen: () => Promise<{ default: Component }> }
  }
}

/** A number of 31 bits, by chance: what follows the hand of a lesson's end is dealt by it. */
export const anySeed = (): number => Math.floor(Math.random() * 0x7fffffff)
