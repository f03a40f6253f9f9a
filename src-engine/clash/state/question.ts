import type { Seat } from '../../core/game.ts'
import { entryOf } from '../../core/json.ts'
import type { Hidden } from '../../core/hidden.ts'
import type { Id } from '../state.ts'
import { nameOf, permanentNamed, withNumbers, type Ids, type PositionWithBoard } from './names.ts'

/** What an answer is kept by: a thing by its number, whatever it is called meanwhile; all else by a word. */
export type ChoiceKey = string | Id
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
  | 'may'
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

export function keyOf(choice: Choice): ChoiceKey {
  return typeof choice === 'object' ? choice.key : choice
}

/** What choices are called now, in the words of an action. */
export function choiceNames(position: PositionWithBoard, choices: readonly Choice[]): readonly string[] {
  const name = (of: ChoiceKey): string => (typeof of === 'number' ? nameOf(position, of) : of)
  const names = choices.map(choice => name(typeof choice === 'object' ? choice.name : choice))
  return choices.some(choice => typeof choice === 'object') ? withNumbers(names) : names
}

/**
 * The choices that names said by the asked seat mean, each once; nothing where one of them means none. `ids`: which
 * permanents were meant, where the action says so.
 */
export function chosenIn(
  position: PositionWithBoard,
  seat: Seat,
  choices: readonly Choice[],
  picked: readonly string[],
  ids: Ids | undefined,
): readonly ChoiceKey[] | undefined {
  const names = choiceNames(position, choices)
  const free = new Set(choices.keys())
  const keys: ChoiceKey[] = []
  for (const name of picked) {
    const meant = permanentNamed(position, seat, name, ids)
    const isMeant = (at: number): boolean => choices[at] === meant
    const isCalled = (at: number): boolean => names[at] === name
    // Where the action says which permanent is meant, another that is called so by now is not it.
    const isWrong = (at: number): boolean =>
      entryOf(ids, name) !== undefined && position.permanents.has(choices[at] as Id) && !isMeant(at)
    const at = [...free].find(isCalled) ?? [...free].find(one => meant !== undefined && isMeant(one))
    if (at === undefined || isWrong(at)) return undefined
    free.delete(at)
    keys.push(keyOf(choices[at]!))
  }
  return keys
}
