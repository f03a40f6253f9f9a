import type { Seat } from '../../core/game.ts'
import { entryOf } from '../../core/json.ts'
import type { Id } from '../state.ts'
import { nameOf, permanentNamed, withNumbers, type Ids, type PositionWithBoard } from './names.ts'
import type { Choice, ChoiceKey } from '../question.ts'

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
    const at = [...free].find(isCalled) ?? [...free].find(choice => meant !== undefined && isMeant(choice))
    if (at === undefined || isWrong(at)) return undefined
    free.delete(at)
    keys.push(keyOf(choices[at]!))
  }
  return keys
}
