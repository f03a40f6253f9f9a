import type { Json, JsonObject } from './json.ts'
import type { Seat } from './seat.ts'

/** How the same deal can be compared between tables (`night/duplicate.ts`). */
export interface Duplicate<State> {
  /** The house rules it takes. */
  readonly options: JsonObject
  readonly counted: DuplicateCount
  /** What a seat has made of its cards: more is better. */
  made(state: State, seat: Seat): number
}

/** Tricks; or the life the winner had left, less than nothing for who lost to it. */
export type DuplicateCount = 'tricks' | 'life'

/** What everybody makes once before a tournament (a deck of cards they draft), and plays all of it with. */
export interface Preparation<State> {
  /** The house rules of the table where it is made, for a tournament by these; nothing where there is nothing to make. */
  rules(options: JsonObject): JsonObject | undefined
  /** What each seat has made, a secret of its own; nothing before all are done, or where a game is played. */
  made(state: State): { readonly [seat: Seat]: Json } | undefined
  /** The house rules of a match of that tournament, between seats that bring this. */
  match(options: JsonObject, brought: { readonly [seat: Seat]: Json }): JsonObject
}
