import type { Seat } from '../../core/game.ts'
import { colours, type Colour } from '../../colours/colours.ts'
import type { ActivatedAbility, Card, EffectList } from '../cards/card.ts'
import { card as cardOf } from '../book.ts'
import { addCosts, costFrom, type Cost } from '../cards/cost.ts'
import { bitOf } from '../cards/keywords.ts'
import { tap } from '../effects/control.ts'
import type { Transaction } from '../state/transaction.ts'
import { chosenCosts, costChoices, payAdditional } from './additional-costs.ts'
import { canPay, canTap, manaOf, paymentFor } from './mana.ts'
import { graveCardNamed, permanentNamed, type Ids, type PositionWithBoard } from '../state/names.ts'
import type { ClashCode } from '../refusals.ts'
import {
  pileOf,
  type CardPart,
  type GraveCard,
  type Id,
  type Permanent,
  type StackItem,
  type Thread,
} from '../state.ts'
import { resumeAfterStackChange } from './priority.ts'
import { effectListOf, namedTargets, targetNames } from './targets.ts'
import { queueTriggers } from '../effects/triggers.ts'
import { discardCards, enter, fromGraveyard, without } from '../effects/zones.ts'

/** Lands, spells and abilities: what may be played when, what it costs, and putting it on the stack (RULES CLA-2, 3). */

/** What a player says beside the card. */
export interface Said {
  readonly targets?: readonly string[] | undefined
  readonly x?: number | undefined
  readonly mode?: number | undefined
  readonly colours?: readonly string[] | undefined
  /** Where a spell is cast from, if not from the hand. */
  readonly from?: 'graveyard' | 'hand' | undefined
  readonly sacrifice?: string | undefined
  readonly discard?: string | undefined
  readonly ids?: Ids | undefined
}

/** One's own main phase with an empty stack: the time for lands, creatures and sorceries. */
export function isSorceryTime(thread: Thread, seat: Seat): boolean {
  return thread.of === seat && (thread.phase === 'main' || thread.phase === 'main-2') && thread.stack.length === 0
}

export function isInstantSpeed(card: Card): boolean {
  return card.is.includes('instant') || (card.keywordSet & bitOf('flash')) !== 0
}

export function playLand(tx: Transaction, thread: Thread, seat: Seat, name: string): ClashCode | undefined {
  const card = tx.hand(seat).includes(name) ? cardOf(name) : undefined
  if (card === undefined || !card.isLand) return 'no-such-card'
  if (!isSorceryTime(thread, seat)) return 'wrong-phase'
  if (thread.landPlayed) return 'already-played-a-land'
  tx.setHand(seat, without(tx.hand(seat), [name]))
  tx.setThread(thread.id, { landPlayed: true, resolutions: 0, passed: [] })
  tx.emit({ type: 'land', seat, card: name, turn: thread.id })
  enter(tx, thread.id, card, { owner: seat, controller: seat })
  return undefined
}

/** Whether the colour to choose and X are given exactly where the card asks for them. */
function choicesOf(card: Card, cost: Cost, said: Said): { readonly x: number; readonly colour?: Colour } | undefined {
  const x = said.x ?? 0
  if (!Number.isInteger(x) || x < 0 || x > 999 || (x > 0 && cost.x === 0)) return undefined
  const [colour] = said.colours ?? []
  if (!asksColour(card)) return colour === undefined ? { x } : undefined
  const known = colours.find(other => other === colour)
  return known === undefined || said.colours?.length !== 1 ? undefined : { x, colour: known }
}

/** Whether a card has a colour chosen as it is cast. */
export function asksColour(card: Card): boolean {
  const effectLists: readonly EffectList[] = [...(card.spell === undefined ? [] : [card.spell]), ...(card.modes ?? [])]
  return effectLists.some(effectList => effectList.effects.some(effect => effect.do === 'protect'))
}

