import { z } from 'zod'
import type { Json, JsonObject } from '../core/json.ts'
import { changeShape } from './changes.ts'
import { guessedShape } from './guesses.ts'
import { nightLimits } from './seating.ts'
import { expectedShape } from './names.ts'
import { leaversOf, type Leaver } from './tournament/leavers.ts'
import { isOver, matchesNow, type MatchNow } from './tournament/matches.ts'
import type { Missing } from './tournament/ranking.ts'
import { tournamentSetting, tournamentShape, type Tournament, type TournamentSetting } from './tournament/tournament.ts'

/*
 * A night: several games one after another, with one score over all of them. Like a table it is one value, plain data,
 * that only `reduce` (reduce.ts) makes from another; what it is written down as is what it is.
 */

const id = z.string()
const list = <T extends z.ZodType>(of: T): z.ZodReadonly<z.ZodArray<T>> => z.array(of).readonly()
/** House rules as the game's own schema reads them; here they only have to be an object. */
const options = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>

const brought = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Brought>

export const nightPerson = z.strictObject({
  id,
  name: z.string(),
  colour: z.number(),
  avatar: z.string(),
  /** Has a seat in the next game. Whoever goes home keeps their points, and may come back. */
  in: z.boolean(),
  /** Points they get on top in every game they play to its end: the one handicap there is. */
  headStart: z.int().min(0).max(nightLimits.headStart),
})
/**
 * A game of the playlist: by which house rules, and how many times it is played at the same table; in a tournament a match
 * has so many games at most.
 */
export const nightGame = z.strictObject({
  game: z.string().max(64),
  options,
  rounds: z.int().min(1).max(nightLimits.rounds),
  tournament: tournamentSetting.optional(),
  /** The same cards are dealt at every table, and each person is compared with those who held theirs (`duplicate-round.ts`). */
  duplicate: z.literal(true).optional(),
})
const nightTable = z.strictObject({
  id,
  /** Who was seated there as it was opened. */
  people: list(id),
  /** It was closed before all of its rounds were played: nobody waits for it. */
  gone: z.literal(true).optional(),
  /** Where the same cards are dealt at every table: who holds those of each seat; nobody where a bot does. */
  seats: list(id.nullable()).optional(),
  /** The match of a tournament it was opened for, and the number people find it by, from 1 in each round. */
  match: z.int().min(0).optional(),
  number: z.int().min(1).optional(),
  /** Where everybody prepares for the tournament: all are done. */
  prepared: z.literal(true).optional(),
})
const beforeDraw = z.strictObject({
  /** How many tables and matches there were. */
  tables: z.int().min(0),
  matches: z.int().min(0),
  /** Of a tournament, without its late-comers, and who had asked not to play. */
  entrants: list(list(id)),
  resting: list(z.int().min(0)),
  /** Matches that were walk-overs as it was drawn. */
  walkOvers: list(z.int().min(0)),
})
const opened = z.strictObject({
  tables: list(nightTable),
  /** The night's host went on without waiting for its end; a game that was passed over has no tables. */
  skipped: z.literal(true).optional(),
  /** Its tables are opened round by round. */
  tournament: tournamentShape.optional(),
  /**
   * What each person has prepared for this tournament, and plays all of it with; absent where there is nothing to prepare.
   * Each one's own secret: it is in nothing that is sent (`state.ts`).
   */
  brought: brought.optional(),
  /** As it was before what was drawn last, so that this can be undone before its first card (`undo-round.ts`). */
  before: beforeDraw.optional(),
})
/** Who held a seat's cards to the end, if no bot did, and what came of them: more is better. */
export const madeShape = z.strictObject({ person: id.nullable(), made: z.number() })
const result = z.strictObject({
  record: z.string(),
  table: id,
  /** People by finishing place, the first list the winners. Bots have no part in a night. */
  places: list(list(id)),
  /** Where the same cards are dealt at every table: by seat who held them to the end, nobody where a bot did, and what came of it. */
  made: list(madeShape).optional(),
  /** What people who looked on had guessed. */
  guesses: list(guessedShape).optional(),
  /** The places as whoever leads put them right (`corrections.ts`). */
  corrected: list(list(id)).optional(),
})

export const nightShape = z.strictObject({
  id,
  /** The person who leads it. */
  host: id,
  /** Who leads it has no seat in it: an organiser. */
  organised: z.literal(true).optional(),
  people: list(nightPerson),
  playlist: list(nightGame),
  /** Those who were expected, with seeds and teams for the draw (`names.ts`). */
  expected: list(expectedShape).optional(),
  /** What was played of the playlist, in its order: one for each game that was opened or passed over. */
  opened: list(opened),
  /** Everything scores are made of (`standings.ts`); they are not kept themselves. */
  results: list(result),
  /** What whoever leads it changed after it stood, the earliest first (`changes.ts`). */
  changes: list(changeShape).optional(),
  /** Milliseconds since 1970. */
  breakUntil: z.number().optional(),
  /** The night's host ended it. One whose playlist is played out is over by itself. */
  ended: z.literal(true).optional(),
})

