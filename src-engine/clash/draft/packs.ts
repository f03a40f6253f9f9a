import { colours } from '../../colours/colours.ts'
import type { Chance } from '../../core/chance.ts'
import { allCards } from '../book.ts'
import type { Card } from '../cards/card.ts'

/** Cards in a booster. */
const packSize = 14
const ofEachColour = 2

/** Cards by what a pack has of each. */
export interface PackCards {
  /** What a pack has one of: a legend, or a card of two colours. */
  readonly bright: readonly Card[]
  readonly lands: readonly Card[]
  readonly plain: readonly Card[]
}

export function packCards(cards: readonly Card[]): PackCards {
  const bright = cards.filter(card => card.legend === true || card.colours.length > 1)
  return {
    bright,
    lands: cards.filter(card => card.isLand && card.basic !== true),
    plain: cards.filter(card => !card.isLand && !bright.includes(card)),
  }
}

const ofTheBook = packCards(allCards)

/** A booster of different cards: one bright one, two of each colour, a land, and what comes. */
export function booster(chance: Chance, what: string, { bright, lands, plain } = ofTheBook): readonly string[] {
  const drawn = (from: readonly Card[], n: number): readonly Card[] => chance.shuffle(what, from).slice(0, n)
  const sure = [
    ...drawn(bright, 1),
    ...colours.flatMap(colour =>
      drawn(
        plain.filter(card => card.colours[0] === colour),
        ofEachColour,
      ),
    ),
    ...drawn(lands, 1),
  ]
  const others = drawn(
    plain.filter(card => !sure.includes(card)),
    packSize - sure.length,
  )
  return [...sure, ...others].map(card => card.name)
}

/** One of each card but basic lands: the cube of a table that has not set its own. */
export const wholeBook: readonly string[] = allCards.filter(card => card.basic !== true).map(card => card.name)

/** So many packs dealt from one list, as large as it allows, and no larger than a booster. */
export function cubePacks(chance: Chance, cube: readonly string[], packs: number): readonly (readonly string[])[] {
  const size = cubePackSize(cube.length, packs)
  const cards = chance.shuffle('cube', cube)
  return Array.from({ length: packs }, (_, at) => cards.slice(at * size, (at + 1) * size))
}

function cubePackSize(cards: number, packs: number): number {
  return Math.min(packSize, Math.floor(cards / packs))
}
