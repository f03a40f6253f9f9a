import { colours, type Colour, type Pair } from '../../colours/colours.ts'
import type { Chance } from '../../core/chance.ts'
import type { Level } from '../../core/game.ts'
import { card as cardOf } from '../book.ts'
import type { Card } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'
import { fitsPair } from '../state/draft.ts'
import { ratingOf } from './ratings.ts'

/** The rating of a card no deck needs. Cards above it make their colour worth playing. */
const usual = 48
/** How much the colours one has count against what a card is worth by itself, once all are picked. */
const loyalty = 9
const poolInTheEnd = 42

/** What a bot takes from a pack: easy now and then anything, normal what is rated best, hard what its deck will be made of. */
export function picksOf(
  pack: readonly string[],
  pool: readonly string[],
  n: number,
  level: Level,
  chance?: Chance,
  pair?: Pair,
): readonly string[] {
  if (level === 'easy' && chance?.below('whim', 3) === 0) return chance.shuffle('whim', pack).slice(0, n)
  const worth = level === 'easy' || level === 'normal' ? ratingOf : worthFor(pool)
  // What one's place in the star can't play is taken last.
  const ranked = pack
    .map(name => ({ name, worth: worth(name) - (fitsPair(name, pair) ? 0 : 1000) }))
    .sort((card, other) => other.worth - card.worth)
  return ranked.slice(0, n).map(card => card.name)
}

/** What a card is worth to who has picked these: its rating, whether it is of their colours, and what their curve lacks. */
export function worthFor(pool: readonly string[]): (name: string) => number {
  const own = pool.map(cardOf)
  const [first, second] = mainColours(own)
  const settled = Math.min(1, pool.length / poolInTheEnd)
  return name => {
    const card = cardOf(name)
    if (card.isLand) return landWorth(card, [first, second], settled)
    const off = card.colours.filter(colour => colour !== first && colour !== second).length
    const away = off > 0 ? -loyalty * settled * 2 : card.colours.length > 0 ? loyalty * settled * 0.3 : 0
    return ratingOf(name) + away - crowding(card, own)
  }
}

/** The two colours in which these are strongest, the stronger first. */
export function mainColours(own: readonly Card[]): readonly [Colour, Colour] {
  const strength = strengthOf(own)
  const [first, second] = [...colours].sort((colour, other) => strength[other] - strength[colour])
  return [first!, second!]
}

function strengthOf(own: readonly Card[]): { readonly [C in Colour]: number } {
  const sums = { white: 0, blue: 0, black: 0, red: 0, green: 0 }
  for (const card of own)
    for (const colour of card.colours) sums[colour] += Math.max(0.3, ratingOf(card.name) - usual) / card.colours.length
  return sums
}

/** A land of both one's colours is worth a middling card, and any other nothing. */
function landWorth({ mana = [] }: Card, pair: readonly Colour[], settled: number): number {
  return pair.every(colour => mana.includes(colour)) ? usual - 1 + 3 * settled : usual - 8
}

/** The tenth card of four mana is worth less than the first of two. */
function crowding(card: Card, own: readonly Card[]): number {
  const cost = manaValue(card.manaCost)
  const alike = own.filter(other => !other.isLand && manaValue(other.manaCost) === cost).length
  return cost <= 2 ? 0 : Math.max(0, alike - (cost >= 5 ? 3 : 5)) * 0.8
}
