import type { Colour } from '../../colours/colours.ts'
import type { Cost } from './cost.ts'
import type { Keyword, KeywordSet } from './keywords.ts'

/**
 * What a card says, as data. A card is one value of `Printed`, kept under its name in a file of its colour
 * (content/cards/white.ts … lands.ts); `book.ts` gathers them, `clash/` in each language of src-renderer/words makes the text on them,
 * the folder `effects` does what they say. How one is added: ADD-A-CARD.md.
 */
export interface Printed {
  readonly is: readonly Kind[]
  /** As on the card: digits, `W U B R G`, `X`. Lands have none. */
  readonly cost?: string
  /** Only one of its name can stay with a player (RULES CLA-6). */
  readonly legend?: true
  readonly power?: number
  readonly toughness?: number
  readonly keywords?: readonly Keyword[]
  /** What sort of creature it is: others may ask for it. */
  readonly types?: readonly CreatureType[]
  /** Tap it for one mana of one of these colours. */
  readonly mana?: readonly Colour[]
  /** A basic land: any number of it may be in a deck. */
  readonly basic?: true
  /** An enchantment that attaches: to what. It is cast with that as its target. */
  readonly enchants?: TargetFilter
  readonly spell?: EffectList
  /** One of these is chosen as it is cast. */
  readonly modes?: readonly Mode[]
  /** What is paid beside the mana to cast it. */
  readonly costs?: AdditionalCost
  /** It may be cast from its owner's graveyard for so much mana; then it goes into exile. */
  readonly fromGraveyard?: string
  /** Discard it for so much mana and draw a card. */
  readonly cycling?: string
  readonly abilities?: readonly ActivatedAbility[]
  readonly triggers?: readonly Trigger[]
  readonly statics?: readonly Static[]
  readonly replacements?: readonly ReplacementEffect[]
  readonly preventions?: readonly PreventionEffect[]
}

/** A card of the book: printed, with its name and what is worked out from the print once. */
export interface Card extends Printed {
  readonly name: string
  readonly colours: readonly Colour[]
  readonly manaCost: Cost
  readonly keywordSet: KeywordSet
  readonly isCreature: boolean
  readonly isLand: boolean
  /** Made by other cards, never in a deck. */
  readonly token: boolean
}

export const kinds = ['land', 'creature', 'sorcery', 'instant', 'enchantment', 'artifact'] as const
export type Kind = (typeof kinds)[number]

export const creatureTypes = ['beast', 'bird', 'soldier', 'rogue', 'ghoul', 'plant'] as const
export type CreatureType = (typeof creatureTypes)[number]

/** Players, from where the controller sits; only those in range are ever found. */
export type PlayerSelector =
  | PlayerRelation
  /** The player the trigger is about. */
  | 'that-player'
  | TargetIndex
/** One of the targets, by its place. */
export interface TargetIndex {
  readonly target: number
}

/** Things on the battlefield: a filter of which every part must fit. */
export interface PermanentFilter {
  readonly is?: Kind
  readonly type?: CreatureType
  readonly of?: Exclude<PlayerRelation, 'everybody'>
  /** It stands in another's territory. */
  readonly abroad?: true
  readonly tapped?: boolean
  readonly attacking?: true
  readonly powerAtLeast?: number
  readonly other?: true
  /** Only in formats that let creatures move: anywhere else it could never come home (RULES FMT-3, 8). */
  readonly toBeMoved?: true
}

/** Things an effect is about: the source, what it is attached to, what the trigger is about, a target, all that fit. */
export type PermanentSelector = 'this' | 'host' | 'it' | TargetIndex | { readonly every: PermanentFilter }

export type Amount =
  | number
  | 'x'
  | { readonly count: PermanentFilter; readonly times?: number }
  | { readonly players: Exclude<PlayerSelector, object>; readonly times?: number }
  /** Players who are out of the game, wherever they sat. */
  | { readonly fallen: true; readonly times?: number }
  | { readonly hand: Exclude<PlayerSelector, object> }
  | { readonly graveyard: Kind }
  /** 1 while one of these players holds the crown, else 0. */
  | { readonly crown: PlayerRelation }

export interface Condition {
  readonly amount: Exclude<Amount, number>
  readonly atLeast: number
}

