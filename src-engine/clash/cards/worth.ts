import type { Card } from './card.ts'
import { bitOf, type Keyword } from './keywords.ts'

/** What creatures are worth to their controller, by what is on the card; a plain 2/2 about 3. */

interface Creature {
  readonly power: number
  readonly toughness: number
  readonly keywords: number
  readonly card: Card
}

const worths = Object.entries({
  flying: 1.5,
  'first-strike': 0.7,
  'double-strike': 2,
  trample: 0.6,
  vigilance: 0.5,
  deathtouch: 1.2,
  lifelink: 1,
  menace: 0.6,
  hexproof: 0.5,
  indestructible: 2,
  unblockable: 1.5,
  'cannot-attack': -2,
  'cannot-block': -1,
  'does-not-untap': -3,
} satisfies { readonly [K in Keyword]?: number }).map(([keyword, worth]) => [bitOf(keyword as Keyword), worth] as const)

/** What a creature is worth on the table. */
export function creatureValue({ power, toughness, keywords, card }: Creature): number {
  let sum = power + Math.max(0, toughness) * 0.6
  if (keywords !== 0) for (const [bit, more] of worths) if ((keywords & bit) !== 0) sum += more
  return Math.max(0.2, sum + says(card) * 0.6)
}

function says({ triggers, abilities, statics }: Card): number {
  return (triggers?.length ?? 0) + (abilities?.length ?? 0) + (statics?.length ?? 0)
}

/** Worth of a creature card that lies in a hand or a graveyard. */
export function creatureCardValue(card: Card): number {
  return creatureValue({ card, power: card.power ?? 0, toughness: card.toughness ?? 0, keywords: card.keywordSet })
}
