import type { Seat } from '../../core/game.ts'
import { card, cardNamed } from '../book.ts'
import type { Card, Effect, Later } from '../cards/card.ts'
import { bitOf, type KeywordSet } from '../cards/keywords.ts'
import { attach, giveControl, moveTo, putAwaySpell, tap, unstack, untap } from './control.ts'
import { type Transaction, pile } from '../state/transaction.ts'
import { changeLives, dealDamage, fightBlows } from './damage.ts'
import { giveCrown, putBounty } from './prizes.ts'
import { openChoice, type DamageDealt, type ReplacementChoice } from './replacements.ts'
import { nameOf } from '../state/names.ts'
import type { ChoiceKey } from '../question.ts'
import type { InReach } from '../state/scope.ts'
import { pileOf, type GraveCard, type Id, type StackItem, type Permanent } from '../state.ts'
import { discardCards, drawCards, enter, fromGraveyard, leave, millCards, toHand, without } from './zones.ts'

type Reached = InReach<Seat> | InReach<Permanent>

/**
 * The few things a spell or ability can do. Each takes only what a scope has found (`InReach`), so that no card can
 * touch what is out of its controller's range (RULES CLA-8). Effects get this and never the transaction.
 */
export class EffectApi {
  readonly #tx: Transaction
  /** The turn on whose stack it was. */
  readonly #turn: number
  readonly #item: StackItem

  constructor(tx: Transaction, turn: number, item: StackItem) {
    this.#tx = tx
    this.#turn = turn
    this.#item = item
  }

  // What a question needs to know.

