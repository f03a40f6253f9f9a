import { numbersFrom } from '../core/written.ts'
import { cards, type Card } from './cards.ts'
import { students, type Student } from './content/characters.ts'

/** A deck list: how many copies of each card. */
export type Recipe = { readonly [C in Card]?: number }

/** A student with their lists read. */
export interface Character extends Omit<Student, 'recipe' | 'extras'> {
  readonly recipe: Recipe
  readonly extras: { readonly in: Recipe; readonly out: Recipe }
}

export const characters: readonly Character[] = students.map(student => ({
  ...student,
  recipe: numbersFrom(student.recipe),
  extras: { in: numbersFrom(student.extras.in), out: numbersFrom(student.extras.out) },
}))

export function characterOf(id: string): Character | undefined {
  return characters.find(character => character.id === id)
}

/** The list with the extra cards in it, or without. */
export function recipeOf(character: Character, extras: boolean): Recipe {
  if (!extras) return character.recipe
  const mixed: { [C in Card]?: number } = { ...character.recipe }
  for (const card of cards) {
    const count = (mixed[card] ?? 0) + (character.extras.in[card] ?? 0) - (character.extras.out[card] ?? 0)
    if (count > 0) mixed[card] = count
    else delete mixed[card]
  }
  return mixed
}

/** A recipe as the cards themselves, in the order of the list. */
export function cardsOf(recipe: Recipe): Card[] {
  return cards.flatMap(card => Array.from({ length: recipe[card] ?? 0 }, () => card))
}
