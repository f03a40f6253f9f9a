import type { Seat } from '../../core/game.ts'
import { colours, lifeOf, type Colour } from '../../formats/index.ts'
import type { Activated, Card, Doing } from '../cards/card.ts'
import { card as cardOf } from '../cards/book.ts'
import { costFrom, type Cost } from '../cards/cost.ts'
import { bitOf } from '../cards/keywords.ts'
import { tap } from '../effects/control.ts'
import type { Draft } from '../state/transaction.ts'
import { changeLives } from '../effects/damage.ts'
import { canTap, paymentFor, poolOf } from './mana.ts'
import { permanentNamed, type Seen } from '../state/names.ts'
import type { ClashCode } from '../refusals.ts'
import type { Id, OnStack, Part, Permanent, Thread } from '../state/state.ts'
import { heard } from './priority.ts'
import { doingOf, namedTargets, targetNames } from './targets.ts'
import { happened } from '../effects/triggers.ts'
import { enter, leave, without } from '../effects/zones.ts'

/** Lands, spells and abilities: what may be played when, what it costs, and putting it on the stack (RULES CLA-2, 3). */

/** What a player says beside the card. */
export interface Said {
  readonly targets?: readonly string[] | undefined
  readonly x?: number | undefined
  readonly mode?: number | undefined
  readonly colours?: readonly string[] | undefined
}

/** One's own main phase with an empty stack: the time for lands, creatures and sorceries. */
export function isSlowTime(thread: Thread, seat: Seat): boolean {
  return thread.of === seat && (thread.phase === 'main' || thread.phase === 'main-2') && thread.stack.length === 0
}

export function isFast(card: Card): boolean {
  return card.is.includes('instant') || (card.words & bitOf('flash')) !== 0
}

export function playLand(d: Draft, seat: Seat, name: string): ClashCode | undefined {
  const thread = d.thread()
  const card = d.hand(seat).includes(name) ? cardOf(name) : undefined
  if (card === undefined || !card.isLand) return 'no-such-card'
  if (!isSlowTime(thread, seat)) return 'wrong-phase'
  if (thread.landPlayed) return 'already-played-a-land'
  d.setHand(seat, without(d.hand(seat), [name]))
  d.setThread(thread.id, { landPlayed: true, resolutions: 0, passed: [] })
  d.tell({ type: 'land', seat, card: name, turn: thread.id })
  enter(d, card, { owner: seat, controller: seat })
  return undefined
}

/** Whether the colour a card wants chosen, and its X, are said as they must be. */
function choicesOf(card: Card, said: Said): { readonly x: number; readonly colour?: Colour } | undefined {
  const x = said.x ?? 0
  if (!Number.isInteger(x) || x < 0 || x > 999 || (x > 0 && card.price.x === 0)) return undefined
  const [colour] = said.colours ?? []
  if (!asksColour(card)) return colour === undefined ? { x } : undefined
  const known = colours.find(one => one === colour)
  return known === undefined || said.colours?.length !== 1 ? undefined : { x, colour: known }
}

/** Whether a card has a colour chosen as it is cast. */
export function asksColour(card: Card): boolean {
  const doings: readonly Doing[] = [...(card.spell === undefined ? [] : [card.spell]), ...(card.modes ?? [])]
  return doings.some(doing => doing.effects.some(effect => effect.do === 'protect'))
}

export function castSpell(d: Draft, seat: Seat, name: string, said: Said): ClashCode | undefined {
  const thread = d.thread()
  const card = d.hand(seat).includes(name) ? cardOf(name) : undefined
  if (card === undefined || card.isLand) return 'no-such-card'
  if (!isFast(card) && !isSlowTime(thread, seat)) return 'wrong-phase'
  const { mode } = said
  if ((card.modes === undefined) !== (mode === undefined) || (mode !== undefined && card.modes?.[mode] === undefined)) {
    return 'illegal-target'
  }
  const choices = choicesOf(card, said)
  if (choices === undefined) return 'illegal-target'
  const part: Part = { part: 'spell', ...(mode === undefined ? {} : { mode }) }
  const behalf = { you: seat, ...choices }
  const named = namedTargets(d, behalf, card, doingOf(card, part), said.targets ?? [])
  if (!named.ok) return named.code
  if (!pay(d, seat, thread, card.price, choices.x, undefined, name)) return 'not-enough-mana'
  d.setHand(seat, without(d.hand(seat), [name]))
  const targets = targetNames(d, named.aims)
  stacked(d, { id: d.number(), card, part, by: seat, owner: seat, targets: named.aims, ...choices, about: {} })
  d.tell({
    type: 'cast',
    seat,
    card: name,
    targets,
    turn: thread.id,
    ...(choices.x === 0 ? {} : { x: choices.x }),
    ...(mode === undefined ? {} : { mode }),
    ...(choices.colour === undefined ? {} : { colour: choices.colour }),
  })
  happened(d, { when: 'casts', player: seat, is: card.is })
  return undefined
}

