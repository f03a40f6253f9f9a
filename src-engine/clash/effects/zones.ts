import type { Seat } from '../../core/game.ts'
import { pile, type Transaction } from '../state/transaction.ts'
import type { Card, ReplacementEffect } from '../cards/card.ts'
import { card as cardOf } from '../book.ts'
import { nameOf } from '../state/names.ts'
import { Scope } from '../state/scope.ts'
import { pileOf, type GraveCard, type Id, type Permanent } from '../state.ts'
import { queueTriggers } from './triggers.ts'

/** Cards going from zone to zone. An open card gets a new id in each. */

export type Destination = 'graveyard' | 'hand' | 'library' | 'under' | 'exile' | 'nowhere'
export type WhyLeft = 'destroyed' | 'sacrificed' | 'toughness' | 'damage' | 'no-host' | 'legend'

/** Draws so many cards; who has to draw from an empty library is out at the next state check (RULES CLA-6). */
export function drawCards(tx: Transaction, turn: number, seat: Seat, count: number): void {
  const key = pileOf(tx.format, seat)
  const library = tx.libraries[key]!.cards.open()
  const cards = library.slice(0, count)
  if (cards.length < count) {
    tx.setPlayer(seat, { drewNothing: true })
    tx.needsStateCheck = true
  }
  if (cards.length === 0) return
  tx.libraries = { ...tx.libraries, [key]: pile(library.slice(cards.length)) }
  tx.setHand(seat, [...tx.hand(seat), ...cards])
  const drew = { type: 'drew', seat, count: cards.length } as const
  tx.emitTo([seat], { ...drew, cards }, drew)
  queueTriggers(tx, turn, { when: 'draws', player: seat, amount: cards.length })
}

/** The top cards of a seat's library go to its graveyard. */
export function millCards(tx: Transaction, seat: Seat, count: number): void {
  const key = pileOf(tx.format, seat)
  const library = tx.libraries[key]!.cards.open()
  const cards = library.slice(0, Math.max(0, count))
  if (cards.length === 0) return
  tx.libraries = { ...tx.libraries, [key]: pile(library.slice(cards.length)) }
  for (const name of cards) toGraveyard(tx, seat, cardOf(name))
  tx.emit({ type: 'milled', seat, cards })
}

/** These cards of a hand go to the graveyard. The caller has seen that they are there. */
export function discardCards(tx: Transaction, turn: number, seat: Seat, cards: readonly string[]): void {
  if (cards.length === 0) return
  tx.setHand(seat, without(tx.hand(seat), cards))
  for (const name of cards) toGraveyard(tx, seat, cardOf(name))
  tx.emit({ type: 'discarded', seat, cards })
  queueTriggers(tx, turn, { when: 'discards', player: seat, amount: cards.length })
}