  name(thing: InReach<Permanent>): string {
    return nameOf(this.#tx, thing.id)
  }

  hand(seat: InReach<Seat>): readonly string[] {
    return this.#tx.hand(seat)
  }

  top(seat: InReach<Seat>, count: number): readonly string[] {
    return this.#library(seat).slice(0, Math.max(0, count))
  }

  /** Names in a library whose cards fit, each once. */
  inLibrary(seat: InReach<Seat>, fits: (card: Card) => boolean): readonly string[] {
    return [...new Set(this.#library(seat))].filter(name => fits(card(name))).sort()
  }

  // Damage and life.

  /** `chosen`: what was said so far of which effects come first (`damageChoice`, `fightChoice`). */
  damage(to: readonly Reached[], amount: number, chosen: readonly ChoiceKey[]): void {
    dealDamage(this.#tx, this.#turn, this.#blows(to, amount), false, chosen)
  }

  /** What must be said before that damage can be dealt. */
  damageChoice(to: readonly Reached[], amount: number, chosen: readonly ChoiceKey[]): ReplacementChoice | undefined {
    return openChoice(this.#tx, this.#turn, this.#blows(to, amount), chosen)
  }

  /** Each of two creatures deals damage equal to its power to the other. */
  fight(one: InReach<Permanent>, other: InReach<Permanent>, chosen: readonly ChoiceKey[]): void {
    dealDamage(this.#tx, this.#turn, fightBlows(this.#tx, one, other), false, chosen)
  }

  fightChoice(
    one: InReach<Permanent>,
    other: InReach<Permanent>,
    chosen: readonly ChoiceKey[],
  ): ReplacementChoice | undefined {
    return openChoice(this.#tx, this.#turn, fightBlows(this.#tx, one, other), chosen)
  }

  life(changes: readonly (readonly [InReach<Seat>, number])[]): void {
    changeLives(this.#tx, this.#turn, changes, () => this.#item.by)
  }

  preventDamage(on: Reached, left: number | undefined): void {
    const tx = this.#tx
    const aim = typeof on === 'string' ? on : on.id
    tx.addEffect({
      kind: 'shield',
      card: this.#item.card.name,
      on: aim,
      left,
      turn: this.#turn,
      timestamp: tx.nextNumber(),
    })
  }

  preventCombatDamage(within: readonly InReach<Seat>[]): void {
    const tx = this.#tx
    tx.addEffect({ kind: 'no-combat-damage', within, turn: this.#turn, timestamp: tx.nextNumber() })
  }

  // Cards.

  draw(seat: InReach<Seat>, count: number): void {
    drawCards(this.#tx, this.#turn, seat, count)
  }

  mill(seat: InReach<Seat>, count: number): void {
    millCards(this.#tx, seat, count)
  }

  discard(seat: InReach<Seat>, cards: readonly string[]): void {
    discardCards(this.#tx, this.#turn, seat, cards)
  }

  discardAtRandom(seat: InReach<Seat>, count: number): void {
    const cards = this.#tx.chance.shuffle(`discard ${seat}`, this.#tx.hand(seat))
    discardCards(this.#tx, this.#turn, seat, cards.slice(0, count))
  }

  /** The top cards of a library in another order, the first on top. */
  arrange(seat: InReach<Seat>, cards: readonly string[]): void {
    this.#setLibrary(seat, [...cards, ...this.#library(seat).slice(cards.length)])
  }

  /** A card found in one's library goes to the hand or the battlefield; the rest is shuffled. */
  fetch(seat: InReach<Seat>, name: string | undefined, to: 'hand' | 'battlefield'): void {
    const tx = this.#tx
    const found = name !== undefined && this.#library(seat).includes(name) ? name : undefined
    const rest = found === undefined ? this.#library(seat) : without(this.#library(seat), [found])
    this.#setLibrary(seat, tx.chance.shuffle(`library ${pileOf(tx.format, seat)}`, rest))
    if (found === undefined) return
    tx.emit({ type: 'searched', seat, cards: [found] })
    if (to === 'hand') toHand(tx, seat, card(found))
    else enter(tx, this.#turn, card(found), { owner: seat, controller: seat, tapped: true })
  }

  /** From a graveyard to its owner's hand. */
  returnToHand(seat: InReach<Seat>, one: InReach<GraveCard>): void {
    const found = fromGraveyard(this.#tx, one.id)
    if (found === undefined) return
    toHand(this.#tx, seat, found.card)
    this.#tx.emit({ type: 'returned', seat, card: found.card.name })
  }

  reanimate(seat: InReach<Seat>, one: InReach<GraveCard>): void {
    const found = fromGraveyard(this.#tx, one.id)
    if (found !== undefined) enter(this.#tx, this.#turn, found.card, { owner: found.owner, controller: seat })
  }

  // Things on the battlefield.

  /** Destroys at the same moment, but for the indestructible. */
  destroy(things: readonly InReach<Permanent>[]): void {
    const { board } = this.#tx
    const mortal = things.filter(({ id }) => ((board.traits.get(id)?.keywords ?? 0) & bitOf('indestructible')) === 0)
    const ids = mortal.map(thing => thing.id)
    leave(this.#tx, this.#turn, ids, 'graveyard', 'destroyed')
  }

  sacrifice(things: readonly InReach<Permanent>[]): void {
    const ids = things.map(thing => thing.id)
    leave(this.#tx, this.#turn, ids, 'graveyard', 'sacrificed')
  }

  send(things: readonly InReach<Permanent>[], to: 'hand' | 'library' | 'under' | 'exile'): void {
    leave(
      this.#tx,
      this.#turn,
      things.map(thing => thing.id),
      to,
    )
  }

  tap(thing: InReach<Permanent>): void {
    tap(this.#tx, thing.id)
  }

  untap(thing: InReach<Permanent>): void {
    untap(this.#tx, [thing.id])
  }

  bonus(
    thing: InReach<Permanent>,
    change: {
      readonly power: number
      readonly toughness: number
      readonly gains: KeywordSet
      readonly loses: KeywordSet
    },
    untilTurnOf?: InReach<Seat>,
  ): void {
    const tx = this.#tx
    const ends =
      untilTurnOf === undefined
        ? { turn: this.#turn }
        : { until: { seat: untilTurnOf, when: 'turn-begins', madeIn: this.#turn } as const }
    const { name } = this.#item.card
    tx.addEffect({ kind: 'bonus', card: name, on: thing.id, ...change, ...ends, timestamp: tx.nextNumber() })
  }

  set(thing: InReach<Permanent>, power: number, toughness: number): void {
    const tx = this.#tx
    const card = this.#item.card.name
    const turn = this.#turn
    tx.addEffect({ kind: 'set', card, on: thing.id, power, toughness, turn, timestamp: tx.nextNumber() })
  }

  counters(thing: InReach<Permanent>, amount: number): void {
    const now = thing.counters + amount
    this.#tx.change(thing.id, { counters: now })
    this.#tx.emit({ type: 'counters', thing: this.name(thing), amount, now })
  }

  control(thing: InReach<Permanent>, to: InReach<Seat>, until: 'end-of-turn' | 'ever', tapAfter: boolean): void {
    giveControl(this.#tx, this.#turn, thing.id, to, until, tapAfter)
  }

  token(seat: InReach<Seat>, name: string, count: number): void {
    const token = cardNamed(name)
    if (token === undefined) throw new Error(`there is no token ${name}`)
    for (let i = 0; i < Math.min(count, mostTokens); i++)
      enter(this.#tx, this.#turn, token, { owner: seat, controller: seat })
  }

  move(thing: InReach<Permanent>, territory: InReach<Seat>): void {
    moveTo(this.#tx, this.#turn, thing.id, territory)
  }

  attach(thing: InReach<Permanent>, host: InReach<Permanent>): void {
    attach(this.#tx, thing.id, host.id)
  }

  /** A spell on a stack goes to its owner's graveyard and does nothing. */
  counter(spell: InReach<Id>): void {
    const item = unstack(this.#tx, spell)
    if (item === undefined) return
    putAwaySpell(this.#tx, item)
    this.#tx.emit({ type: 'countered', seat: item.by, card: item.card.name, turn: this.#turn })
  }

  // Among players.

  crown(seat: InReach<Seat>): void {
    giveCrown(this.#tx, this.#turn, seat)
  }

  bounty(on: InReach<Seat>, amount: number): void {
    putBounty(this.#tx, on, amount)
  }

  /** Neither attacks the other until after their next turns. */
  truce(one: InReach<Seat>, other: InReach<Seat>): void {
    const tx = this.#tx
    for (const [by, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      const until = { seat: by, when: 'turn-ends', madeIn: this.#turn } as const
      tx.addEffect({ kind: 'truce', by, with: whom, until, timestamp: tx.nextNumber() })
    }
    tx.emit({ type: 'truce', seat: one, with: other })
  }

  /** Puts effects off; they will be about the first target, or else about what this trigger is about. */
  later(when: Later, effects: readonly Effect[]): void {
    const tx = this.#tx
    const { card, by, source, subject, targets } = this.#item
    const [aim] = targets
    const about =
      aim === undefined ? subject : typeof aim === 'string' ? { ...subject, player: aim } : { ...subject, thing: aim }
    tx.delayedTriggers = [
      ...tx.delayedTriggers,
      { when, turn: this.#turn, card, by, source: source ?? this.#item.id, subject: about, effects },
    ]
  }

  #blows(to: readonly (Seat | Permanent)[], amount: number): readonly DamageDealt[] {
    const { card, by, source: id } = this.#item
    const source = { card, by, ...(id === undefined ? {} : { id }) }
    return to.map(one => ({ source, to: typeof one === 'string' ? one : one.id, amount }))
  }

  #library(seat: Seat): readonly string[] {
    return this.#tx.libraries[pileOf(this.#tx.format, seat)]!.cards.open()
  }

  #setLibrary(seat: Seat, cards: readonly string[]): void {
    const tx = this.#tx
    tx.libraries = { ...tx.libraries, [pileOf(tx.format, seat)]: pile(cards) }
  }
}

/** Tokens made at a time at most, so that the table can still show them. */
const mostTokens = 50
