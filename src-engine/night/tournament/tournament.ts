import { z } from 'zod'

/*
 * A tournament: one game of a night that is played as duels (or at small tables) round by round. What is kept is who entered, the
 * matches as they were drawn, and what was awarded without being played; all else follows from the results (`matches.ts`).
 */

const id = z.string()
const number = z.int().min(0)
const list = <T extends z.ZodType>(of: T): z.ZodReadonly<z.ZodArray<T>> => z.array(of).readonly()

/** `single` and `double` elimination; `round-robin`: everybody meets everybody; `swiss`: who has won as often meets. */
export const tournamentForms = ['single', 'double', 'round-robin', 'swiss'] as const
export type TournamentForm = (typeof tournamentForms)[number]

/** How many entrants each form takes; an entrant is a person or a team. */
export const mostEntrants: { readonly [F in TournamentForm]: number } = {
  single: 80,
  double: 80,
  'round-robin': 16,
  swiss: 80,
}

/** How a game of the playlist is played as a tournament. */
export const tournamentSetting = z.strictObject({
  form: z.enum(tournamentForms),
  /** Entrants at one table: two play a duel. Only Swiss rounds have larger tables. */
  seats: z.int().min(2).max(8),
  /** People of one entrant. */
  team: z.int().min(1).max(5),
  /** Rounds of a Swiss tournament; absent: so many as leave one unbeaten. */
  rounds: z.int().min(1).max(12).optional(),
})
export type TournamentSetting = Readonly<z.infer<typeof tournamentSetting>>

/** Where an entrant of a match comes from: the draw, or an earlier match. */
const slot = z.union([
  /** A place in the list of entrants, from 0. */
  z.strictObject({ entrant: number }),
  z.strictObject({ winnerOf: number }),
  z.strictObject({ loserOf: number }),
])
export type Slot = Readonly<z.infer<typeof slot>>

export const matchShape = z.strictObject({
  /** Counts from 0; a match comes after all that lead to it. */
  id: number,
  /** The side of a double elimination; everything of the other forms is among the `winners`. */
  part: z.enum(['winners', 'losers', 'final']),
  /** Counts from 1 in its part. */
  round: number,
  /** One slot alone is a bye. */
  slots: list(slot),
  /** Played only if the final before it was won by whoever came from the losers' side. */
  ifNeeded: z.literal(true).optional(),
  /** A bye that somebody asked for: it counts half. */
  half: z.literal(true).optional(),
})
export type Match = Readonly<z.infer<typeof matchShape>>

export const awardShape = z.strictObject({
  match: number,
  /** The entrant it is given to; −1: to nobody, or to several. */
  winner: z.int().min(-1),
  /** Entrants by place, where more is said than who won. */
  places: list(list(number)).optional(),
  /** Whoever leads said so while all of its people were in: it is no walk-over. */
  attended: z.literal(true).optional(),
})

export type Award = Readonly<z.infer<typeof awardShape>>

export const tournamentShape = z.strictObject({
  /** People by entrant, in the order of the draw. One of nobody is a bye that a late-comer may fill. */
  entrants: list(list(id)),
  /** How many rounds a Swiss tournament has. */
  rounds: number.optional(),
  matches: list(matchShape),
  /** Walk-overs, and what whoever leads the night says of a match. */
  awards: list(awardShape),
  /** Of Swiss rounds: entrants who asked not to play in the next one; each has half a point for it. */
  resting: list(number).optional(),
  /** Of a round robin: what whoever leads the night says of the games of somebody who left (`leavers.ts`). */
  left: list(z.strictObject({ entrant: number, counts: z.boolean() })).optional(),
})
export type Tournament = Readonly<z.infer<typeof tournamentShape>>

/** What is drawn as a tournament begins. */
export type Draw = Pick<Tournament, 'entrants' | 'rounds' | 'matches'>

/** Whether one of two has to be out after a match, so that a drawn one is played again. */
export function eliminates(form: TournamentForm): boolean {
  return form === 'single' || form === 'double'
}

/** So many Swiss rounds that only one of `entrants` can have won them all. */
export function swissRounds(entrants: number): number {
  return Math.min(12, Math.max(1, Math.ceil(Math.log2(entrants))))
}
