import type { Coded } from '../../../src-engine/core/coded.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Answer } from '../../../src-engine/protocol/asks.ts'

/** Why something was not done. The host knows no sentences: `text` is the code again, for clients that show it as it is. */
export interface Refusal extends Coded {
  readonly text: string
}

/** What a request comes to: done, refused, or answered by itself later. */
export type Handled =
  | { readonly done: true; readonly table?: string; readonly seq?: number }
  | { readonly answer: Answer }
  /** An answer that is JSON text already: long ones are put together apart, or bit by bit. */
  | { readonly answerText: string }
  | { readonly refused: Refusal }
  | 'later'

/** A refusal. `params` fill the blanks of its sentence; a reason behind it goes in as `why`, itself a code. */
export function no(code: string, params?: JsonObject): { readonly refused: Refusal } {
  return { refused: { code, text: code, ...(params === undefined ? {} : { params }) } }
}

/** The reason of a set-up that could not be, or of house rules that could not be read. */
export function reasonOf({ code, params }: Coded): Coded & JsonObject {
  return { code, ...(params === undefined ? {} : { params }) }
}

/** A refusal for a reason that is a code itself. */
export function because(code: string, why: Coded): { readonly refused: Refusal } {
  return no(code, { why: reasonOf(why) })
}

export const done = { done: true } as const