export type Night = Readonly<z.infer<typeof nightShape>>
export type NightPerson = Readonly<z.infer<typeof nightPerson>>
export type NightGame = Readonly<z.infer<typeof nightGame>>
export type NightTable = Readonly<z.infer<typeof nightTable>>
/** By person. */
export type Brought = { readonly [person: string]: Json }
export type NightResult = Readonly<z.infer<typeof result>>

/** `between`: a game is over and the next not opened yet. */
export type NightPhase = 'planned' | 'playing' | 'between' | 'break' | 'over'

/** Where a night stands. It follows from what was opened and what came of it, so an end that is taken back needs no rule. */
export function phaseOf(night: Night): NightPhase {
  if (night.ended === true) return 'over'
  if (tablesOn(night).length > 0) return 'playing'
  const played = night.opened.length > 0 && night.opened.length >= night.playlist.length
  if (played && tournamentOn(night) === undefined) return 'over'
  if (night.breakUntil !== undefined) return 'break'
  return night.opened.length === 0 ? 'planned' : 'between'
}

/** The tables of the game that is on which still owe a round, or what they were opened for of a tournament. */
export function tablesOn(night: Night): readonly NightTable[] {
  const last = night.opened.at(-1)
  if (last === undefined || last.skipped === true || night.ended === true) return []
  const { rounds } = night.playlist[night.opened.length - 1]!
  const tables = last.tables.filter(table => table.gone !== true)
  const tournament = tournamentAt(night, night.opened.length - 1)
  if (tournament === undefined) return tables.filter(table => resultsAt(night, table.id).length < rounds)
  return tables.filter(({ match, prepared }) =>
    match === undefined ? prepared !== true : tournament.matches[match]?.state === 'ready',
  )
}

/** A game of the night that is played as a tournament, and how its matches stand. */
export interface TournamentNow {
  readonly setting: TournamentSetting
  readonly tournament: Tournament
  /** Each at the place of its id. */
  readonly matches: readonly MatchNow[]
  readonly isOver: boolean
  /** Entrants who are not there for what comes next, and those whose games don't count because they left. */
  readonly missing: Missing
  /** Who left a round robin. */
  readonly leavers: readonly Leaver[]
}

/** The tournament at this place of the playlist, once it is drawn. */
export function tournamentAt(night: Night, at: number): TournamentNow | undefined {
  const { tables = [], tournament } = night.opened[at] ?? {}
  const { tournament: setting, rounds } = night.playlist[at] ?? {}
  if (tournament === undefined || setting === undefined) return undefined
  const played = new Map<number, (readonly (readonly string[])[])[]>()
  for (const { id: table, match } of tables) {
    if (match === undefined) continue
    played.set(match, [...(played.get(match) ?? []), ...resultsAt(night, table).map(placesIn)])
  }
  const matches = matchesNow(tournament, setting, rounds!, match => played.get(match) ?? [])
  const absent = tournament.entrants.flatMap((people, entrant) =>
    people.length === 0 || isHere(night, at, people) ? [] : [entrant],
  )
  const leavers = leaversOf(tournament, setting, matches, absent)
  const missing = { absent, left: leavers.flatMap(({ counts, entrant }) => (counts ? [] : [entrant])) }
  return { setting, tournament, matches, isOver: isOver(tournament, matches), missing, leavers }
}

/**
 * Whether all people of an entrant have a seat in what comes next, and have prepared for it where that is to be done: a
 * team plays together.
 */
export function isHere(night: Night, at: number, people: readonly string[]): boolean {
  const { brought } = night.opened[at]!
  return people.every(
    person =>
      night.people.some(other => other.id === person && other.in) &&
      (brought === undefined || Object.hasOwn(brought, person)),
  )
}

/** The tournament that goes on with the next round. */
export function tournamentOn(night: Night): TournamentNow | undefined {
  if (night.ended === true || night.opened.at(-1)?.skipped === true) return undefined
  const last = tournamentAt(night, night.opened.length - 1)
  return last?.isOver === true ? undefined : last
}

/** A game's people by place, as it was put right where it was. */
export function placesIn({ places, corrected }: NightResult): NightResult['places'] {
  return corrected ?? places
}

/** What came of the games played at this table. */
export function resultsAt(night: Night, table: string): readonly NightResult[] {
  return night.results.filter(result => result.table === table)
}

/** Where in the playlist a table's game stands; −1 for a table that is none of this night's. */
export function gameOfTable(night: Night, table: string): number {
  return night.opened.findIndex(({ tables }) => tables.some(other => other.id === table))
}

/** Those who have a seat in the next game. */
export function peopleIn(night: Night): readonly NightPerson[] {
  return night.people.filter(person => person.in)
}
