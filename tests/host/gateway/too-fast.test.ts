import { expect, test } from 'vitest'
import { limits } from '../../../src-engine/protocol/version.ts'
import { allHeard, join } from '../../support/host-client.ts'
import { runHost } from '../../support/host-run.ts'

// Who says too much is told so, and nobody else is.

test('a clock set back a minute makes nobody too fast', async () => {
  let back = 0
  let now = 0
  const own = await runHost({ now: () => Date.now() - back, steady: () => now })
  const ann = await join(own.port, { name: 'Ann' })
  for (let i = 0; i < 60; i++) ann.sayRaw('{"say":"watch","n":1,"table":"none"}')
  await allHeard(ann)
  back = 60_000
  now = 2000
  for (let i = 0; i < 100; i++) ann.sayRaw('{"say":"watch","n":2,"table":"none"}')
  await allHeard(ann)
  expect(ann.messages.filter(one => one.say === 'refused' && one.n === 2)).toHaveLength(100)
  expect(ann.messages.filter(one => one.say === 'refused' && one.code === 'too-fast')).toEqual([])
  await own.end()
})

test('slips of a whole evening do not add up to a closed connection', async () => {
  let now = 0
  const own = await runHost({ steady: () => now })
  const ann = await join(own.port, { name: 'Ann' })
  for (let slip = 1; slip <= 30; slip++) {
    now += 60_000
    ann.sayRaw(`{"say":"fly","n":${slip}}`)
    await ann.until(one => one.say === 'refused' && one.n === slip)
  }
  expect(ann.messages.some(one => one.say === 'bye')).toBe(false)
  await own.end()
})

test('a page that is too quick now and then all evening is never cut off for it', async () => {
  let now = 0
  const own = await runHost({ steady: () => now })
  const ann = await join(own.port, { name: 'Ann' })
  for (let minute = 1; minute <= 10; minute++) {
    now += 60_000
    for (let n = 1; n < limits.burst + 50; n++) ann.sayRaw('{"say":"watch","n":1,"table":"none"}')
    ann.sayRaw(`{"say":"watch","n":${1000 + minute},"table":"none"}`)
    expect(await ann.until(one => one.say === 'refused' && one.n === 1000 + minute)).toMatchObject({ code: 'too-fast' })
  }
  expect(ann.messages.some(one => one.say === 'bye')).toBe(false)
  await own.end()
})
