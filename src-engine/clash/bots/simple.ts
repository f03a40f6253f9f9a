import type { Asked, Seat } from '../../core/game.ts'
import { isList, type Json, type JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import { card as cardOf, cardNamed } from '../cards/book.ts'
import type { Card, Doing } from '../cards/card.ts'
import { total } from '../cards/cost.ts'
import type { ClashOffer } from '../offers.ts'
import type { Phase } from '../state.ts'
import type { ClashView } from '../view.ts'
import { attackers, blockers } from './combat.ts'
import { at, lookAt, worth, worthOfCard, type Look } from './look.ts'
import { bare, valueOf } from './value.ts'

/**
 * A bot that weighs what each thing it may do would bring now: it casts what brings most, holds tricks until blocks are
 * declared, attacks and blocks by the exchange and by who is faster. It sees the view its seat is sent and its offers,
 * and nothing else, as every bot in this folder does.
 */
export function simpleBot({ seat, view, offers }: Asked<ClashView, ClashAction['do']>): ClashAction {
  // Set once: as it begins to play, or where everything is asked.
  const everywhere = at(view, 'seats', seat, 'stops', 'everywhere') === true
  const others = at(view, 'seats', seat, 'stops', 'others')
  if (everywhere || (offers.some(offer => offer.do === 'keep') && isList(others) && others.length === 0)) {
    // At a full table it does not look at everything that everybody does.
    const asked = Object.keys((at(view, 'seats') ?? {}) as JsonObject).length <= 4 ? ['main', 'block'] : ['block']
    return { do: 'stops', own: ['main', 'block', 'main-2'], others: asked as Phase[], aimed: true }
  }
  const where = offers.find(offer => offer.blanks['in'] !== undefined)?.blanks['in']
  const turn = where?.pick === 'one' ? String(where.from[0]) : undefined
  const say = (action: JsonObject): ClashAction => {
    const asks = offers.some(offer => offer.do === action['do'] && offer.blanks['in'] !== undefined)
    return (turn === undefined || !asks ? action : { in: turn, ...action }) as unknown as ClashAction
  }
  const here = turn === undefined ? offers : offers.filter(offer => inTurn(offer, turn))
  const found = (kind: ClashAction['do']): ClashOffer | undefined => here.find(offer => offer.do === kind)
  if (found('keep') !== undefined) {
    return say({ do: found('mulligan') !== undefined && isPoor(view, seat) ? 'mulligan' : 'keep' })
  }
  const look = lookAt(view, seat, turn)
  const choose = found('choose') ?? found('discard')
  if (choose !== undefined) return say(answered(look, choose, turn))
  const land = found('land')
  if (land !== undefined) return say({ do: 'land', card: bestLand(view, seat, listIn(land, 'card').map(String)) })
  const attack = found('attack')?.blanks['attackers']
  if (attack?.pick === 'each') return say({ do: 'attack', attackers: attackers(look, attack.from) })
  const block = found('block')?.blanks['blockers']
  if (block?.pick === 'each') return say({ do: 'block', blockers: blockers(look, block.from) })
  let best: Option = { action: { do: 'pass' }, value: 0.6 }
  for (const offer of here) {
    const options = offer.do === 'cast' ? castings(look, offer) : offer.do === 'activate' ? uses(look, offer) : []
    for (const option of options) if (option.value > best.value) best = option
  }
  return say(best.action)
}

interface Option {
  readonly action: JsonObject
  readonly value: number
}

function inTurn(offer: ClashOffer, turn: Seat): boolean {
  const where = offer.blanks['in']
  return where === undefined || (where.pick === 'one' && where.from.includes(turn))
}

function listIn(offer: ClashOffer, field: string): readonly Json[] {
  const blank = offer.blanks[field]
  return blank?.pick === 'one' || blank?.pick === 'some' ? blank.from : []
}

function handOf(view: ClashView, seat: Seat): readonly Card[] {
  const hand = at(view, 'seats', seat, 'hand')
  return isList(hand) ? hand.map(name => cardOf(String(name))) : []
}

/** One or no land, or hardly anything else, in a full hand. */
function isPoor(view: ClashView, seat: Seat): boolean {
  const lands = handOf(view, seat).filter(card => card.isLand).length
  const taken = Number(at(view, 'mulligans', seat, 'taken') ?? 0)
  return taken < 2 && (lands < 2 || lands > 5)
}

/** The land whose colour is wanted most in hand and there least on the battlefield. */
function bestLand(view: ClashView, seat: Seat, lands: readonly string[]): string {
  const { things } = lookAt(view, seat, undefined)
  const there = [...things.values()].filter(one => one.controller === seat && one.card.mana !== undefined)
  const need = (name: string): number =>
    Math.max(
      ...(cardOf(name).mana ?? []).map(colour => {
        const wanted = handOf(view, seat).filter(card => card.colours.includes(colour)).length
        return wanted / (1 + there.filter(one => one.card.mana!.includes(colour)).length)
      }),
      0,
    )
  return lands.reduce((best, one) => (need(one) > need(best) ? one : best))
}

/** Ways to cast one card, and what each would bring. */
function castings(look: Look, offer: ClashOffer): readonly Option[] {
  const card = cardOf(String(listIn(offer, 'card')[0]))
  const fixed: { [field: string]: Json } = {}
  for (const [field, blank] of Object.entries(offer.blanks)) {
    if (field === 'targets' || field === 'in') continue
    fixed[field] = blank.pick === 'number' ? blank.max : blank.pick === 'one' ? blank.from[0]! : []
  }
  const mode = fixed['mode'] === undefined ? undefined : card.modes?.[Number(fixed['mode'])]
  const choices = offer.blanks['targets'] === undefined ? [[]] : listIn(offer, 'targets')
  return choices.map(said => {
    const targets = isList(said) ? said.map(String) : []
    return {
      action: { do: 'cast', ...fixed, ...(targets.length === 0 ? {} : { targets }) },
      value: castValue(look, card, mode ?? card.spell, targets, Number(fixed['x'] ?? 0)),
    }
  })
}

function castValue(look: Look, card: Card, doing: Doing | undefined, targets: readonly string[], x: number): number {
  if (doing !== undefined) {
    const value = valueOf(doing, targets, look, x)
    return value <= 0 ? value : value + total(card.price) * 0.1 - 0.4
  }
  if (card.enchants !== undefined) return enchanting(look, card, targets[0] ?? '')
  if (card.isCreature) {
    const entering = (card.triggers ?? []).filter(one => one.when === 'enters' && one.targets === undefined)
    return 1 + worthOfCard(card) + entering.reduce((sum, one) => sum + valueOf(one, [], look), 0)
  }
  return isHeld(look, card) ? 0 : 1 + total(card.price) * 0.2
}

/** Of an artifact that does the same again, one is enough. */
function isHeld({ things, seat }: Look, card: Card): boolean {
  return [...things.values()].some(one => one.controller === seat && one.card === card)
}

function enchanting(look: Look, card: Card, target: string): number {
  const host = look.things.get(target)
  if (host === undefined) return 0
  const own = host.controller === look.seat
  const harmful =
    JSON.stringify(card.statics).includes('"cannot-') || JSON.stringify(card.statics).includes('not-untap')
  if (harmful) return look.foes.includes(host.controller) ? worth(host) - 0.5 : -1
  return own && !host.words.has('defender') ? 0.8 + worth(host) * 0.3 : -1
}

/** Ways to use an ability; tapping for mana is left to the paying. */
function uses(look: Look, offer: ClashOffer): readonly Option[] {
  const name = String(listIn(offer, 'card')[0])
  const ability = listIn(offer, 'ability')[0]
  const thing = look.things.get(name)
  const doing = ability === undefined ? undefined : thing?.card.abilities?.[Number(ability)]
  if (thing === undefined || doing === undefined || (thing.attached && doing.effects[0]?.do === 'attach')) return []
  const price = doing.sacrifice === undefined ? 0 : 1.5
  const choices = offer.blanks['targets'] === undefined ? [[]] : listIn(offer, 'targets')
  return choices.map(said => {
    const targets = isList(said) ? said.map(String) : []
    const action = {
      do: 'activate',
      card: name,
      ability: Number(ability),
      ...(targets.length === 0 ? {} : { targets }),
    }
    const free = doing.cost === undefined && doing.life === undefined && doing.sacrifice === undefined
    return { action, value: valueOf(doing, targets, look) - price + (free ? 0.3 : 0) }
  })
}

/** An answer to what is asked: the best aim, the least loss. */
function answered(look: Look, offer: ClashOffer, turn: Seat | undefined): JsonObject {
  const [field, blank] = Object.entries(offer.blanks).find(([key]) => key !== 'in')!
  const pending = at(turn === undefined ? look.view : at(look.view, 'threads', turn), 'pending')
  const kind = String(at(pending, 'kind') ?? '')
  if (blank.pick === 'some') {
    const gives = kind === 'discard' || kind === 'hand-size' || kind === 'bottom' || kind === 'sacrifice'
    const names = blank.from.map(String)
    const order =
      gives || offer.do === 'discard' ? names.toSorted((a, b) => keepValue(look, a) - keepValue(look, b)) : names
    return { do: offer.do, [field]: order.slice(0, gives || offer.do === 'discard' ? blank.min : blank.max) }
  }
  if (blank.pick !== 'one') return { do: offer.do, [field]: [] }
  if (kind === 'target') return { do: offer.do, [field]: aimed(look, String(at(pending, 'card') ?? ''), blank.from) }
  if (kind === 'sacrifice' || kind === 'creature') {
    const least = blank.from.toSorted((a, b) => keepValue(look, String(a)) - keepValue(look, String(b)))
    return { do: offer.do, [field]: least[0]! }
  }
  return { do: offer.do, [field]: blank.from[0] ?? [] }
}

/** The target that brings most to the first trigger of a card that has one. */
function aimed(look: Look, name: string, from: readonly Json[]): Json {
  const doing = cardNamed(name)?.triggers?.find(one => (one.targets ?? []).length > 0)
  if (doing === undefined) return from[0] ?? []
  const value = (one: Json): number => (isList(one) ? 0 : valueOf(doing, [String(one)], look))
  return from.reduce((best, one) => (value(one) > value(best) ? one : best), from[0]!)
}

/** What it would be a pity to lose: a creature by its worth, a card by its cost, a land while there are few. */
function keepValue(look: Look, name: string): number {
  const thing = look.things.get(name)
  if (thing !== undefined) return worth(thing)
  const card = cardNamed(bare(name))
  if (card === undefined) return 0
  if (!card.isLand) return 1 + total(card.price)
  const lands = [...look.things.values()].filter(one => one.controller === look.seat && one.card.isLand).length
  return lands < 5 ? 6 : 0
}
