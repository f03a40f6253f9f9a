import type { Seat } from '../../core/game.ts'
import { card, cardNamed } from '../cards/book.ts'
import type { Card } from '../cards/card.ts'
import { bitOf, type KeywordSet } from '../cards/keywords.ts'
import { attach, giveControl, moveTo, spellOwner, tap, unstack, untap } from './control.ts'
import type { Draft } from '../state/transaction.ts'
import { pile } from '../state/transaction.ts'
import { changeLives, deal, type Source } from './damage.ts'
import { nameOf } from '../state/names.ts'
import type { Reached } from '../state/scope.ts'
import { pileOf, type GraveCard, type Id, type OnStack, type Permanent } from '../state/state.ts'
import {
  discardCards,
  drawCards,
  enter,
  fromGraveyard,
  leave,
  millCards,
  toGraveyard,
  toHand,
  toLibrary,
  without,
} from './zones.ts'

/**
 * The few things a spell or ability can do. Each is done only to what a scope has found (`Reached`), so that nothing a
 * card says can touch what is out of its controller's range (RULES CLA-8). Effects get this and never the draft.
 */
export class Deeds {
  readonly #d: Draft
  readonly #item: OnStack

  constructor(d: Draft, item: OnStack) {
    this.#d = d
    this.#item = item
  }

  // What a question needs to know.