/** Uses an ability of a permanent; without a number its first. A land's, and any other mana ability, gives mana at once. */
export function activate(d: Draft, seat: Seat, name: string, at: number, said: Said): ClashCode | undefined {
  const thread = d.thread()
  const id = permanentNamed(d, seat, name)
  const thing = id === undefined ? undefined : d.permanents.get(id)
  if (thing === undefined || thing.controller !== seat) return 'no-such-card'
  const ability = thing.card.abilities?.[at]
  if (ability === undefined)
    return at === 0 && thing.card.mana !== undefined ? tapForMana(d, seat, thing, said) : 'no-such-card'
  if (ability.slow && !isSlowTime(thread, seat)) return 'wrong-phase'
  if (!canUse(d, seat, thread, thing, ability)) return 'not-enough-mana'
  const part: Part = { part: 'ability', at }
  const behalf = { you: seat, source: thing.id }
  const named = namedTargets(d, behalf, thing.card, ability, said.targets ?? [])
  if (!named.ok) return named.code
  const except = ability.tap || ability.sacrifice ? thing.id : undefined
  if (!pay(d, seat, thread, costOf(ability), 0, except)) return 'not-enough-mana'
  const targets = targetNames(d, named.aims)
  if (ability.tap) tap(d, thing.id)
  if (ability.life !== undefined) changeLives(d, [[seat, -ability.life]])
  if (ability.sacrifice) leave(d, [thing.id], 'graveyard', 'sacrificed')
  const { card } = thing
  stacked(d, {
    id: d.number(),
    card,
    part,
    by: seat,
    owner: seat,
    targets: named.aims,
    x: 0,
    source: thing.id,
    about: {},
  })
  d.tell({ type: 'ability', seat, card: card.name, targets, turn: thread.id })
  return undefined
}

/** Whether the cost of an ability could be paid, as everybody can see. */
export function canUse(seen: Seen, seat: Seat, thread: Thread, thing: Permanent, ability: Activated): boolean {
  if (ability.tap && !canTap(seen, thing, thread.id)) return false
  if (ability.life !== undefined && lifeOf(seen.circle, seat) < ability.life) return false
  const except = ability.tap || ability.sacrifice ? thing.id : undefined
  return paymentFor(seen, seat, thread, costOf(ability), 0, except) !== undefined
}

const costs = new Map<string, Cost>()

export function costOf({ cost = '' }: Activated): Cost {
  let price = costs.get(cost)
  if (price === undefined) costs.set(cost, (price = costFrom(cost)))
  return price
}

function tapForMana(d: Draft, seat: Seat, thing: Permanent, said: Said): ClashCode | undefined {
  const thread = d.thread()
  const { mana = [] } = thing.card
  const colour = said.colours === undefined && mana.length === 1 ? mana[0] : mana.find(one => one === said.colours?.[0])
  if (colour === undefined) return 'illegal-target'
  if (!canTap(d, thing, thread.id)) return 'not-enough-mana'
  tap(d, thing.id)
  d.setPlayer(seat, { pool: [...poolOf(d, seat, thread), colour], poolOf: thread.id })
  return undefined
}

function pay(d: Draft, seat: Seat, thread: Thread, cost: Cost, x: number, except?: Id, spell?: string): boolean {
  // What the other cards of the hand will ask for is spent last.
  const others = spell === undefined ? d.hand(seat) : without(d.hand(seat), [spell])
  const keep = others.flatMap(name => cardOf(name).colours)
  const payment = paymentFor(d, seat, thread, cost, x, except, keep)
  if (payment === undefined) return false
  for (const id of payment.taps) tap(d, id)
  if (poolOf(d, seat, thread).length > 0) d.setPlayer(seat, { pool: payment.pool })
  return true
}

/** Something is put on the stack: who put it there has priority again, and nobody has passed. */
function stacked(d: Draft, item: OnStack): void {
  d.push(item)
  d.setThread(d.turn, { priority: item.by, passed: [] })
  heard(d)
}
