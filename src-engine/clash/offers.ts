import type { Blank, Offer, Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import { isIn } from '../formats/index.ts'
import type { ClashAction } from './actions.ts'
import { actorIn, blockDeclaration } from './state/actor.ts'
import { controlledBy } from './state/board.ts'
import { costChoices, type CostChoices } from './stack/additional-costs.ts'
import {
  asksColour,
  canUse,
  castableGraveCards,
  isInstantSpeed,
  isSorceryTime,
  parsed,
  spellCost,
} from './stack/cast.ts'
import { card as cardOf } from './cards/book.ts'
import type { Card, EffectList } from './cards/card.ts'
import { manaValue } from './cards/cost.ts'
import { without } from './effects/zones.ts'
import { colours } from '../colours/colours.ts'
import { withBoard } from './state/transaction.ts'
import { blockersOf, canAttack, canBlock, attackablePlayers, territoriesToMoveTo } from './combat/eligibility.ts'
import { canTap, availableMana, paymentFor } from './stack/mana.ts'
import { nameOf, type PositionWithBoard } from './state/names.ts'
import { fewestSpells, isPicking, mostSpells } from './draft/draft.ts'
import type { EffectContext } from './state/scope.ts'
import type { ClashState, Draft, Question, Thread } from './state/state.ts'
import type { Phase } from './state/phases.ts'
import { effectListOf, legalTargets, targetNames } from './stack/targets.ts'

export type ClashOffer = Offer<ClashAction['do']>
type Blanks = ClashOffer['blanks']

/** Offers of a state are asked for several times: for whose turn it is, for what each seat is sent, and for bots. */
const known = new WeakMap<ClashState, Map<Seat, readonly ClashOffer[]>>()

/** A seat's offers: what it may do at any time, and what in each turn in which it is to act. */
export function offersOf(state: ClashState, seat: Seat): readonly ClashOffer[] {
  let bySeat = known.get(state)
  if (bySeat === undefined) known.set(state, (bySeat = new Map()))
  let offers = bySeat.get(seat)
  if (offers === undefined) bySeat.set(seat, (offers = offersNow(state, seat)))
  return offers
}

function offersNow(state: ClashState, seat: Seat): readonly ClashOffer[] {
  if (state.format.ended !== undefined || !isIn(state.format, seat)) return []
  const offers: ClashOffer[] = []
  if (state.draft !== undefined) offers.push(...draftOffers(state.draft, seat))
  // Where no game follows there is none to give up.
  if (state.options.pod === 'draft') return offers
  if (state.opening !== undefined) offers.push(...openingOffers(state, seat))
  for (const thread of state.threads) {
    if (actorIn(thread) !== seat) continue
    // Where several turns go on at once, each act says in which.
    const where: Blanks = state.format.rules.turns === 'one' ? {} : { in: one([thread.of]) }
    for (const offer of offersIn(withBoard(state), state, thread, seat))
      offers.push({ do: offer.do, blanks: { ...offer.blanks, ...where } })
  }
  if (state.undo?.seat === seat) offers.push({ do: 'undo', blanks: {}, unasked: 'optional' })
  offers.push({ do: 'concede', blanks: {}, unasked: 'concedes' })
  offers.push({
    do: 'stops',
    blanks: { own: one([usual, []]), others: one([[], ['end']]), aimed: one([true]) },
    unasked: 'optional',
  })
  const { stops } = state.players[seat]!
  const onStacks = new Set(state.threads.flatMap(thread => thread.stack.map(item => item.card.name)))
  const yieldable = [...onStacks].filter(name => !stops.yields.includes(name))
  offers.push({ do: 'yield', blanks: { to: one(['my-turn', ...yieldable]) }, unasked: 'optional' })
  return offers
}

const usual: readonly Phase[] = ['main', 'main-2']

function one(from: readonly Json[]): Blank {
  return { pick: 'one', from }
}

function some(from: readonly Json[], min: number, max: number): Blank {
  return { pick: 'some', from, min, max }
}

function draftOffers(draft: Draft, seat: Seat): readonly ClashOffer[] {
  if (isPicking(draft)) {
    const open = draft.waiting[seat]?.[0]
    const cards = open?.cards.for(seat)
    if (open === undefined || cards === undefined) return []
    const n = Math.min(draft.picks, open.size)
    return [{ do: 'pick', blanks: { cards: some(cards, n, n) } }]
  }
  const pool = draft.pools[seat]?.cards.for(seat)
  if (pool === undefined) return []
  const blanks = { cards: some(pool, fewestSpells, Math.min(mostSpells, pool.length)) }
  // Who has a deck may change it until everybody has one.
  return [{ do: 'build', blanks, ...(draft.decks[seat] === undefined ? {} : { unasked: 'optional' }) }]
}

function openingOffers({ opening, players, format }: ClashState, seat: Seat): readonly ClashOffer[] {
  const own = opening?.[seat]
  if (own === undefined) return []
  if (own.kept) {
    if (own.toBottom === 0) return []
    const hand = players[seat]!.hand.cards.for(seat) ?? []
    return [{ do: 'choose', blanks: { pick: some(hand, own.toBottom, own.toBottom) } }]
  }
  const free = format.seats.length > 2 ? 1 : 0
  const again = own.mulligans + 1 - free <= format.rules.handSize
  return [{ do: 'keep', blanks: {} }, ...(again ? [{ do: 'mulligan', blanks: {} } as const] : [])]
}

function offersIn(position: PositionWithBoard, state: ClashState, thread: Thread, seat: Seat): readonly ClashOffer[] {
  if (thread.question !== undefined) return questionOffers(thread.question)
  const passing: ClashOffer[] = [
    { do: 'pass', blanks: {} },
    { do: 'pass-to', blanks: { phase: one(['attack', 'main-2', 'end', 'main']) } },
  ]
  if (thread.declaring) return [...attackOffers(position, thread, seat), ...passing]
  if (blockDeclaration(thread) !== undefined) return [blockOffer(position, thread, seat), ...passing]
  const hand = [...new Set(state.players[seat]!.hand.cards.for(seat) ?? [])].map(cardOf)
  return [
    ...landOffers(hand, thread, seat),
    ...castOffers(position, hand, thread, seat),
    ...cyclingOffers(position, hand, thread, seat),
    ...abilityOffers(position, thread, seat),
    ...orderOffers(position, thread, seat),
    ...passing,
  ]
}

function questionOffers({ seat, kind, options, min, max }: Question): readonly ClashOffer[] {
  const from = options.for(seat) ?? []
  if (kind === 'discard' || kind === 'hand-size') return [{ do: 'discard', blanks: { cards: some(from, min, max) } }]
  if (max > 1) return [{ do: 'choose', blanks: { pick: some(from, min, max) } }]
  return [{ do: 'choose', blanks: { pick: one(min === 0 ? [...from, []] : from) } }]
}

function attackOffers(position: PositionWithBoard, thread: Thread, seat: Seat): readonly ClashOffer[] {
  const able = controlledBy(position.board, seat).filter(thing => canAttack(position, thread, thing))
  const by = (of: (thing: (typeof able)[number]) => readonly Seat[]): { readonly [name: string]: readonly Seat[] } =>
    Object.fromEntries(able.flatMap(thing => (of(thing).length > 0 ? [[nameOf(position, thing.id), of(thing)]] : [])))
  const attacks = by(thing => attackablePlayers(position, thing))
  const moves = by(thing => territoriesToMoveTo(position, thing))
  const offers: ClashOffer[] = [{ do: 'attack', blanks: { attackers: { pick: 'each', from: attacks } } }]
  if (Object.keys(moves).length > 0) offers.push({ do: 'move', blanks: { creatures: { pick: 'each', from: moves } } })
  return offers
}

function blockOffer(position: PositionWithBoard, thread: Thread, seat: Seat): ClashOffer {
  const { before } = blockDeclaration(thread)!
  const attacks = thread.combat?.attacks ?? []
  const from = Object.fromEntries(
    blockersOf(position, seat, before).flatMap(thing => {
      const whom = attacks
        .filter(attack => canBlock(position, thing, attack))
        .map(attack => nameOf(position, attack.attacker))
      return whom.length > 0 ? [[nameOf(position, thing.id), whom]] : []
    }),
  )
  return { do: 'block', blanks: { blockers: { pick: 'each', from } } }
}

function landOffers(hand: readonly Card[], thread: Thread, seat: Seat): readonly ClashOffer[] {
  const lands = hand.filter(card => card.isLand).map(card => card.name)
  if (lands.length === 0 || thread.landPlayed || !isSorceryTime(thread, seat)) return []
  return [{ do: 'land', blanks: { card: one(lands) } }]
}

function castOffers(
  position: PositionWithBoard,
  hand: readonly Card[],
  thread: Thread,
  seat: Seat,
): readonly ClashOffer[] {
  const buried = new Set(castableGraveCards(position, seat).map(one => one.card))
  return [
    ...hand.flatMap(card => spellOffers(position, thread, seat, card)),
    ...[...buried].flatMap(card => spellOffers(position, thread, seat, card, 'graveyard')),
  ]
}

/** Ways to cast one card, from the hand or the graveyard: one offer a mode. */
function spellOffers(
  position: PositionWithBoard,
  thread: Thread,
  seat: Seat,
  card: Card,
  from?: 'graveyard',
): readonly ClashOffer[] {
  if (card.isLand || (!isSorceryTime(thread, seat) && !isInstantSpeed(card))) return []
  const held = position.players[seat]!.hand.cards.open()
  const hand = from === undefined ? without(held, [card.name]) : held
  const costs = costChoices(position, { seat, hand }, card.costs ?? {})
  if (costs === undefined) return []
  const modes: readonly (number | undefined)[] = card.modes?.map((_, i) => i) ?? [undefined]
  return modes.flatMap(mode => {
    const cost = spellCost(card, mode, from)
    if (paymentFor(position, seat, thread, cost) === undefined) return []
    const part = { part: 'spell', ...(mode === undefined ? {} : { mode }) } as const
    const targets = targetBlank(position, { you: seat }, card, effectListOf(card, part))
    if (targets === undefined) return []
    const most = availableMana(position, seat, thread) - manaValue(cost)
    const blanks: Blanks = {
      card: one([card.name]),
      ...targets,
      ...costBlanks(costs),
      ...(from === undefined ? {} : { from: one([from]) }),
      ...(mode === undefined ? {} : { mode: one([mode]) }),
      ...(cost.x === 0 ? {} : { x: { pick: 'number', min: 0, max: Math.floor(most / cost.x) } }),
      ...(asksColour(card) ? { colours: one(colours.map(colour => [colour])) } : {}),
    }
    return [{ do: 'cast' as const, blanks }]
  })
}

function costBlanks({ sacrifice, discard }: CostChoices): Blanks {
  return {
    ...(sacrifice === undefined ? {} : { sacrifice: one(sacrifice) }),
    ...(discard === undefined ? {} : { discard: one(discard) }),
  }
}

function cyclingOffers(
  position: PositionWithBoard,
  hand: readonly Card[],
  thread: Thread,
  seat: Seat,
): readonly ClashOffer[] {
  return hand.flatMap(({ name, cycling }) =>
    cycling === undefined || paymentFor(position, seat, thread, parsed(cycling)) === undefined
      ? []
      : [{ do: 'activate' as const, blanks: { card: one([name]), from: one(['hand']) } }],
  )
}

/** The blank for targets; nothing, if there are none to be had. */
function targetBlank(
  position: PositionWithBoard,
  context: EffectContext,
  card: Card,
  effectList: EffectList,
): Blanks | undefined {
  const wanted = effectList.targets ?? []
  if (wanted.length === 0) return {}
  const lists = wanted.map(target =>
    targetNames(position, legalTargets(position, { ...context, targets: [] }, card, target)),
  )
  if (lists.some(list => list.length === 0)) return undefined
  const [first] = lists
  if (lists.length === 1) return { targets: one(first!.map(name => [name])) }
  const pairs = first!.flatMap(a => lists[1]!.filter(b => b !== a).map(b => [a, b]))
  return pairs.length === 0 ? undefined : { targets: one(pairs) }
}

function abilityOffers(position: PositionWithBoard, thread: Thread, seat: Seat): readonly ClashOffer[] {
  const hand = position.players[seat]!.hand.cards.open()
  return controlledBy(position.board, seat).flatMap(thing => {
    const { card } = thing
    const name = one([nameOf(position, thing.id)])
    const offers: ClashOffer[] = []
    for (const [at, ability] of (card.abilities ?? []).entries()) {
      if ((ability.sorcerySpeed && !isSorceryTime(thread, seat)) || !canUse(position, seat, thread, thing, ability))
        continue
      const targets = targetBlank(position, { you: seat, source: thing.id }, card, ability)
      const costs = costChoices(position, { seat, hand, source: thing.id }, ability)
      if (targets === undefined || costs === undefined) continue
      offers.push({ do: 'activate', blanks: { card: name, ability: one([at]), ...targets, ...costBlanks(costs) } })
    }
    if (card.mana !== undefined && canTap(position, thing)) {
      const which: Blanks = {
        ...(card.abilities === undefined ? {} : { ability: one([card.abilities.length]) }),
        ...(card.mana.length > 1 ? { colours: one(card.mana.map(colour => [colour])) } : {}),
      }
      offers.push({ do: 'activate', blanks: { card: name, ...which } })
    }
    return offers
  })
}

function orderOffers(position: PositionWithBoard, thread: Thread, seat: Seat): readonly ClashOffer[] {
  if (thread.phase !== 'block' || thread.of !== seat) return []
  return (thread.combat?.attacks ?? []).flatMap(attack => {
    if (attack.blockers.length < 2) return []
    const blockers = attack.blockers.map(id => nameOf(position, id))
    const n = blockers.length
    return [
      {
        do: 'order' as const,
        blanks: { attacker: one([nameOf(position, attack.attacker)]), blockers: some(blockers, n, n) },
      },
    ]
  })
}
