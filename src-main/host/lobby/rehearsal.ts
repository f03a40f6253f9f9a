import { setImmediate as breath } from 'node:timers/promises'
import type { AnyGame } from '../../../src-engine/core/game.ts'
import { start } from '../../../src-engine/core/match.ts'

const rehearsals = new WeakMap<AnyGame, Promise<void>>()

/** Small deals, after which a large one is quick. */
const deals = 50

/**
 * Deals the game to hands that nobody gets, a small deal a breath: the first that a process deals takes several times as
 * long as those after it, and forty decks shuffled so would hold up the whole house. Done once for each game.
 */
export function rehearsed(game: AnyGame): Promise<void> {
  let rehearsal = rehearsals.get(game)
  if (rehearsal === undefined) rehearsals.set(game, (rehearsal = rehearse(game)))
  return rehearsal
}

async function rehearse(game: AnyGame): Promise<void> {
  const seats = Array.from({ length: game.seats.min }, (_, seat) => `Seat ${seat + 1}`)
  for (let seed = 0; seed < deals; seed++) {
    await breath()
    try {
      start(game, { seats, seed })
    } catch {
      return // Whoever opens a table is told what is wrong with it.
    }
  }
}
