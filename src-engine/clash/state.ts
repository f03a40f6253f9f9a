import type { Seat } from '../core/game.ts'
import type { Hidden } from '../core/hidden.ts'
import type { Colour, Pair } from '../colours/colours.ts'
import type { FormatState } from '../formats/index.ts'
import type { Card, Effect, Later } from './cards/card.ts'
import type { KeywordSet } from './cards/keywords.ts'
import type { ClashOptions } from './options.ts'
import type { Phase } from './phases.ts'
import type { Answer, ChoiceKey, Question } from './question.ts'
import type { Stops } from './stops.ts'

/** Numbers everything that lies open: permanents, what is on a stack, cards in graveyards. A thing that moves gets a new one. */
export type Id = number
/** What is aimed at: a player, or a thing by its number. */
export type TargetRef = Seat | Id

/** Cards that only some seats may see (`visibleTo`); their number is open. */
export interface Pile {
  readonly cards: Hidden<readonly string[]>
  readonly size: number
}

export interface Permanent {
  readonly id: Id
  readonly card: Card
  readonly owner: Seat
  readonly controller: Seat
  /** To whom it goes back when nobody else controls it for a time. */
  readonly permanentController: Seat
  readonly territory: Seat
  readonly tapped: boolean
  readonly damage: number
  /** The turn in which it was damaged, at whose end that wears off. */
  readonly damagedInTurn?: number
  /** Dealt damage by a source with deathtouch since the last state check. */
  readonly dealtDeathtouch: boolean
  readonly counters: number
  readonly host?: Id
  /** When it came under its controller's control, by the numbers things get. */
  readonly controlledSince: number
  /** Orders continuous effects: when it came, or was attached last. */
  readonly timestamp: number
}

export interface GraveCard {
  readonly id: Id
  readonly card: Card
}

/** When a continuous effect ends that outlasts its turn: as a player's next turn begins, or at its end. */
export interface Until {
  readonly seat: Seat
  readonly when: 'turn-begins' | 'turn-ends'
  /** The turn in which it was made, which is no next one. */
  readonly madeIn: number
}

/** A continuous effect of a spell or ability; it ends with the turn of this id, as `until` says, or never. */
export type ContinuousEffect = { readonly timestamp: number; readonly turn?: number; readonly until?: Until } & (
  | ({
      /** Whose spell or ability it is: shown with what it changed. */
      readonly card?: string
      readonly on: Id
      readonly power: number
      readonly toughness: number
    } & ({ readonly kind: 'bonus'; readonly gains: KeywordSet; readonly loses: KeywordSet } | { readonly kind: 'set' }))
  | { readonly kind: 'control'; readonly on: Id; readonly to: Seat; readonly tapAfter: boolean }
  /** The next so much damage is prevented; `undefined` = all of it. */
  | { readonly kind: 'shield'; readonly card: string; readonly on: TargetRef; readonly left: number | undefined }
  /** `within`: the players who were in its controller's range as it resolved, with all that is theirs. */
  | { readonly kind: 'no-combat-damage'; readonly within: readonly Seat[] }
  /** One does not attack the other (RULES CLA-15). */
  | { readonly kind: 'truce'; readonly by: Seat; readonly with: Seat }
)

/** What a trigger is about. */
export interface TriggerSubject {
  readonly thing?: Id
  readonly player?: Seat
}

/** Which part of the card it is: the spell (of one mode), an ability or a trigger by its place, its cycling, or what it put off. */
export type CardPart =
  | { readonly part: 'spell'; readonly mode?: number }
  | { readonly part: 'cycling' }
  | { readonly part: 'ability' | 'trigger'; readonly at: number }
  /** A delayed trigger. */
  | { readonly part: 'later'; readonly effects: readonly Effect[] }

export interface StackItem {
  readonly id: Id
  readonly card: Card
  readonly part: CardPart
  /** Whose it is: nobody casts another's card. */
  readonly by: Seat
  readonly targets: readonly TargetRef[]
  readonly x: number
  readonly colour?: Colour
  /** A spell cast from a graveyard: it goes into exile from the stack. */
  readonly fromGraveyard?: true
  /** The permanent an ability comes from. */
  readonly source?: Id
  readonly subject: TriggerSubject
}

/** A trigger that has happened and waits to be put on the stack. */
export interface PendingTrigger {
  readonly card: Card
  readonly at: number
  readonly by: Seat
  readonly source: Id
  readonly subject: TriggerSubject
  /** Targets chosen so far. */
  readonly targets: readonly TargetRef[]
  /** Its controller has said in which order it goes on the stack. */
  readonly ordered: boolean
  /** Of a delayed trigger: what it does. It has no targets, and no place on its card. */
  readonly later?: readonly Effect[]
}

/** What a spell or ability has put off: it triggers once, when it is due (RULES CLA-16). */
export interface DelayedTrigger {
  readonly when: Later
  /** The turn in which it was made. */
  readonly turn: number
  readonly card: Card
  readonly by: Seat
  readonly source: Id
  readonly subject: TriggerSubject
  readonly effects: readonly Effect[]
}

/** A spell or ability in the middle of its effects. */
export interface Resolving {
  readonly item: StackItem
  /** The next of its effects. */
  readonly at: number
  /** Its effects, where a vote or an offer has brought others than its card names. */
  readonly effects?: readonly Effect[]
  readonly answers: readonly Answer[]
  /** Its targets; one that was no longer legal as it began to resolve is absent. */
  readonly legal: readonly (TargetRef | undefined)[]
}

