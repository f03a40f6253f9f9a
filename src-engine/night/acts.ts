import { z } from 'zod'
import type { Seating } from './duplicate.ts'
import type { Guessed } from './guesses.ts'
import type { Correcting } from './corrections.ts'
import { nightLimits } from './seating.ts'
import { expectedShape } from './names.ts'
import { nightGame, type Brought, type NightGame, type NightPerson, type NightResult } from './night.ts'
import type { Pairing } from './tournament/swiss.ts'
import type { Draw } from './tournament/tournament.ts'

const person = z.string().max(64)
const playlist = z.array(nightGame).min(1).max(nightLimits.games)

/** What somebody may ask of the house's night. All but one's own coming and going is its host's, and the owner's. */
export const nightWord = z.discriminatedUnion('do', [
  /** Whoever begins a night leads it. */
  z.strictObject({ do: z.literal('plan'), playlist }),
  /** In for the next game, or out of it; without `person` it is oneself. `lead`: whoever leads it does so without a seat. */
  z.strictObject({ do: z.literal('in'), on: z.boolean(), person: person.optional(), lead: z.literal(true).optional() }),
  z.strictObject({
    do: z.literal('head-start'),
    person,
    points: z.int().min(0).max(nightLimits.headStart),
  }),
  /** Another playlist; what was played of it already stays. */
  z.strictObject({ do: z.literal('playlist'), playlist }),
  /** The list of those who are expected, instead of the one before; an empty one is none (`names.ts`). */
  z.strictObject({ do: z.literal('names'), names: z.array(expectedShape).max(2 * nightLimits.people) }),
  /** Opens the next game: a table for everybody who is in, or as many as it takes. */
  z.strictObject({ do: z.literal('next') }),
  /** `minutes` from now; 0 ends a break. */
  z.strictObject({ do: z.literal('break'), minutes: z.int().min(0).max(nightLimits.breakMinutes) }),
  /**
   * Decides a match of a tournament for `winner`, an entrant, for nobody (−1), or by `places`, entrants; without, it is as
   * it was played. `game`: the place of its game in the playlist, the one opened last where it is left out.
   */
  z.strictObject({
    do: z.literal('award'),
    match: z.int().min(0),
    winner: z.int().min(-1).optional(),
    places: z
      .array(z.array(z.int().min(0)).max(8))
      .min(1)
      .max(8)
      .optional(),
    game: z.int().min(0).optional(),
  }),
  /** Puts right who finished where in a game at a table of its own: people; without `places`, as the table told it. */
  z.strictObject({
    do: z.literal('correct'),
    record: z.string().max(64),
    places: z.array(z.array(person).max(nightLimits.people)).min(1).max(nightLimits.people).optional(),
  }),
  /** Takes a change back, by its number in the night's history. */
  z.strictObject({ do: z.literal('revert'), change: z.int().min(1) }),
  /** Two entrants change places in what was drawn last, as long as no card was dealt where either plays (`swap.ts`). */
  z.strictObject({ do: z.literal('swap'), one: z.int().min(0), other: z.int().min(0) }),
  /** What was drawn last is undone, as long as no card was dealt in it. */
  z.strictObject({ do: z.literal('undo-round') }),
  /** Whether the games of an entrant who left a round robin count; without `counts`, as the rule has it (`leavers.ts`). */
  z.strictObject({ do: z.literal('left'), entrant: z.int().min(0), counts: z.boolean().optional() }),
  /** Does not play in the next Swiss round, and has half a point for it; without `person` it is oneself. */
  z.strictObject({ do: z.literal('rest'), on: z.boolean(), person: person.optional() }),
  /** Goes on without the game that is on, or past the next one. */
  z.strictObject({ do: z.literal('skip') }),
  z.strictObject({ do: z.literal('end') }),
])
export type NightWord = z.infer<typeof nightWord>

type Word<D extends NightWord['do']> = Extract<NightWord, { do: D }>

/** Somebody of the house, as a night knows them. */
export type Person = Pick<NightPerson, 'id' | 'name' | 'colour' | 'avatar'>

/** Who says it: a person, and whether they sit at the host's own machine. */
export interface NightBy {
  readonly person: string
  readonly owner: boolean
}
type Said<W> = W & { readonly by: NightBy }

/** What the house knows of a change to what stands: when it is, and of its tables (`corrections.ts`). */
type OfTheHouse = Omit<Correcting, 'by'>

/** Everything that can happen to a night, plain data: what people say, and what the house says of its tables. */
export type NightAct =
  | Said<{ readonly do: 'in'; readonly on: boolean; readonly who: Person; readonly lead?: true | undefined }>
  | Said<Word<'head-start' | 'left' | 'names' | 'skip' | 'end'>>
  | Said<Word<'award' | 'correct' | 'revert' | 'swap' | 'undo-round'> & { readonly house?: OfTheHouse | undefined }>
  | Said<{ readonly do: 'rest'; readonly on: boolean; readonly person: string }>
  | Said<{ readonly do: 'playlist'; readonly playlist: readonly NightGame[] }>
  /**
   * With the tables that the house opens for it; `draw` where a tournament begins, and `prepares` where what is opened is
   * not its first round: everybody prepares for it first.
   */
  | Said<{
      readonly do: 'next'
      readonly tables: readonly {
        readonly id: string
        readonly people: readonly string[]
        readonly seats?: Seating[number] | undefined
        readonly match?: number | undefined
      }[]
      readonly draw?: Draw | undefined
      /** How a Swiss round is paired, where that was drawn ahead. */
      readonly pairing?: Pairing | undefined
      readonly prepares?: true | undefined
    }>
  /** Without `until` the break is over. */
  | Said<{ readonly do: 'break'; readonly until?: number | undefined }>
  | { readonly do: 'rename'; readonly who: Person }
  /** A game at a table is over, or its end is set right. */
  | {
      readonly do: 'result'
      readonly table: string
      readonly record: string
      readonly places: readonly (readonly string[])[]
      readonly made?: NightResult['made']
      readonly guesses?: readonly Guessed[] | undefined
    }
  /** The end of a game is taken back: it goes on. */
  | { readonly do: 'take-back'; readonly record: string }
  /** Everybody at a table is done with what they prepare for the tournament; without `made`: not yet after all. */
  | { readonly do: 'prepared'; readonly table: string; readonly made?: Brought | undefined }
  /** A table is no more. */
  | { readonly do: 'table-gone'; readonly table: string }
