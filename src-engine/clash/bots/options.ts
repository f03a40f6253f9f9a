import type { Blank } from '../../core/game.ts'
import { isList, type Json, type JsonObject } from '../../core/json.ts'
import { card as cardOf, cardNamed } from '../book.ts'
import type { AdditionalCost, Card, EffectList } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'
import type { ClashOffer } from '../offers.ts'
import { isMisplaced, servesOthers } from './folly.ts'
import { parsed } from '../stack/cast.ts'
import { is, type Situation, type Thing } from './situation.ts'
import { valueOf } from './value.ts'
import { creatureValue, creatureCardValue } from '../cards/worth.ts'
import { keepValue } from './worth.ts'

/** A spell to cast or an ability to use, and what it would bring now. */
export interface Option {
  readonly action: JsonObject
  readonly value: number
}

export function listIn(offer: ClashOffer, field: string): readonly Json[] {
  const blank = offer.blanks[field]
  return blank?.pick === 'one' || blank?.pick === 'some' ? blank.from : []
}

/** Ways to cast one card, and what each would bring. */
export function castings(situation: Situation, offer: ClashOffer): readonly Option[] {
  const card = cardOf(String(listIn(offer, 'card')[0]))
  const fixed: { [field: string]: Json } = {}
  for (const [field, blank] of Object.entries(offer.blanks)) {
    if (field === 'targets' || field === 'in') continue
    if (field === 'sacrifice' || field === 'discard') fixed[field] = leastOf(situation, offer, field)
    else if (field === 'colours') fixed[field] = colourFor(situation, blank)
    else fixed[field] = blank.pick === 'number' ? blank.max : blank.pick === 'one' ? blank.from[0]! : []
  }
  const mode = fixed['mode'] === undefined ? undefined : card.modes?.[Number(fixed['mode'])]
  const choices = offer.blanks['targets'] === undefined ? [[]] : listIn(offer, 'targets')
  const effectList = mode ?? card.spell
  const price = priceOf(situation, fixed, card.costs) + (mode?.more === undefined ? 0 : extraMana(mode.more))
  return choices.map(targetsIn).flatMap(targets => {
    if (effectList !== undefined && servesOthers(effectList, targets, situation)) return []
    if (card.enchants !== undefined && isMisplaced(card, targets[0] ?? '', situation)) return []
    return {
      action: { do: 'cast', ...fixed, ...(targets.length === 0 ? {} : { targets }) },
      value: castValue(situation, card, effectList, targets, Number(fixed['x'] ?? 0)) - price,
    }
  })
}

/** What is lost least by paying with it. */
function leastOf(situation: Situation, offer: ClashOffer, field: string): string {
  const names = listIn(offer, field).map(String)
  return names.reduce((least, name) => (keepValue(situation, name) < keepValue(situation, least) ? name : least))
}

/** What is given up beside mana, in the measure of what is won. */
function priceOf(
  situation: Situation,
  paid: { readonly [field: string]: Json },
  { life = 0 }: AdditionalCost = {},
): number {
  const names = [paid['sacrifice'], paid['discard']].flatMap(price => (typeof price === 'string' ? [price] : []))
  const own = situation.life[situation.seat]!
  const lives = life === 0 ? 0 : life >= own ? 99 : life * (0.25 + 2.5 / own)
  return names.reduce((sum, name) => sum + keepValue(situation, name), lives)
}

/** A little for mana that something else might want. */
const extraMana = (more: string): number => manaValue(parsed(more)) * 0.15

function targetsIn(said: Json): readonly string[] {
  return isList(said) ? said.map(String) : []
}

/** The colour to choose: that of the top of the stack, if it is among these; else the first. */
function colourFor({ stack }: Situation, blank: Blank): Json {
  const from = blank.pick === 'one' ? blank.from : []
  const coming = stack.flatMap(item => cardNamed(item.card)?.colours ?? [])[0]
  return from.find(choice => isList(choice) && choice[0] === coming) ?? from[0] ?? []
}

