import type { Seat } from '../../core/game.ts'
import { colours, type Colour } from '../../colours/colours.ts'
import { lifeOf } from '../../formats/index.ts'
import type { ActivatedAbility, Card, EffectList } from '../cards/card.ts'
import { card as cardOf } from '../cards/book.ts'
import { costFrom, type Cost } from '../cards/cost.ts'
import { bitOf } from '../cards/keywords.ts'
import { tap } from '../effects/control.ts'
import type { Transaction } from '../state/transaction.ts'
import { changeLives } from '../effects/damage.ts'
import { canTap, manaOf, paymentFor } from './mana.ts'
import { permanentNamed, type Ids, type PositionWithBoard } from '../state/names.ts'
import type { ClashCode } from '../refusals.ts'
import type { Id, StackItem, CardPart, Permanent, Thread } from '../state/state.ts'
import { resumeAfterStackChange } from './priority.ts'
import { effectListOf, namedTargets, targetNames } from './targets.ts'
import { queueTriggers } from '../effects/triggers.ts'
import { enter, leave, without } from '../effects/zones.ts'

/** Lands, spells and abilities: what may be played when, what it costs, and putting it on the stack (RULES CLA-2, 3). */

/** What a player says beside the card. */
export interface Said {
  readonly targets?: readonly string[] | undefined
  readonly x?: number | undefined
  readonly mode?: number | undefined
  readonly colours?: readonly string[] | undefined
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
function choicesOf(card: Card, said: Said): { readonly x: number; readonly colour?: Colour } | undefined {
  const x = said.x ?? 0
  if (!Number.isInteger(x) || x < 0 || x > 999 || (x > 0 && card.manaCost.x === 0)) return undefined
  const [colour] = said.colours ?? []
  if (!asksColour(card)) return colour === undefined ? { x } : undefined
  const known = colours.find(one => one === colour)
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
  const card = tx.hand(seat).includes(name) ? cardOf(name) : undefined
  if (card === undefined || card.isLand) return 'no-such-card'
  if (!isInstantSpeed(card) && !isSorceryTime(thread, seat)) return 'wrong-phase'
  const { mode } = said
  if ((card.modes === undefined) !== (mode === undefined) || (mode !== undefined && card.modes?.[mode] === undefined)) {
    return 'illegal-target'
  }
  const choices = choicesOf(card, said)
  if (choices === undefined) return 'illegal-target'
  const part: CardPart = { part: 'spell', ...(mode === undefined ? {} : { mode }) }
  const context = { you: seat, ...choices }
  const named = namedTargets(tx, context, card, effectListOf(card, part), said)
  if (!named.ok) return named.code
  if (!pay(tx, seat, thread, card.manaCost, choices.x, undefined, name)) return 'not-enough-mana'
  tx.setHand(seat, without(tx.hand(seat), [name]))
  const targets = targetNames(tx, named.aims)
  stacked(tx, thread.id, {
    id: tx.nextNumber(),
    card,
    part,
    by: seat,
    owner: seat,
    targets: named.aims,
    ...choices,
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
  })
  queueTriggers(tx, thread.id, { when: 'casts', player: seat, is: card.is })
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
  const id = permanentNamed(tx, seat, name, said.ids)
  const thing = id === undefined ? undefined : tx.permanents.get(id)
  if (thing === undefined || thing.controller !== seat) return 'no-such-card'
  const ability = thing.card.abilities?.[at]
  if (ability === undefined)
    return at === 0 && thing.card.mana !== undefined ? tapForMana(tx, thread, seat, thing, said) : 'no-such-card'
  if (ability.sorcerySpeed && !isSorceryTime(thread, seat)) return 'wrong-phase'
  if (!canUse(tx, seat, thread, thing, ability)) return 'not-enough-mana'
  const part: CardPart = { part: 'ability', at }
  const context = { you: seat, source: thing.id }
  const named = namedTargets(tx, context, thing.card, ability, said)
  if (!named.ok) return named.code
  const except = ability.tap || ability.sacrifice ? thing.id : undefined
  if (!pay(tx, seat, thread, costOf(ability), 0, except)) return 'not-enough-mana'
  const targets = targetNames(tx, named.aims)
  if (ability.tap) tap(tx, thing.id)
  if (ability.life !== undefined) changeLives(tx, thread.id, [[seat, -ability.life]])
  if (ability.sacrifice) leave(tx, thread.id, [thing.id], 'graveyard', 'sacrificed')
  const { card } = thing
  stacked(tx, thread.id, {
    id: tx.nextNumber(),
    card,
    part,
    by: seat,
    owner: seat,
    targets: named.aims,
    x: 0,
    source: thing.id,
    subject: {},
  })
  tx.emit({ type: 'ability', seat, card: card.name, targets, turn: thread.id })
  return undefined
}

/** Whether the cost of an ability could be paid, as everybody can see. */
export function canUse(
  position: PositionWithBoard,
  seat: Seat,
  thread: Thread,
  thing: Permanent,
  ability: ActivatedAbility,
): boolean {
  if (ability.tap && !canTap(position, thing)) return false
  if (ability.life !== undefined && lifeOf(position.format, seat) < ability.life) return false
  const except = ability.tap || ability.sacrifice ? thing.id : undefined
  return paymentFor(position, seat, thread, costOf(ability), 0, except) !== undefined
}

const costs = new Map<string, Cost>()

export function costOf({ cost = '' }: ActivatedAbility): Cost {
  let price = costs.get(cost)
  if (price === undefined) costs.set(cost, (price = costFrom(cost)))
  return price
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
  for (const id of payment.taps) tap(tx, id)
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
