import { colours, type Colour } from '../../colours/colours.ts'

/** What a spell or ability costs in mana. */
export interface Cost {
  readonly generic: number
  readonly coloured: { readonly [C in Colour]?: number }
  /** Times the chosen X is paid. */
  readonly x: number
}

const letters: { readonly [letter: string]: Colour } = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }

/** Reads a cost as printed: `2WW`, `XR`. Throws on anything else, as the cards are our own data. */
export function costFrom(text: string): Cost {
  if (!/^X*\d*[WUBRG]*$/.test(text)) throw new Error(`no cost: ${text}`)
  const coloured: { [C in Colour]?: number } = {}
  let x = 0
  for (const letter of text) {
    const colour = letters[letter]
    if (colour !== undefined) coloured[colour] = (coloured[colour] ?? 0) + 1
    else if (letter === 'X') x++
  }
  return { generic: Number(/\d+/.exec(text)?.[0] ?? 0), coloured, x }
}

/** What two costs come to together. */
export function addCosts(cost: Cost, other: Cost): Cost {
  const coloured: { [C in Colour]?: number } = { ...cost.coloured }
  for (const colour of coloursOf(other)) coloured[colour] = (coloured[colour] ?? 0) + other.coloured[colour]!
  return { generic: cost.generic + other.generic, coloured, x: cost.x + other.x }
}

/** All the mana of a cost, with the given X. */
export function manaValue(cost: Cost, x = 0): number {
  let sum = cost.generic + cost.x * x
  for (const colour of colours) sum += cost.coloured[colour] ?? 0
  return sum
}

export function coloursOf(cost: Cost): readonly Colour[] {
  return colours.filter(colour => (cost.coloured[colour] ?? 0) > 0)
}
