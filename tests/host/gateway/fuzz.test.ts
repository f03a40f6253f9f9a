import { expect, test } from 'vitest'
import { fuzzHost } from '../../support/fuzz-host.ts'
import { join } from '../../support/host-client.ts'
import { opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { runs } from '../../support/runs.ts'

test('whatever is said to it, the host answers everything once, breaks at nothing, and another table plays on', async () => {
  const { numRuns, seed = Date.now() % 1e6 } = runs(1200)
  const tried = await fuzzHost({
    messages: numRuns,
    requests: Math.ceil(numRuns / 10),
    files: Math.ceil(numRuns / 30),
    seed,
  })
  expect(tried.problems).toEqual([])
  // It is no fuzz where nothing is taken: what fits the protocol is done, what does not is refused by many a reason.
  expect(tried.answers['done']).toBeGreaterThan(20)
  expect(tried.reached).toBeGreaterThan(0.5)
  expect(Object.keys(tried.answers).length).toBeGreaterThan(12)
})

test('what is said to a table while it closes is answered: it comes too late', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  // The deal is on its way to the disk while the others come.
  for (const [n, say] of [
    [801, 'start'],
    [802, 'close'],
    [803, 'start'],
    [804, 'rematch'],
  ] as const) {
    ann.sayRaw(JSON.stringify({ say, n, table }))
  }
  for (const n of [801, 802]) expect(await ann.until(one => 'n' in one && one.n === n)).toMatchObject({ say: 'done' })
  for (const n of [803, 804]) {
    expect(await ann.until(one => 'n' in one && one.n === n)).toMatchObject({ say: 'refused', code: 'no-table' })
  }
  await host.end()
})
