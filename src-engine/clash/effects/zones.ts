import { changed } from '../../core/changed.ts'
import type { Seat } from '../../core/game.ts'
import { pile, type Transaction } from '../state/transaction.ts'
import type { Card } from '../cards/card.ts'
import { card as cardOf, cardNamed } from '../book.ts'
import { bitOf } from '../cards/keywords.ts'
import { nameOf } from '../state/names.ts'
import type { InReach } from '../state/scope.ts'
import { pileOf, type GraveCard, type Id, type Permanent } from '../state.ts'
import type { Cause, Touchable } from './cause.ts'
import { queueTriggers } from './triggers.ts'

/** Cards going from zone to zone. An open card gets a new id in each. */

const indestructible = bitOf('indestructible')

export type Destination = 'graveyard' | 'hand' | 'library' | 'under' | 'exile' | 'nowhere'
export type WhyLeft = 'destroyed' | 'sacrificed' | 'toughness' | 'damage' | 'no-host' | 'legend'

/** Draws so many cards; who has to draw from an empty library is out at the next state check (RULES CLA-6). */
export function drawCards<Tx extends Transaction>(
  tx: Tx,
  turn: number,
  seat: Touchable<Tx, Seat>,
  count: number,
): void {
  const library = libraryOf(tx, seat)
  const cards = library.slice(0, count)
  if (cards.length < count) {
    tx.setPlayer(seat, { drewNothing: true })
    tx.needsStateCheck = true
  }
  if (cards.length === 0) return
  setLibrary(tx, seat, library.slice(cards.length))
  tx.setHand(seat, [...tx.hand(seat), ...cards])
  const drew = { type: 'drew', seat, count: cards.length } as const
  tx.emitTo([seat], { ...drew, cards }, drew)
  queueTriggers(tx, turn, { when: 'draws', player: seat })
}

/** The top cards of a seat's library go to its graveyard. */
export function millCards(tx: Transaction, seat: InReach<Seat>, count: number): void {
  const library = libraryOf(tx, seat)
  const cards = library.slice(0, Math.max(0, count))
  if (cards.length === 0) return
  setLibrary(tx, seat, library.slice(cards.length))
  for (const name of cards) toGraveyard(tx, seat, cardOf(name))
  tx.emit({ type: 'milled', seat, cards })
}

/** These cards of a hand go to the graveyard. The caller has seen that they are there. */
export function discardCards<Tx extends Transaction>(
  tx: Tx,
  turn: number,
  seat: Touchable<Tx, Seat>,
  cards: readonly string[],
): void {
  if (cards.length === 0) return
  tx.setHand(seat, without(tx.hand(seat), cards))
  for (const name of cards) toGraveyard(tx, seat, cardOf(name))
  tx.emit({ type: 'discarded', seat, cards })
  queueTriggers(tx, turn, { when: 'discards', player: seat })
}

/** So many cards of a hand, picked by chance. */
export function discardAtRandom({ tx, turn }: Cause, seat: InReach<Seat>, count: number): void {
  const cards = tx.chance.shuffle(`discard ${seat}`, tx.hand(seat))
  discardCards(tx, turn, seat, cards.slice(0, count))
}

/** A list without these, each taken once. */
export function without(from: readonly string[], taken: readonly string[]): string[] {
  const left = [...from]
  for (const card of taken) {
    const at = left.indexOf(card)
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
    const found: GraveCard | undefined = cards.find(card => card.id === id)
    if (found === undefined) continue
    tx.setGraveyard(
      owner,
      cards.filter(card => card !== found),
    )
    return { card: found.card, owner }
  }
  return undefined
}

/** From a graveyard to a hand. */
export function returnToHand(tx: Transaction, seat: InReach<Seat>, { id }: InReach<GraveCard>): void {
  const found = fromGraveyard(tx, id)
  if (found === undefined) return
  toHand(tx, seat, found.card)
  tx.emit({ type: 'returned', seat, card: found.card.name })
}

/** From a graveyard to the battlefield. */
export function reanimate({ tx, turn }: Cause, seat: InReach<Seat>, { id }: InReach<GraveCard>): void {
  const found = fromGraveyard(tx, id)
  if (found !== undefined) enter(tx, turn, found.card, { owner: found.owner, controller: seat })
}

export function toHand(tx: Transaction, owner: Seat, card: Card): void {
  if (card.token) return
  tx.setHand(owner, [...tx.hand(owner), card.name])
}

function toLibrary(tx: Transaction, owner: Seat, card: Card, under: boolean): void {
  if (card.token) return
  const library = libraryOf(tx, owner)
  setLibrary(tx, owner, under ? [...library, card.name] : [card.name, ...library])
}

