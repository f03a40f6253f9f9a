import type { Offer, Seat } from '../core/game.ts'
import { oneOf, someOf } from '../core/offers.ts'
import { isIn } from '../formats/index.ts'
import type { ClashAction } from './actions.ts'
import { actorIn, blockDeclaration, stopsOf } from './state/actor.ts'
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
import { card as cardOf } from './book.ts'
import type { Card, EffectList } from './cards/card.ts'
import { manaValue } from './cards/cost.ts'
import { without } from './effects/zones.ts'
import { colours } from '../colours/colours.ts'
import { withBoard } from './state/boards.ts'
import { blockersToAdd } from './combat/declare.ts'
import { blockersOf, canAttack, canBlock, attackablePlayers, territoriesToMoveTo } from './combat/eligibility.ts'
import { canPay, canTap, availableMana } from './stack/mana.ts'
import { nameOf, type PositionWithBoard } from './state/names.ts'
import { draftOffers, openingOffers } from './opening-offers.ts'
import type { EffectContext } from './state/scope.ts'
import type { Question } from './question.ts'
import { choiceNames } from './state/question.ts'
import type { ClashState, Thread } from './state.ts'
import type { Phase } from './phases.ts'
import { effectListOf, legalTargets, targetNames } from './stack/targets.ts'

export type ClashOffer = Offer<ClashAction['do']>
type Blanks = ClashOffer['blanks']

/** A seat's offers: what it may do at any time, and what in each turn in which it is to act. */
export function offersOf(state: ClashState, seat: Seat): readonly ClashOffer[] {
  if (state.format.ended !== undefined || !isIn(state.format, seat)) return []
  const offers: ClashOffer[] = []
  if (state.draft !== undefined) offers.push(...draftOffers(state.draft, seat))
  // Where no game follows there is none to give up.
  if (state.options.pod === 'draft') return offers
  if (state.opening !== undefined) offers.push(...openingOffers(state, seat))
  for (const thread of state.threads) {
    if (actorIn(thread) !== seat) continue
    // Where several turns go on at once, each act says in which.
    const isOnlyTurn = state.format.rules.turns === 'one'
    for (const offer of offersIn(withBoard(state), thread, seat))
      offers.push(isOnlyTurn ? offer : { do: offer.do, blanks: { ...offer.blanks, in: oneOf([thread.of]) } })
  }
  if (state.undo?.seat === seat) offers.push({ do: 'undo', blanks: {} })
  offers.push({ do: 'concede', blanks: {} })
  offers.push({
    do: 'stops',
    blanks: { own: oneOf([usual, []]), others: oneOf([[], ['end']]), aimed: oneOf([true]) },
  })
  const stops = stopsOf(state, seat)
  const onStacks = new Set(state.threads.flatMap(thread => thread.stack.map(item => item.card.name)))
  const yieldable = [...onStacks].filter(name => !stops.yields.includes(name))
  offers.push({ do: 'yield', blanks: { to: oneOf(['my-turn', ...yieldable]) } })
  return offers
}

const usual: readonly Phase[] = ['main', 'main-2']

function offersIn(position: PositionWithBoard, thread: Thread, seat: Seat): readonly ClashOffer[] {
  if (thread.question !== undefined) return questionOffers(position, thread.question)
  return [
    ...actsIn(position, thread, seat, true),
    { do: 'pass', blanks: {} },
    { do: 'pass-to', blanks: { phase: oneOf(['attack', 'main-2', 'end', 'main']) } },
  ]
}

/**
 * What a search chooses from in a turn: nothing that is open at any time, no passing, which always is, and no mana by
 * hand, which is tapped as it is paid.
 */
export function offersToSearch(position: PositionWithBoard, thread: Thread, seat: Seat): readonly ClashOffer[] {
  return thread.question === undefined
    ? actsIn(position, thread, seat, false)
    : questionOffers(position, thread.question)
}

