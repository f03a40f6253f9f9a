import { expect, test } from 'vitest'
import { wake } from '../../../src-main/host/table/run/queue.ts'
import { allHeard, join } from '../../support/host-client.ts'
import { ok, opened, turn, seatOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { liveAt } from '../../support/host-table.ts'

test('while the house stands two plays of a client wait, and the rest are refused in words', async () => {
  let later = 0
  const host = await runHost({ steady: () => performance.now() + later })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  const [action] = (await turn(ann, table))!
  host.lobby.context.move.isHalted = true
  const play = () => ann.ask({ say: 'act', table, seat: seatOf(ann), action: action! })
  const first = [play(), play()]
  await allHeard(ann)
  later += 300
  const rest = await Promise.all(Array.from({ length: 40 }, play))
  for (const one of rest) expect(one).toMatchObject({ say: 'refused', code: 'house-waits', params: { most: 2 } })
  const live = liveAt(host, table)
  expect(live.queue).toHaveLength(2)
  host.lobby.context.move.isHalted = false
  wake(live)
  expect((await Promise.all(first)).filter(one => one.say === 'done')).toHaveLength(1)
  expect(await play()).not.toMatchObject({ code: 'house-waits' })
  await host.end()
})
