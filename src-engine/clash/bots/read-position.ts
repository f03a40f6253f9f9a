import type { Seat } from '../../core/game.ts'
import { isList, type Json, type JsonObject } from '../../core/json.ts'
import type { Colour } from '../../colours/colours.ts'
import { card as cardOf, cardNamed } from '../book.ts'
import type { Card } from '../cards/card.ts'
import { effectOf } from '../cards/effect-of.ts'
import { keywordSetOf, type Keyword } from '../cards/keywords.ts'
import { boardOf, withBoard } from '../state/boards.ts'
import { pile } from '../state/transaction.ts'
import { graveCardNamed, permanentNamed, stackedNamed, type PositionWithBoard } from '../state/names.ts'
import {
  pileOf,
  type TargetRef,
  type Attack,
  type ClashState,
  type Combat,
  type StackItem,
  type GraveCard,
  type ContinuousEffect,
  type CardPart,
  type Permanent,
  type Player,
  type Thread,
} from '../state.ts'
import type { Phase } from '../phases.ts'
import { allStops } from '../stops.ts'
import type { ClashView } from '../view/types.ts'
import { at, listAt } from './situation.ts'
import { readFormat } from './read-format.ts'

/**
 * A state that the rules can play on, made from what a seat sees: everything open, with hidden piles still empty
 * (`hidden-cards.ts` deals them). Only the turn of `of` goes on. Questions in the middle of a resolution and damage
 * prevention are not shown in a view, so they are missing.
 */
export function readPosition(view: ClashView, seat: Seat, of: Seat | undefined): ClashState {
  const shown = (at(view, 'threads', of ?? '') ?? view) as JsonObject
  const { format, options } = readFormat(view, shown)
  const permanents = readPermanents(view, shown)
  const graveyards: { [seat: Seat]: readonly GraveCard[] } = Object.fromEntries(format.seats.map(one => [one, []]))
  const players: { [seat: Seat]: Player } = {}
  const libraries: ClashState['libraries'] = Object.fromEntries(format.seats.map(one => [one, pile([])]))
  let nextId = Math.max(0, ...permanents.keys()) + 1
  for (const one of format.seats) {
    players[one] = {
      hand: pile(one === seat ? listAt(at(view, 'seats', one), 'hand').map(String) : [], [one]),
      latestTurnBegan: 0,
      drewNothing: false,
      stops: allStops,
    }
    if (pileOf(format, one) !== one) continue
    const names = listAt(at(view, 'seats', one), 'graveyard')
      .map(String)
      .toReversed()
    graveyards[one] = names.map(name => ({ id: nextId++, card: cardOf(name) }))
  }
  const bare: ClashState = {
    options,
    format,
    players,
    libraries,
    graveyards,
    permanents: attached(view, permanents),
    continuousEffects: readTruces(view),
    // What was put off is not seen in a view; a search does without it.
    delayedTriggers: [],
    crown: view.crown,
    bounties: Object.fromEntries(
      Object.entries(view.seats).flatMap(([one, { bounty }]) => (bounty === undefined ? [] : [[one, bounty]])),
    ),
    threads: [readThread(view, shown)],
    nextId,
    turnsEnded: Number(view['turnsEnded'] ?? 0),
    beganMidGame: true,
  }
  return withStack(withContinuousEffects(bare, view), shown)
}

function readPermanents(view: ClashView, shown: JsonObject): Map<number, Permanent> {
  const out = new Map<number, Permanent>()
  for (const one of Object.values((view['permanents'] ?? {}) as { readonly [name: string]: JsonObject })) {
    const card = cardNamed(String(one['card']))
    if (card === undefined) continue
    const id = Number(one['id'])
    const damage = Number(one['damage'] ?? 0)
    const controller = String(one['controller'])
    out.set(id, {
      id,
      card,
      owner: String(one['owner']),
      controller,
      permanentController: controller,
      territory: String(one['territory']),
      tapped: one['tapped'] === true,
      damage,
      ...(damage > 0 ? { damagedInTurn: Number(shown['turn']) } : {}),
      dealtDeathtouch: false,
      counters: Number(one['counters'] ?? 0),
      controlledSince: one['fresh'] === true ? 1 : 0,
      timestamp: id,
    })
  }
  return out
}

function attached(view: ClashView, permanents: Map<number, Permanent>): Map<number, Permanent> {
  const ids = new Map(
    Object.entries((view['permanents'] ?? {}) as JsonObject).map(([name, one]) => [name, at(one, 'id')]),
  )
  for (const one of Object.values((view['permanents'] ?? {}) as JsonObject)) {
    const thing = permanents.get(Number(at(one, 'id')))
    const host = ids.get(String(at(one, 'attachedTo') ?? ''))
    if (thing !== undefined && host !== undefined) permanents.set(thing.id, { ...thing, host: Number(host) })
  }
  return permanents
}

/** For whose turn each holds can't be seen: it is taken to hold for the next that is theirs. */
function readTruces({ seats }: ClashView): readonly ContinuousEffect[] {
  return Object.entries(seats).flatMap(([by, { truces = [] }]) =>
    truces.map((whom): ContinuousEffect => {
      const until = { seat: by, when: 'turn-ends', madeIn: -1 } as const
      return { kind: 'truce', by, with: whom, until, timestamp: 0 }
    }),
  )
}

