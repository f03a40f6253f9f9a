/** Why something was not done: a code for programs, plain words for the person who tried. */
export interface Refusal {
  readonly code: string
  readonly text: string
}

/** What a request comes to: done, refused, or answered by itself later. */
export type Handled =
  { readonly done: true; readonly table?: string; readonly seq?: number } | { readonly refused: Refusal } | 'later'

export function no(code: string, text: string): { readonly refused: Refusal } {
  return { refused: { code, text } }
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
