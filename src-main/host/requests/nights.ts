import { phaseOf, nightGame } from '../../../src-engine/night/night.ts'
import { nightState, type NightState } from '../../../src-engine/night/state.ts'
import type { NightsAnswer } from '../../../src-engine/protocol/answers.ts'
import { answer, type RequestHandler } from './handler.ts'
import { z } from 'zod'
import { nightLimits } from '../../../src-engine/night/seating.ts'
import { no } from '../context/refusal.ts'

/** So many are looked at; of each, everybody saw as much when it was played. */
const most = 30

/** The nights that are over and in which something was played, the latest first. */
export const nights: RequestHandler = ({ context: { store, tuning } }) => {
  const over = store.nights
    .all(most)
    .filter(({ night }) => phaseOf(night) === 'over')
    .map(({ night, at }) => ({ night: withoutMatches(nightState(night, tuning.now())), at }))
    .filter(({ night }) => night.standings.some(one => one.games > 0))
  return answer<NightsAnswer>({ nights: over })
}

/** Who came where is told by the ranks; all the matches of thirty evenings would be a long answer. */
function withoutMatches(night: NightState): NightState {
  const games = night.games.map(({ tournament, ...game }) =>
    tournament === undefined ? game : { ...game, tournament: { ...tournament, matches: [] } },
  )
  return { ...night, games }
}

const question = z.object({
  people: z.int().min(1).max(nightLimits.people),
  playlist: z.array(nightGame).max(nightLimits.games),
})

/** Milliseconds a whole playlist may take to be seated: a game is set up for each number of people it might have. */
const seatingMs = 5000

/** Who would sit how in each game of a playlist, for whoever plans a night: nothing is opened. */
export const seating: RequestHandler = async ({ context: { workers } }, client, about) => {
  const asked = question.safeParse(about)
  if (!asked.success) return no('malformed')
  const seated = await workers.ask({ want: 'seating', ...asked.data, thinking: seatingMs }, client)
  return seated === undefined ? no('failed') : answer(seated)
}
