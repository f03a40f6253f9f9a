import type { Colour } from '../../../../src-engine/colours/colours.ts'
import { halfDecks, readyDecks } from '../../../../src-engine/clash/decks/lists.ts'
import type { Recipe } from '../../../../src-engine/clash/cards/card.ts'
import { t, translateKey } from '../../../words/index.ts'
import { faceOfHalf, faceOfReady, halfName, readyName } from './faces.ts'

/** A deck that comes with the game, as it is shown to choose from. */
export interface OfferedDeck {
  readonly id: string
  readonly kind: 'ready' | 'half'
  readonly name: string
  /** How it plays, in a few words. */
  readonly plan: string
  readonly face: string | undefined
  readonly colours: readonly [Colour, ...Colour[]]
  readonly cards: Recipe
}

/** The ten ready decks, each with its plan. */
export const readyOffered = (): readonly OfferedDeck[] =>
  readyDecks.map(({ id, pair, cards }) => ({
    id,
    kind: 'ready',
    name: readyName(id),
    plan: translateKey(`clashDecks.plan.${id}`, {}),
    face: faceOfReady(id),
    colours: [...pair],
    cards,
  }))

/** The ten half-decks, of which two make a deck. */
export const halvesOffered = (): readonly OfferedDeck[] =>
  halfDecks.map(({ id, colour, style, cards }) => ({
    id,
    kind: 'half',
    name: halfName(id),
    plan: t(`clashDecks.style.${style}`),
    face: faceOfHalf(id),
    colours: [colour],
    cards,
  }))
