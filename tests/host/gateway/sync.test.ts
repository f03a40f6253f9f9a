import { expect, test } from 'vitest'
import { allHeard, join } from '../../support/host-client.ts'
import { ok, opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'

test('a watcher who asks for the whole game again and again gets it a few times a second, and the latest at last', async () => {
  let now = 0
  const host = await runHost({ games: { race: toys['race']! }, reaction: 1e6, steady: () => now })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'race', { seats: 2, options: { goal: 5000 } })
  const watcher = await join(host.port, { display: true })
  await ok(watcher, { say: 'watch', table })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'throw', card: 1 } })
  await allHeard(ann)
  const before = watcher.messages.length
  const views = (): unknown[] => watcher.messages.slice(before).filter(one => one.say === 'view')
  for (let asked = 0; asked < 100; asked++) watcher.say({ say: 'sync', table, viewer: 'table', from: 0 })
  await allHeard(ann)
  expect(views()).toHaveLength(20)
  // All that was asked for meanwhile is answered with one, from the first event on.
  now += 1000
  await expect.poll(() => views().length).toBe(21)
  expect(views().at(-1)).toMatchObject({ seq: 1, events: [{ n: 1, event: { type: 'thrown' } }] })
  now += 60_000
  await allHeard(ann)
  expect(views()).toHaveLength(21)
  await host.end()
})
