import { z } from 'zod'
import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import { extraCards, isCard, type Card } from './cards.ts'

const list = z.array(z.string())
const base = z.strictObject({
  owner: z.string(),
  modifiers: list.optional(),
  sides: z.record(z.string(), z.strictObject({ stack: list })).optional(),
})
const row = z.array(base)

/** A scenario's `given` at a Brawl table (SCENARIOS, Brawl). In a round robin `stacks` is an object of rows by zone. */
export const brawlGiven = z.strictObject({
  first: z.string().optional(),
  decks: z.record(z.string(), list).optional(),
  stacks: z.union([row, z.record(z.string(), row)]).optional(),
})
export type BrawlGiven = z.infer<typeof brawlGiven>
export type GivenRow = z.infer<typeof row>

/** The named draw it answers: who starts a training. */
export function answersOf(given: BrawlGiven): { readonly [what: string]: Json } {
  return given.first === undefined ? {} : { first: given.first }
}

/** The row given for this zone, if any. */
export function rowGiven({ stacks }: BrawlGiven, zone: string): GivenRow | undefined {
  if (stacks === undefined || Array.isArray(stacks)) return stacks
  return stacks[zone]
}

/** What in it cannot be, in plain words. `zones`: the names of the zones, each with the seats whose sides it has. */
export function impossible(
  given: BrawlGiven,
  seats: readonly Seat[],
  zones: readonly { readonly name: string; readonly sides: readonly Seat[] }[],
  extras: boolean,
): string | undefined {
  const { first, decks = {}, stacks } = given
  if (first !== undefined && !seats.includes(first)) return `given.first: ${first} has no seat.`
  for (const [seat, deck] of Object.entries(decks)) {
    if (!seats.includes(seat)) return `given.decks: ${seat} has no seat.`
    const why = wrongCards(deck, extras)
    if (why !== undefined) return `given.decks.${seat}: ${why}`
  }
  if (stacks === undefined) return undefined
  if (Array.isArray(stacks)) {
    if (zones.length > 1) return 'given.stacks: a round robin has a row for each zone.'
    return wrongRow(stacks, zones[0]!.sides, extras, 'given.stacks')
  }
  for (const [name, row] of Object.entries(stacks)) {
    const zone = zones.find(known => known.name === name)
    if (zone === undefined) return `given.stacks: there is no zone ${name}.`
    const why = wrongRow(row, zone.sides, extras, `given.stacks.${name}`)
    if (why !== undefined) return why
  }
  return undefined
}

function wrongRow(bases: GivenRow, sides: readonly Seat[], extras: boolean, path: string): string | undefined {
  for (const [index, base] of bases.entries()) {
    const at = `${path}.${index}`
    if (!sides.includes(base.owner)) return `${at}.owner: ${base.owner} has no side here.`
    for (const [seat, { stack }] of Object.entries(base.sides ?? {})) {
      if (!sides.includes(seat)) return `${at}.sides: ${seat} has no side here.`
      const why = wrongCards(stack, extras)
      if (why !== undefined) return `${at}.sides.${seat}: ${why}`
    }
    const why = wrongCards(base.modifiers ?? [], extras)
    if (why !== undefined) return `${at}.modifiers: ${why}`
  }
  return undefined
}

function wrongCards(cards: readonly string[], extras: boolean): string | undefined {
  const unknown = cards.find(card => !isCard(card))
  if (unknown !== undefined) return `${unknown} is no card.`
  const extra = cards.find(card => extraCards.includes(card as Card))
  return extra === undefined || extras ? undefined : `${extra} is an extra card, and those are off.`
}