/** `byHand`: with tapping for mana. */
function actsIn(position: PositionWithBoard, thread: Thread, seat: Seat, byHand: boolean): readonly ClashOffer[] {
  if (thread.declaring) return attackOffers(position, thread, seat)
  if (blockDeclaration(thread) !== undefined) return [blockOffer(position, thread, seat)]
  const hand = [...new Set(position.players[seat]!.hand.cards.for(seat) ?? [])].map(cardOf)
  return [
    ...landOffers(hand, thread, seat),
    ...castOffers(position, hand, thread, seat),
    ...cyclingOffers(position, hand, thread, seat),
    ...abilityOffers(position, thread, seat, byHand),
    ...orderOffers(position, thread, seat),
  ]
}

function questionOffers(
  position: PositionWithBoard,
  { seat, kind, options, min, max }: Question,
): readonly ClashOffer[] {
  const from = choiceNames(position, options.for(seat) ?? [])
  if (kind === 'discard' || kind === 'hand-size') return [{ do: 'discard', blanks: { cards: someOf(from, min, max) } }]
  if (max > 1) return [{ do: 'choose', blanks: { pick: someOf(from, min, max) } }]
  return [{ do: 'choose', blanks: { pick: oneOf(min === 0 ? [...from, []] : from) } }]
}

function attackOffers(position: PositionWithBoard, thread: Thread, seat: Seat): readonly ClashOffer[] {
  const able = controlledBy(position.board, seat).filter(thing => canAttack(position, thread, thing))
  const by = (of: (thing: (typeof able)[number]) => readonly Seat[]): { readonly [name: string]: readonly Seat[] } =>
    Object.fromEntries(
      able.flatMap(thing => {
        const seats = of(thing)
        return seats.length > 0 ? [[nameOf(position, thing.id), seats]] : []
      }),
    )
  const attacks = by(thing => attackablePlayers(position, thing))
  const moves = by(thing => territoriesToMoveTo(position, thing))
  const offers: ClashOffer[] = [{ do: 'attack', blanks: { attackers: { pick: 'each', from: attacks } } }]
  if (Object.keys(moves).length > 0)
    offers.push({ do: 'move', blanks: { creatures: { pick: 'each', from: moves, min: 1 } } })
  return offers
}

function blockOffer(position: PositionWithBoard, thread: Thread, seat: Seat): ClashOffer {
  const { before } = blockDeclaration(thread)!
  const able = blockersOf(position, seat, before)
  const attacks = (thread.combat?.attacks ?? []).map(attack => ({
    attack,
    name: nameOf(position, attack.attacker),
    least: blockersToAdd(position, thread.combat!, attack),
  }))
  const open = attacks.filter(
    ({ attack, least }) => able.filter(thing => canBlock(position, thing, attack)).length >= least,
  )
  const from = Object.fromEntries(
    able.flatMap(thing => {
      const whom = open.filter(({ attack }) => canBlock(position, thing, attack)).map(({ name }) => name)
      return whom.length > 0 ? [[nameOf(position, thing.id), whom]] : []
    }),
  )
  const needy = open.filter(({ least }) => least > 1)
  const together =
    needy.length === 0 ? {} : { together: Object.fromEntries(needy.map(({ name, least }) => [name, least])) }
  return { do: 'block', blanks: { blockers: { pick: 'each', from, ...together } } }
}

function landOffers(hand: readonly Card[], thread: Thread, seat: Seat): readonly ClashOffer[] {
  const lands = hand.filter(card => card.isLand).map(card => card.name)
  if (lands.length === 0 || thread.landPlayed || !isSorceryTime(thread, seat)) return []
  return [{ do: 'land', blanks: { card: oneOf(lands) } }]
}

function castOffers(
  position: PositionWithBoard,
  hand: readonly Card[],
  thread: Thread,
  seat: Seat,
): readonly ClashOffer[] {
  const buried = new Set(castableGraveCards(position, seat).map(there => there.card))
  const mana = availableMana(position, seat, thread)
  return [
    ...hand.flatMap(card => spellOffers(position, thread, seat, card, mana)),
    ...[...buried].flatMap(card => spellOffers(position, thread, seat, card, mana, 'graveyard')),
  ]
}

