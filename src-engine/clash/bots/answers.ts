import { isList, type Json, type JsonObject } from '../../core/json.ts'
import { cardNamed } from '../cards/book.ts'
import { total } from '../cards/cost.ts'
import type { ClashOffer } from '../offers.ts'
import type { Look } from './situation.ts'
import { bare, valueOf } from './value.ts'
import { worth } from './worth.ts'

/** An answer to what is asked: the best aim, the least loss. */
export function answered(look: Look, offer: ClashOffer): JsonObject {
  const [field, blank] = Object.entries(offer.blanks).find(([key]) => key !== 'in')!
  const { kind, card } = look.question
  if (blank.pick === 'some') {
    const gives = kind === 'discard' || kind === 'hand-size' || kind === 'bottom' || kind === 'sacrifice'
    const names = blank.from.map(String)
    const order =
      gives || offer.do === 'discard' ? names.toSorted((a, b) => keepValue(look, a) - keepValue(look, b)) : names
    return { do: offer.do, [field]: order.slice(0, gives || offer.do === 'discard' ? blank.min : blank.max) }
  }
  if (blank.pick !== 'one') return { do: offer.do, [field]: [] }
  if (kind === 'target') return { do: offer.do, [field]: aimed(look, card, blank.from) }
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
