import { z } from 'zod'
import { levels, type Outcome } from '../../../../src-engine/core/game.ts'
import { helpLevels } from '../../../../src-engine/protocol/coaching.ts'
import { keptSettings } from '../../../../src-engine/protocol/table-settings.ts'
import { guessShape } from '../../../../src-engine/night/guesses.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { outcome } from '../../../../src-engine/scenario/file.ts'

/*
 * What a table is, as it is written down: on disk, in a file, on the way to another machine. The types of the table
 * itself (table.ts) are made from this; its host's settings are the protocol's.
 */

const json = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>
const seat = z.string()
const list = <T extends z.ZodType>(of: T): z.ZodReadonly<z.ZodArray<T>> => z.array(of).readonly()
const coded = z.strictObject({ code: z.string(), params: json.optional() })
const level = z.enum(levels)

const person = z.strictObject({ id: z.string(), name: z.string(), colour: z.number(), avatar: z.string() })

const shown = { seat, name: z.string(), colour: z.number(), avatar: z.string() }

const openPlace = z.strictObject({ kind: z.literal('open') })
const botPlace = z.strictObject({
  kind: z.literal('bot'),
  ...shown,
  level: level.optional(),
  /** Whose seat it was until they got up from the game: it plays on under their name. */
  leftBy: z.strictObject({ person: z.string(), guest: z.boolean() }).optional(),
})
const personPlace = z.strictObject({
  kind: z.literal('person'),
  ...shown,
  person: z.string(),
  /** Plays at another person's device. */
  guest: z.boolean(),
  /** A bot plays for the person who sits here. */
  sitIn: z.boolean(),
  asked: z.boolean(),
  /** Turns in a row that ran out. */
  timeouts: z.number(),
  /** When they sat down, for passing the host's role on: any numbers that rise. */
  since: z.number(),
  /** How much they let the coach help them, once they chose or asked it. */
  help: z.enum(helpLevels).optional(),
  /** They sat down in mid-game where a bot had played, and have seen its hand: this seat is theirs until the game is over. */
  tookOver: z.literal(true).optional(),
  /** How many plays they had seen when they were last at the game: what came later they missed. */
  missedFrom: z.number().optional(),
})
const place = z.discriminatedUnion('kind', [openPlace, botPlace, personPlace])

/** A socket that follows the table; a display has no person. */
const device = z.strictObject({
  number: z.number(),
  who: person.optional(),
  /** It did not answer when somebody asked whether anybody is there; it counts as gone until it is heard again. */
  silent: z.literal(true).optional(),
})

const seedPart = { person: z.string(), commitment: z.string(), part: z.string() }

/** A game that was dealt. Its match and its seed are not here: they are its record's. */
const dealt = {
  record: z.string(),
  /** Who has held which seats in this game: anyone who has seen one hand may not go on to the next. */
  handsSeen: z.record(z.string(), list(seat)),
  /** What people who look on have guessed. */
  guesses: list(guessShape).optional(),
  /** Its seed was drawn together: the host's own part and everybody's, and whose was kept back. */
  joint: z
    .strictObject({ own: z.string(), parts: list(z.strictObject(seedPart)), without: list(z.string()).optional() })
    .optional(),
}
const playing = z.strictObject({
  at: z.literal('playing'),
  ...dealt,
  paused: z.boolean(),
  /** While it is paused: people who have said that they are ready to go on. */
  ready: list(z.string()).optional(),
  /** While it is paused: all are ready, and it is counted down to where it goes on. */
  countdown: z.literal(true).optional(),
  /** People who have seen enough of what happened last: bots wait until all have, or time is up. */
  seen: list(z.string()).optional(),
  /** The one person of a practice game is out: bots play it to its end without pauses. */
  hurried: z.literal(true).optional(),
  /** Milliseconds each timer had left when the game was paused or archived. */
  leftMs: z.record(z.string(), z.number()).optional(),
})
const over = z.strictObject({
  at: z.literal('over'),
  ...dealt,
  outcome: outcome satisfies z.ZodType<Outcome>,
})
/** With the seed of the next deal. */
const lobby = z.strictObject({
  at: z.literal('lobby'),
  seed: z.string(),
  /** People who have said that the cards may be dealt. */
  ready: list(z.string()).optional(),
  /** The seed is being drawn together: whose parts it waits for, and whose were kept back. Without parts it was given up. */
  draw: z
    .strictObject({
      parts: list(z.strictObject(seedPart).partial({ commitment: true, part: true })),
      without: list(z.string()).optional(),
      tries: z.number().optional(),
    })
    .optional(),
})
/** The table is no more. `archived`: what it is resumed as another evening, mostly its unfinished game. */
const closed = z.strictObject({
  at: z.literal('closed'),
  reason: coded,
  archived: z.discriminatedUnion('at', [lobby, playing, over]).optional(),
})

export const tableSchema = z.strictObject({
  id: z.string(),
  /** Practice: one person among bots. */
  solo: z.boolean(),
  game: z.string(),
  /** The person who hosts this table. */
  host: z.string(),
  /** They opened it to host and not to play: they keep the role without a seat. */
  standsBy: z.string().optional(),
  /** The same cards are dealt at other tables: its seed is theirs too, and is not shown here. */
  duplicate: z.literal(true).optional(),
  places: list(place),
  options: json,
  ...keptSettings,
  /** How many places its host asked for, and what house rules that take other numbers have made of it since. */
  seatsWanted: z.strictObject({ asked: z.number(), now: z.number() }).optional(),
  /** Resumed on another evening: an absent person's place may be claimed by another. */
  resumed: z.boolean(),
  /** People who look on and want a seat in the next game. */
  dealIn: list(z.string()).optional(),
  /** People the host has sent away: they may look on, but sit down only once they are let back. */
  sentAway: list(z.strictObject({ person: z.string(), name: z.string() })).optional(),
  /** Whose cheers are sent to nobody: everybody's, or these people's. */
  quiet: z.strictObject({ all: z.literal(true).optional(), people: list(z.string()) }).optional(),
  /** The scenario file a practice game began from, by its title: it counts for nobody. */
  scenario: json.optional(),
  /** What follows the table, displays among them: with none of them it waits. */
  devices: list(device),
  /** People at the table who went a moment ago and may be back the next. */
  awaited: list(z.string()),
  phase: z.discriminatedUnion('at', [lobby, playing, over, closed]),
})

/** A table as it is written down. */
export type StoredValue = Readonly<z.infer<typeof tableSchema>>
export type StoredPhase = StoredValue['phase']
export type OpenPlace = Readonly<z.infer<typeof openPlace>>
export type BotPlace = Readonly<z.infer<typeof botPlace>>
export type PersonPlace = Readonly<z.infer<typeof personPlace>>
