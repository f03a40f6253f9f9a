import { afterEach, expect, test } from 'vitest'
import { defaults } from '../../../src-main/host/house/defaults.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// A full house comes in at once, through one router, as strict as a host is to anybody.

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const forty = 40

test('forty people at the door at the same moment: all come in, all have a seat, and all see the game', async () => {
  host = await runHost({ quotas: defaults.quotas })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'clash', { seats: forty, options: { format: 'grand-melee' } })
  const others = await Promise.all(
    // Half of them have one name: it is told apart by the host.
    Array.from({ length: forty - 1 }, (_, at) => join(host.port, { name: at % 2 === 0 ? 'Alexandra' : `Guest ${at}` })),
  )
  const all: readonly TestClient[] = [ann, ...others]
  expect(all.map(one => one.messages[0]?.say)).toEqual(all.map(() => 'welcome'))
  expect(new Set(all.map(personOf)).size).toBe(forty)
  await Promise.all(others.map(one => ok(one, { say: 'sit', table })))
  await ann.until(one => one.say === 'table' && one.table.places.every(place => place.kind === 'person'))
  const { places } = tableOf(ann)
  expect(new Set(places.map(place => place.seat)).size).toBe(forty)
  expect(new Set(places.map(place => place.name)).size).toBe(forty)
  await ok(ann, { say: 'start', table })
  await Promise.all(all.map(one => one.until(message => message.say === 'view')))
  // Each sees what is theirs, and nobody else's.
  const viewers = all.map(one => [...one.views.keys()].join())
  expect(viewers.toSorted()).toEqual(places.map(place => place.seat).toSorted())
})
