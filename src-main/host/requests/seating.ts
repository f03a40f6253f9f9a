import { z } from 'zod'
import { nightLimits } from '../../../src-engine/night/seating.ts'
import { nightGame } from '../../../src-engine/night/night.ts'
import { no } from '../context/refusal.ts'
import { answer, type RequestHandler } from './handler.ts'

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
