import { z } from 'zod'
import type { Outcome } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { guessedShape } from '../../src-engine/night/guesses.ts'
import { madeShape, nightShape } from '../../src-engine/night/night.ts'
import { outcome as outcomeShape } from '../../src-engine/scenario/file.ts'
import { actionShape, closedShape, eventsShape, headShape } from './shapes.ts'

const id = z.string()
const whole = z.int().nonnegative()
const json = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>
const outcome = outcomeShape as unknown as z.ZodType<Outcome>
const result = z.object({
  record: id,
  /** A person's id; for a guest at somebody's device `guest:` and the name. */
  player: z.string(),
  name: z.string(),
  game: z.string(),
  players: z.int(),
  seat: z.string(),
  /** Finishing place from 1; shared places are averaged. */
  place: z.number(),
  won: z.boolean(),
  drawn: z.boolean(),
  tallies: z.record(z.string(), z.number()).readonly(),
  /** The seat that knocked this one out, where the game knows. */
  knockedOutBy: z.string().exactOptional(),
  /** From a file somebody brought: this host did not see the game. */
  imported: z.boolean().optional(),
})
const person = z.object({ id, name: z.string(), colour: z.number(), avatar: z.string() })
/** `held`: this machine has the house · `arriving`: it may have it, the sender knows · `given`: another has it. */
export const standingShape = z.enum(['held', 'arriving', 'given'])
const storedAction = z.tuple([z.int().positive(), whole, z.string(), z.string().nullable()]).readonly()

/** How a record ends: at its game's end, or unfinished, with why it can't go on. */
const end = z.union([
  z.object({ outcome, digest: z.string() }).readonly(),
  z.object({ closed: closedShape }).readonly(),
])

/**
 * One thing the host keeps from now on: plain data, so that another place that makes the same writes in the same order
 * has the same database. Nothing else changes a database (`apply.ts`).
 */
export const writeShape = z.discriminatedUnion('write', [
  // A game: its deal, what was played, how it ended.
  z.object({
    write: z.literal('start'),
    record: id,
    head: headShape,
    actions: z.array(actionShape).readonly(),
    /** What everybody at the table is shown of the deal. */
    events: eventsShape,
  }),
  z.object({
    write: z.literal('append'),
    record: id,
    /** Numbers count from 1. */
    first: z.int().positive(),
    actions: z.array(z.object({ action: actionShape, events: eventsShape }).readonly()).readonly(),
  }),
  /** Takes back the actions from this number on. */
  z.object({ write: z.literal('cut'), record: id, first: z.int().positive() }),
  /** The game is over and counts for these and no others; set right after its end, it counts as it is now. */
  z.object({
    write: z.literal('end'),
    record: id,
    end,
    results: z.array(result.readonly()).readonly(),
    /** By seat, where the same cards are dealt at other tables of a night. */
    made: z.array(madeShape.readonly()).readonly().optional(),
    /** What people who looked on had guessed: it counts in a night alone. */
    guesses: z.array(guessedShape).readonly().optional(),
  }),
  /** The end was taken back: nothing counts yet. */
  z.object({ write: z.literal('reopen'), record: id }),
  /** The record and its actions; what it counted for stays. */
  z.object({ write: z.literal('drop-record'), record: id }),

  // A table: who sits where and how it is set.
  z.object({
    write: z.literal('keep'),
    id,
    state: z.enum(['live', 'archived']),
    record: id.optional(),
    setup: json,
    /** It came in a file, and is from when its entry says. */
    fromFile: z.literal(true).optional(),
  }),
  z.object({ write: z.literal('drop'), id }),
  /** A person no longer wants it on their list; on being kept again it is on everybody's. */
  z.object({ write: z.literal('dismiss'), id, person: z.string() }),

  /** Everybody at a table is done with what they prepare for the night's tournament; without `made`: not yet after all. */
  z.object({
    write: z.literal('prepared'),
    id,
    /** By person. */
    made: json.optional(),
  }),
  /** A night as it is now. Where a table's game counts in it, the write follows from that game's (`nights.ts`). */
  z.object({ write: z.literal('night'), night: nightShape, fromFile: z.literal(true).optional() }),

  // People, figures and settings.
  z.object({ write: z.literal('person'), person: person.readonly(), tokenHash: z.string() }),
  z.object({ write: z.literal('profile'), person: person.readonly() }),
  /** Their device has another secret from now on. */
  z.object({ write: z.literal('token'), person: id, tokenHash: z.string() }),
  /** Twice the same game and seat counts once. */
  z.object({ write: z.literal('results'), results: z.array(result.extend({ at: whole }).readonly()).readonly() }),
  /** One player's figures, or everybody's. */
  z.object({ write: z.literal('clear-results'), player: z.string().optional() }),
  z.object({ write: z.literal('setting'), key: z.string(), value: z.string() }),
  /** Who has the house, and from here on under which epoch; by itself in its entry. */
  z.object({ write: z.literal('standing'), standing: standingShape, epoch: z.int(), word: z.string() }),

  // A game from a file, whose columns are taken as they are.
  z.object({
    write: z.literal('import-record'),
    record: id,
    game: z.string(),
    head: z.string(),
    started: whole,
    events: z.string().nullable(),
  }),
  z.object({ write: z.literal('import-actions'), record: id, actions: z.array(storedAction).readonly() }),
  z.object({
    write: z.literal('import-end'),
    record: id,
    ended: whole.nullable(),
    outcome: z.string().nullable(),
    digest: z.string().nullable(),
    closed: z.string().nullable(),
  }),
])
export type Write = Readonly<z.infer<typeof writeShape>>

/** A seat's finished game as statistics count it; when that was, the write says. */
export type Result = Readonly<z.infer<typeof result>>

const entry = z.object({
  /** Of the tables it was made for (`migrations.ts`). */
  version: z.int(),
  epoch: z.int(),
  number: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  writes: z.array(writeShape).readonly(),
})
/** Writes that were made together or not at all, and their number in the log. */
export type Entry = Readonly<z.infer<typeof entry>>
/** Checks an entry and gives it as it came: a parsed copy has its keys in another order, and so have columns made of it. */
export const entryShape = z.custom<Entry>(value => entry.safeParse(value).success)
