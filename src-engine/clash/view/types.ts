import type { Seat } from '../../core/game.ts'
import type { Colour, Pair } from '../../colours/colours.ts'
import type { FormatFacts, FormatView, SeatStanding } from '../../formats/index.ts'
import type { Stops } from '../stops.ts'
import type { CardCounts } from '../state/deck-left.ts'
import type { Phase } from '../phases.ts'
import type { QuestionKind } from '../question.ts'

// What Clash shows, for its screens and its bots. Aliases, not interfaces: only those are JSON to the compiler.

type BySeat<Value> = { readonly [seat: Seat]: Value }

export type PermanentView = {
  readonly id: number
  readonly card: string
  readonly controller: Seat
  readonly owner: Seat
  readonly tapped: boolean
  readonly territory: Seat
  /** Of creatures. */
  readonly power?: number
  readonly toughness?: number
  readonly damage?: number
  readonly keywords: readonly string[]
  readonly counters?: number
  readonly attachedTo?: string
  readonly token?: boolean
  /** A creature its controller has not had since the beginning of their own latest turn (RULES CLA-2). */
  readonly fresh?: boolean
  /** What makes a creature other than printed, but for its counters. */
  readonly changes?: readonly ChangeView[]
}

/** What a spell, an ability or another permanent does to a creature. */
export type ChangeView = {
  readonly card: string
  /** Added; of one that `sets` they are what it makes of them. */
  readonly power?: number
  readonly toughness?: number
  readonly sets?: true
  readonly gains?: readonly string[]
  readonly loses?: readonly string[]
}

export type StackView = {
  readonly card: string
  readonly by: Seat
  readonly targets: readonly string[]
  readonly kind: 'spell' | 'ability' | 'trigger'
  readonly mode?: number
  /** Which of the card's abilities or triggers. */
  readonly at?: number
  readonly x?: number
  readonly colour?: Colour
  readonly source?: string
}

export type AttackView = {
  readonly attacker: string
  readonly whom: Seat
  readonly blockers: readonly string[]
  readonly blocked: boolean
}

/** What a turn waits for; the options only for who may know them. */
export type QuestionView = {
  readonly seat: Seat
  readonly kind: QuestionKind
  readonly min?: number
  readonly max?: number
  /** How many exactly, of the cards to put back after a mulligan. */
  readonly count?: number
  readonly options?: readonly string[]
  readonly card?: string
  /** Of a vote: what each has voted for so far. */
  readonly votes?: BySeat<string>
}

/** One turn that is being taken. */
export type ThreadView = {
  readonly phase: Exclude<Phase, 'first-strike'>
  readonly firstStrike?: boolean
  readonly turn: number
  readonly active: Seat
  readonly toAct: readonly Seat[]
  /** Top first. */
  readonly stack: readonly StackView[]
  readonly declaring?: boolean
  /** Who is attacked and asked for blocks. */
  readonly blocking?: Seat
  readonly combat?: readonly AttackView[]
  readonly resolving?: StackView
  readonly landPlayed: boolean
  readonly pending?: QuestionView
}

export type SeatView = SeatStanding & {
  /** In the star. */
  readonly colours?: Pair
  readonly life: number
  readonly handSize: number
  /** Of one's own hand, and of those one may look into. */
  readonly hand?: readonly string[]
  readonly library: number
  /** Only one's own: how many of each card are left in the library, which one knows who knows one's deck. */
  readonly deckLeft?: CardCounts
  readonly graveyard: readonly string[]
  readonly battlefield: readonly string[]
  /** Cards that are drawn by who next deals combat damage to them (RULES CLA-13). */
  readonly bounty?: number
  /** Whom they do not attack for now (RULES CLA-15). */
  readonly truces?: readonly Seat[]
  readonly mana?: readonly Colour[]
  /** Only one's own. */
  readonly stops?: StopsView
}
export type StopsView = { readonly [Key in keyof Stops]: Stops[Key] }

export type DraftView = {
  readonly round: number
  readonly packs: number
  /** So many cards are taken at once. */
  readonly picks: number
  readonly seats: BySeat<DrafterView>
}
export type DrafterView = {
  /** Packs that wait before them. */
  readonly waiting: number
  readonly picked: number
  readonly built: boolean
  /** Whom they hand their packs to, while packs go round. */
  readonly next?: Seat
  /** Seconds for this pick, where picks have a clock. */
  readonly seconds?: number
  /** Only one's own: the pack in one's hands, what one has picked, the deck one has built, or the one built for one. */
  readonly pack?: readonly string[]
  readonly pool?: readonly string[]
  readonly deck?: readonly string[]
}

/** The only turn there is lies in the view itself; where there may be several, they lie in `threads`. */
export type ClashView = Partial<Omit<ThreadView, 'phase' | 'toAct'>> &
  FormatView & {
    readonly phase?: ThreadView['phase'] | 'drafting' | 'building' | 'opening' | 'over'
    readonly draft?: DraftView
    readonly threads?: BySeat<ThreadView>
    readonly toAct: readonly Seat[]
    readonly mulligans?: BySeat<{ readonly taken: number; readonly kept: boolean }>
    readonly winners?: readonly Seat[]
    readonly draw?: boolean
    readonly turnsEnded: number
    /** Who holds it (RULES CLA-12). */
    readonly crown?: Seat
    readonly permanents: { readonly [name: string]: PermanentView }
    readonly seats: BySeat<SeatView>
    readonly format: FormatFacts & { readonly oneDeck: boolean }
  }
