import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import type { Notice } from '../../../../src-engine/protocol/desktop.ts'
import { join, personOf, tokenOf, type TestClient } from '../../../support/host-client.ts'
import { asked, ok, opened, seatOf, tableOf, ways } from '../../../support/host-play.ts'
import { guestWindow, isMove, isMoved, portOf, startApp, type Moved, type TestApp } from '../../../support/houses.ts'
import { protocolVersion } from '../../../../src-engine/protocol/version.ts'

const apps: TestApp[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map(one => one.end()))
})
async function app(...how: Parameters<typeof startApp>): Promise<TestApp> {
  const made = await startApp(...how)
  apps.push(made)
  return made
}

const portIn = (url: string): number => Number(new URL(url).port)
const freshToken = (): string => randomBytes(16).toString('base64url')

/** Ann's house with a game of three in it: Ann at its machine, Ben at his own desktop app, Cal at a phone. */
async function evening(): Promise<{
  annApp: TestApp
  benApp: TestApp
  ann: TestClient
  ben: TestClient
  cal: TestClient
  table: string
}> {
  const annApp = await app({ name: 'Annes Haus', open: true, pin: '4711' })
  const benApp = await app({ name: 'Ben' })
  const ann = await annApp.window({ name: 'Ann' })
  const ben = await guestWindow(annApp, benApp, { name: 'Ben', pin: '4711' })
  const cal = await join(portOf(annApp), { name: 'Cal', pin: '4711' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ben, { say: 'sit', table })
  await ok(cal, { say: 'sit', table })
  await ok(ann, { say: 'set', table, change: { timer: 300 } })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'chat', table, to: 'table', text: 'hello' })
  return { annApp, benApp, ann, ben, cal, table }
}

/** One play of whoever's turn it is among them. */
async function onePlay(clients: readonly TestClient[], table: string): Promise<void> {
  const plays = clients.map(async client => {
    const open = ways(client)
    if (open.length > 0) await ok(client, { say: 'act', table, seat: seatOf(client), action: open[0]! })
    return open.length > 0
  })
  expect(await Promise.all(plays)).toContain(true)
}

async function handOver({ ann, benApp }: { ann: TestClient; benApp: TestApp }): Promise<void> {
  const { apps: found } = await asked<HandHouseAnswer>(ann, 'hand-house')
  expect(found).toMatchObject([{ name: 'Ben', fits: true }])
  const code = ann.next(one => isMove('asked')(one) && one.say === 'move' && one.code !== undefined)
  await ok(ann, { say: 'hand-house', to: found[0]!.device })
  const shown = await benApp.state('asked')
  expect(await code).toMatchObject({ to: 'Ben', code: (shown as { code: string }).code })
  benApp.receiver.answer(true)
}

test('the house goes to another machine in mid-game, and everybody comes after it with their seat and hand', async () => {
  const { annApp, benApp, ann, ben, cal, table } = await evening()
  await onePlay([ann, ben, cal], table)
  const before = cal.views.get('Cal')!
  const id = annApp.local().id
  const halted = cal.next(isMove('halted'))
  const heard = [ann, ben, cal].map(one => one.next<Moved>(isMoved))
  await handOver({ ann, benApp })
  const began = performance.now()
  const moved = await Promise.all(heard)
  expect(await halted).toMatchObject({ to: 'Ben' })
  await benApp.state('open')
  expect(benApp.local()).toMatchObject({ id, name: 'Annes Haus', open: true, pin: '4711' })
  expect(moved[2]).toMatchObject({ house: id, to: [expect.stringMatching(/^http:\/\/127/)] })
  expect(new Set(moved.map(one => one.ticket)).size).toBe(3)

  // The phone's new page: a token of its own, and the ticket instead of the PIN.
  const token = freshToken()
  const again = await join(portIn(moved[2]!.to[0]!), { name: 'Cal', token, ticket: moved[2]!.ticket! })
  await again.until(one => one.say === 'view')
  expect(performance.now() - began).toBeLessThan(3000)
  expect(personOf(again)).toBe(personOf(cal))
  // It looks as before; a word says that it is another computer. By whose name, once they are there themselves.
  await again.until(one => one.say === 'notice' && one.text === 'house-came')
  expect(again.views.get('Cal')).toMatchObject({ view: before.view, seq: before.seq })
  expect(tableOf(again, table)).toMatchObject({ phase: 'playing', paused: true, timer: 300 })

  // The ticket counts once: for that device again, for nobody else.
  const same = await join(portIn(moved[2]!.to[0]!), { token, ticket: moved[2]!.ticket! })
  expect(personOf(same)).toBe(personOf(cal))
  const thief = await join(portIn(moved[2]!.to[0]!), { token: freshToken(), ticket: moved[2]!.ticket! })
  expect(thief.messages.at(-1)).toMatchObject({ say: 'bye', code: 'pin' })

  // A desktop app knows the house by its id, and its token there; Ben's own is the owner's now.
  const atHome = await benApp.window({ name: 'Ben', token: freshToken(), ticket: moved[1]!.ticket! })
  expect(atHome.messages[0]).toMatchObject({ say: 'welcome', owner: true, you: { id: personOf(ben) } })
  const anns = await join(portOf(benApp), { name: 'Ann', token: freshToken(), ticket: moved[0]!.ticket! })
  expect(await anns.until(one => one.say === 'notice')).toMatchObject({
    text: 'house-came-to',
    params: { name: 'Ben' },
  })
  const guest = await join(portOf(benApp), { name: 'Ann', token: tokenOf(anns) })
  expect(guest.messages[0]).toMatchObject({ say: 'welcome', owner: false, you: { id: personOf(ann) } })
  await ok(guest, { say: 'pause', table, on: false })
  await onePlay([guest, atHome, same], table)
  expect(seatOf(atHome)).toBe('Ben')

  // Whoever knocks at the old door hears where it is.
  const late = await join(portOf(annApp), { token: tokenOf(cal), hello: false })
  late.say({ say: 'hello', protocol: protocolVersion, token: tokenOf(ben) })
  expect(await late.until<Moved>(isMoved)).toMatchObject({ to: moved[0]!.to })
})

test('the old machine starts a new house that remembers, and takes the first one back', async () => {
  const first = await evening()
  const { annApp, benApp, ann, ben } = first
  const id = annApp.local().id
  const moved = ben.next<Moved>(isMoved)
  await handOver(first)
  await moved
  await benApp.state('open')
  await annApp.stop()
  const again = await app({ data: annApp.data, name: 'Ann' })
  expect(again.local().id).not.toBe(id)
  const { store } = again.host().lobby.context
  expect(store.tables.all()).toEqual([])
  expect(store.people.byId(personOf(ann))).toMatchObject({ name: 'Ann' })
  // Its person reads where the party is.
  let notices: readonly Notice[] = []
  again.onNotices(now => (notices = now))
  const { host: address } = new URL(benApp.local().addresses[0]!)
  await expect.poll(() => notices).toMatchObject([{ text: 'house-went', params: { address } }])

  // Back again: the same house.
  const host = await benApp.window({ name: 'Ben', token: tokenOf(ben) })
  const guest = await guestWindow(benApp, again, { name: 'Ann', token: tokenOf(ann) })
  const home = guest.next<Moved>(isMoved)
  const { apps: found } = await asked<HandHouseAnswer>(host, 'hand-house')
  await ok(host, { say: 'hand-house', to: found[0]!.device })
  await again.state('asked')
  again.receiver.answer(true)
  await home
  await again.state('open')
  expect(again.local().id).toBe(id)
  expect([...again.host().lobby.tables.keys()]).toEqual([first.table])
})