/** A target is measured by where it lies (RULES FMT-17), and so may be yours or an opponent's, in range or not. */
export interface TargetFilter extends Omit<PermanentFilter, 'of'> {
  readonly of?: 'you' | 'opponents'
}

export type Target =
  | { readonly thing: TargetFilter }
  | { readonly player: 'any' | 'opponent' | 'other' | 'neighbour' | 'team-mate' }
  /** A creature or a player. */
  | { readonly any: true }
  /** A spell on the stack. */
  | { readonly spell: 'any' | Kind }
  /** A card in your graveyard; in One Deck the common one. */
  | { readonly grave: 'any' | Kind | 'spell' }

export interface EffectList {
  readonly targets?: readonly Target[]
  readonly effects: readonly Effect[]
}

/** A way to cast a spell; it may cost more than the card says. */
export interface Mode extends EffectList {
  readonly more?: string
}

/** What is paid beside mana: something that is sacrificed, a card that is discarded, life. */
export interface AdditionalCost {
  readonly sacrifice?: 'this' | PermanentFilter
  readonly discard?: true
  readonly life?: number
}

export interface ActivatedAbility extends EffectList, AdditionalCost {
  readonly cost?: string
  readonly tap?: true
  /** Only in one's own main phase with an empty stack. */
  readonly sorcerySpeed?: true
}

export type TriggerEvent =
  | {
      readonly when: 'enters' | 'dies' | 'attacks' | 'blocks' | 'moves' | 'deals-combat-damage-to-player'
      readonly what: 'this' | 'host' | PermanentFilter
    }
  | {
      readonly when: 'attacked' | 'gains-life' | 'loses-life' | 'player-eliminated' | 'draws' | 'discards'
      readonly who: PlayerRelation
    }
  | { readonly when: 'takes-crown'; readonly who: PlayerRelation }
  | { readonly when: 'sacrifices'; readonly who: PlayerRelation; readonly is?: Kind }
  | { readonly when: 'casts'; readonly who: PlayerRelation; readonly is?: Kind }
  | { readonly when: 'upkeep' | 'draw-step' | 'combat' | 'end-step'; readonly who: PlayerRelation }
export type PlayerRelation =
  | 'you'
  | 'left'
  | 'right'
  | 'neighbours'
  | 'team-mates'
  | 'opponents'
  | 'others'
  | 'everybody'

export type Trigger = EffectList &
  TriggerEvent & {
    /** Asked as it happens, and again as it resolves. */
    readonly if?: Condition
    /** “You may”: decided as the target is chosen (RULES CLA-3). */
    readonly may?: true
  }

export interface Static {
  readonly on: 'this' | 'host' | PermanentFilter
  readonly power?: Amount
  readonly toughness?: Amount
  /** Its power and toughness are these, before counters and bonuses. */
  readonly sets?: { readonly power: number; readonly toughness: number }
  readonly gains?: readonly Keyword[]
  readonly loses?: readonly Keyword[]
  readonly while?: Condition
}

/** Something happens instead of what would (three shapes). */
export type ReplacementEffect =
  /** It would be put into a graveyard from the battlefield. */
  | { readonly replaces: 'dies'; readonly goes: 'library' }
  /** It enters otherwise. */
  | { readonly replaces: 'enters'; readonly tapped: true }
  /** Damage to these players is dealt to this thing instead. */
  | { readonly replaces: 'damage'; readonly to: PlayerRelation }

/** Damage does not happen (two shapes; spells make them for a turn, these stay): all in combat, or so much each time. */
export type PreventionEffect =
  | { readonly prevents: 'combat'; readonly to: 'this' | PlayerRelation }
  | { readonly prevents: 'some'; readonly amount: number; readonly to: 'this' | PlayerRelation }