export interface Attack {
  readonly attacker: Id
  readonly whom: Seat
  /** In the order damage is dealt. */
  readonly blockers: readonly Id[]
  /** The attacker said in which order they are dealt damage. */
  readonly ordered?: true
  /** Once blocked it stays so, whatever becomes of its blockers. */
  readonly blocked: boolean
}

export interface Combat {
  readonly attacks: readonly Attack[]
  /** Who is asked for blocks still, the first now; `before` is the player attacked. */
  readonly toBlock: readonly { readonly seat: Seat; readonly before: Seat }[]
  /** Whose damage was dealt in the first-strike step already. */
  readonly struck?: readonly Id[]
  /** Damage of this step is still to be dealt: which of several effects comes first, as far as it was said. */
  readonly chosen?: readonly ChoiceKey[]
}

/** One of the turns being taken: its phase, stack and priority (RULES CLA-7). `id` is the format's turn. */
export interface Thread {
  readonly id: number
  readonly of: Seat
  readonly phase: Phase
  /** Bottom first. */
  readonly stack: readonly StackItem[]
  readonly priority?: Seat | undefined
  /** Who has passed since anything happened. */
  readonly passed: readonly Seat[]
  readonly landPlayed: boolean
  /** Mana tapped for by hand in this turn, by seat; it is lost as a phase of it ends (RULES CLA-7). */
  readonly mana: { readonly [seat: Seat]: readonly Colour[] }
  /** Resolutions since a land, an attack or the turn's passing (RULES CLA-10). */
  readonly resolutions: number
  /** In `attack`: attackers may be declared. */
  readonly declaring: boolean
  /** Creatures moved in this turn's combat, which was their attack (RULES FMT-3). */
  readonly moved: readonly Id[]
  /** Who must discard down to the hand size before anything goes on. */
  readonly toDiscard: readonly Seat[]
  /** In `clean-up`: damage and effects of this turn have ended. */
  readonly cleaned: boolean
  readonly combat?: Combat | undefined
  readonly pendingTriggers: readonly PendingTrigger[]
  readonly question?: Question | undefined
  readonly resolving?: Resolving | undefined
  /** Whose turn it was is out: the stack resolves without priority, and the turn ends (RULES CLA-9). */
  readonly playerOut: boolean
}

export interface Player {
  readonly hand: Pile
  /** When its latest turn began, by the numbers things get; 0 before its first. */
  readonly latestTurnBegan: number
  /** Had to draw from an empty library since the last state check. */
  readonly drewNothing: boolean
  /** Whose doing it was that no life was left, until the state is checked. */
  readonly lastLifeTakenBy?: Seat | undefined
  readonly stops: Hidden<Stops>
}

/** Packs go round the table, everybody picks from the one before them, and builds a deck of what they picked. */
export interface Draft {
  /** Which of the packs goes round, from 1; all are picked once it is more than `packs`. */
  readonly round: number
  readonly packs: number
  /** So many cards are taken before a pack goes on: more in a small pod. */
  readonly picks: number
  /** Who drafts, clockwise. */
  readonly seats: readonly Seat[]
  /** The packs before a seat; it sees the first. */
  readonly waiting: { readonly [seat: Seat]: readonly Pile[] }
  readonly unopened: { readonly [seat: Seat]: readonly Pile[] }
  readonly pools: { readonly [seat: Seat]: Pile }
  /** Of those who have built theirs. */
  readonly decks: { readonly [seat: Seat]: Pile }
  /** In the star: the two colours of each place, in which its deck must be (RULES FMT-15). */
  readonly pairs?: { readonly [seat: Seat]: Pair }
}

/** The opening hands: who keeps, who draws again, all at the same time (RULES CLA-1). */
export interface Opening {
  readonly [seat: Seat]: {
    readonly mulligans: number
    readonly kept: boolean
    /** Kept, and so many cards are still to go to the bottom. */
    readonly toBottom: number
  }
}

export interface ClashState {
  readonly options: ClashOptions
  readonly format: FormatState
  readonly players: { readonly [seat: Seat]: Player }
  /** By seat; in One Deck the first seat's is everybody's. */
  readonly libraries: { readonly [seat: Seat]: Pile }
  /** Oldest first. */
  readonly graveyards: { readonly [seat: Seat]: readonly GraveCard[] }
  /** In the order they came to their controllers. */
  readonly permanents: ReadonlyMap<Id, Permanent>
  readonly continuousEffects: readonly ContinuousEffect[]
  readonly delayedTriggers: readonly DelayedTrigger[]
  /** Who holds the crown, once there is one (RULES CLA-12). */
  readonly crown: Seat | undefined
  /** So many on a player; nobody else is named (RULES CLA-13). */
  readonly bounties: { readonly [seat: Seat]: number }
  readonly threads: readonly Thread[]
  /** The next number for a thing, and the time timestamp of the next effect. */
  readonly nextId: number
  /** Packs are picked from, or decks built of what was picked. */
  readonly draft?: Draft | undefined
  readonly opening?: Opening | undefined
  readonly turnsEnded: number
  /** It began in the middle of a game: nobody skips a draw. */
  readonly beganMidGame: boolean
  /** The position before the last act, which who did it may take back (RULES CLA-3). */
  readonly undo?: { readonly seat: Seat; readonly state: ClashState } | undefined
}

/** Whose library and graveyard a seat uses (RULES FMT-16). */
export function pileOf(format: FormatState, seat: Seat): Seat {
  return format.rules.oneDeck ? format.seats[0]! : seat
}
