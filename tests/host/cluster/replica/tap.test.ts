import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { startFollower } from '../../../../src-main/host/cluster/replica/follower.ts'
import { pairKeysOf } from '../../../../src-main/host/cluster/replica/messages.ts'
import { join, tokenOf } from '../../../support/host-client.ts'
import { ok, opened, pause } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { knocked, obedient, wayOf } from '../../../support/standby-guest.ts'
import { machine } from '../../../support/standby-process.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

// Of three who sat there two have their phones in a pocket, and no page of theirs comes to the standby.
test('where too few come to the standby, one who sat at a table says that the host is gone, and the house goes on', async () => {
  const [hostData, standbyData] = [freshFolder(), freshFolder()]
  for (const data of [hostData, standbyData]) ends.push(() => rmSync(data, { recursive: true, force: true }))
  const host = await machine(hostData, '--port', '0')
  ends.push(host.kill)
  const standby = await machine(standbyData, '--port', '0', '--standby', `127.0.0.1:${host.port}`)
  ends.push(standby.kill)
  const people = await Promise.all(['Ann', 'Ben', 'Cal'].map(async name => obedient(await join(host.port, { name }))))
  const [ann, ben, cal] = people as [(typeof people)[number], (typeof people)[number], (typeof people)[number]]
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  for (const one of [ben, cal]) await ok(one, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await expect.poll(() => people.every(one => wayOf(one) !== undefined)).toBe(true)
  await host.kill()
  await expect.poll(() => standby.said()).toContain('The host does not answer')

  // A ticket without a vote has no word in it, and one who waits has not said it.
  let isIn = false
  const cals = wayOf(cal)!.ticket!.split('~', 1)[0]!
  const waiting = [
    knocked(standby.port, cals, 'drawn by the device of Cal itself', true),
    knocked(standby.port, wayOf(ben)!.ticket!, 'drawn by the device of Ben itself'),
  ].map(one => one.then(() => (isIn = true)))
  await pause(1500)
  expect(isIn).toBe(false)
  const there = await knocked(standby.port, wayOf(ann)!.ticket!, 'drawn by the device of Ann itself', true)
  expect(tokenOf(there)).not.toBe(tokenOf(ann))
  await there.until(one => one.say === 'table' && one.table.id === table)
  await expect.poll(() => standby.said()).toMatch(/^listening /m)
  await Promise.all(waiting)
})

test('a standby that knows its house by id alone looks for it, before there is any copy', async () => {
  const folder = freshFolder()
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const looked: string[] = []
  const standing = await startFollower({
    folder,
    // Nobody is there any more.
    host: 'http://127.0.0.1:9',
    house: 'the house of Ann',
    shared: pairKeysOf('the key of both'),
    search: house => {
      looked.push(house)
      return Promise.resolve({ addresses: () => [], stop: () => Promise.resolve() })
    },
    addresses: () => [],
    open: () => Promise.reject(new Error('there is no copy')),
    close: () => Promise.resolve(),
    tell: () => {},
    note: () => {},
  })
  ends.push(() => standing.stop())
  await expect.poll(() => looked).toEqual(['the house of Ann'])
})
