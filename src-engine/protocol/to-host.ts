import { z } from 'zod'
import { levels } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { guessKinds } from '../night/guesses.ts'
import { nightWord } from '../night/acts.ts'
import { avatar, colour, personName } from './person.ts'
import { helpLevels } from './coaching.ts'
import { wantedSettings } from './table-settings.ts'
import { limits } from './version.ts'

const table = z.string().max(64)
const seat = z.string().max(64)
const n = z.int().nonnegative()
/** Input was parsed from JSON text, so it needs no check whether it is JSON. */
const json = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>
/** The same as everywhere: never written to. */
const value = z.json() as unknown as z.ZodType<Json>
const bots = z.enum(levels)

/**
 * Everything a client may say, one schema a word (DESIGN, A table on the host). `n` numbers the client's own
 * requests: each is answered by `done` or `refused` with the same `n`. What has no `n` is not answered.
 */
export const toHost = z.discriminatedUnion('say', [
  /** The first message of every connection. `token`: the secret this host gave this device; with a wrong one it counts as new. */
  z.strictObject({
    say: z.literal('hello'),
    protocol: z.int(),
    name: personName.optional(),
    token: z.string().max(128).optional(),
    /** From `moved`, or a code of `seat-code`: makes `token`, a new one of this device's own drawing, that of the person the ticket is for. */
    ticket: z.string().max(256).optional(),
    /** To a computer that keeps a copy: whoever has this ticket says that the host is gone for good, and the house goes on there. */
    insist: z.literal(true).optional(),
    /** From a desktop app, its version: such a one may take the house over. */
    app: z.string().max(40).optional(),
    colour: colour.optional(),
    avatar: avatar.optional(),
    pin: z.string().max(32).optional(),
    /** A random id this device chose once, so that wrong PINs are counted by device. It gives no rights. */
    device: z.string().max(64).optional(),
    /** From the desktop bridge: this client sits at the host's own machine. */
    ownerKey: z.string().max(128).optional(),
    /** The language this person reads, for displays that follow a table's host. */
    language: z.string().max(16).optional(),
    /** A display: never seated, needs no name. */
    display: z.boolean().optional(),
    /** Asks for JSON text alone, where others get what changes at a table as MessagePack (PROTOCOL.md). */
    plain: z.boolean().optional(),
  }),
  z.strictObject({
    say: z.literal('profile'),
    n,
    name: personName,
    colour: colour.optional(),
    avatar: avatar.optional(),
    language: z.string().max(16).optional(),
  }),
  z.strictObject({ say: z.literal('ping'), at: z.number() }),

  /** Opens a table and takes its first seat. `solo`: nobody else sees it, bots fill it, it starts at once. */
  z.strictObject({
    say: z.literal('open'),
    n,
    game: z.string().max(64),
    options: json.optional(),
    seats: z.int().min(1).max(40).optional(),
    solo: z.strictObject({ bots: z.int().min(0).max(39), level: bots }).optional(),
    /** A puzzle, a lesson's hand or a replay's position: the text of a scenario file to start from (solo tables only). */
    scenario: z.string().max(60_000).optional(),
    /** Its opener hosts it and does not play. */
    standsBy: z.boolean().optional(),
    /** Which of the scenario's seats is yours; the first without it. */
    seat: seat.optional(),
  }),
  z.strictObject({ say: z.literal('watch'), n, table }),
  z.strictObject({ say: z.literal('leave'), n, table }),
  /** `guest`: another person playing at this same device (pass and play, people without phones). */
  z.strictObject({
    say: z.literal('sit'),
    n,
    table,
    place: z.int().min(0).max(39).optional(),
    guest: personName.optional(),
  }),
  z.strictObject({ say: z.literal('stand'), n, table, seat }),
  /** For one's own seat, what the house rules leave to each (a character); without a value the game chooses again. */
  z.strictObject({ say: z.literal('choose'), n, table, seat, key: z.string().max(64), value: value.optional() }),

  // The table's host:
  z.strictObject({
    say: z.literal('set'),
    n,
    table,
    change: z.strictObject({
      game: z.string().max(64).optional(),
      options: json.optional(),
      seats: z.int().min(1).max(40).optional(),
      ...wantedSettings,
    }),
  }),
  z.strictObject({ say: z.literal('bot'), n, table, place: z.int().min(0).max(39), level: bots.optional() }),
  /** Whoever sat there may look on, and sits down again only once they are let back (`sentAway` of the table). */
  z.strictObject({ say: z.literal('remove'), n, table, seat }),
  z.strictObject({ say: z.literal('let-back'), n, table, person: z.string().max(64) }),
  /** `on`: what this person cheers is sent to nobody; without a person, what anybody does. */
  z.strictObject({ say: z.literal('quiet'), n, table, on: z.boolean(), person: z.string().max(64).optional() }),
  /** Somebody else who sits here and is here hosts the table from now on. */
  z.strictObject({ say: z.literal('hand-over'), n, table, person: z.string().max(64) }),
  /** A new order of the seats, all of them; `[]` draws it by lot. */
  z.strictObject({ say: z.literal('arrange'), n, table, order: z.array(seat).max(40) }),
  z.strictObject({ say: z.literal('start'), n, table }),
  /** A device adds its part to a seed that is drawn together: the SHA-256 of the part, and once all have said theirs the part. */
  z.strictObject({ say: z.literal('bind'), n, table, commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ say: z.literal('part'), n, table, part: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ say: z.literal('rematch'), n, table }),
  /** After a game back to the lobby: everybody keeps their seat, and all can be set again. */
  z.strictObject({ say: z.literal('to-lobby'), n, table }),
  z.strictObject({ say: z.literal('pause'), n, table, on: z.boolean() }),
  /**
   * Ends a table; of the list of unfinished games in `lobby`, forgets one and its record. `keep`, for one that the host
   * can't go on with: its record stays, closed with the reason.
   */
  z.strictObject({ say: z.literal('close'), n, table, keep: z.boolean().optional() }),
  /** An unfinished game of another evening, from the list in `lobby`. */
  z.strictObject({ say: z.literal('take-up'), n, table }),

  // At the table:
  /** In the lobby: the cards may be dealt as far as this person is concerned. */
  z.strictObject({ say: z.literal('ready'), n, table, on: z.boolean() }),
  /** Where the coach may be asked: how much of it one wants. Everybody sees that at one's seat. */
  z.strictObject({ say: z.literal('help'), n, table, level: z.enum(helpLevels) }),
  /** From somebody who looks on, or is out: what will come (night/guesses.ts). */
  z.strictObject({ say: z.literal('guess'), n, table, about: z.enum(guessKinds), on: seat }),
  /** From somebody who looks on: they want a seat once this game is over. */
  z.strictObject({ say: z.literal('deal-in'), n, table, on: z.boolean() }),
  z.strictObject({ say: z.literal('act'), n, table, seat, action: json }),
  /** I am still there (asked after the timer ran out), or: the bot may go on for me. */
  z.strictObject({ say: z.literal('here'), n, table, seat, sitIn: z.boolean().optional() }),
  /** Lets a bot play at once for somebody who is away. Anybody seated may send it. */
  z.strictObject({ say: z.literal('sit-in'), n, table, seat }),
  /** Has no seat here and no device of before: was sitting in this one, whose device is gone. Those at the table say yes or no. */
  z.strictObject({ say: z.literal('was-here'), n, table, seat }),
  /** Knows whoever says that they were sitting there, or does not. The table's host, or two who are seated, are believed. */
  z.strictObject({ say: z.literal('vouch'), n, table, seat, yes: z.boolean() }),
  /** Alone against bots and out of the game: they play it to its end without pauses. */
  z.strictObject({ say: z.literal('hurry'), n, table }),
  /** Has seen enough of what just happened. Once all who sit here have, nobody waits for it any longer (`seen` to all). */
  z.strictObject({ say: z.literal('seen'), n, table }),
  /** Asks for the whole view again, and the events after number `from`. */
  z.strictObject({ say: z.literal('sync'), table, viewer: z.string().max(64), from: z.int().nonnegative().optional() }),
  z.strictObject({
    say: z.literal('chat'),
    n,
    table,
    to: z.enum(['table', 'team']),
    text: z.string().min(1).max(limits.chatLength),
  }),
  /** Something pointed at for the others to see for a moment, in the game's words (a Base, a seat). */
  z.strictObject({ say: z.literal('point'), table, seat, at: json }),
  /** From somebody seated who listens: so long, in milliseconds, until they have heard what was said. Bots wait for it. */
  z.strictObject({ say: z.literal('hearing'), table, ms: z.int().min(0).max(limits.hearingMs) }),

  /** Of the house's night: what of it everybody may say, and what its host and the owner (night/acts.ts). */
  z.strictObject({ say: z.literal('night'), n, act: nightWord }),

  /**
   * The owner hands the house to the desktop app at this device (`apps` of `hand-house`); without one, thinks better of it
   * (`stop`), or has it back from one that is gone for good (`take-back`).
   */
  z.strictObject({
    say: z.literal('hand-house'),
    n,
    to: z.union([z.int().nonnegative(), z.enum(['stop', 'take-back'])]),
  }),

  /**
   * The owner asks the desktop app at this device to keep a copy of the house; without one, wants none (`stop`), or says
   * that the computer that kept it is gone for good (`alone`).
   */
  z.strictObject({
    say: z.literal('keep-copy'),
    n,
    to: z.union([z.int().nonnegative(), z.enum(['stop', 'alone'])]),
  }),

  /** It has forgotten what `standby` said, as `let-go` of this round asked. */
  z.strictObject({ say: z.literal('let-gone'), round: z.int().nonnegative() }),

  /** Statistics, replays, coaching: questions with one answer (`answer`, same `n`). `what` is named in `asks.ts`. */
  z.strictObject({ say: z.literal('ask'), n, what: z.string().max(40), about: json.optional() }),
])

export type ToHost = z.infer<typeof toHost>

/** The most bytes each kind of message may have, as UTF-8 text. */
export const messageBytes: { readonly [K in ToHost['say']]: number } = {
  hello: 2048,
  profile: 1024,
  ping: 128,
  open: limits.messageBytes,
  watch: 512,
  leave: 512,
  sit: 1024,
  stand: 512,
  choose: 8 * 1024,
  set: 16 * 1024,
  bot: 512,
  remove: 512,
  'let-back': 512,
  quiet: 512,
  guess: 512,
  help: 512,
  'hand-house': 512,
  'keep-copy': 512,
  'let-gone': 128,
  arrange: 4096,
  start: 512,
  bind: 512,
  part: 512,
  rematch: 512,
  'to-lobby': 512,
  ready: 512,
  'deal-in': 512,
  pause: 512,
  close: 512,
  'take-up': 512,
  act: 8 * 1024,
  here: 512,
  'sit-in': 512,
  'was-here': 512,
  vouch: 512,
  hurry: 512,
  seen: 512,
  sync: 512,
  chat: 4096,
  point: 512,
  hearing: 256,
  night: 16 * 1024,
  'hand-over': 512,
  ask: limits.messageBytes,
}
