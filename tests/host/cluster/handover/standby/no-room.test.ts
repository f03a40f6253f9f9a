import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../../src-engine/protocol/hand-house.ts'
import type { FromHost } from '../../../../../src-engine/protocol/reader.ts'
import { join, type TestClient } from '../../../../support/host-client.ts'
import { asked, ok, opened, playOn } from '../../../../support/host-play.ts'
import { guestWindow, portOf, startApp } from '../../../../support/houses.ts'
import { smallDisk } from '../../../../support/small-disk.ts'
import { obedient } from '../../../../support/standby-guest.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

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
  bens.taking.answer(true)
  await expect.poll(() => bens.states.at(-1)).toEqual({ at: 'keeping', from: 'Ann', how: 'no-room' })
  for (const one of [ann, cal]) await one.until(isWarning)
  await expect.poll(() => copyOf(cal)).toBe('no-room')
  disk.free()
  await expect.poll(() => bens.states.at(-1), { timeout: 30_000 }).toMatchObject({ how: 'whole' })
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
  await expect.poll(() => bens.states.at(-1), { timeout: 30_000 }).toMatchObject({ how: 'whole' })
  await expect.poll(() => copyOf(cal)).toBe('whole')
  expect(cal.messages.some(one => one.say === 'notice' && one.text === 'standby-lost')).toBe(false)
})
