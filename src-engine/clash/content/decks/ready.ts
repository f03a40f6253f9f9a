import type { Pair } from '../../../colours/colours.ts'

/** A ready deck of two colours: sixty cards, 24 of them lands, with a plan that its name says. */
export interface ReadyDeck {
  readonly id: string
  /** Its two colours, those of the star in the star's order. */
  readonly pair: Pair
  /** As people write a deck. */
  readonly cards: string
}

/** One for each pair of colours: first the five friendly ones in the order of the star, then the five of enemies. */
export const ready: readonly ReadyDeck[] = [
  {
    id: 'aviary',
    pair: ['white', 'blue'],
    cards: `
      10 Plains, 10 Island, 4 Chapel Quay, 4 Sentry Gander, 4 Pier Gull, 3 Gosling Nanny, 1 Flock Mother,
      2 Weather Gull, 1 Skylark Choir, 1 Admiral of Gulls, 2 Gull Rider, 1 Watch Goose, 1 Old Mother Cormorant,
      3 Send Home, 2 Toll of the Bridge, 1 Market Truce, 2 Bookish Heron, 2 Sky Lancer, 4 Reef Crab, 2 Spilled Ale`,
  },
  {
    id: 'night-school',
    pair: ['blue', 'black'],
    cards: `
      10 Island, 10 Swamp, 4 Drowned Vault, 2 Night Porter, 1 Night School Dean, 1 Night School Exam,
      2 Vault Whisperer, 4 Gallows Crow, 4 Knife on the Stairs, 3 Bad Oyster, 1 Second Reading, 2 Harbour Whale,
      3 Needle Nan, 3 Cellar Ghoul, 4 Debt Collector, 1 Marsh Heron, 2 Bookish Heron, 1 Send Home, 1 Bad Water,
      1 Reef Crab`,
  },
  {
    id: 'wake',
    pair: ['black', 'red'],
    cards: `
      11 Swamp, 9 Mountain, 4 Cinder Bog, 4 Pallbearer, 4 Wake Singer, 2 Match Girl, 3 Hungry Ghoul, 1 Late Visitor,
      1 Widow Tallow, 2 Brannoc of the Wake, 2 Wedding Crasher, 3 Potters Field, 2 Funeral Games, 4 Fire Bolt,
      1 Wake Fires, 1 Bonfire Stage, 1 Bad Oyster, 2 Last Orders, 2 Knife on the Stairs, 1 Gallows Crow`,
  },
  {
    id: 'ox-roast',
    pair: ['red', 'green'],
    cards: `
      8 Mountain, 12 Forest, 4 Foothill Pasture, 3 Hedge Witch, 3 Berry Picker, 2 Thorn Hedge, 2 Ram Rider,
      4 Marches Bull, 2 Fair Day Boar, 2 Herd Caller, 3 Stump Giant, 3 Great Tusker, 1 Big Barnaby,
      1 Grandfather Antler, 3 Fire Bolt, 2 Thrown Stool, 1 Ox Roast, 2 Settle It Outside, 2 Runaway Boar`,
  },
  {
    id: 'fete',
    pair: ['green', 'white'],
    cards: `
      9 Forest, 11 Plains, 4 Orchard Abbey, 3 Bell-ringer, 3 Doorstep Squire, 2 Levy of the Fields, 2 Banner Bearer,
      1 Road Marshal, 1 Mayor Applewhite, 2 Queen of the May, 1 Village Green, 1 Pups in the Barn, 3 Seed Scatter,
      1 Gift Horse, 1 Show of Hands, 1 Shoulder to Shoulder, 2 Settle It Outside, 4 Plains Pony, 4 Forest Bear,
      1 Thorn Hedge, 2 Web Weaver, 1 Call to the Bench`,
  },
  {
    id: 'poorhouse',
    pair: ['white', 'black'],
    cards: `
      11 Plains, 10 Swamp, 3 Crossroads Inn, 4 Doorstep Squire, 1 Almoner, 3 Wake Singer, 2 Mother Odile,
      3 Sky Lancer, 2 Gallows Crow, 1 Bean King, 1 Struck from the Rolls, 2 Ostracism, 2 Knife on the Stairs,
      2 Levy of the Fields, 1 Warden of Both Doors, 1 Cold Coronation, 2 Watch Goose, 2 Bad Oyster, 1 Debt Collector,
      3 Bog Rat, 2 Good Neighbour, 1 Plains Pony`,
  },
  {
    id: 'knife-throwers',
    pair: ['blue', 'red'],
    cards: `
      9 Island, 12 Mountain, 3 Crossroads Inn, 4 Knife Juggler, 3 Spark Urchin, 2 Card Sharp, 3 Weather Gull,
      2 Hearth Drake, 4 Fire Bolt, 3 Thrown Stool, 2 Back Room Brawl, 2 Send Home, 1 Letter in the Post,
      1 Second Reading, 2 Crown Thief, 2 Chimney Dragon, 2 Ridge Ogre, 2 Reef Crab, 1 Hill Goat`,
  },
  {
    id: 'compost',
    pair: ['black', 'green'],
    cards: `
      11 Swamp, 10 Forest, 3 Crossroads Inn, 2 Compost Wight, 4 Pallbearer, 2 Barrow Keeper, 2 Gaffer Mould,
      4 Bad Oyster, 2 Thicket Cat, 3 Knife on the Stairs, 2 Cellar Ghoul, 4 Marches Bull, 4 Stump Giant,
      2 Settle It Outside, 1 Grave Walker, 2 Debt Collector, 2 Web Weaver`,
  },
  {
    id: 'parade',
    pair: ['red', 'white'],
    cards: `
      9 Mountain, 12 Plains, 3 Crossroads Inn, 4 Bridge Guard, 2 Bottle Duellist, 4 Barracks Cook, 4 Drill Sergeant,
      2 Runaway Boar, 2 Crown Thief, 2 Drawbridge Captain, 2 Morning Drill, 4 Fire Bolt, 2 Wanted Poster,
      3 Levy of the Fields, 3 Hill Goat, 2 Doorstep Squire`,
  },
  {
    id: 'frog-pond',
    pair: ['green', 'blue'],
    cards: `
      11 Forest, 10 Island, 3 Crossroads Inn, 4 Talking Frog, 3 Cellar Eel, 2 Hedge Witch, 1 Ferry Pilot,
      2 Thicket Cat, 2 Marsh Heron, 2 Far Walker, 2 Good Breakfast, 1 Big Appetite, 1 Giant Porridge, 3 Send Home,
      3 Bookish Heron, 1 Harbour Whale, 3 Forest Bear, 2 Jealous Sow, 2 Stump Giant, 2 Settle It Outside`,
  },
]
