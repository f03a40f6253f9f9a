import type { Emit } from './events.ts'
import type { WhistChance } from './whist-chance.ts'

/** A rule sheet with the table's house rules worked in: all that tells one game of the family from another. */
export interface Rules {
  /** All Out Brawl: rounds of hands, dazed players, lives. The others are a single ladder. */
  readonly rounds: boolean
  /** Knockout Whist calls each hand a round: both are one number there. */
  readonly roundEachHand: boolean
  readonly lives: number
  readonly outAtZero: boolean
  /** The game is its first hand: most tricks win it. */
  readonly oneHand: boolean
  readonly lastInGame: boolean
  /** Cards in the first hand of a ladder, by the number of players. */
  readonly firstSizes: readonly number[]
  /** When a card is turned up for trumps; where it never is, the game's first trump is drawn. */
  readonly turnUp: 'game' | 'round' | 'never'
  readonly tie: 'suits' | 'recut' | 'lot'
  /** Who deals the next hand. */
  readonly deal: 'most-tricks' | 'left'
  /** Who leads to the first trick from the second hand on. */
  readonly lead: 'dealer-left' | 'last-winner'
  readonly dogs: 'first-hand' | 'one-each' | 'none'
  readonly dogLastTrick: 'forced' | 'free'
}

/** What the rules need at a table: the sheet, the seats' names, chance, and where events go (the search has nobody). */
export interface Table {
  readonly rules: Rules
  readonly names: readonly string[]
  readonly chance: WhistChance
  readonly emit?: Emit | undefined
}