export function castSpell(
  tx: Transaction,
  thread: Thread,
  seat: Seat,
  name: string,
  said: Said,
): ClashCode | undefined {
  const buried = said.from === 'graveyard' ? castableGraveCard(tx, seat, name) : undefined
  const held = said.from === undefined && tx.hand(seat).includes(name)
  const card = buried?.card ?? (held ? cardOf(name) : undefined)
  if (card === undefined || card.isLand) return 'no-such-card'
  if (!isInstantSpeed(card) && !isSorceryTime(thread, seat)) return 'wrong-phase'
  const { mode } = said
  if ((card.modes === undefined) !== (mode === undefined) || (mode !== undefined && card.modes?.[mode] === undefined)) {
    return 'illegal-target'
  }
  const cost = spellCost(card, mode, said.from)
  const choices = choicesOf(card, cost, said)
  if (choices === undefined) return 'illegal-target'
  const part: CardPart = { part: 'spell', ...(mode === undefined ? {} : { mode }) }
  const context = { you: seat, ...choices }
  const named = namedTargets(tx, context, card, effectListOf(card, part), said)
  if (!named.ok) return named.code
  const hand = held ? without(tx.hand(seat), [name]) : tx.hand(seat)
  const costs = chosenCosts(tx, { seat, hand }, card.costs ?? {}, said)
  if (!costs.ok) return costs.code
  if (!pay(tx, seat, thread, cost, choices.x, undefined, held ? name : undefined)) return 'not-enough-mana'
  if (buried === undefined) tx.setHand(seat, hand)
  else fromGraveyard(tx, buried.id)
  const targets = tx.silent ? [] : targetNames(tx, named.aims)
  payAdditional(tx, thread.id, seat, card.costs ?? {}, costs)
  stacked(tx, thread.id, {
    id: tx.nextNumber(),
    card,
    part,
    by: seat,
    targets: named.aims,
    ...choices,
    ...(buried === undefined ? {} : { fromGraveyard: true }),
    subject: {},
  })
  tx.emit({
    type: 'cast',
    seat,
    card: name,
    targets,
    turn: thread.id,
    ...(choices.x === 0 ? {} : { x: choices.x }),
    ...(mode === undefined ? {} : { mode }),
    ...(choices.colour === undefined ? {} : { colour: choices.colour }),
    ...(buried === undefined ? {} : { from: 'graveyard' }),
  })
  queueTriggers(tx, thread.id, { when: 'casts', player: seat, is: card.is })
  return undefined
}

/** What a card costs to cast: of one mode, from the hand or the graveyard. */
export function spellCost({ manaCost, modes, fromGraveyard: again }: Card, mode?: number, from?: Said['from']): Cost {
  const base = from === 'graveyard' && again !== undefined ? parsed(again) : manaCost
  const more = mode === undefined ? undefined : modes?.[mode]?.more
  return more === undefined ? base : addCosts(base, parsed(more))
}

/** Cards in the graveyard a seat uses that may be cast from there. */
export function castableGraveCards({ graveyards, format }: PositionWithBoard, seat: Seat): readonly GraveCard[] {
  return graveyards[pileOf(format, seat)]!.filter(buried => buried.card.fromGraveyard !== undefined)
}

function castableGraveCard(position: PositionWithBoard, seat: Seat, name: string): GraveCard | undefined {
  const id = graveCardNamed(position, seat, name)
  return castableGraveCards(position, seat).find(buried => buried.id === id)
}

/** Discards a card for its cycling cost; what that does goes on the stack. */
function cycle(tx: Transaction, thread: Thread, seat: Seat, name: string): ClashCode | undefined {
  const card = tx.hand(seat).includes(name) ? cardOf(name) : undefined
  if (card?.cycling === undefined) return 'no-such-card'
  if (!pay(tx, seat, thread, parsed(card.cycling), 0, undefined, name)) return 'not-enough-mana'
  discardCards(tx, thread.id, seat, [name])
  const id = tx.nextNumber()
  stacked(tx, thread.id, { id, card, part: { part: 'cycling' }, by: seat, targets: [], x: 0, subject: {} })
  tx.emit({ type: 'ability', seat, card: name, targets: [], turn: thread.id })
  return undefined
}