function castValue(
  situation: Situation,
  card: Card,
  effectList: EffectList | undefined,
  targets: readonly string[],
  x: number,
): number {
  if (effectList !== undefined) {
    const value = valueOf(effectList, targets, situation, { x })
    return value <= 0 ? value : value + manaValue(card.manaCost) * 0.1 - 0.4
  }
  if (card.enchants !== undefined) return enchanting(situation, card, targets[0] ?? '')
  if (card.isCreature) {
    const entering = (card.triggers ?? []).filter(trigger => trigger.when === 'enters' && trigger.targets === undefined)
    return 1 + creatureCardValue(card) + entering.reduce((sum, trigger) => sum + valueOf(trigger, [], situation), 0)
  }
  return isHeld(situation, card) ? 0 : 1 + manaValue(card.manaCost) * 0.2
}

/** A second artifact that does the same again brings nothing. */
function isHeld({ things, seat }: Situation, card: Card): boolean {
  return [...things.values()].some(thing => thing.controller === seat && thing.card === card)
}

function enchanting(situation: Situation, card: Card, target: string): number {
  const host = situation.things.get(target)
  if (host === undefined) return 0
  const own = host.controller === situation.seat
  const harmful =
    JSON.stringify(card.statics).includes('"cannot-') || JSON.stringify(card.statics).includes('not-untap')
  if (harmful) return situation.foes.includes(host.controller) ? creatureValue(host) - 0.5 : -1
  return own && !is(host, 'defender') ? 0.8 + creatureValue(host) * 0.3 : -1
}

/** Ways to use an ability; mana abilities are used only when something is paid. */
export function uses(situation: Situation, offer: ClashOffer): readonly Option[] {
  const name = String(listIn(offer, 'card')[0])
  const ability = listIn(offer, 'ability')[0]
  const thing = situation.things.get(name)
  const effectList = ability === undefined ? undefined : thing?.card.abilities?.[Number(ability)]
  if (listIn(offer, 'from')[0] === 'hand') return cyclings(situation, name)
  if (thing === undefined || effectList === undefined || (thing.attached && effectList.effects[0]?.do === 'attach'))
    return []
  const paid: { [field: string]: Json } = {}
  for (const field of ['sacrifice', 'discard'])
    if (offer.blanks[field] !== undefined) paid[field] = leastOf(situation, offer, field)
  const price = priceOf(situation, paid, effectList) + (effectList.sacrifice === 'this' ? ownPrice(thing) : 0)
  const choices = offer.blanks['targets'] === undefined ? [[]] : listIn(offer, 'targets')
  return choices.map(targetsIn).flatMap(targets => {
    if (servesOthers(effectList, targets, situation) || targets.includes(String(paid['sacrifice']))) return []
    const action = {
      do: 'activate',
      card: name,
      ability: Number(ability),
      ...paid,
      ...(targets.length === 0 ? {} : { targets }),
    }
    const free = effectList.cost === undefined && effectList.life === undefined && effectList.sacrifice === undefined
    return { action, value: valueOf(effectList, targets, situation, { source: name }) - price + (free ? 0.3 : 0) }
  })
}

/** What it is worth to whoever sacrifices it: a land is dear while it gives mana for more. */
function ownPrice(thing: Thing): number {
  return thing.card.isLand ? 3 : thing.card.isCreature ? creatureValue(thing) * 0.6 : 1.5
}

/** Another card for one that can't be cast soon. */
function cyclings(situation: Situation, name: string): readonly Option[] {
  const card = cardNamed(name)
  if (card === undefined) return []
  const lands = [...situation.things.values()].filter(
    thing => thing.controller === situation.seat && thing.card.isLand,
  ).length
  const far = manaValue(card.manaCost) - lands
  return [{ action: { do: 'activate', card: name, from: 'hand' }, value: far > 1 ? 0.9 : 0.3 }]
}
