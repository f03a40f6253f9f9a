import type { StatisticsAnswer } from '../../../src-engine/protocol/asks.ts'

type Game = StatisticsAnswer['overTime'][number]

/** What one evening at the tables brought, in the order it was played. */
export interface Evening {
  /** When its first game ended, in milliseconds since 1970. */
  readonly at: number
  readonly games: readonly Game[]
}

/** Milliseconds: whoever plays on past midnight still plays that evening. */
const nightEndsMs = 6 * 60 * 60 * 1000

/** The games of these days, oldest first; a game that ended before six in the morning belongs to the day before. */
export function eveningsOf(games: readonly Game[]): readonly Evening[] {
  const evenings: { at: number; games: Game[] }[] = []
  const dayOf = (at: number): string => new Date(at - nightEndsMs).toDateString()
  for (const game of games) {
    const last = evenings.at(-1)
    if (last !== undefined && dayOf(last.at) === dayOf(game.at)) last.games.push(game)
    else evenings.push({ at: game.at, games: [game] })
  }
  return evenings
}
