import { z } from 'zod'
import type { Outcome, Seat } from '../core/game.ts'

/*
 * People who only look on at a table guess what comes next there. What is kept is who said what, and what came; what it
 * is worth in a night follows from that.
 */

/** `next`: who takes the next trick or Base · `winner`: of the game · `back`: who finishes in the better half of those in. */
export const guessKinds = ['next', 'winner', 'back'] as const
export type GuessKind = (typeof guessKinds)[number]

const seats = z.array(z.string()).readonly()
export const guessShape = z.strictObject({
  person: z.string(),
  about: z.enum(guessKinds),
  on: z.string(),
  /** Who was still in as it was said. */
  among: seats,
  /** Who took that trick or Base, once somebody has. */
  came: seats.optional(),
})
export type Guess = Readonly<z.infer<typeof guessShape>>

/** A guess of which it is known what came. */
export const guessedShape = z.strictObject({
  person: z.string(),
  about: z.enum(guessKinds),
  on: z.string(),
  came: seats,
})
export type Guessed = Readonly<z.infer<typeof guessedShape>>

/** In a duel the winner is guessed in its first plays only; elsewhere as long as three are in. */
const leastIn = 3
const firstPlays = 12

/** Whether who wins may still be guessed. `plays`: how many there were in this game. */
export function isOpenEnd(among: readonly Seat[], seated: number, plays: number): boolean {
  return among.length >= leastIn || (seated < leastIn && among.length === seated && plays <= firstPlays)
}

/** Whom a guess may name to be right; nothing as long as that is not known. */
export function cameOf({ about, among, came }: Guess, outcome: Outcome | undefined): readonly Seat[] | undefined {
  if (about === 'next') return came
  if (outcome === undefined) return undefined
  if (about === 'winner') return outcome.draw ? [] : outcome.winners
  const placeOf = (seat: Seat): number => {
    const place = outcome.places.findIndex(group => group.includes(seat))
    return place < 0 ? outcome.places.length : place
  }
  const ahead = (seat: Seat): number => among.filter(other => placeOf(other) < placeOf(seat)).length
  return among.filter(seat => ahead(seat) < Math.floor(among.length / 2))
}

/** After somebody took a trick or a Base: guesses about it know so. Those that missed an earlier one are forgotten. */
export function withTaken(guesses: readonly Guess[], by: Seat): readonly Guess[] {
  return guesses
    .filter(({ came, on }) => came === undefined || came.includes(on))
    .map(guess => (guess.about === 'next' && guess.came === undefined ? { ...guess, came: [by] } : guess))
}

/** What is known of these guesses. */
export function guessed(guesses: readonly Guess[], outcome: Outcome): readonly Guessed[] {
  return guesses.flatMap(guess => {
    const came = cameOf(guess, outcome)
    const { person, about, on } = guess
    return came === undefined ? [] : [{ person, about, on, came }]
  })
}

const worth: { readonly [K in GuessKind]: number } = { next: 0.5, winner: 1, back: 0.5 }
/** So much a game at most: nobody wins a night by looking on. */
const most = 2

/** Night points of the guesses about one game, by person. */
export function guessPoints(guesses: readonly Guessed[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>()
  for (const { person, about, on, came } of guesses) {
    if (came.includes(on)) points.set(person, Math.min(most, (points.get(person) ?? 0) + worth[about]))
  }
  return points
}
