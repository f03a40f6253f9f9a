import { colours, type Colour } from '../../colours/colours.ts'
import { allCards, card } from '../book.ts'
import type { Recipe } from '../cards/card.ts'

/**
 * A deck filled up to so many cards with basic lands, as its cards ask for colours; where they ask for none, with each
 * in turn. A deck that has as many is left as it is.
 */
export function withBasics(recipe: Recipe, size: number): Recipe {
  const has = Object.values(recipe).reduce((sum, n) => sum + n, 0)
  const asked = Object.fromEntries(colours.map(colour => [colour, 0])) as Record<Colour, number>
  for (const [name, count] of Object.entries(recipe)) {
    for (const colour of colours) asked[colour] += (card(name).manaCost.coloured[colour] ?? 0) * count
  }
  const sum = colours.reduce((all, colour) => all + asked[colour], 0)
  const share = (colour: Colour): number => (sum === 0 ? 1 / colours.length : asked[colour] / sum)
  const missing = Math.max(0, size - has)
  const added = Object.fromEntries(colours.map(colour => [colour, 0])) as Record<Colour, number>
  // One at a time to the colour that is furthest behind, so that they come to the whole number.
  for (let n = 0; n < missing; n++) {
    const next = colours.reduce((best, colour) =>
      share(colour) * (n + 1) - added[colour] > share(best) * (n + 1) - added[best] ? colour : best,
    )
    added[next]++
  }
  const filled: { [name: string]: number } = { ...recipe }
  for (const { name, basic, mana } of allCards) {
    const colour = mana?.[0]
    if (basic === true && colour !== undefined && added[colour] > 0) filled[name] = (filled[name] ?? 0) + added[colour]
  }
  return filled
}