/** Differences from the printed cards are taken as effects until end of turn. */
function withContinuousEffects(bare: ClashState, view: ClashView): ClashState {
  const board = boardOf(bare)
  const continuousEffects = [...bare.continuousEffects]
  let { nextId } = bare
  for (const one of Object.values((view['permanents'] ?? {}) as JsonObject)) {
    const on = Number(at(one, 'id'))
    const traits = board.traits.get(on)
    if (traits === undefined) continue
    const power = Number(at(one, 'power') ?? 0) - traits.power
    const toughness = Number(at(one, 'toughness') ?? 0) - traits.toughness
    const said = at(one, 'keywords')
    const keywords = isList(said) ? keywordSetOf(said as readonly Keyword[]) : traits.keywords
    if (power === 0 && toughness === 0 && keywords === traits.keywords) continue
    const { gains, loses } = { gains: keywords & ~traits.keywords, loses: traits.keywords & ~keywords }
    continuousEffects.push({
      kind: 'bonus',
      on,
      power,
      toughness,
      gains,
      loses,
      timestamp: nextId++,
      turn: bare.threads[0]!.id,
    })
  }
  return continuousEffects.length === bare.continuousEffects.length ? bare : { ...bare, continuousEffects, nextId }
}

function readThread(view: ClashView, shown: JsonObject): Thread {
  const active = String(shown['active'])
  const acting = listAt(shown, 'toAct')[0]
  const blocks = shown['blocking'] !== undefined || shown['declaring'] === true
  return {
    id: Number(shown['turn']),
    of: active,
    phase: shown['firstStrike'] === true ? 'first-strike' : (String(shown['phase']) as Phase),
    stack: [],
    ...(blocks || acting === undefined ? {} : { priority: String(acting) }),
    passed: [],
    landPlayed: shown['landPlayed'] === true,
    mana: Object.fromEntries(Object.entries(view.seats).map(([seat, { mana = [] }]) => [seat, mana])),
    resolutions: 0,
    declaring: shown['declaring'] === true,
    moved: [],
    toDiscard: [],
    cleaned: false,
    pendingTriggers: [],
    playerOut: false,
  }
}

/** What is on the stack, bottom first, and who fights whom. */
function withStack(bare: ClashState, shown: JsonObject): ClashState {
  let state = bare
  for (const said of listAt(shown, 'stack').toReversed()) {
    const one = said as JsonObject
    const card = cardNamed(String(one['card']))
    if (card === undefined) continue
    const by = String(one['by'])
    const now = withBoard(state)
    const aim = (name: Json): TargetRef | undefined =>
      state.format.seats.find(seat => seat === name) ??
      permanentNamed(now, by, String(name)) ??
      stackedNamed(now, by, String(name)) ??
      graveCardNamed(now, by, String(name))
    const source = one['source'] === undefined ? undefined : permanentNamed(now, by, String(one['source']))
    const item: StackItem = {
      id: state.nextId,
      card,
      part: partOf(card, one),
      by,
      owner: by,
      targets: listAt(one, 'targets').flatMap(name => aim(name) ?? []),
      x: Number(one['x'] ?? 0),
      ...(one['colour'] === undefined ? {} : { colour: one['colour'] as Colour }),
      ...(source === undefined ? {} : { source }),
      subject: {},
    }
    const [thread] = state.threads
    state = { ...state, threads: [{ ...thread!, stack: [...thread!.stack, item] }], nextId: state.nextId + 1 }
  }
  const combat = readCombat(withBoard(state), shown)
  const [thread] = state.threads
  return combat === undefined ? state : { ...state, threads: [{ ...thread!, combat }] }
}

function partOf(card: Card, one: JsonObject): CardPart {
  const kind = one['kind']
  if (kind === 'ability' || kind === 'trigger') {
    if (one['at'] !== undefined) return { part: kind, at: Number(one['at']) }
    // What has no place on its card was cycled, or put off.
    return kind === 'ability' ? { part: 'cycling' } : { part: 'later', effects: effectOf(card, 'later')?.effects ?? [] }
  }
  return { part: 'spell', ...(one['mode'] === undefined ? {} : { mode: Number(one['mode']) }) }
}

function readCombat(position: PositionWithBoard, shown: JsonObject): Combat | undefined {
  if (shown['combat'] === undefined) return undefined
  const active = String(shown['active'])
  const attacks = listAt(shown, 'combat').flatMap((one): Attack[] => {
    const whom = String(at(one, 'whom'))
    const attacker = permanentNamed(position, active, String(at(one, 'attacker')))
    if (attacker === undefined) return []
    const blockers = listAt(one, 'blockers').flatMap(name => permanentNamed(position, whom, String(name)) ?? [])
    return [{ attacker, whom, blockers, blocked: at(one, 'blocked') === true }]
  })
  const before = shown['blocking']
  if (before === undefined) return { attacks, toBlock: [] }
  // Those asked after the one who is asked now, in turn order: each attacked player for themselves.
  const order = position.format.seats
  const round = (one: Seat): number => (order.indexOf(one) - order.indexOf(active) + order.length) % order.length
  const later = [...new Set(attacks.map(one => one.whom))]
    .filter(whom => round(whom) > round(String(before)))
    .sort((a, b) => round(a) - round(b))
  const now = { seat: String(listAt(shown, 'toAct')[0] ?? before), before: String(before) }
  return { attacks, toBlock: [now, ...later.map(whom => ({ seat: whom, before: whom }))] }
}
