import type { Games } from '../../../src-engine/index.ts'
import type { SeatingAnswer } from '../../../src-engine/protocol/answers.ts'
import type { SeatingTask } from '../context/worker-tasks.ts'
import { plannedTables } from '../table/model/seats-for.ts'

/** The tables each game of a playlist would have; `null` for a game this house has not, or whose tables are drawn in pairs. */
export function seatingOf(games: Games, { people, playlist }: SeatingTask, wanted: () => boolean): SeatingAnswer {
  return {
    games: playlist.map(one => {
      const game = Object.hasOwn(games, one.game) ? games[one.game] : undefined
      if (game === undefined || one.tournament !== undefined || !wanted()) return null
      return plannedTables(game, one, people) ?? []
    }),
  }
}
