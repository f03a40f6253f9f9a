import type { Change } from './changes.ts'
import { tablesOpened } from './corrections.ts'
import type { Comparison } from './duplicate.ts'
import { comparedAt, isDealOn } from './duplicate-round.ts'
import type { Expected } from './names.ts'
import { finalToDecide } from './tournament-round.ts'
import type { Leaver } from './tournament/leavers.ts'
import { ranking, type Rank } from './tournament/ranking.ts'
import type { Match, TournamentSetting } from './tournament/tournament.ts'
import {
  phaseOf,
  resultsAt,
  tablesOn,
  tournamentAt,
  tournamentOn,
  type Night,
  type NightGame,
  type NightPerson,
  type NightPhase,
  type NightResult,
} from './night.ts'
import { tablesToUndo } from './undo-round.ts'
import { standingsOf, type Standing } from './standings.ts'

/** A match of a tournament as everybody sees it. */
export interface MatchState extends Pick<Match, 'id' | 'part' | 'round'> {
  /** By place in the tournament's list; nothing where an earlier match has not said yet, or for a bye. */
  readonly entrants: readonly (number | null)[]
  readonly state: 'waiting' | 'ready' | 'over'
  /** How it was decided, once it is. */
  readonly by?: 'play' | 'award' | 'bye'
  /** A bye that somebody asked for, which counts half. */
  readonly half?: true
  /** A game of it was played to its end: only then has anybody met in it. */
  readonly isPlayed: boolean
  /** The winners first; nobody where it was given to nobody. */
  readonly places: readonly (readonly number[])[]
  /** Games each has won of it. */
  readonly won: readonly number[]
  /** Where it is played or was, and the number people find that table by. */
  readonly table?: string
  readonly number?: number
}

/** A tournament as everybody sees it. */
export interface TournamentState {
  readonly setting: TournamentSetting
  /** People by entrant; a bye is one of nobody. */
  readonly entrants: readonly (readonly string[])[]
  /** How many rounds a Swiss tournament has. */
  readonly rounds?: number
  readonly isOver: boolean
  readonly matches: readonly MatchState[]
  /** The best first. */
  readonly ranks: readonly Rank[]
  /** Who left a round robin before all of their games were played. */
  readonly leavers?: readonly Leaver[]
  /** Of Swiss rounds: who asked not to play in the next one. */
  readonly resting?: readonly number[]
  /** A final that neither of the two has come to: whoever leads says whose it is. */
  readonly asked?: number
}

/** A game of the night that was opened or passed over; it stands at the same place of the playlist. */
export interface PlayedGame {
  readonly skipped: boolean
  readonly tables: readonly {
    readonly id: string
    readonly people: readonly string[]
    /** A round is still to be played here, and the night waits for it. */
    readonly on: boolean
  }[]
  /** What came of each round, in the order they ended. */
  readonly results: readonly (Pick<NightResult, 'table' | 'record' | 'places'> & {
    /** As the table told it, where it was put right. */
    readonly told?: NightResult['places']
  })[]
  readonly tournament?: TournamentState
  /** Where the same cards were dealt at every table: how each did beside those who held theirs, once all are done. */
  readonly compared?: readonly Comparison[]
}

/** A night as everybody sees it: there is nothing secret in it. */
export interface NightState {
  readonly id: string
  /** The person who leads it. */
  readonly host: string
  /** Who leads it has no seat in it. */
  readonly organised?: true
  readonly phase: NightPhase
  readonly people: readonly NightPerson[]
  readonly playlist: readonly NightGame[]
  /** Those who were expected, here or not yet. */
  readonly expected?: readonly Expected[]
  readonly games: readonly PlayedGame[]
  readonly standings: readonly Standing[]
  /** What was changed after it stood, the earliest first. `isNews`: nothing was opened since. */
  readonly changes: readonly (Change & { readonly isNews: boolean })[]
  /** No game of what was drawn last is over: it can be undone as long as no card was dealt in it. */
  readonly canUndo?: true
  /** Whoever leads it ended it: nothing of it can be changed any more. */
  readonly ended?: true
  /** Milliseconds that were left of the break as this was sent; 0 once it is over. */
  readonly breakLeftMs?: number
  /** The language of who leads it, which a TV speaks while no table's host sets another. */
  readonly language?: string
}

/** The night as it is shown at this moment, milliseconds since 1970. */
export function nightState(night: Night, now: number): NightState {
  const { id, host, people, playlist, breakUntil, organised, expected } = night
  const on = new Set(tablesOn(night).map(table => table.id))
  return {
    id,
    host,
    ...(organised === true ? { organised } : {}),
    phase: phaseOf(night),
    people,
    playlist,
    ...(expected === undefined ? {} : { expected }),
    games: night.opened.map(({ tables, skipped }, at) => ({
      skipped: skipped === true,
      tables: tables.map(table => ({ id: table.id, people: table.people, on: on.has(table.id) })),
      results: isDealOn(night, at) ? [] : tables.flatMap(table => resultsAt(night, table.id).map(shownResult)),
      ...tournamentState(night, at),
      ...(night.playlist[at]?.duplicate === true ? { compared: comparedAt(night, at) } : {}),
    })),
    standings: standingsOf(night),
    changes: (night.changes ?? []).map(change => ({ ...change, isNews: change.tables === tablesOpened(night) })),
    ...(tablesToUndo(night) === undefined ? {} : { canUndo: true }),
    ...(night.ended === true ? { ended: true } : {}),
    ...(breakUntil === undefined ? {} : { breakLeftMs: Math.max(0, breakUntil - now) }),
  }
}

function shownResult({ table, record, places, corrected }: NightResult): PlayedGame['results'][number] {
  return { table, record, places: corrected ?? places, ...(corrected === undefined ? {} : { told: places }) }
}

function tournamentState(night: Night, at: number): { readonly tournament?: TournamentState } {
  const now = tournamentAt(night, at)
  if (now === undefined) return {}
  const { setting, tournament, matches, isOver, missing, leavers } = now
  const { tables } = night.opened[at]!
  const shown = matches.flatMap(({ match, entrants, state, by, isPlayed, places, won }): MatchState[] => {
    if (state === 'void') return []
    const { id: table, number } = tables.findLast(open => open.match === match.id) ?? {}
    return [
      {
        id: match.id,
        part: match.part,
        round: match.round,
        entrants: entrants.map(entrant => entrant ?? null),
        state,
        isPlayed,
        places,
        won,
        ...(by === undefined ? {} : { by }),
        ...(match.half === true ? { half: true } : {}),
        ...(table === undefined || number === undefined ? {} : { table, number }),
      },
    ]
  })
  const { rounds, resting = [] } = tournament
  const asked = night.opened.length - 1 === at && tournamentOn(night) !== undefined ? finalToDecide(now) : undefined
  return {
    tournament: {
      setting,
      entrants: tournament.entrants,
      ...(rounds === undefined ? {} : { rounds }),
      isOver,
      matches: shown,
      ranks: ranking(tournament, setting, matches, missing),
      ...(resting.length === 0 ? {} : { resting }),
      ...(leavers.length === 0 ? {} : { leavers }),
      ...(asked === undefined ? {} : { asked: asked.match.id }),
    },
  }
}
