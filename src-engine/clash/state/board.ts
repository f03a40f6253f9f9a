import type { Seat } from '../../core/game.ts'
import type { FormatState } from '../../formats/index.ts'
import type { KeywordSet } from '../cards/keywords.ts'
import type { GraveCard, Id, ContinuousEffect, Permanent, Player, Thread } from '../state.ts'
import type { Watched } from './watched.ts'

/** What a creature is now, all continuous effects applied. */
export interface Traits {
  readonly power: number
  readonly toughness: number
  readonly keywords: KeywordSet
  /** What made it so, in the order in which it counts; absent where it is as printed but for its counters. */
  readonly changes?: readonly Change[]
}

/** What one continuous effect does to one creature. */
export interface Change {
  readonly timestamp: number
  /** Whose it is. */
  readonly card?: string
  readonly sets?: { readonly power: number; readonly toughness: number }
  readonly power: number
  readonly toughness: number
  readonly gains: KeywordSet
  readonly loses: KeywordSet
}

/** The battlefield, indexed: made once for each position that is asked about (`layers.ts`). */
export interface Board {
  readonly byController: ReadonlyMap<Seat, readonly Permanent[]>
  /** Of creatures only. */
  readonly traits: ReadonlyMap<Id, Traits>
  readonly withTriggers: readonly Permanent[]
  readonly withReplacements: readonly Permanent[]
  readonly withPreventions: readonly Permanent[]
  /** What the continuous effects of permanents on it look at. */
  readonly watched: Watched
  /** What things are called, once somebody has asked (`names.ts`). */
  readonly names: { known?: ReadonlyMap<Id, string> }
}

/** Changes of a permanent that alter no creature's numbers, keywords or name: what it has suffered, and whether it is tapped. */
export type Wear = Partial<Pick<Permanent, 'tapped' | 'damage' | 'damagedInTurn' | 'dealtDeathtouch'>>

/** The same board with some permanents worn or recovered, each by what it was before. */
export function boardWith(board: Board, worn: ReadonlyMap<Permanent, Permanent>): Board {
  const swap = (list: readonly Permanent[]): readonly Permanent[] => list.map(thing => worn.get(thing) ?? thing)
  const byController = new Map(board.byController)
  const controllers = new Set<Seat>()
  let [triggers, replacements, preventions] = [false, false, false]
  for (const { card, controller } of worn.values()) {
    controllers.add(controller)
    triggers ||= card.triggers !== undefined
    replacements ||= card.replacements !== undefined
    preventions ||= card.preventions !== undefined
  }
  for (const seat of controllers) byController.set(seat, swap(controlledBy(board, seat)))
  return {
    byController,
    traits: board.traits,
    withTriggers: triggers ? swap(board.withTriggers) : board.withTriggers,
    withReplacements: replacements ? swap(board.withReplacements) : board.withReplacements,
    withPreventions: preventions ? swap(board.withPreventions) : board.withPreventions,
    watched: board.watched,
    names: board.names,
  }
}

/** What can be asked about a position, be it a state or the copy an action works on. */
export interface Position {
  readonly format: FormatState
  readonly permanents: ReadonlyMap<Id, Permanent>
  readonly continuousEffects: readonly ContinuousEffect[]
  readonly players: { readonly [seat: Seat]: Player }
  readonly graveyards: { readonly [seat: Seat]: readonly GraveCard[] }
  readonly threads: readonly Thread[]
  readonly crown: Seat | undefined
}

const none: readonly Permanent[] = []

/** The permanents a seat controls, in the order they came to it. */
export function controlledBy(board: Board, seat: Seat): readonly Permanent[] {
  return board.byController.get(seat) ?? none
}

/** A creature's numbers and keywords now; printed ones before they are worked out. */
export function traitsOf(board: Board, thing: Permanent): Traits {
  return (
    board.traits.get(thing.id) ?? {
      power: thing.card.power ?? 0,
      toughness: thing.card.toughness ?? 0,
      keywords: thing.card.keywordSet,
    }
  )
}

export function hasKeyword(board: Board, thing: Permanent, keyword: KeywordSet): boolean {
  return (traitsOf(board, thing).keywords & keyword) !== 0
}

/** Whether its controller has had a thing only since after the beginning of their own latest turn (RULES CLA-2). */
export function isNew({ players }: Position, { controller, controlledSince }: Permanent): boolean {
  return controlledSince > players[controller]!.latestTurnBegan
}

/** Whether a continuous effect of a spell or ability alters a creature's numbers or keywords, or who controls what. */
export function altersBoard({ kind }: ContinuousEffect): boolean {
  return kind === 'bonus' || kind === 'set' || kind === 'control'
}

/** Whether a creature attacks in any turn now. */
export function isAttacking(position: Position, id: Id): boolean {
  return position.threads.some(({ combat }) => combat?.attacks.some(attack => attack.attacker === id))
}
