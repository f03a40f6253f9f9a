import type { Chance } from '../../core/chance.ts'
import type { Seat, VisibleEvent } from '../../core/game.ts'
import { Hidden } from '../../core/hidden.ts'
import type { FormatState, Step } from '../../formats/index.ts'
import type { Board, Position } from './board.ts'
import type { ClashEvent } from './events.ts'
import { computeBoard } from './layers.ts'
import type { PositionWithBoard } from './names.ts'
import type { ClashOptions } from '../options.ts'
import type {
  ClashState,
  GraveCard,
  Id,
  ContinuousEffect,
  DelayedTrigger,
  Draft,
  Opening,
  StackItem,
  Permanent,
  Pile,
  Player,
  Question,
  Thread,
} from './state.ts'

/**
 * The copy an action works on. Everything in it that a state holds is replaced, never written into, but for the list
 * of permanents, which is copied before the first change. `done` makes the next state of it.
 */
export class Transaction implements Position {
  readonly options: ClashOptions
  readonly chance: Chance
  readonly events: VisibleEvent<ClashEvent>[] = []
  format: FormatState
  players: { readonly [seat: Seat]: Player }
  libraries: { readonly [seat: Seat]: Pile }
  graveyards: { readonly [seat: Seat]: readonly GraveCard[] }
  continuousEffects: readonly ContinuousEffect[]
  delayedTriggers: readonly DelayedTrigger[]
  bounties: { readonly [seat: Seat]: number }
  draft: Draft | undefined
  opening: Opening | undefined
  turnsEnded: number
  /** Something changed since the last state check. */
  needsStateCheck = true
  /** Who has got another's hand and must discard down as the next turn begins. */
  discardAtNextTurn: readonly Seat[] = []
  /** The game began in the middle: nobody skips a draw. */
  readonly beganMidGame: boolean
  #threads: readonly Thread[]
  #permanents: ReadonlyMap<Id, Permanent>
  #own: Map<Id, Permanent> | undefined
  #nextId: number
  #board: Board | undefined
  #crown: Seat | undefined

  constructor(state: ClashState, chance: Chance) {
    this.options = state.options
    this.chance = chance
    this.format = state.format
    this.players = state.players
    this.libraries = state.libraries
    this.graveyards = state.graveyards
    this.continuousEffects = state.continuousEffects
    this.delayedTriggers = state.delayedTriggers
    this.bounties = state.bounties
    this.#crown = state.crown
    this.#threads = state.threads
    this.draft = state.draft
    this.opening = state.opening
    this.turnsEnded = state.turnsEnded
    this.beganMidGame = state.beganMidGame
    this.#permanents = state.permanents
    this.#nextId = state.nextId
    this.#board = boards.get(state)
  }

