import type { Chance } from '../../core/chance.ts'
import type { Seat, VisibleEvent } from '../../core/game.ts'
import { changed } from '../../core/changed.ts'
import { Hidden } from '../../core/hidden.ts'
import type { FormatState, Step } from '../../formats/index.ts'
import { altersBoard, boardWith, type Board, type Position, type Wear } from './board.ts'
import type { ClashEvent } from '../events.ts'
import { keepBoard, knownBoard } from './boards.ts'
import { computeBoard } from './layers.ts'
import type { ClashOptions } from '../options.ts'
import type { Question } from '../question.ts'
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
  Thread,
} from '../state.ts'
import { watchedCombat, watchedCrown, watchedGraveyards, watchedHands, watchedTapped, type Watched } from './watched.ts'

/**
 * The copy an action works on. Everything in it that a state holds is replaced, never written into, but for the list
 * of permanents, which is copied before the first change. `done` makes the next state of it.
 */
export class Transaction implements Position {
  readonly options: ClashOptions
  readonly chance: Chance
  readonly silent: boolean
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

  /** `silent`: nothing is told of what happens, for a search that only looks at where it leads. */
  constructor(state: ClashState, chance: Chance, silent = false) {
    this.options = state.options
    this.chance = chance
    this.silent = silent
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
    this.#board = knownBoard(state)
  }

  /** The next state; `undo`: who may take back what was done, and to where. */
  done(undo?: ClashState['undo']): ClashState {
    const state = this.soFar(undo)
    if (this.#board !== undefined) keepBoard(state, this.#board)
    return state
  }

  /** The state so far, to go back to. */
  soFar(undo?: ClashState['undo']): ClashState {
    this.#own = undefined
    return {
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
      draft: this.draft,
      opening: this.opening,
      turnsEnded: this.turnsEnded,
      beganMidGame: this.beganMidGame,
      undo,
    }
  }

  /** Another action is played on the same copy. */
  beginAction(): void {
    this.needsStateCheck = true
    this.discardAtNextTurn = []
  }

  get threads(): readonly Thread[] {
    return this.#threads
  }

  set threads(threads: readonly Thread[]) {
    const before = this.#threads
    this.#threads = threads
    if (before.length !== threads.length || threads.some((other, i) => other.combat !== before[i]!.combat))
      this.#altered(watchedCombat)
  }

  get crown(): Seat | undefined {
    return this.#crown
  }

  set crown(to: Seat | undefined) {
    this.#crown = to
    this.#altered(watchedCrown)
  }

  get permanents(): ReadonlyMap<Id, Permanent> {
    return this.#permanents
  }

  /** The position worked out; made again after anything changed that it depends on. */
  get board(): Board {
    return (this.#board ??= computeBoard(this))
  }

  /** The same, if it is worked out already. */
  get cachedBoard(): Board | undefined {
    return this.#board
  }

  /** Something changed beside the permanents: a board on which no continuous effect looks at that still holds. */
  #altered(what: Watched): void {
    if (this.#board !== undefined && (this.#board.watched & what) !== 0) this.#board = undefined
    this.needsStateCheck = true
  }

  #invalidate(): void {
    this.#board = undefined
    this.needsStateCheck = true
  }

  /** A number no thing has had; numbers grow, so they order time as well. */
  nextNumber(): number {
    return this.#nextId++
  }

  put(thing: Permanent): void {
    this.#write().set(thing.id, thing)
    this.#invalidate()
  }

  /** The same permanents, tapped or untapped, damaged or healed. */
  wear(ids: readonly Id[], patch: Wear): void {
    const worn = new Map<Permanent, Permanent>()
    for (const id of ids) {
      const before = this.#permanents.get(id)
      if (before === undefined) continue
      const after = changed(before, patch)
      worn.set(before, after)
      this.#write().set(id, after)
    }
    if (worn.size === 0) return
    this.#altered(patch.tapped === undefined ? 0 : watchedTapped)
    if (this.#board !== undefined) this.#board = boardWith(this.#board, worn)
  }

  change(id: Id, patch: Partial<Permanent>): void {
    const thing = this.#permanents.get(id)
    if (thing !== undefined) this.put(changed(thing, patch))
  }

  remove(id: Id): void {
    this.#write().delete(id)
    this.#invalidate()
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
    this.players = { ...this.players, [seat]: changed(this.players[seat]!, patch) }
  }

  setHand(seat: Seat, cards: readonly string[]): void {
    this.setPlayer(seat, { hand: pile(cards, [seat]) })
    this.#altered(watchedHands)
  }

  setGraveyard(key: Seat, cards: readonly GraveCard[]): void {
    this.graveyards = { ...this.graveyards, [key]: cards }
    this.#altered(watchedGraveyards)
  }

  hand(seat: Seat): readonly string[] {
    return this.player(seat).hand.cards.open()
  }

  thread(id: number): Thread {
    return this.#threads.find(other => other.id === id)!
  }

  setThread(id: number, patch: Partial<Thread>): void {
    const found = this.#threads.find(thread => thread.id === id)
    if (found !== undefined) this.setWholeThread(changed(found, patch))
  }

  /** Replaces a turn whole: for taking optional parts away. */
  setWholeThread(thread: Thread): void {
    this.threads = this.#threads.map(other => (other.id === thread.id ? thread : other))
  }

  push(turn: number, item: StackItem): void {
    this.setThread(turn, { stack: [...this.thread(turn).stack, item] })
  }

  addEffect(effect: ContinuousEffect): void {
    this.continuousEffects = [...this.continuousEffects, effect]
    if (altersBoard(effect)) this.#invalidate()
    else this.needsStateCheck = true
  }

  endEffects(ended: readonly ContinuousEffect[]): void {
    this.continuousEffects = this.continuousEffects.filter(effect => !ended.includes(effect))
    if (ended.some(altersBoard)) this.#invalidate()
    else this.needsStateCheck = true
  }

  ask(turn: number, question: Question): void {
    this.setThread(turn, { question })
    this.emit({ type: 'asked', seat: question.seat, kind: question.kind, turn })
  }

  /** What the format did; everybody may know all of it. */
  step({ state, events }: Step): void {
    const before = this.format
    if (state === before) return
    this.format = state
    for (const told of events) this.emit(told as ClashEvent)
    // Life and turns alter no creature; who is there, and who reaches whom, may.
    const alike =
      state.fell === before.fell &&
      state.ring === before.ring &&
      state.places === before.places &&
      state.rules === before.rules
    if (alike) this.needsStateCheck = true
    else this.#invalidate()
  }

  emit(event: ClashEvent): void {
    if (!this.silent) this.events.push({ to: 'all', event })
  }

  emitTo(to: readonly Seat[], event: ClashEvent, toOthers: ClashEvent): void {
    if (!this.silent) this.events.push({ to, event, toOthers })
  }

  #write(): Map<Id, Permanent> {
    this.#permanents = this.#own ??= new Map(this.#permanents)
    return this.#own
  }
}

/** A pile of cards that only these seats may look at. */
export function pile(cards: readonly string[], visibleTo: readonly Seat[] = []): Pile {
  return { cards: new Hidden(cards, visibleTo), size: cards.length }
}
