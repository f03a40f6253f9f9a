import { mkdirSync, rmSync, rmdirSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import type { FromHost } from '../../../../src-engine/protocol/reader.ts'
import { startStandby } from '../../../../src-main/host/house/standby-house.ts'
import { join, type TestClient } from '../../../support/host-client.ts'
import { asked, ok, opened, pause, playOn } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { guestWindow, isMove, portOf, startApp } from '../../../support/houses.ts'
import { smallDisk } from '../../../support/small-disk.ts'
import { obedient, standbyKey, wayOf } from '../../../support/standby-guest.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const isFailed = (one: FromHost): boolean => one.say === 'notice' && one.text === 'disk-failed'
const copyOf = (client: TestClient): string | undefined => {
  const last = client.messages.findLast(one => one.say === 'copy')
  return last?.say === 'copy' ? last.at : undefined
}
const isWarning = (one: FromHost): boolean => one.say === 'notice' && one.text === 'standby-no-room'
const warnings = (client: TestClient): number => client.messages.filter(isWarning).length

test('where the disk of the copy is full, its person and everybody hear so, games go on, and it comes once there is room', async context => {
  const disk = smallDisk('90m')
  if (disk === undefined) return context.skip()
  ends.push(disk.remove)
  const anns = await startApp({ name: 'Ann', open: true })
  ends.push(anns.end)
  const bens = await startApp({ name: 'Ben', data: disk.folder })
  ends.push(() => bens.stop())
  const ann = obedient(await anns.window({ name: 'Ann' }))
  const ben = obedient(await guestWindow(anns, bens, { name: 'Ben' }))
  const cal = obedient(await join(portOf(anns), { name: 'Cal' }))
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  await ok(cal, { say: 'sit', table })
  await ok(ben, { say: 'start', table })

  // From the start there is room for a word, and not for a house.
  disk.fill(8 * 1024 * 1024)
  const { apps } = await asked<HandHouseAnswer>(ann, 'hand-house')
  await ok(ann, { say: 'keep-copy', to: apps[0]!.device })
  await bens.state('asked')
  bens.receiver.answer(true)
  await expect.poll(() => bens.states.at(-1)).toEqual({ at: 'keeping', from: 'Ann', how: 'no-room' })
  for (const one of [ann, cal]) await one.until(isWarning)
  await expect.poll(() => copyOf(cal)).toBe('no-room')
  disk.free()
  await expect.poll(() => bens.states.at(-1)).toMatchObject({ how: 'whole' })
  await expect.poll(() => copyOf(cal)).toBe('whole')

  // It fills up while games are played.
  const again = [ann, cal].map(one => one.next(isWarning))
  disk.fill()
  for (const one of [ben, cal]) void playOn(one, table).catch(() => undefined)
  await Promise.all(again)
  await expect.poll(() => copyOf(cal)).toBe('no-room')
  await expect.poll(() => bens.states.at(-1)).toEqual({ at: 'keeping', from: 'Ann', how: 'no-room' })
  // The evening goes on without it, and nobody is warned once more at each try.
  await ok(cal, { say: 'chat', table, to: 'table', text: 'still here' })
  expect([ann, cal].map(warnings)).toEqual([2, 2])

  disk.free()
  await expect.poll(() => bens.states.at(-1)).toMatchObject({ how: 'whole' })
  await expect.poll(() => copyOf(cal)).toBe('whole')
  expect(cal.messages.some(one => one.say === 'notice' && one.text === 'standby-lost')).toBe(false)
})

test('a host that loses its copy and can’t write that it goes on alone names its disk, and goes on once it can', async () => {
  const anns = await startApp({ name: 'Ann', open: true, standbyKey })
  ends.push(anns.end)
  const ann = obedient(await anns.window({ name: 'Ann' }))
  const guests = await Promise.all(['Ben', 'Cal'].map(async name => obedient(await join(portOf(anns), { name }))))
  const [ben, cal] = guests as [TestClient, TestClient]
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  await ok(cal, { say: 'sit', table })
  const data = freshFolder()
  ends.push(() => rmSync(data, { recursive: true, force: true }))
  const standby = await startStandby({
    options: { port: 0, name: 'Copy', data, interfaces: ['lo'], app: data, open: true, standbyKey },
    key: standbyKey,
    host: anns.local().url,
    tell: () => {},
    opened: () => {},
    note: () => {},
  })
  await expect.poll(() => [ben, cal].every(one => wayOf(one) !== undefined)).toBe(true)

  // Where the agreement is written first, nothing can be.
  const inTheWay = path(anns.data, 'standby-agreed.json.part')
  mkdirSync(inTheWay)
  const heard = [ann, ben, cal].map(one => one.next(isFailed))
  await standby.stop()
  await Promise.all(heard)
  // Longer than it takes until a host without its majority says so.
  await pause(1500)
  expect(ann.messages.some(isMove('alone'))).toBe(false)
  const lost = cal.next(one => one.say === 'notice' && one.text === 'standby-lost')
  rmdirSync(inTheWay)
  await lost
  await ok(cal, { say: 'chat', table, to: 'table', text: 'still here' })
  expect(ann.messages.filter(isFailed)).toHaveLength(1)
})
