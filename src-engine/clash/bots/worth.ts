import type { Seat } from '../../core/game.ts'
import { cardNamed } from '../book.ts'
import { manaValue } from '../cards/cost.ts'
import { creatureValue } from '../cards/worth.ts'
import type { Situation, Thing } from './situation.ts'

/** What permanents and cards are worth to their controller. */

/** Of anything on the table: things that are not creatures are worth what they cost, but for lands. */
export function permanentValue(thing: Thing): number {
  return thing.card.isCreature ? creatureValue(thing) : thing.card.isLand ? 1 : manaValue(thing.card.manaCost)
}

/** How much losing it would cost: a creature its worth, a card its mana cost, a land more while there are few. */
export function keepValue(situation: Situation, name: string): number {
  const thing = situation.things.get(name)
  if (thing !== undefined) return permanentValue(thing)
  const card = cardNamed(bare(name))
  if (card === undefined) return 0
  if (!card.isLand) return 1 + manaValue(card.manaCost)
  const lands = [...situation.things.values()].filter(
    owned => owned.controller === situation.seat && owned.card.isLand,
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
