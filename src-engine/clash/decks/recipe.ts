/** So many of each card, by name. */
export type Recipe = { readonly [name: string]: number }

export function cardsOf(recipe: Recipe): readonly string[] {
  return Object.entries(recipe).flatMap(([name, count]) => Array.from({ length: count }, () => name))
}
