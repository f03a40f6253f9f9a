import { parentPort } from 'node:worker_threads'
import { chanceFrom, games, worstPlays } from '../../../src-engine/index.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Answering, Asking, Question, Review } from './words.ts'

/** A thread in which bots think, so that no search ever holds up the host. */
parentPort?.on('message', ({ id, question }: Asking) => {
  let answer: Answering
  try {
    answer = { id, ...(question.want === 'review' ? review(question) : think(question)) }
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})

function review({ seat, record }: Review): Omit<Answering, 'id'> {
  return { costly: worstPlays(games, record, seat) }
}

function think({ want, game: id, seat, view, offers, level, seed, thinking }: Question): Omit<Answering, 'id'> {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined) return { error: `no game ${id}` }
  const end = performance.now() + thinking
  const asked = {
    seat,
    view,
    offers,
    level,
    chance: chanceFrom({ seed, drawn: {} }),
    thinking: { more: () => performance.now() < end },
  }
  if (want === 'advice') return { advice: game.coach?.(asked) ?? [] }
  return { move: game.bot(asked) as unknown as JsonObject }
}
