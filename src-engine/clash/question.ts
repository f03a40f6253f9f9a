import type { Seat } from '../core/game.ts'
import type { Hidden } from '../core/hidden.ts'

/** What an answer is kept by: a thing by its number, whatever it is called meanwhile; all else by a word. */
export type ChoiceKey = string | number
/** Something that may be answered: a word, a seat or the name of a card in hand or library; a thing; or what has a name of its own. */
export type Choice = ChoiceKey | { readonly key: string; readonly name: ChoiceKey }

/** What a seat has answered. */
export interface Answer {
  readonly seat: Seat
  readonly picked: readonly ChoiceKey[]
}

/** A question in the middle of a resolution; the answer is the action `choose`. */
export interface Question {
  readonly seat: Seat
  readonly kind: QuestionKind
  /** Visible to these seats only. They have names only on their way in and out (`choiceNames`, `chosenIn`). */
  readonly options: Hidden<readonly Choice[]>
  readonly min: number
  readonly max: number
  /** What it is about, as everybody may know. */
  readonly card?: string
}
export type QuestionKind =
  | 'target'
  | 'order'
  | 'arrange'
  | 'discard'
  | 'hand-size'
  | 'sacrifice'
  | 'search'
  | 'creature'
  | 'bottom'
  | 'vote'
  | 'elect'
  | 'gift'
  | 'deal'
  | 'replacement'
