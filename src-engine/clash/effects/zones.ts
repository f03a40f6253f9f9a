import type { Seat } from '../../core/game.ts'
import { pile, type Draft } from '../state/transaction.ts'
import type { Card, Instead } from '../cards/card.ts'
import { card as cardOf } from '../cards/book.ts'
import { nameOf } from '../state/names.ts'
import { Scope } from '../state/scope.ts'
import { pileOf, type GraveCard, type Id, type Permanent } from '../state/state.ts'
import { happened } from './triggers.ts'

/** Cards going from zone to zone. What lies open gets a new number wherever it goes. */

export type Destination = 'graveyard' | 'hand' | 'library' | 'under' | 'exile' | 'nowhere'
export type WhyLeft = 'destroyed' | 'sacrificed' | 'toughness' | 'damage' | 'no-host' | 'legend'

/** Draws so many cards; who has to draw from an empty library is out at the next state check (RULES CLA-6). */
export function drawCards(d: Draft, seat: Seat, count: number): void {
  const key = pileOf(d.circle, seat)
  const library = d.libraries[key]!.cards.open()
  const cards = library.slice(0, count)
  if (cards.length < count) d.setPlayer(seat, { drewNothing: true })
  if (cards.length === 0) return
  d.libraries = { ...d.libraries, [key]: pile(library.slice(cards.length)) }
  d.setHand(seat, [...d.hand(seat), ...cards])
  const drew = { type: 'drew', seat, count: cards.length } as const
  d.tellSeats([seat], { ...drew, cards }, drew)
  happened(d, { when: 'draws', player: seat, amount: cards.length })
}

/** The top cards of a seat's library go to its graveyard. */
export function millCards(d: Draft, seat: Seat, count: number): void {
  const key = pileOf(d.circle, seat)
  const library = d.libraries[key]!.cards.open()
  const cards = library.slice(0, Math.max(0, count))
  if (cards.length === 0) return
  d.libraries = { ...d.libraries, [key]: pile(library.slice(cards.length)) }
  for (const name of cards) toGraveyard(d, seat, cardOf(name))
  d.tell({ type: 'milled', seat, cards })
}

/** These cards of a hand go to the graveyard. The caller has seen that they are there. */
export function discardCards(d: Draft, seat: Seat, cards: readonly string[]): void {
  if (cards.length === 0) return
  d.setHand(seat, without(d.hand(seat), cards))
  for (const name of cards) toGraveyard(d, seat, cardOf(name))
  d.tell({ type: 'discarded', seat, cards })
  happened(d, { when: 'discards', player: seat, amount: cards.length })
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

export function toGraveyard(d: Draft, owner: Seat, card: Card): void {
  if (card.token) return
  const key = pileOf(d.circle, owner)
  d.graveyards = { ...d.graveyards, [key]: [...d.graveyards[key]!, { id: d.number(), card }] }
  d.changed()
}

/** Takes a card out of a graveyard; nothing if it is no longer there. */
export function fromGraveyard(d: Draft, id: Id): { readonly card: Card; readonly owner: Seat } | undefined {
  for (const [owner, cards] of Object.entries(d.graveyards)) {
    const found: GraveCard | undefined = cards.find(one => one.id === id)
    if (found === undefined) continue
    d.graveyards = { ...d.graveyards, [owner]: cards.filter(one => one !== found) }
    d.changed()
    return { card: found.card, owner }
  }
  return undefined
}

export function toHand(d: Draft, owner: Seat, card: Card): void {
  if (card.token) return
  d.setHand(owner, [...d.hand(owner), card.name])
}

export function toLibrary(d: Draft, owner: Seat, card: Card, under: boolean): void {
  if (card.token) return
  const key = pileOf(d.circle, owner)
  const library = d.libraries[key]!.cards.open()
  d.libraries = { ...d.libraries, [key]: pile(under ? [...library, card.name] : [card.name, ...library]) }
}

export interface Entering {
  readonly owner: Seat
  readonly controller: Seat
  readonly host?: Id
  readonly tapped?: boolean
}

/** A card enters the battlefield, as what it says of itself will have it; its number. */
export function enter(d: Draft, card: Card, { owner, controller, host, tapped = false }: Entering): Id {
  const id = d.number()
  const own: readonly Instead[] = card.instead ?? []
  const enters = own.find(one => one.instead === 'enters')
  const scope = new Scope(d, d.board, { you: controller, source: id })
  const thing: Permanent = {
    id,
    card,
    owner: d.circle.rules.oneDeck ? controller : owner,
    controller,
    keeper: controller,
    territory: controller,
    tapped: tapped || enters?.tapped === true,
    damage: 0,
    doomed: false,
    counters: enters?.counters === undefined ? 0 : scope.amount(enters.counters),
    ...(host === undefined ? {} : { host }),
    since: d.turn,
    stamp: id,
  }
  d.put(thing)
  d.tell({ type: 'entered', seat: controller, card: card.name, thing: nameOf(d, id), token: card.token })
  happened(d, { when: 'enters', thing, player: controller })
  return id
}

/**
 * Permanents leave the battlefield at the same moment. Of those bound for a graveyard, what goes elsewhere instead is
 * never there, and so doesn't die (RULES CLA, Grave Walker).
 */
export function leave(d: Draft, ids: readonly Id[], to: Destination, why?: WhyLeft): void {
  const going = ids.flatMap(id => {
    const thing = d.permanents.get(id)
    return thing === undefined ? [] : [{ thing, to: to === 'graveyard' ? insteadOfDying(d, thing) : to }]
  })
  const names = going.map(({ thing }) => nameOf(d, thing.id))
  for (const { thing, to } of going) {
    if (to !== 'graveyard') continue
    const power = d.board.traits.get(thing.id)?.power ?? 0
    happened(d, { when: 'dies', thing, player: thing.controller, amount: power })
  }
  for (const { thing } of going) d.remove(thing.id)
  for (const [at, { thing, to }] of going.entries()) {
    const owner = ownerOf(d, thing)
    d.tell({
      type: 'left',
      seat: thing.controller,
      card: thing.card.name,
      thing: names[at]!,
      to: to === 'under' ? 'library' : to,
      ...(why === undefined ? {} : { why }),
    })
    if (to === 'graveyard') toGraveyard(d, owner, thing.card)
    else if (to === 'hand') toHand(d, owner, thing.card)
    else if (to === 'library' || to === 'under') toLibrary(d, owner, thing.card, to === 'under')
  }
}

/** Of one deck, what one controls is one's own (RULES FMT-16). */
export function ownerOf(d: Draft, thing: Permanent): Seat {
  return d.circle.rules.oneDeck ? thing.controller : thing.owner
}

function insteadOfDying(d: Draft, thing: Permanent): Destination {
  for (const source of d.board.withInstead) {
    for (const one of source.card.instead!) {
      if (one.instead !== 'dies') continue
      const scope = new Scope(d, d.board, { you: source.controller, source: source.id })
      if (one.what === 'this' ? source.id === thing.id : scope.witnesses(thing) && scope.fits(thing, one.what)) {
        return one.goes
      }
    }
  }
  return 'graveyard'
}
