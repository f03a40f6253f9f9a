import { colours } from '../../colours/colours.ts'
import { allCards } from '../cards/book.ts'
import type { Card } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'

/**
 * The shared deck of so many cards (RULES FMT-16), held to the booklet's advice: nothing that asks for one colour
 * twice, few cards for one or two mana, and cards that live off the common graveyard. Two of five cards are lands.
 */
export function oneDeckOf(size: number): readonly string[] {
  const spells = Math.floor((size * 3) / 5)
  const cheapOnes = Math.floor(spells / 7)
  return [...taken(lands, size - spells), ...taken(cheap, cheapOnes), ...taken(dear, spells - cheapOnes)]
}

function taken(from: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => from[i % from.length]!)
}

/** Cards that bring back what lies in the graveyard, or that grow by it. */
export const graveyardCards: readonly string[] = allCards
  .filter(({ spell, triggers, replacements, statics }) =>
    /"grave":|"graveyard":|"replaces":"dies"/.test(JSON.stringify([spell, triggers, replacements, statics])),
  )
  .map(card => card.name)

/** Whether a cost asks for one colour more than once. */
export function isDoubled({ manaCost }: Card): boolean {
  return colours.some(colour => (manaCost.coloured[colour] ?? 0) > 1)
}

const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
const lands = [
  ...basics,
  ...basics,
  'Crossroads Inn',
  'Chapel Quay',
  'Drowned Vault',
  ...basics,
  'Cinder Bog',
  'Foothill Pasture',
  'Orchard Abbey',
]

const cheap = [
  'Call from the Crypt',
  'Fire Bolt',
  'Toll of the Bridge',
  'Settle It Outside',
  'Spilled Ale',
  'Good Neighbour',
  'Bad Oyster',
  'Hedge Witch',
  'Bottle Duellist',
  'River Sage',
]

/** What says little here, and of black what the graveyard cards make too many. */
const apart = ['Milestone', 'Swapped Tankards', 'Picked Pocket', 'Debt Collector', 'Unpaid Bill']

const dear = dearCards()

/** Graveyard cards twice, then the others colour by colour in turn, so that any beginning of it is mixed. */
function dearCards(): readonly string[] {
  const fit = allCards.filter(
    card => !card.isLand && manaValue(card.manaCost) > 2 && !isDoubled(card) && !apart.includes(card.name),
  )
  const graves = fit.filter(card => graveyardCards.includes(card.name)).map(card => card.name)
  const groups = [...colours, 'several', 'none'].map(group =>
    fit.filter(card => groupOf(card) === group && !graves.includes(card.name)).map(card => card.name),
  )
  const longest = Math.max(...groups.map(group => group.length))
  const mixed = Array.from({ length: longest }, (_, i) => groups.flatMap(group => group[i] ?? [])).flat()
  return [...graves, ...graves, ...mixed]
}

function groupOf({ colours: own }: Card): string {
  return own.length > 1 ? 'several' : (own[0] ?? 'none')
}
