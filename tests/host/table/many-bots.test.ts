import { expect, test } from 'vitest'
import { anyGame } from '../../../src-engine/core/game.ts'
import { games } from '../../../src-engine/index.ts'
import { join } from '../../support/host-client.ts'
import { opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// A table of many holds nobody else up: it is set up no more often than need be, and its bots are shown their cards one by
// one, with room for others between.

test('thirty bots who look at their opening hands at once do not do so in one turn of the loop', async () => {
  const clash = games['clash']!
  const setups: number[] = []
  let asked = 0
  let most = 0
  const counted = anyGame({
    ...clash,
    setup: (table, chance) => {
      setups.push(table.seats.length)
      return clash.setup(table, chance)
    },
    // Asked for each bot that is shown its cards, and for the person once they changed.
    own: (state, seat) => {
      asked++
      most = Math.max(most, asked)
      return clash.own(state, seat)
    },
  })
  let ended = false
  const turnOfLoop = (): void => {
    asked = 0
    if (!ended) setImmediate(turnOfLoop)
  }
  turnOfLoop()
  const host = await runHost({ games: { clash: counted } })
  const ann = await join(host.port)
  await opened(ann, 'clash', { options: { format: 'grand-melee' }, solo: { bots: 29, level: 'easy' } })
  await ann.until(one => one.say === 'view' && one.seq > 20, 60_000)
  ended = true
  // Practice is dealt at once: it is not tried out before.
  expect(setups).toEqual([30])
  expect(most).toBeGreaterThan(0)
  // Timers that fall due together on a busy machine run together, but never those of all.
  expect(most).toBeLessThan(25)
  await host.end()
})