export type Effect =
  | {
      readonly do: 'damage'
      readonly to: PermanentSelector | PlayerSelector | readonly (PermanentSelector | PlayerSelector)[]
      readonly amount: Amount
    }
  | { readonly do: 'gain-life' | 'lose-life'; readonly who: PlayerSelector; readonly amount: Amount }
  | { readonly do: 'draw' | 'mill'; readonly who: PlayerSelector; readonly amount: Amount }
  /** A fixed number from one on: nobody is asked to choose none. */
  | { readonly do: 'discard'; readonly who: PlayerSelector; readonly amount: number; readonly random?: true }
  | { readonly do: 'destroy' | 'exile' | 'tap' | 'untap'; readonly what: PermanentSelector }
  | { readonly do: 'sacrifice'; readonly who: PlayerSelector; readonly which: PermanentFilter; readonly amount: number }
  /** To its owner's hand, from the battlefield or a graveyard. */
  | { readonly do: 'return'; readonly what: PermanentSelector }
  /** From a graveyard onto the battlefield under your control. */
  | { readonly do: 'reanimate'; readonly what: TargetIndex }
  | { readonly do: 'tuck'; readonly what: PermanentSelector; readonly under?: true }
  | {
      readonly do: 'bonus'
      readonly what: PermanentSelector
      readonly power?: Amount
      readonly toughness?: Amount
      readonly gains?: readonly Keyword[]
      readonly loses?: readonly Keyword[]
      /** Not until end of turn, but until your next turn begins. */
      readonly lasts?: 'until-your-turn'
    }
  | { readonly do: 'set'; readonly what: PermanentSelector; readonly power: number; readonly toughness: number }
  | { readonly do: 'counters'; readonly what: PermanentSelector; readonly amount: Amount }
  /** Gains control until end of turn; tapped as that ends, if so said. */
  | {
      readonly do: 'control'
      readonly what: PermanentSelector
      readonly who?: PlayerSelector
      readonly until: 'end-of-turn' | 'ever'
      /** While it is yours. */
      readonly gains?: readonly Keyword[]
      readonly tapAfter?: true
    }
  | { readonly do: 'token'; readonly token: string; readonly amount: Amount; readonly who?: PlayerSelector }
  | { readonly do: 'counter'; readonly what: TargetIndex }
  /** The next so much damage this turn, or all of it. */
  | { readonly do: 'prevent'; readonly to: PermanentSelector | PlayerSelector; readonly amount: Amount | 'all' }
  | { readonly do: 'no-combat-damage' }
  /** Look at the top cards of your library and put them back in any order. */
  | { readonly do: 'arrange'; readonly amount: Amount }
  | { readonly do: 'search'; readonly for: 'basic-land' | Kind; readonly to: 'hand' | 'battlefield' }
  | { readonly do: 'fight'; readonly one: PermanentSelector; readonly other: PermanentSelector }
  /** A creature goes to a team-mate's territory, or home. */
  | { readonly do: 'move'; readonly what: PermanentSelector; readonly to: PlayerSelector }
  | { readonly do: 'attach'; readonly to: TargetIndex }
  /** Protection from the colour chosen as it was cast, until end of turn. */
  | { readonly do: 'protect'; readonly what: PermanentSelector }
  /** Takes the crown, from whoever in reach holds it (RULES CLA-12). */
  | { readonly do: 'crown'; readonly who: PlayerSelector }
  /** Puts so many bounties on a player (RULES CLA-13). */
  | { readonly do: 'bounty'; readonly who: PlayerSelector; readonly amount: Amount }
  /** Each player votes for one of two ways; the one with more votes happens (RULES CLA-14). */
  | { readonly do: 'vote'; readonly ways: readonly [readonly Effect[], readonly Effect[]] }
  /** Each player votes for one of these; who has most votes is “that player” in the effects (RULES CLA-14). */
  | { readonly do: 'elect'; readonly from: PlayerRelation; readonly effects: readonly Effect[] }
  /** Another player, “that player” in the effects, takes what is offered or refuses it (RULES CLA-15). */
  | {
      readonly do: 'offer'
      readonly kind: 'gift' | 'deal'
      readonly to: PlayerSelector
      readonly taken: readonly Effect[]
      readonly refused?: readonly Effect[]
    }
  /** You and that player don't attack each other until after your next turns (RULES CLA-15). */
  | { readonly do: 'truce'; readonly with: PlayerSelector }
  /** At your next upkeep, or as this turn ends; “it” and “that player” are then the first target (RULES CLA-16). */
  | { readonly do: 'later'; readonly when: Later; readonly effects: readonly Effect[] }
  | { readonly do: 'special'; readonly rule: Special }
export type EffectKind = Effect['do']
export type Later = 'upkeep' | 'end-step'

/** What no effect kind can say; each is a handler of its own. */
export type Special = 'swap-life' | 'creatures-go-left' | 'share-life' | 'neighbours-fight'

/** So many of each card, by name. */
export type Recipe = { readonly [name: string]: number }