/** Ways to cast one card with so much mana, from the hand or the graveyard: one offer a mode. */
function spellOffers(
  position: PositionWithBoard,
  thread: Thread,
  seat: Seat,
  card: Card,
  mana: number,
  from?: 'graveyard',
): readonly ClashOffer[] {
  if (card.isLand || (!isSorceryTime(thread, seat) && !isInstantSpeed(card))) return []
  const modes: readonly (number | undefined)[] = card.modes?.map((_, i) => i) ?? [undefined]
  const payable = modes.filter(mode => manaValue(spellCost(card, mode, from)) <= mana)
  if (payable.length === 0) return []
  const held = position.players[seat]!.hand.cards.open()
  const hand = from === undefined ? without(held, [card.name]) : held
  const costs = costChoices(position, { seat, hand }, card.costs ?? {})
  if (costs === undefined) return []
  return payable.flatMap(mode => {
    const cost = spellCost(card, mode, from)
    if (!canPay(position, seat, thread, cost)) return []
    const part = { part: 'spell', ...(mode === undefined ? {} : { mode }) } as const
    const targets = targetBlank(position, { you: seat }, card, effectListOf(card, part))
    if (targets === undefined) return []
    const most = mana - manaValue(cost)
    const blanks: Blanks = {
      card: oneOf([card.name]),
      ...targets,
      ...costBlanks(costs),
      ...(from === undefined ? {} : { from: oneOf([from]) }),
      ...(mode === undefined ? {} : { mode: oneOf([mode]) }),
      ...(cost.x === 0 ? {} : { x: { pick: 'number', min: 0, max: Math.floor(most / cost.x) } }),
      ...(asksColour(card) ? { colours: oneOf(colours.map(colour => [colour])) } : {}),
    }
    return [{ do: 'cast' as const, blanks }]
  })
}

function costBlanks({ sacrifice, discard }: CostChoices): Blanks {
  return {
    ...(sacrifice === undefined ? {} : { sacrifice: oneOf(sacrifice) }),
    ...(discard === undefined ? {} : { discard: oneOf(discard) }),
  }
}

function cyclingOffers(
  position: PositionWithBoard,
  hand: readonly Card[],
  thread: Thread,
  seat: Seat,
): readonly ClashOffer[] {
  return hand.flatMap(({ name, cycling }) =>
    cycling === undefined || !canPay(position, seat, thread, parsed(cycling))
      ? []
      : [{ do: 'activate' as const, blanks: { card: oneOf([name]), from: oneOf(['hand']) } }],
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
  if (lists.length === 1) return { targets: oneOf(first!.map(name => [name])) }
  const pairs = first!.flatMap(a => lists[1]!.filter(b => b !== a).map(b => [a, b]))
  return pairs.length === 0 ? undefined : { targets: oneOf(pairs) }
}

function abilityOffers(
  position: PositionWithBoard,
  thread: Thread,
  seat: Seat,
  byHand: boolean,
): readonly ClashOffer[] {
  const hand = position.players[seat]!.hand.cards.open()
  return controlledBy(position.board, seat).flatMap(thing => {
    const { card } = thing
    if (card.abilities === undefined && (!byHand || card.mana === undefined)) return []
    const name = oneOf([nameOf(position, thing.id)])
    const offers: ClashOffer[] = []
    for (const [at, ability] of (card.abilities ?? []).entries()) {
      if ((ability.sorcerySpeed && !isSorceryTime(thread, seat)) || !canUse(position, seat, thread, thing, ability))
        continue
      const targets = targetBlank(position, { you: seat, source: thing.id }, card, ability)
      const costs = costChoices(position, { seat, hand, source: thing.id }, ability)
      if (targets === undefined || costs === undefined) continue
      offers.push({ do: 'activate', blanks: { card: name, ability: oneOf([at]), ...targets, ...costBlanks(costs) } })
    }
    if (byHand && card.mana !== undefined && canTap(position, thing)) {
      const which: Blanks = {
        ...(card.abilities === undefined ? {} : { ability: oneOf([card.abilities.length]) }),
        ...(card.mana.length > 1 ? { colours: oneOf(card.mana.map(colour => [colour])) } : {}),
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
        blanks: { attacker: oneOf([nameOf(position, attack.attacker)]), blockers: someOf(blockers, n, n) },
      },
    ]
  })
}
