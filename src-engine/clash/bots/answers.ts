import { isList, type Json, type JsonObject } from '../../core/json.ts'
import { cardNamed } from '../book.ts'
import type { ClashOffer } from '../offers.ts'
import { ballotFor } from './ballots.ts'
import { servesOthers } from './folly.ts'
import type { Situation } from './situation.ts'
import { valueOf } from './value.ts'
import { keepValue } from './worth.ts'

/** The bot's answer to a question: the best target, the smallest loss. */
export function answered(situation: Situation, offer: ClashOffer): JsonObject {
  const [field, blank] = Object.entries(offer.blanks).find(([key]) => key !== 'in')!
  const { kind, card } = situation.question
  if (blank.pick === 'some') {
    const gives = kind === 'discard' || kind === 'hand-size' || kind === 'bottom' || kind === 'sacrifice'
    const names = blank.from.map(String)
    const order =
      gives || offer.do === 'discard'
        ? names.toSorted((a, b) => keepValue(situation, a) - keepValue(situation, b))
        : names
    return { do: offer.do, [field]: order.slice(0, gives || offer.do === 'discard' ? blank.min : blank.max) }
  }
  if (blank.pick !== 'one') return { do: offer.do, [field]: [] }
  const ballot = ballotFor(situation, blank.from)
  if (ballot !== undefined) return { do: offer.do, [field]: ballot }
  if (kind === 'target') return { do: offer.do, [field]: aimed(situation, card, blank.from) }
  if (kind === 'sacrifice' || kind === 'creature') {
    const least = blank.from.toSorted((a, b) => keepValue(situation, String(a)) - keepValue(situation, String(b)))
    return { do: offer.do, [field]: least[0]! }
  }
  return { do: offer.do, [field]: blank.from[0] ?? [] }
}

/** The target that brings most to the first trigger of a card that has one. */
function aimed(situation: Situation, name: string, from: readonly Json[]): Json {
  const effectList = cardNamed(name)?.triggers?.find(trigger => (trigger.targets ?? []).length > 0)
  if (effectList === undefined) return from[0] ?? []
  const value = (choice: Json): number => (isList(choice) ? 0 : valueOf(effectList, [String(choice)], situation))
  const sensible = from.filter(choice => isList(choice) || !servesOthers(effectList, [String(choice)], situation))
  const choices = sensible.length > 0 ? sensible : from
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best), choices[0]!)
}