function libraryOf(tx: Transaction, seat: Seat): readonly string[] {
  return tx.libraries[pileOf(tx.format, seat)]!.cards.open()
}

function setLibrary(tx: Transaction, seat: Seat, cards: readonly string[]): void {
  tx.libraries = { ...tx.libraries, [pileOf(tx.format, seat)]: pile(cards) }
}

/** What lies on top of a library. */
export function topCards(tx: Transaction, seat: InReach<Seat>, count: number): readonly string[] {
  return libraryOf(tx, seat).slice(0, Math.max(0, count))
}

/** The top cards of a library in another order, the first on top. */
export function arrangeLibrary(tx: Transaction, seat: InReach<Seat>, cards: readonly string[]): void {
  setLibrary(tx, seat, [...cards, ...libraryOf(tx, seat).slice(cards.length)])
}

/** Names in a library whose cards fit, each once. */
export function namesInLibrary(tx: Transaction, seat: InReach<Seat>, fits: (card: Card) => boolean): readonly string[] {
  return [...new Set(libraryOf(tx, seat))].filter(name => fits(cardOf(name))).sort()
}

/** A card found in one's library goes to the hand or the battlefield; the rest is shuffled. */
export function fetchCard(
  { tx, turn }: Cause,
  seat: InReach<Seat>,
  name: string | undefined,
  to: 'hand' | 'battlefield',
): void {
  const library = libraryOf(tx, seat)
  const found = name !== undefined && library.includes(name) ? name : undefined
  const rest = found === undefined ? library : without(library, [found])
  setLibrary(tx, seat, tx.chance.shuffle(`library ${pileOf(tx.format, seat)}`, rest))
  if (found === undefined) return
  tx.emit({ type: 'searched', seat, cards: [found] })
  if (to === 'hand') toHand(tx, seat, cardOf(found))
  else enter(tx, turn, cardOf(found), { owner: seat, controller: seat, tapped: true })
}

/** A permanent that comes under somebody's control now, as its card has it. */
export function newPermanent(id: Id, card: Card, controller: Seat): Permanent {
  return {
    id,
    card,
    owner: controller,
    controller,
    permanentController: controller,
    territory: controller,
    tapped: false,
    damage: 0,
    dealtDeathtouch: false,
    counters: 0,
    controlledSince: id,
    timestamp: id,
  }
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
  const thing = changed(newPermanent(id, card, controller), {
    owner: tx.format.rules.oneDeck ? controller : owner,
    tapped: tapped || (card.replacements ?? []).some(({ replaces }) => replaces === 'enters'),
    ...(host === undefined ? {} : { host }),
  })
  tx.put(thing)
  if (!tx.silent)
    tx.emit({ type: 'entered', seat: controller, card: card.name, thing: nameOf(tx, id), token: card.token })
  queueTriggers(tx, turn, { when: 'enters', thing, player: controller })
  return id
}

/** Tokens made at a time at most, so that the table can still show them. */
const mostTokens = 50

export function makeTokens({ tx, turn }: Cause, seat: InReach<Seat>, name: string, count: number): void {
  const token = cardNamed(name)
  if (token === undefined) throw new Error(`there is no token ${name}`)
  for (let i = 0; i < Math.min(count, mostTokens); i++) enter(tx, turn, token, { owner: seat, controller: seat })
}

/** Destroys at the same moment, but for the indestructible. */
export function destroy({ tx, turn }: Cause, ids: readonly InReach<Id>[]): void {
  const { traits } = tx.board
  const mortal = ids.filter(id => ((traits.get(id)?.keywords ?? 0) & indestructible) === 0)
  leave(tx, turn, mortal, 'graveyard', 'destroyed')
}

/**
 * Permanents leave the battlefield at the same moment. Of those bound for a graveyard, what goes elsewhere instead is
 * never there, and so doesn't die (RULES CLA, Grave Walker).
 */
export function leave<Tx extends Transaction>(
  tx: Tx,
  turn: number,
  ids: readonly Touchable<Tx, Id>[],
  to: Destination,
  why?: WhyLeft,
): void {
  const going = ids.flatMap(id => {
    const thing = tx.permanents.get(id)
    return thing === undefined ? [] : [{ thing, to: to === 'graveyard' ? graveOf(thing.card) : to }]
  })
  const names = going.map(({ thing }) => (tx.silent ? '' : nameOf(tx, thing.id)))
  for (const { thing, to: destination } of going) {
    if (destination === 'graveyard') queueTriggers(tx, turn, { when: 'dies', thing, player: thing.controller })
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

/** Where a card goes that would go to the graveyard. */
function graveOf({ replacements = [] }: Card): Destination {
  return replacements.find(replacement => replacement.replaces === 'dies')?.goes ?? 'graveyard'
}
