import {
  phaseOf,
  resultsAt,
  tablesOn,
  type Night,
  type NightGame,
  type NightPerson,
  type NightPhase,
  type NightResult,
} from './night.ts'
import { standingsOf, type Standing } from './standings.ts'

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
  readonly results: readonly Pick<NightResult, 'table' | 'record' | 'places'>[]
}

/** A night as everybody sees it: there is nothing secret in it. */
export interface NightState {
  readonly id: string
  /** The person who leads it. */
  readonly host: string
  readonly phase: NightPhase
  readonly people: readonly NightPerson[]
  readonly playlist: readonly NightGame[]
  readonly games: readonly PlayedGame[]
  readonly standings: readonly Standing[]
  /** Milliseconds that were left of the break as this was sent; 0 once it is over. */
  readonly breakLeftMs?: number
}

/** The night as it is shown at this moment, milliseconds since 1970. */
export function nightState(night: Night, now: number): NightState {
  const { id, host, people, playlist, breakUntil } = night
  const on = new Set(tablesOn(night).map(one => one.id))
  return {
    id,
    host,
    phase: phaseOf(night),
    people,
    playlist,
    games: night.opened.map(({ tables, skipped }) => ({
      skipped: skipped === true,
      tables: tables.map(table => ({ id: table.id, people: table.people, on: on.has(table.id) })),
      results: tables.flatMap(table => resultsAt(night, table.id)),
    })),
    standings: standingsOf(night),
    ...(breakUntil === undefined ? {} : { breakLeftMs: Math.max(0, breakUntil - now) }),
  }
}
