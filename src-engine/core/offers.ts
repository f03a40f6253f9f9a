import type { Action, Blank, Offer } from './game.ts'
import { entryOf, sameJson, type Json, type JsonObject } from './json.ts'

/** Exactly one of these. */
export function oneOf(from: readonly Json[]): Blank {
  return { pick: 'one', from }
}

/** From `min` to `max` of these. */
export function someOf(from: readonly Json[], min: number, max: number): Blank {
  return { pick: 'some', from, min, max }
}

/** Whether an action fills one of the offers: same kind, every blank filled from what it may hold, nothing else said. */
export function covers(offers: readonly Offer[], action: Action): boolean {
  const { do: kind, ...filled } = action as Action & JsonObject
  return offers.some(offer => {
    if (offer.do !== kind) return false
    const fields = Object.keys(offer.blanks)
    if (Object.keys(filled).some(key => !fields.includes(key))) return false
    return fields.every(field => fits(offer.blanks[field]!, filled[field]))
  })
}

function fits(blank: Blank, value: Json | undefined): boolean {
  if (value === undefined) return false
  if (blank.pick === 'one') return blank.from.some(item => sameJson(item, value))
  if (blank.pick === 'number') {
    return typeof value === 'number' && Number.isInteger(value) && value >= blank.min && value <= blank.max
  }
  if (blank.pick === 'some') {
    return (
      Array.isArray(value) &&
      value.length >= blank.min &&
      value.length <= blank.max &&
      value.every(item => blank.from.some(from => sameJson(from, item as Json)))
    )
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return fitsEach(blank, value as JsonObject)
}

function fitsEach(blank: Blank & { readonly pick: 'each' }, value: JsonObject): boolean {
  const entries = Object.entries(value)
  const known = entries.every(([key, item]) => entryOf(blank.from, key)?.some(from => sameJson(from, item)) ?? false)
  const holding = (item: string): number => entries.filter(([, held]) => held === item).length
  const together = Object.entries(blank.together ?? {})
  return (
    known &&
    entries.length >= (blank.min ?? 0) &&
    together.every(([item, least]) => holding(item) === 0 || holding(item) >= least)
  )
}

/**
 * Ways to fill the offers, for bots that choose at random and for tests: all of them where blanks are picked from
 * short lists, the two ends where a number is asked, none and each single one where several may be picked.
 */
export function fillings(offers: readonly Offer[]): Action[] {
  return offers.flatMap(offer => {
    let partial: JsonObject[] = [{ do: offer.do }]
    for (const [field, blank] of Object.entries(offer.blanks)) {
      const values = valuesOf(blank)
      partial = partial.flatMap(filled => values.map(value => ({ ...filled, [field]: value })))
    }
    return partial as unknown as Action[]
  })
}

function valuesOf(blank: Blank): readonly Json[] {
  if (blank.pick === 'one') return blank.from
  if (blank.pick === 'number') return blank.min === blank.max ? [blank.min] : [blank.min, blank.max]
  if (blank.pick === 'some') {
    const lists: Json[] = blank.min === 0 ? [[]] : []
    if (blank.min <= 1 && blank.max >= 1) lists.push(...blank.from.map(item => [item]))
    if (blank.max > 1 && blank.from.length > 1) lists.push(blank.from.slice(0, blank.max))
    return lists
  }
  const single = Object.entries(blank.from).flatMap(([key, values]) => values.map(value => ({ [key]: value })))
  return [{}, ...single].filter(value => fitsEach(blank, value))
}
