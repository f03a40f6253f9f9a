import { cards, type Card } from './cards.ts'

/** A deck list: how many copies of each card. */
export type Recipe = { readonly [C in Card]?: number }

export const styles = [
  'balanced',
  'presser',
  'blocker',
  'clearer',
  'dodger',
  'reverser',
  'hitter',
  'trickster',
] as const
export type Style = (typeof styles)[number]

/** A student of the martial-arts club. Portraits are drawn, not painted. */
export interface Character {
  readonly id: string
  readonly name: string
  readonly style: Style
  readonly recipe: Recipe
  /** With the extra cards on, these come in and as many of those go out (RULES BRL-15). */
  readonly extras: { readonly in: Recipe; readonly out: Recipe }
  readonly portrait: Portrait
}

export interface Portrait {
  /** Icons of the game-icons set: the student's emblem, and a smaller one behind it. */
  readonly emblem: string
  readonly pattern: string
  readonly main: string
  readonly second: string
  readonly ink: string
  readonly belt: string
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
