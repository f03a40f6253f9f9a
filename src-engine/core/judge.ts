import type { Coded } from './coded.ts'
import type { JsonObject } from './json.ts'
import type { Seat } from './seat.ts'

/** An action as it was taken, with the state before it. */
export interface JudgedStep<State> {
  /** Which action of the record, from 0. */
  readonly at: number
  readonly state: State
  readonly by: Seat
  readonly action: { readonly do: string }
  /** When it was taken, in milliseconds from the beginning, where the record has that. */
  readonly time?: number
}

/** A hand, a round or a turn that is over, for a game's judge. */
export interface JudgeInput<State> {
  readonly seat: Seat
  readonly steps: readonly JudgedStep<State>[]
  /** The state it led to. */
  readonly after: State
  /** Whether there is time for another choice; what there is none for is not known. */
  readonly thinking: { more(): boolean }
}

/** A choice that threw something away. */
export interface Misplay {
  /** Which action of the record, from 0: the moment before it is the one to play on from. */
  readonly at: number
  readonly played: JsonObject
  readonly better: JsonObject
  /** It held in every case that fits what the seat had seen; else only as the cards lay. */
  readonly sure: boolean
  /** What was thrown away: a code of the game's own. */
  readonly lost: Coded
  /** How it would have gone on from the moment: the better choice, and what the others can do against it at best. */
  readonly line: readonly (JsonObject & { readonly by: Seat; readonly do: string })[]
}

/** What a game's judge says of one seat's choices in a hand, a round or a turn. */
export interface Judgement {
  /** How often the seat had a choice. */
  readonly choices: number
  /** How many of them were as good as any. */
  readonly asGood: number
  /** How many of them could not be decided in the time there was. */
  readonly notKnown: number
  readonly misplays: readonly Misplay[]
  /** In a game without turns how long each choice lay open, in milliseconds. */
  readonly waitsMs?: readonly number[]
}

/** What a game needs so that its finished hands can be judged (DESIGN, A game; `judging.ts` plays a record through it). */
export interface Judge<State> {
  /** Is given everything, and so only what is over. */
  judge(played: JudgeInput<State>): Judgement
  /**
   * Whether everybody has seen all that was hidden in a hand that is over: only then it may be judged while the game goes
   * on. Absent: never.
   */
  isOpen?(played: Omit<JudgeInput<State>, 'thinking'>): boolean
}

/** A judged hand, round or turn; its name is the game's (`scenario.chapter`). */
export interface JudgedChapter extends Judgement {
  readonly name: string
}
