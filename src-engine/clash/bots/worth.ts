import type { Seat } from '../../core/game.ts'
import { cardNamed } from '../cards/book.ts'
import type { Card } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'
import { bitOf, type Keyword } from '../cards/keywords.ts'
import type { Situation, Thing } from './situation.ts'

/** What permanents and cards are worth to their controller; a plain 2/2 about 3. */

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
export function creatureValue({
  power,
  toughness,
  keywords,
  card,
}: Pick<Thing, 'power' | 'toughness' | 'keywords' | 'card'>): number {
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

/** Of anything on the table: things that are not creatures are worth what they cost, but for lands. */
export function permanentValue(one: Thing): number {
  return one.card.isCreature ? creatureValue(one) : one.card.isLand ? 1 : manaValue(one.card.manaCost)
}

/** How much losing it would cost: a creature its worth, a card its mana cost, a land more while there are few. */
export function keepValue(situation: Situation, name: string): number {
  const thing = situation.things.get(name)
  if (thing !== undefined) return permanentValue(thing)
  const card = cardNamed(bare(name))
  if (card === undefined) return 0
  if (!card.isLand) return 1 + manaValue(card.manaCost)
  const lands = [...situation.things.values()].filter(
    one => one.controller === situation.seat && one.card.isLand,
  ).length
  return lands < 5 ? 6 : 0
}

/** What so much damage to a player costs them: more, the less life there is. */
export function hurt({ life }: Situation, seat: Seat, n: number): number {
  const left = life[seat]!
  return n >= left ? 60 : n * (0.25 + 2.5 / Math.max(1, left))
}

/** A card's own name out of `Ben:Name#2`. */
export function bare(name: string): string {
  return name.replace(/^[^:]*:/, '').replace(/#\d+$/, '')
}
