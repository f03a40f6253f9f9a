import { artifacts } from './content/cards/artifacts.ts'
import { black } from './content/cards/black.ts'
import { blue } from './content/cards/blue.ts'
import type { Card, Effect, EffectKind, Printed, Recipe } from './cards/card.ts'
import { coloursOf, costFrom } from './cards/cost.ts'
import { goldOfEnemies } from './content/cards/gold-enemies.ts'
import { gold } from './content/cards/gold.ts'
import { green } from './content/cards/green.ts'
import { keywordSetOf } from './cards/keywords.ts'
import { lands } from './content/cards/lands.ts'
import { red } from './content/cards/red.ts'
import { tokens } from './content/cards/tokens.ts'
import { white } from './content/cards/white.ts'

const printed: { readonly [name: string]: Printed } = {
  ...white,
  ...blue,
  ...black,
  ...red,
  ...green,
  ...gold,
  ...goldOfEnemies,
  ...artifacts,
  ...lands,
}

function made(name: string, print: Printed, token: boolean): Card {
  const manaCost = costFrom(print.cost ?? '')
  return {
    ...print,
    name,
    manaCost,
    token,
    colours: coloursOf(manaCost),
    keywordSet: keywordSetOf(print.keywords),
    isCreature: print.is.includes('creature'),
    isLand: print.is.includes('land'),
  }
}

const book = new Map([
  ...Object.entries(printed).map(([name, print]) => [name, made(name, print, false)] as const),
  ...Object.entries(tokens).map(([name, print]) => [name, made(name, print, true)] as const),
])

/** The cards of the book that go into decks, in the book's order. */
export const allCards: readonly Card[] = [...book.values()].filter(card => !card.token)
export const allTokens: readonly Card[] = [...book.values()].filter(card => card.token)

/** The card of this name, if there is one; names are written as printed. */
export function cardNamed(name: string): Card | undefined {
  return book.get(name)
}

/** The card of a name that is known to be one. Throws on any other: a bug. */
export function card(name: string): Card {
  const found = book.get(name)
  if (found === undefined) throw new Error(`there is no card ${name}`)
  return found
}

/** The first effect of a kind that a card has as it is cast. */
export function effectOf<Kind extends EffectKind>(card: Card | undefined, kind: Kind): Of<Kind> | undefined {
  return card?.spell?.effects.find((effect): effect is Of<Kind> => effect.do === kind)
}
type Of<Kind extends EffectKind> = Extract<Effect, { readonly do: Kind }>

/** The names of a recipe's cards, each as often as it is in it. */
export function cardsOf(recipe: Recipe): readonly string[] {
  return Object.entries(recipe).flatMap(([name, count]) => Array.from({ length: count }, () => name))
}
