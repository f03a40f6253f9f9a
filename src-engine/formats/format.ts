/** The types a format is described with. The formats are in `formats.ts`; what a table plays is `Rules`. */

export const formatIds = [
  'two-on-two',
  'dci-two-on-two',
  'two-headed-giant',
  'emperor',
  'free-for-all',
  'melee',
  'grand-melee',
  'star',
  'one-deck',
] as const
export type FormatId = (typeof formatIds)[number]

export const rulebooks = ['booklet', 'modern'] as const
/** Whose rules: the booklet's, or today's official ones where they differ (RULES FMT-20). */
export type Rulebook = (typeof rulebooks)[number]

/** How many seats to either side spells reach (RULES FMT-2). */
export type Range = number | 'unlimited'

/** How range is measured for things that stand or serve abroad (RULES FMT-17). */
export const rangeBases = ['booklet', 'territory', 'controller'] as const
export type RangeBasis = (typeof rangeBases)[number]

/**
 * Whom creatures may attack: the next player still in to one side or to both, the opponent on the right and then
 * whichever is left, the opponent straight across and then whichever is left, any opponent, or the star's two enemies.
 */
export type Attack = 'left' | 'right' | 'neighbours' | 'right-opponent' | 'across' | 'any' | 'enemies'

/** What a book of rules settles about a format. */
export interface RuleSet {
  readonly life: number
  /** One total for a team; who is out takes the team along (RULES FMT-8). */
  readonly sharedLife: boolean
  readonly range: Range
  /** Where emperors reach further than their generals. */
  readonly emperorRange?: Range
  /** Where generals who sit next to their emperor reach further than those at the ends of the row. */
  readonly innerRange?: Range
  readonly attack: Attack
  /** Attacks the host may choose from, where the format leaves a choice. */
  readonly attackChoice?: readonly Attack[]
  /** `move`: control is kept and nothing taps (RULES FMT-3); `deploy`: the creature taps and its control passes. */
  readonly moving: 'no' | 'move' | 'deploy'
  /** One after the other; a whole team at once; several kept apart by spheres (FMT-12…14), or by four seats each. */
  readonly turns: 'one' | 'team' | 'spheres' | 'markers'
  readonly starts: 'first-seat' | 'an-emperor'
  /** When an empty position stops counting for range: as a turn in its range ends (RULES FMT-4), or as any turn ends. */
  readonly shrinks: 'turn-in-range' | 'next-turn'
  /** Whether an attack to one side may cross an empty position that still counts. */
  readonly gaps: 'attack-across' | 'no-attack'
  readonly rangeBasis: RangeBasis
  /** What becomes of things a player who goes out controls but does not own (RULES FMT-4). */
  readonly borrowed: 'to-graveyards' | 'go-back'
  readonly talk: boolean
  /** Poison counters that are too many. */
  readonly poison: number
  readonly seats: SeatCount
}

/** Counts of players: from one to another, or just these. */
export type SeatCount = { readonly min: number; readonly max: number } | { readonly exactly: readonly number[] }

export interface Format extends RuleSet {
  readonly id: FormatId
  readonly seating: 'ring' | 'opposite' | 'beside' | 'emperors' | 'star'
  readonly wins: 'last-in' | 'last-team' | 'emperor' | 'points' | 'both-enemies-out'
  /** What today's official rules play otherwise. */
  readonly modern: Partial<RuleSet>
  /** What today’s rules set again where ten sit down: ranges grow until they reach an enemy general. */
  readonly modernOfTen?: Partial<RuleSet>
  /** What the decks must be, asked of the players when the table is set up. */
  readonly deck?: 'two-colours' | 'shared'
}

/** What a table plays: a row, its book, and the host's choices, all settled. */
export interface Rules extends RuleSet {
  readonly format: FormatId
  /** For one deck the format it is played as, else the format itself. */
  readonly base: FormatId
  readonly book: Rulebook
  readonly seating: Format['seating']
  readonly wins: Format['wins']
  readonly oneDeck: boolean
  readonly reduce: 'early' | 'forced'
  /** First turns of each player without attacks. */
  readonly peace: number
  readonly handSize: number
}
