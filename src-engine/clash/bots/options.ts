import type { Blank } from '../../core/game.ts'
import { isList, type Json, type JsonObject } from '../../core/json.ts'
import { card as cardOf, cardNamed } from '../cards/book.ts'
import type { Card, Doing } from '../cards/card.ts'
import { total } from '../cards/cost.ts'
import type { ClashOffer } from '../offers.ts'
import { is, type Look } from './situation.ts'
import { valueOf } from './value.ts'
import { worth, worthOfCard } from './worth.ts'

/** Something to cast or to use, and what it would bring now. */
export interface Option {
  readonly action: JsonObject
  readonly value: number
}

export function listIn(offer: ClashOffer, field: string): readonly Json[] {
  const blank = offer.blanks[field]
  return blank?.pick === 'one' || blank?.pick === 'some' ? blank.from : []
}

/** Ways to cast one card, and what each would bring. */
export function castings(look: Look, offer: ClashOffer): readonly Option[] {
  const card = cardOf(String(listIn(offer, 'card')[0]))
  const fixed: { [field: string]: Json } = {}
  for (const [field, blank] of Object.entries(offer.blanks)) {
    if (field === 'targets' || field === 'in') continue
    if (field === 'colours') fixed[field] = colourFor(look, blank)
    else fixed[field] = blank.pick === 'number' ? blank.max : blank.pick === 'one' ? blank.from[0]! : []
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

/** The colour of what is about to happen, where one is chosen; else the first. */
function colourFor({ stack }: Look, blank: Blank): Json {
  const from = blank.pick === 'one' ? blank.from : []
  const coming = stack.flatMap(one => cardNamed(one.card)?.colours ?? [])[0]
  return from.find(one => isList(one) && one[0] === coming) ?? from[0] ?? []
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
  return own && !is(host, 'defender') ? 0.8 + worth(host) * 0.3 : -1
}

/** Ways to use an ability; tapping for mana is left to the paying. */
export function uses(look: Look, offer: ClashOffer): readonly Option[] {
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
