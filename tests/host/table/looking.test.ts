import { toAct } from '../../../src-engine/core/match.ts'
import { expect, test } from 'vitest'
import { join } from '../../support/host-client.ts'
import { ok, opened, seatOf, ways } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'

test('bots wait while people look at what happened, until the last of them has seen enough; then everybody is told', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const tv = await join(host.port, { display: true, ownerKey: host.local().ownerKey })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ben, { say: 'sit', table })
  await ok(tv, { say: 'watch', table })
  await ok(ann, { say: 'start', table })
  await Promise.all([ann, ben].map(one => one.until(said => said.say === 'view')))
  const room = liveAt(host, table)
  const { steady } = room.context.tuning
  const actor = (): string => toAct(matchOf(room))[0]!
  const waits = (): boolean => ![ann, ben].some(one => seatOf(one) === actor()) && room.lookUntil > steady() + 30_000
  // People play until a bot is to act and there is still something to look at.
  while (!waits()) {
    const client = [ann, ben].find(one => seatOf(one) === actor() && ways(one).length > 0)
    if (client === undefined) await ann.next(one => one.say === 'view', 1000).catch(() => undefined)
    else {
      room.lookUntil = steady() + 60_000
      await ok(client, { say: 'act', table, seat: actor(), action: ways(client)[0]! } as never)
    }
  }
  const { seq } = matchOf(room)
  expect(await tv.ask({ say: 'seen', table })).toMatchObject({ code: 'display' })
  await ok(ann, { say: 'seen', table })
  expect(room.lookUntil).toBeGreaterThan(steady())
  expect(matchOf(room).seq).toBe(seq)
  const allSeen = [ann, ben, tv].map(one => one.next(said => said.say === 'seen'))
  await ok(ben, { say: 'seen', table })
  await Promise.all(allSeen)
  await expect.poll(() => matchOf(room).seq).toBeGreaterThan(seq)
  // Where nothing is looked at, nobody is told anything.
  room.lookUntil = 0
  const count = ann.messages.filter(one => one.say === 'seen').length
  await ok(ann, { say: 'seen', table })
  await ok(ben, { say: 'seen', table })
  expect(ann.messages.filter(one => one.say === 'seen')).toHaveLength(count)
  await host.end()
})