  name(thing: Reached<Permanent>): string {
    return nameOf(this.#d, thing.id)
  }

  hand(seat: Reached<Seat>): readonly string[] {
    return this.#d.hand(seat)
  }

  top(seat: Reached<Seat>, count: number): readonly string[] {
    return this.#library(seat).slice(0, Math.max(0, count))
  }

  /** Names in a library whose cards fit, each once. */
  inLibrary(seat: Reached<Seat>, fits: (card: Card) => boolean): readonly string[] {
    return [...new Set(this.#library(seat))].filter(name => fits(card(name))).sort()
  }

  // Harm and life.

  damage(to: readonly (Reached<Seat> | Reached<Permanent>)[], amount: number): void {
    const source = this.#source()
    const blows = to.map(one => ({ source, to: typeof one === 'string' ? one : one.id, amount }))
    deal(this.#d, blows, false)
  }

  /** Each of two creatures deals damage equal to its power to the other. */
  fight(one: Reached<Permanent>, other: Reached<Permanent>): void {
    const power = (thing: Permanent): number => Math.max(0, this.#d.board.traits.get(thing.id)?.power ?? 0)
    const from = (thing: Permanent): Source => ({ card: thing.card, by: thing.controller, id: thing.id })
    deal(
      this.#d,
      [
        { source: from(one), to: other.id, amount: power(one) },
        { source: from(other), to: one.id, amount: power(other) },
      ],
      false,
    )
  }

  life(changes: readonly (readonly [Reached<Seat>, number])[]): void {
    changeLives(this.#d, changes)
  }

  shield(on: Reached<Seat> | Reached<Permanent>, left: number | undefined): void {
    const d = this.#d
    const aim = typeof on === 'string' ? on : on.id
    d.last({ kind: 'shield', on: aim, left, by: this.#item.by, turn: d.turn, stamp: d.number() })
  }

  stillCombat(): void {
    const d = this.#d
    d.last({ kind: 'no-combat-damage', by: this.#item.by, turn: d.turn, stamp: d.number() })
  }

  // Cards.

  draw(seat: Reached<Seat>, count: number): void {
    drawCards(this.#d, seat, count)
  }

  mill(seat: Reached<Seat>, count: number): void {
    millCards(this.#d, seat, count)
  }

  discard(seat: Reached<Seat>, cards: readonly string[]): void {
    discardCards(this.#d, seat, cards)
  }

  discardAtRandom(seat: Reached<Seat>, count: number): void {
    const cards = this.#d.chance.shuffle(`discard ${seat}`, this.#d.hand(seat))
    discardCards(this.#d, seat, cards.slice(0, count))
  }

  /** The top cards of a library in another order, the first on top. */
  arrange(seat: Reached<Seat>, cards: readonly string[]): void {
    this.#setLibrary(seat, [...cards, ...this.#library(seat).slice(cards.length)])
  }

  /** A card found in one's library goes to the hand or the battlefield; the rest is shuffled. */
  fetch(seat: Reached<Seat>, name: string | undefined, to: 'hand' | 'battlefield'): void {
    const d = this.#d
    const found = name !== undefined && this.#library(seat).includes(name) ? name : undefined
    const rest = found === undefined ? this.#library(seat) : without(this.#library(seat), [found])
    this.#setLibrary(seat, d.chance.shuffle(`library ${pileOf(d.circle, seat)}`, rest))
    if (found === undefined) return
    d.tell({ type: 'searched', seat, cards: [found] })
    if (to === 'hand') toHand(d, seat, card(found))
    else enter(d, card(found), { owner: seat, controller: seat, tapped: true })
  }

  /** From a graveyard to its owner's hand. */
  regain(seat: Reached<Seat>, one: Reached<GraveCard>): void {
    const found = fromGraveyard(this.#d, one.id)
    if (found === undefined) return
    toHand(this.#d, seat, found.card)
    this.#d.tell({ type: 'returned', seat, card: found.card.name })
  }

  raise(seat: Reached<Seat>, one: Reached<GraveCard>): void {
    const found = fromGraveyard(this.#d, one.id)
    if (found !== undefined) enter(this.#d, found.card, { owner: found.owner, controller: seat })
  }

  buryFromGraveyard(seat: Reached<Seat>, one: Reached<GraveCard>, under: boolean): void {
    const found = fromGraveyard(this.#d, one.id)
    if (found === undefined) return
    toLibrary(this.#d, seat, found.card, under)
    this.#d.tell({ type: 'buried', seat, card: found.card.name })
  }

  // Things on the battlefield.

  /** Destroys at the same moment, but for the indestructible. */
  destroy(things: readonly Reached<Permanent>[]): void {
    const { board } = this.#d
    const mortal = things.filter(({ id }) => ((board.traits.get(id)?.words ?? 0) & bitOf('indestructible')) === 0)
    leave(
      this.#d,
      mortal.map(thing => thing.id),
      'graveyard',
      'destroyed',
    )
  }

  sacrifice(things: readonly Reached<Permanent>[]): void {
    leave(
      this.#d,
      things.map(thing => thing.id),
      'graveyard',
      'sacrificed',
    )
  }

  send(things: readonly Reached<Permanent>[], to: 'hand' | 'library' | 'under' | 'exile'): void {
    leave(
      this.#d,
      things.map(thing => thing.id),
      to,
    )
  }

  tap(thing: Reached<Permanent>): void {
    tap(this.#d, thing.id)
  }

  untap(thing: Reached<Permanent>): void {
    untap(this.#d, thing.id)
  }

  bonus(
    thing: Reached<Permanent>,
    change: {
      readonly power: number
      readonly toughness: number
      readonly gains: KeywordSet
      readonly loses: KeywordSet
    },
  ): void {
    const d = this.#d
    d.last({ kind: 'bonus', on: thing.id, ...change, turn: d.turn, stamp: d.number() })
  }

  set(thing: Reached<Permanent>, power: number, toughness: number): void {
    const d = this.#d
    d.last({ kind: 'set', on: thing.id, power, toughness, turn: d.turn, stamp: d.number() })
  }

  counters(thing: Reached<Permanent>, amount: number): void {
    const now = thing.counters + amount
    this.#d.change(thing.id, { counters: now })
    this.#d.tell({ type: 'counters', thing: this.name(thing), amount, now })
  }

  control(thing: Reached<Permanent>, to: Reached<Seat>, until: 'end-of-turn' | 'ever', tapAfter: boolean): void {
    giveControl(this.#d, thing.id, to, until, tapAfter)
  }

  token(seat: Reached<Seat>, name: string, count: number): void {
    const token = cardNamed(name)
    if (token === undefined) throw new Error(`there is no token ${name}`)
    for (let i = 0; i < Math.min(count, mostTokens); i++) enter(this.#d, token, { owner: seat, controller: seat })
  }

  move(thing: Reached<Permanent>, territory: Reached<Seat>): void {
    moveTo(this.#d, thing.id, territory)
  }

  attach(thing: Reached<Permanent>, host: Reached<Permanent>): void {
    attach(this.#d, thing.id, host.id)
  }

  /** A spell on a stack goes to its owner's graveyard and does nothing. */
  counter(spell: Reached<Id>): void {
    const item = unstack(this.#d, spell)
    if (item === undefined) return
    toGraveyard(this.#d, spellOwner(this.#d, item), item.card)
    this.#d.tell({ type: 'countered', seat: item.by, card: item.card.name, turn: this.#d.turn })
  }

  #source(): Source {
    const { card, by, source } = this.#item
    return { card, by, ...(source === undefined ? {} : { id: source }) }
  }

  #library(seat: Seat): readonly string[] {
    return this.#d.libraries[pileOf(this.#d.circle, seat)]!.cards.open()
  }

  #setLibrary(seat: Seat, cards: readonly string[]): void {
    const d = this.#d
    d.libraries = { ...d.libraries, [pileOf(d.circle, seat)]: pile(cards) }
  }
}

/** More tokens than this at a time no table could look at. */
const mostTokens = 50
