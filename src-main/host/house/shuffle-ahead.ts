import { chanceFrom, seedFrom } from '../../../src-engine/core/chance.ts'
import { yielding } from '../context/yielding.ts'

/** Decks of sixty, as many as forty seats shuffle at their opening hands: after them the hash is compiled. */
const decks = 80

/**
 * Shuffles decks for nobody, a little at a time, once the host stands: the first hands it deals are then not worked out by
 * code that is not compiled yet. With forty seats in Clash that opening held everybody up for 30 ms without, 25 with.
 */
export async function shuffleAhead(): Promise<void> {
  const cards = Array.from({ length: 60 }, (_, card) => card)
  const chance = chanceFrom({ seed: seedFrom(0), drawn: {} })
  const yieldIfLong = yielding()
  for (let deck = 0; deck < decks; deck++) {
    chance.shuffle(`deck ${deck}`, cards)
    await yieldIfLong()
  }
}
