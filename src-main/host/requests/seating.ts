import { z } from 'zod'
import { nightLimits } from '../../../src-engine/night/limits.ts'
import { nightGame } from '../../../src-engine/night/night.ts'
import type { SeatingAnswer } from '../../../src-engine/protocol/nights.ts'
import { yielding } from '../context/yielding.ts'
import { no } from '../context/refusal.ts'
import { gameNamed } from '../lobby/lobby.ts'
import { plannedTables } from '../lobby/seats-for.ts'
import { answer, type RequestHandler } from './handler.ts'

const question = z.object({
  people: z.int().min(1).max(nightLimits.people),
  playlist: z.array(nightGame).max(nightLimits.games),
})

/** Who would sit how in each game of a playlist, for whoever plans a night: nothing is opened. */
export const seating: RequestHandler = async (lobby, _client, about) => {
  const asked = question.safeParse(about)
  if (!asked.success) return no('malformed')
  const { people, playlist } = asked.data
  const yieldIfLong = yielding()
  const games: SeatingAnswer['games'][number][] = []
  for (const one of playlist) {
    await yieldIfLong()
    const game = gameNamed(lobby, one.game)
    const isPaired = one.tournament !== undefined
    games.push(game === undefined || isPaired ? null : (plannedTables(game, one, people) ?? []))
  }
  return answer<SeatingAnswer>({ games })
}
