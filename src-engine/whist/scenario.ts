import { z } from 'zod'
import { isCard, isSuit } from '../cards/french.ts'
import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'

/** A scenario's `given` at a whist table (SCENARIOS, The whist family). */
export const whistGiven = z.strictObject({
  dealer: z.string().optional(),
  deals: z.array(z.record(z.string(), z.union([z.array(z.string()), z.string()]))).optional(),
  draws: z.array(z.record(z.string(), z.string())).optional(),
  trump: z.string().optional(),
  picks: z.array(z.string()).optional(),
})
export type WhistGiven = z.infer<typeof whistGiven>

/** The named draws it answers: `deal 1` …, `draw 1` …, `pick 1` …, `trump`. */
export function answersOf(given: WhistGiven): { readonly [what: string]: Json } {
  const answers: { [what: string]: Json } = {}
  given.deals?.forEach((deal, i) => (answers[`deal ${i + 1}`] = deal))
  given.draws?.forEach((draw, i) => (answers[`draw ${i + 1}`] = draw))
  given.picks?.forEach((pick, i) => (answers[`pick ${i + 1}`] = pick))
  if (given.trump !== undefined) answers['trump'] = given.trump
  return answers
}

/** What in it cannot be, in plain words. `size` is what each is dealt in the first hand. */
export function impossible(given: WhistGiven, seats: readonly Seat[], size: number): string | undefined {
  const stranger = (name: string): boolean => !seats.includes(name)
  if (given.dealer !== undefined && stranger(given.dealer)) return `given.dealer: ${given.dealer} has no seat.`
  if (given.trump !== undefined && !isSuit(given.trump)) return `given.trump: ${given.trump} is no suit.`
  const picked = given.picks?.find(stranger)
  if (picked !== undefined) return `given.picks: ${picked} has no seat.`
  for (const [i, deal] of (given.deals ?? []).entries()) {
    const why = wrongDeal(deal, seats, size, i === 0)
    if (why !== undefined) return `given.deals.${i}.${why}`
  }
  for (const [i, draw] of (given.draws ?? []).entries()) {
    const name = Object.keys(draw).find(stranger)
    if (name !== undefined) return `given.draws.${i}: ${name} has no seat.`
    const why = wrongCards(Object.values(draw))
    if (why !== undefined) return `given.draws.${i}: ${why}`
  }
  return undefined
}

function wrongDeal(
  deal: { readonly [key: string]: readonly string[] | string },
  seats: readonly Seat[],
  size: number,
  first: boolean,
): string | undefined {
  for (const [key, cards] of Object.entries(deal)) {
    if (key === 'turnUp') {
      if (typeof cards !== 'string') return 'turnUp: it is one card.'
    } else if (!seats.includes(key)) return `${key}: there is no such seat.`
    else if (typeof cards === 'string') return `${key}: a hand is a list of cards.`
    else if (first && cards.length !== size) return `${key}: the first hand is ${size} cards, not ${cards.length}.`
    else if (cards.length > 8) return `${key}: no hand has ${cards.length} cards.`
  }
  const why = wrongCards(Object.values(deal).flat())
  return why === undefined ? undefined : `cards: ${why}`
}

function wrongCards(cards: readonly string[]): string | undefined {
  const unknown = cards.find(card => !isCard(card))
  if (unknown !== undefined) return `${unknown} is no card.`
  const twice = cards.find((card, i) => cards.indexOf(card) !== i)
  return twice === undefined ? undefined : `${twice} is there twice.`
}
