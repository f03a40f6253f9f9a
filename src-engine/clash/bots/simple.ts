import type { Asked, Seat } from '../../core/game.ts'
import { isList, isObject, type Json, type JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import { card as cardOf, cardNamed } from '../cards/book.ts'
import { total } from '../cards/cost.ts'
import type { ClashOffer } from '../offers.ts'
import type { ClashView } from '../view.ts'

/**
 * A bot that plays on: a land, the dearest thing it can pay for, attacks where that costs little, blocks that pay. It
 * sees the view its seat is sent and its offers, and nothing else, as every bot in this folder does.
 */
export function simpleBot({ seat, view, offers, chance }: Asked<ClashView, ClashAction['do']>): ClashAction {
  const stops = at(view, 'seats', seat, 'stops')
  if (isObject(stops) && stops['everywhere'] === true) {
    return { do: 'stops', own: ['main', 'main-2'], others: [], aimed: true }
  }
  const found = (kind: ClashAction['do']): ClashOffer | undefined => offers.find(offer => offer.do === kind)
  const where = offers.find(offer => offer.blanks['in'] !== undefined)?.blanks['in']
  const turn = where?.pick === 'one' ? String(where.from[0]) : undefined
  const say = (action: JsonObject): ClashAction => {
    const asks = offers.some(offer => offer.do === action['do'] && offer.blanks['in'] !== undefined)
    return (turn === undefined || !asks ? action : { in: turn, ...action }) as unknown as ClashAction
  }
  const here = turn === undefined ? offers : offers.filter(offer => inTurn(offer, turn))
  if (found('keep') !== undefined) return say({ do: 'keep' })
  const choose = here.find(offer => offer.do === 'choose' || offer.do === 'discard')
  if (choose !== undefined) return say(answered(choose))
  const land = here.find(offer => offer.do === 'land')
  if (land !== undefined) return say({ do: 'land', card: listIn(land, 'card')[0] ?? '' })
  const attack = here.find(offer => offer.do === 'attack')
  if (attack !== undefined) return say({ do: 'attack', attackers: attackers(view, attack) })
  const block = here.find(offer => offer.do === 'block')
  if (block !== undefined) return say({ do: 'block', blockers: blockers(view, block) })
  const casts = here
    .filter(offer => offer.do === 'cast')
    .flatMap(offer => castings(view, seat, offer))
    .sort((a, b) => b.worth - a.worth)
  if (casts.length > 0 && casts[0]!.worth > 0 && chance.below('cast', 8) > 0) return say(casts[0]!.action)
  return say({ do: 'pass' })
}

function inTurn(offer: ClashOffer, turn: Seat): boolean {
  const where = offer.blanks['in']
  return where === undefined || (where.pick === 'one' && where.from.includes(turn))
}

function at(view: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((here, key) => (isObject(here) ? here[key] : undefined), view)
}

function listIn(offer: ClashOffer, field: string): readonly Json[] {
  const blank = offer.blanks[field]
  return blank?.pick === 'one' || blank?.pick === 'some' ? blank.from : []
}

function answered({ do: kind, blanks }: ClashOffer): JsonObject {
  const [field, blank] = Object.entries(blanks).find(([key]) => key !== 'in')!
  if (blank.pick === 'some')
    return { do: kind, [field]: blank.from.slice(0, Math.max(blank.min, kind === 'discard' ? blank.min : blank.max)) }
  return { do: kind, [field]: blank.pick === 'one' ? (blank.from[0] ?? []) : [] }
}

interface Creature {
  readonly power: number
  readonly toughness: number
  readonly controller: Seat
  readonly tapped: boolean
}

function creature(view: ClashView, name: string): Creature | undefined {
  const thing = at(view, 'permanents', name)
  return isObject(thing) && typeof thing['power'] === 'number' ? (thing as unknown as Creature) : undefined
}

/** Attacks with what the defender's untapped creatures could not simply eat. */
function attackers(view: ClashView, offer: ClashOffer): JsonObject {
  const blank = offer.blanks['attackers']
  if (blank?.pick !== 'each') return {}
  const things = Object.values((at(view, 'permanents') ?? {}) as JsonObject) as readonly JsonObject[]
  const out: { [name: string]: Json } = {}
  for (const [name, foes] of Object.entries(blank.from)) {
    const own = creature(view, name)
    const whom = foes.map(String).toSorted((a, b) => lifeOf(view, a) - lifeOf(view, b))[0]
    if (own === undefined || whom === undefined || own.power <= 0) continue
    const guards = things.filter(one => one['controller'] === whom && one['tapped'] === false && 'power' in one)
    const eaten = guards.some(one => Number(one['power']) >= own.toughness && Number(one['toughness']) > own.power)
    if (!eaten || guards.length < Object.keys(blank.from).length / 2) out[name] = whom
  }
  return out
}

function lifeOf(view: ClashView, seat: Seat): number {
  return Number(at(view, 'life', seat) ?? 0)
}

/** Each blocker takes the first attacker it survives or kills. */
function blockers(view: ClashView, offer: ClashOffer): JsonObject {
  const blank = offer.blanks['blockers']
  if (blank?.pick !== 'each') return {}
  const out: { [name: string]: Json } = {}
  const taken = new Set<Json>()
  for (const [name, attackers] of Object.entries(blank.from)) {
    const own = creature(view, name)
    const worth = attackers.find(one => {
      const foe = creature(view, String(one))
      const words = at(view, 'permanents', String(one), 'keywords')
      if (own === undefined || foe === undefined || taken.has(one) || (isList(words) && words.includes('menace')))
        return false
      return own.toughness > foe.power || own.power >= foe.toughness
    })
    if (worth === undefined) continue
    out[name] = worth
    taken.add(worth)
  }
  return out
}

interface Casting {
  readonly action: JsonObject
  readonly worth: number
}

/** Ways to cast one card: what harms goes to others, what helps to one's own. */
function castings(view: ClashView, seat: Seat, offer: ClashOffer): readonly Casting[] {
  const name = String(listIn(offer, 'card')[0])
  const card = cardNamed(name) ?? cardOf(name)
  const worth = total(card.price) + (card.isCreature ? 2 : 1)
  const fixed: { [field: string]: Json } = {}
  for (const [field, blank] of Object.entries(offer.blanks)) {
    if (field === 'targets' || field === 'in') continue
    fixed[field] = blank.pick === 'number' ? blank.max : blank.pick === 'one' ? blank.from[0]! : []
  }
  if (offer.blanks['targets'] === undefined) return [{ action: { do: 'cast', ...fixed }, worth }]
  const harmful = isHarmful(JSON.stringify([card.spell, card.modes?.[Number(fixed['mode'])], card.statics]))
  return listIn(offer, 'targets').flatMap(targets => {
    const mine = isList(targets) && belongs(view, seat, String(targets[0]))
    return mine === harmful ? [] : [{ action: { do: 'cast', ...fixed, targets }, worth }]
  })
}

function isHarmful(words: string): boolean {
  return /"do":"(damage|destroy|exile|tap|control|counter|fight|discard|lose-life|mill|set)"|"power":-|"return".*"thing"/.test(
    words,
  )
}

function belongs(view: ClashView, seat: Seat, target: string): boolean {
  if (target === seat) return true
  const thing = at(view, 'permanents', target)
  if (isObject(thing)) return thing['controller'] === seat
  return !Object.hasOwn((at(view, 'seats') ?? {}) as JsonObject, target)
}
