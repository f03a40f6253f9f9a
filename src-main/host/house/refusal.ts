import type { Json } from '../../../src-engine/core/json.ts'
import type { Params } from '../../../src-engine/protocol/to-client.ts'

/** Why something was not done: a code for programs, plain words for the person who tried. */
export interface Refusal {
  readonly code: string
  readonly text: string
  readonly params?: Params
}

/** What a request comes to: done, refused, or answered by itself later. */
export type Handled =
  | { readonly done: true; readonly table?: string; readonly seq?: number }
  | { readonly answer: Json }
  | { readonly refused: Refusal }
  | 'later'

export function no(code: string, text: string, params?: Params): { readonly refused: Refusal } {
  return { refused: { code, text, ...(params === undefined ? {} : { params }) } }
}

export const done = { done: true } as const

/** Codes every game answers with, in words. */
export const commonRefusals: { readonly [code: string]: string } = {
  'unknown-action': 'The table does not know that move.',
  'game-over': 'The game is over.',
  'not-seated': 'That seat is not yours.',
  'not-your-turn': 'It is not your turn.',
}

/** Where people hold their own cards (`paper`). */
export const noBots = 'People bring their own cards here; no bot can play them.'