/** A list without these, each taken once. */
export function without(from: readonly string[], taken: readonly string[]): string[] {
  const left = [...from]
  for (const one of taken) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

export function toGraveyard(tx: Transaction, owner: Seat, card: Card): void {
  if (card.token) return
  const key = pileOf(tx.format, owner)
  tx.setGraveyard(key, [...tx.graveyards[key]!, { id: tx.nextNumber(), card }])
}

/** Takes a card out of a graveyard; nothing if it is no longer there. */
export function fromGraveyard(tx: Transaction, id: Id): { readonly card: Card; readonly owner: Seat } | undefined {
  for (const [owner, cards] of Object.entries(tx.graveyards)) {
    const found: GraveCard | undefined = cards.find(one => one.id === id)
    if (found === undefined) continue
    tx.setGraveyard(
      owner,
      cards.filter(one => one !== found),
    )
    return { card: found.card, owner }
  }
  return undefined
}

export function toHand(tx: Transaction, owner: Seat, card: Card): void {
  if (card.token) return
  tx.setHand(owner, [...tx.hand(owner), card.name])
}

export function toLibrary(tx: Transaction, owner: Seat, card: Card, under: boolean): void {
  if (card.token) return
  const key = pileOf(tx.format, owner)
  const library = tx.libraries[key]!.cards.open()
  tx.libraries = { ...tx.libraries, [key]: pile(under ? [...library, card.name] : [card.name, ...library]) }
}

export interface Entering {
  readonly owner: Seat
  readonly controller: Seat
  readonly host?: Id
  readonly tapped?: boolean
}

/** A card enters the battlefield, as what it says of itself will have it; its number. */
export function enter(
  tx: Transaction,
  turn: number,
  card: Card,
  { owner, controller, host, tapped = false }: Entering,
): Id {
  const id = tx.nextNumber()
  const own: readonly ReplacementEffect[] = card.replacements ?? []
  const enters = own.find(one => one.replaces === 'enters')
  const scope = new Scope(tx, tx.board, { you: controller, source: id })
  const thing: Permanent = {
    id,
    card,
    owner: tx.format.rules.oneDeck ? controller : owner,
    controller,
    permanentController: controller,
    territory: controller,
    tapped: tapped || enters?.tapped === true,
    damage: 0,
    dealtDeathtouch: false,
    counters: enters?.counters === undefined ? 0 : scope.amount(enters.counters),
    ...(host === undefined ? {} : { host }),
    controlledSince: id,
    timestamp: id,
  }
  tx.put(thing)
  if (!tx.silent)
    tx.emit({ type: 'entered', seat: controller, card: card.name, thing: nameOf(tx, id), token: card.token })
  queueTriggers(tx, turn, { when: 'enters', thing, player: controller })
  return id
}

/**
 * Permanents leave the battlefield at the same moment. Of those bound for a graveyard, what goes elsewhere instead is
 * never there, and so doesn't die (RULES CLA, Grave Walker).
 */
export function leave(tx: Transaction, turn: number, ids: readonly Id[], to: Destination, why?: WhyLeft): void {
  const going = ids.flatMap(id => {
    const thing = tx.permanents.get(id)
    return thing === undefined ? [] : [{ thing, to: to === 'graveyard' ? replacedDestination(tx, thing) : to }]
  })
  const names = going.map(({ thing }) => (tx.silent ? '' : nameOf(tx, thing.id)))
  for (const { thing, to: destination } of going) {
    if (destination !== 'graveyard') continue
    const power = tx.board.traits.get(thing.id)?.power ?? 0
    queueTriggers(tx, turn, { when: 'dies', thing, player: thing.controller, amount: power })
  }
  if (why === 'sacrificed') {
    for (const { thing } of going)
      queueTriggers(tx, turn, { when: 'sacrifices', player: thing.controller, is: thing.card.is })
  }
  for (const { thing } of going) tx.remove(thing.id)
  for (const [at, { thing, to: destination }] of going.entries()) {
    const owner = ownerOf(tx, thing)
    tx.emit({
      type: 'left',
      seat: thing.controller,
      card: thing.card.name,
      thing: names[at]!,
      to: destination === 'under' ? 'library' : destination,
      ...(why === undefined ? {} : { why }),
    })
    if (destination === 'graveyard') toGraveyard(tx, owner, thing.card)
    else if (destination === 'hand') toHand(tx, owner, thing.card)
    else if (destination === 'library' || destination === 'under')
      toLibrary(tx, owner, thing.card, destination === 'under')
  }
}

/** Of one deck, what one controls is one's own (RULES FMT-16). */
export function ownerOf(tx: Transaction, thing: Permanent): Seat {
  return tx.format.rules.oneDeck ? thing.controller : thing.owner
}

function replacedDestination(tx: Transaction, thing: Permanent): Destination {
  for (const source of tx.board.withReplacements) {
    for (const one of source.card.replacements!) {
      if (one.replaces !== 'dies') continue
      const scope = new Scope(tx, tx.board, { you: source.controller, source: source.id })
      if (one.what === 'this' ? source.id === thing.id : scope.reaches(thing) && scope.fits(thing, one.what)) {
        return one.goes
      }
    }
  }
  return 'graveyard'
}
