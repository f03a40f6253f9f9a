import { z } from 'zod'
import { awardShape } from './tournament/tournament.ts'

/*
 * The night's history: what whoever leads it changed after it stood, who did it and when. A result that is put right can
 * be taken back as long as nothing follows from it; a round that was undone is drawn again.
 */

const id = z.string()
const places = z.array(z.array(id).readonly()).readonly()
const award = awardShape.readonly()

const about = z.discriminatedUnion('what', [
  /** A match of a tournament; without `before` or `after` it is as it was played. */
  z.strictObject({
    what: z.literal('match'),
    match: z.int().min(0),
    before: award.optional(),
    after: award.optional(),
    /** Rounds were drawn by the old result: they stay as they are. */
    stays: z.literal(true).optional(),
  }),
  /** A game at a table of its own; without `before` or `after` it is as the table told it. */
  z.strictObject({ what: z.literal('game'), record: id, before: places.optional(), after: places.optional() }),
  /** What was drawn last is undone. `people`: those who had a seat in it. */
  z.strictObject({ what: z.literal('undo'), people: z.array(id).readonly() }),
  /** Two entrants changed places in what was drawn last. `people`: all whom that concerns. */
  z.strictObject({
    what: z.literal('swap'),
    one: z.int().min(0),
    other: z.int().min(0),
    people: z.array(id).readonly(),
  }),
])

export const changeShape = z.strictObject({
  /** Counts from 1. */
  number: z.int().min(1),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The person who did it. */
  by: id,
  /** The place of its game in the playlist. */
  game: z.int().min(0),
  /** How many tables the night had opened by then: once there are more, it is no news. */
  tables: z.int().min(0),
  about: about.readonly(),
  takenBack: z.strictObject({ by: id, at: z.number() }).readonly().optional(),
})
export type Change = Readonly<z.infer<typeof changeShape>>
export type ChangeAbout = Change['about']