  /** The next state; `undo`: who may take back what was done, and to where. */
  done(undo?: ClashState['undo']): ClashState {
    const state: ClashState = {
      options: this.options,
      format: this.format,
      players: this.players,
      libraries: this.libraries,
      graveyards: this.graveyards,
      permanents: this.#permanents,
      continuousEffects: this.continuousEffects,
      delayedTriggers: this.delayedTriggers,
      crown: this.#crown,
      bounties: this.bounties,
      threads: this.threads,
      nextId: this.#nextId,
      ...(this.draft === undefined ? {} : { draft: this.draft }),
      ...(this.opening === undefined ? {} : { opening: this.opening }),
      turnsEnded: this.turnsEnded,
      beganMidGame: this.beganMidGame,
      ...(undo === undefined ? {} : { undo }),
    }
    if (this.#board !== undefined) boards.set(state, this.#board)
    this.#own = undefined
    return state
  }

  get threads(): readonly Thread[] {
    return this.#threads
  }

  set threads(threads: readonly Thread[]) {
    const before = this.#threads
    this.#threads = threads
    // A continuous effect may ask who is attacking.
    if (before.length !== threads.length || threads.some((one, i) => one.combat !== before[i]!.combat))
      this.invalidate()
  }

  get crown(): Seat | undefined {
    return this.#crown
  }

  set crown(to: Seat | undefined) {
    this.#crown = to
    this.invalidate()
  }

  get permanents(): ReadonlyMap<Id, Permanent> {
    return this.#permanents
  }

  /** The position worked out; made again after anything changed that could matter. */
  get board(): Board {
    return (this.#board ??= computeBoard(this))
  }

  /** The same, if it is worked out already. */
  get cachedBoard(): Board | undefined {
    return this.#board
  }

  /** Says that something changed that continuous effects may look at. */
  invalidate(): void {
    this.#board = undefined
    this.needsStateCheck = true
  }

  /** A number no thing has had; numbers grow, so they order time as well. */
  nextNumber(): number {
    return this.#nextId++
  }

  put(thing: Permanent): void {
    this.#write().set(thing.id, thing)
    this.invalidate()
  }

  change(id: Id, patch: Partial<Permanent>): void {
    const thing = this.#permanents.get(id)
    if (thing !== undefined) this.put({ ...thing, ...patch })
  }

  remove(id: Id): void {
    this.#write().delete(id)
    this.invalidate()
  }

  /** Takes off what a permanent is attached to. */
  detach(id: Id): void {
    const thing = this.#permanents.get(id)
    if (thing === undefined) return
    const { host: _host, ...free } = thing
    this.put(free)
  }

  player(seat: Seat): Player {
    return this.players[seat]!
  }

  setPlayer(seat: Seat, patch: Partial<Player>): void {
    this.players = { ...this.players, [seat]: { ...this.players[seat]!, ...patch } }
  }

  setHand(seat: Seat, cards: readonly string[]): void {
    this.setPlayer(seat, { hand: pile(cards, [seat]) })
    this.invalidate()
  }

  hand(seat: Seat): readonly string[] {
    return this.player(seat).hand.cards.open()
  }

  thread(id: number): Thread {
    return this.#threads.find(one => one.id === id)!
  }

  setThread(id: number, patch: Partial<Thread>): void {
    this.threads = this.threads.map(one => (one.id === id ? { ...one, ...patch } : one))
  }

  /** Replaces a turn whole: for taking optional parts away. */
  setWholeThread(thread: Thread): void {
    this.threads = this.threads.map(one => (one.id === thread.id ? thread : one))
  }

  push(turn: number, item: StackItem): void {
    this.setThread(turn, { stack: [...this.thread(turn).stack, item] })
  }

  addEffect(effect: ContinuousEffect): void {
    this.continuousEffects = [...this.continuousEffects, effect]
    this.invalidate()
  }

  ask(turn: number, question: Question): void {
    this.setThread(turn, { question })
    this.emit({ type: 'asked', seat: question.seat, kind: question.kind, turn })
  }

  /** What the format did; everybody may know all of it. */
  step({ state, events }: Step): void {
    if (state === this.format) return
    this.format = state
    for (const one of events) this.emit(one as ClashEvent)
    this.invalidate()
  }

  emit(event: ClashEvent): void {
    this.events.push({ to: 'all', event })
  }

  emitTo(to: readonly Seat[], event: ClashEvent, toOthers: ClashEvent): void {
    this.events.push({ to, event, toOthers })
  }

  #write(): Map<Id, Permanent> {
    if (this.#own === undefined) {
      this.#own = new Map(this.#permanents)
      this.#permanents = this.#own
    }
    return this.#own
  }
}

/** Positions worked out once for each state that is asked about. */
const boards = new WeakMap<ClashState, Board>()

export function boardOf(state: ClashState): Board {
  let board = boards.get(state)
  if (board === undefined) boards.set(state, (board = computeBoard(state)))
  return board
}

/** A state with its board. */
export function withBoard(state: ClashState): PositionWithBoard {
  const board = boardOf(state)
  return { ...state, board, cachedBoard: board }
}

/** A pile of cards that only these seats may look at. */
export function pile(cards: readonly string[], visibleTo: readonly Seat[] = []): Pile {
  return { cards: new Hidden(cards, visibleTo), size: cards.length }
}