/** Uses an ability of a permanent; without a number its first. A land's, and any other mana ability, gives mana at once. */
export function activate(
  tx: Transaction,
  thread: Thread,
  seat: Seat,
  name: string,
  at: number,
  said: Said,
): ClashCode | undefined {
  if (said.from === 'hand') return cycle(tx, thread, seat, name)
  const id = permanentNamed(tx, seat, name, said.ids)
  const thing = id === undefined ? undefined : tx.permanents.get(id)
  if (thing === undefined || thing.controller !== seat) return 'no-such-card'
  const { abilities = [], mana } = thing.card
  const ability = abilities[at]
  // Its mana stands behind its other abilities.
  if (ability === undefined)
    return at === abilities.length && mana !== undefined ? tapForMana(tx, thread, seat, thing, said) : 'no-such-card'
  if (ability.sorcerySpeed && !isSorceryTime(thread, seat)) return 'wrong-phase'
  if (!canUse(tx, seat, thread, thing, ability)) return 'not-enough-mana'
  const part: CardPart = { part: 'ability', at }
  const context = { you: seat, source: thing.id }
  const named = namedTargets(tx, context, thing.card, ability, said)
  if (!named.ok) return named.code
  const costs = chosenCosts(tx, { seat, hand: tx.hand(seat), source: thing.id }, ability, said)
  if (!costs.ok) return costs.code
  if (!pay(tx, seat, thread, costOf(ability), 0, notTappedFor(thing, ability))) return 'not-enough-mana'
  const targets = tx.silent ? [] : targetNames(tx, named.aims)
  if (ability.tap) tap(tx, thing.id)
  payAdditional(tx, thread.id, seat, ability, costs)
  const { card } = thing
  stacked(tx, thread.id, {
    id: tx.nextNumber(),
    card,
    part,
    by: seat,
    targets: named.aims,
    x: 0,
    source: thing.id,
    subject: {},
  })
  tx.emit({ type: 'ability', seat, card: card.name, targets, turn: thread.id })
  return undefined
}

/** Whether the cost of an ability could be paid. */
export function canUse(
  position: PositionWithBoard,
  seat: Seat,
  thread: Thread,
  thing: Permanent,
  ability: ActivatedAbility,
): boolean {
  if (ability.tap && !canTap(position, thing)) return false
  const hand = position.players[seat]!.hand.cards.open()
  if (costChoices(position, { seat, hand, source: thing.id }, ability) === undefined) return false
  return canPay(position, seat, thread, costOf(ability), notTappedFor(thing, ability))
}

/** What is itself part of the cost isn't tapped for mana. */
function notTappedFor({ id }: Permanent, { tap: taps, sacrifice }: ActivatedAbility): Id | undefined {
  return taps || sacrifice === 'this' ? id : undefined
}

const known = new Map<string, Cost>()

/** A cost of a card's data, read once. */
export function parsed(cost: string): Cost {
  let price = known.get(cost)
  if (price === undefined) known.set(cost, (price = costFrom(cost)))
  return price
}

export function costOf({ cost = '' }: ActivatedAbility): Cost {
  return parsed(cost)
}

function tapForMana(tx: Transaction, thread: Thread, seat: Seat, thing: Permanent, said: Said): ClashCode | undefined {
  const { mana = [] } = thing.card
  const colour = said.colours === undefined && mana.length === 1 ? mana[0] : mana.find(one => one === said.colours?.[0])
  if (colour === undefined) return 'illegal-target'
  if (!canTap(tx, thing)) return 'not-enough-mana'
  tap(tx, thing.id)
  setMana(tx, thread, seat, [...manaOf(thread, seat), colour])
  return undefined
}

function pay(tx: Transaction, seat: Seat, thread: Thread, cost: Cost, x: number, except?: Id, spell?: string): boolean {
  // What the other cards of the hand will ask for is spent last.
  const others = spell === undefined ? tx.hand(seat) : without(tx.hand(seat), [spell])
  const keep = others.flatMap(name => cardOf(name).colours)
  const payment = paymentFor(tx, seat, thread, cost, x, except, keep)
  if (payment === undefined) return false
  tap(tx, ...payment.taps)
  if (manaOf(thread, seat).length > 0) setMana(tx, thread, seat, payment.pool)
  return true
}

function setMana(tx: Transaction, { id, mana }: Thread, seat: Seat, left: readonly Colour[]): void {
  tx.setThread(id, { mana: { ...mana, [seat]: left } })
}

/** Something is put on the stack: who put it there has priority again, and nobody has passed. */
function stacked(tx: Transaction, turn: number, item: StackItem): void {
  tx.push(turn, item)
  tx.setThread(turn, { priority: item.by, passed: [] })
  resumeAfterStackChange(tx, turn)
}
