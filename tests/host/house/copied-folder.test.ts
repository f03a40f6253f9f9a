import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { houseCertificate } from '../../../src-main/host/house/identity.ts'
import { knownHost } from '../../../src-main/host/discovery/known-host.ts'
import type { AsFound } from '../../../src-engine/protocol/desktop.ts'
import { copiedSetting } from '../../../src-main/store/settings.ts'
import { openStore } from '../../../src-main/store/store.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { join } from '../../support/host-client.ts'
import { opened } from '../../support/host-play.ts'
import { portOf, startApp, type TestApp } from '../../support/houses.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A house with a table and people, and another machine that has a copy of its data folder. */
async function copied(): Promise<readonly [TestApp, TestApp]> {
  const first = await startApp()
  const ben = await join(portOf(first), { name: 'Ben' })
  await opened(ben, 'knock-out-whist')
  await houseCertificate(first.host().lobby.context.store, Date.now)
  await ben.close()
  await first.stop()
  const data = freshFolder()
  cpSync(first.data, data, { recursive: true })
  const both = [await startApp({ data: first.data }), await startApp({ data })] as const
  for (const one of both) ends.push(one.end)
  return both
}
function look(apps: readonly TestApp[], own?: () => AsFound | undefined) {
  const id = apps[0]!.local().id
  const host = knownHost({ id, onChange: () => undefined, every: 30, ...(own === undefined ? {} : { own }) })
  ends.push(host.stop)
  for (const app of apps) host.mayBeAt(app.local().url)
  const listed = () => host.found().map(({ url, copy }) => `${url}${copy === true ? ' copy' : ''}`)
  return { host, listed }
}
const urls = (apps: readonly TestApp[]): string[] => apps.map(app => `${app.local().url} copy`)

test('two machines with one data folder both stand in the list, and each knows of the other', async () => {
  const both = await copied()
  const { listed } = look(both)
  await expect.poll(() => listed().toSorted()).toEqual(urls(both).toSorted())
  // In the app of the second: its own is not listed, and the first is said to have the same house.
  const ofSecond = look(both, both[1].asFound)
  await expect.poll(ofSecond.listed).toEqual([`${both[0].local().url} copy`])
})

test('one press makes a new house of the copy, with all that is in it, and the two are copies no more', async () => {
  const both = await copied()
  const [first, second] = both
  writeFileSync(path(second.data, 'standby-agreed.json'), '{"round":1,"bound":[{"round":1,"devices":[1]}]}')
  const before = second.host().lobby.context.store
  const [people, games] = [before.people.latest(9), before.tables.all().map(({ id }) => id)]
  expect([people.length > 0, games.length]).toEqual([true, 1])
  const certificate = await houseCertificate(before, Date.now)
  const { id } = second.local()
  const made = await second.newHouse()
  expect(made.problem).toBeUndefined()
  expect(made.id).not.toBe(id)
  expect(second.local().id).toBe(made.id)
  const after = second.host().lobby.context.store
  expect(after.people.latest(9)).toEqual(people)
  expect(after.tables.all().map(one => one.id)).toEqual(games)
  expect(await houseCertificate(after, Date.now)).not.toEqual(certificate)
  // The standby of the one it was copied from is not its own.
  expect(existsSync(path(second.data, 'standby-agreed.json'))).toBe(false)
  const { listed } = look([first, second], second.asFound)
  await expect.poll(listed).toEqual([first.local().url])
})

test('a program that ended in the middle of it does the rest at its next start', async () => {
  const data = freshFolder()
  ends.push(() => rmSync(data, { recursive: true, force: true }))
  const store = openStore(data)
  store.log.commit([copiedSetting(true)], 1)
  store.close()
  writeFileSync(path(data, 'standby-key.json'), '{}')
  const host = await runHost({}, { data })
  expect(existsSync(path(data, 'standby-key.json'))).toBe(false)
  await host.end()
  expect(openStore(data).settings.read('copied')).toBe('')
})

test('a house that two machines have for a moment, as a standby takes it over, is no copy', async () => {
  const [host, standby] = await copied()
  const [old, next] = [host, standby].map(app => app.host().lobby.context)
  next!.store.log.commit([{ write: 'standing', standing: 'held', epoch: 3, word: '' }], 1)
  const { host: known, listed } = look([host, standby])
  await expect.poll(listed).toEqual([host.local().url])
  const seen: string[][] = []
  const looking = setInterval(() => seen.push(listed()), 5)
  // Some rounds on, the lower one yields: it is another id's from then on.
  await new Promise(done => setTimeout(done, 90))
  old!.store.log.commit([{ write: 'standing', standing: 'given', epoch: 3, word: '' }], 1)
  await expect.poll(listed).toEqual([standby.local().url])
  clearInterval(looking)
  expect(seen.flat().filter(one => one.includes('copy'))).toEqual([])
  expect(known.found()[0]).toMatchObject({ state: 'here', epoch: 3 })
})
