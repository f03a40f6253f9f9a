import { expect, test } from 'vitest'
import { anyGame } from '../../../src-engine/core/game.ts'
import { games } from '../../../src-engine/index.ts'
import { join } from '../../support/host-client.ts'
import { opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// A table of many holds nobody else up: it is set up no more often than need be, and its bots are shown their cards one by
// one, with room for others between.

test('thirty bots who look at their opening hands at once do not do so in one breath', async () => {
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
    offers: (state, seat) => {
      asked++
      most = Math.max(most, asked)
      return clash.offers(state, seat)
    },
  })
  let ended = false
  const breath = (): void => {
    asked = 0
    if (!ended) setImmediate(breath)
  }
  breath()
  const host = await runHost({ games: { clash: counted } })
  const ann = await join(host.port)
  await opened(ann, 'clash', { options: { format: 'grand-melee' }, solo: { bots: 29, level: 'easy' } })
  await ann.until(one => one.say === 'view' && one.seq > 20, 60_000)
  ended = true
  // Rehearsed with small deals, then tried out, and dealt.
  expect(new Set(setups.slice(0, -2))).toEqual(new Set([2]))
  expect(setups.slice(-2)).toEqual([30, 30])
  // The person at the table, a bot, and one more where a turn ends.
  expect(most).toBeLessThan(8)
  await host.end()
})
