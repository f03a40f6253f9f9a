import { colours } from '../../colours/colours.ts'
import { allCards } from '../book.ts'
import type { Card } from '../cards/card.ts'

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

function listed(names: string): readonly string[] {
  return names.trim().split(/,\s+/)
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

const cheap = listed(`
  Call from the Crypt, Fire Bolt, Toll of the Bridge, Settle It Outside, Spilled Ale, Good Neighbour, Bad Oyster,
  Hedge Witch, Bottle Duellist, River Sage`)

/**
 * Cards for three mana and more, the colours in turn, so that any beginning of the list is mixed; those that live off the
 * graveyard come twice. A list of names, so that a card added to the book changes no deck (and no record of a game).
 */
const dear = listed(`
  Relearning, Grave Walker, Barrow Keeper, Dug Up Again, Compost Wight, Relearning, Grave Walker, Barrow Keeper,
  Dug Up Again, Compost Wight, Sky Lancer, Borrowed Blade, Gallows Crow, Runaway Boar, Web Weaver, Gull Rider,
  Brass Kettle, Banner Bearer, Cellar Eel, Cellar Ghoul, Spark Urchin, Thicket Cat, Polite Refusal, Iron Goose,
  Brother in Arms, Marsh Heron, Undertaker, Bookmaker, Far Walker, Poached Cook, Stone Landlord, Sworn Brother,
  Eavesdropper, Heir of the Fallen, Bad Landlord, Jealous Sow, Vault Whisperer, Tip Jar, Watch Goose, Harbour Whale,
  Ridge Ogre, Crowd-fed Ox, Wedding Crasher, Powder Keg, Warden of Both Doors, Down the Well, Mad Meg, Marches Bull,
  Shared Misery, Call to the Bench, Round of Gossip, Elbow Room, Stump Giant, Ram Rider, Ball and Chain, Fast Asleep,
  Pass It Left, Pups in the Barn, Stampede at the Fair, Giant Porridge, Road Marshal, Break Bread,
  Struck from the Rolls, Knife Juggler, Drill Sergeant`)
