import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SavedAnswer, SavedTable } from '../../../src-engine/protocol/answers.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { asked, ok } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
let ann: TestClient
let ben: TestClient
let owner: TestClient
beforeEach(async () => {
  host = await runHost()
  ann = await join(host.port, { name: 'Ann' })
  ben = await join(host.port, { name: 'Ben' })
  owner = await join(host.port, { name: 'Olga', ownerKey: host.local().ownerKey })
})
afterEach(() => host.end())

/** Archives a lobby at which these people sit. */
function archive(id: string, people: readonly TestClient[], at: number, solo = false): void {
  const look = { colour: 0, avatar: '', guest: false }
  const places = people.map(one => ({ seat: id, kind: 'person', name: id, person: personOf(one), ...look }))
  const set = { options: {}, timer: 0, level: 'normal', thinking: 250, fill: true, coach: false }
  const setup = { game: 'knock-out-whist', solo, host: personOf(people[0]!), places, ...set }
  host.lobby.context.store.log.commit([{ write: 'keep', id, state: 'archived', setup }], at)
}

/** The whole list, page by page. */
async function list(client: TestClient): Promise<readonly (readonly string[])[]> {
  let page = await asked<SavedAnswer>(client, 'saved')
  const pages: SavedTable[][] = [[...page.saved]]
  while (page.moreSaved) {
    const { at, id } = page.saved.at(-1)!
    page = await asked<SavedAnswer>(client, 'saved', { at, id })
    pages.push([...page.saved])
  }
  return pages.map(one => one.map(({ id }) => id))
}

test('the list of unfinished games goes on page by page behind the latest, each game once', async () => {
  // Of one moment too, and some nobody can read among them.
  for (let i = 0; i < 65; i++) archive(`t${String(i).padStart(2, '0')}`, [ann], Math.floor(i / 3))
  const { store } = host.lobby.context
  for (let at = 0; at < 65; at += 8) {
    const setup = { game: 'knock-out-whist', solo: false, host: 'x', places: [{ person: personOf(ann) }] }
    store.log.commit([{ write: 'keep', id: `unreadable ${at}`, state: 'archived', setup }], at / 3)
  }
  const pages = await list(ann)
  expect(pages.map(page => page.length)).toEqual([30, 30, 5])
  const readable = store.tables.all().filter(({ id }) => !id.startsWith('unreadable'))
  expect(pages.flat()).toEqual(readable.map(({ id }) => id))
  expect(await list(ben)).toEqual([[]])
  // The lobby has the first of them.
  host.lobby.context.lobbyChanged()
  const sent = await ann.until(one => one.say === 'lobby' && one.saved.length > 0)
  expect(sent).toMatchObject({ moreSaved: true })
  expect(sent.say === 'lobby' && sent.saved.map(({ id }) => id)).toEqual(pages[0])
})

test('a page behind a game that is gone goes on from where it stood', async () => {
  for (let at = 0; at < 35; at++) archive(`t${at}`, [ann], at)
  const last = { at: 5, id: 't5' }
  await ok(ann, { say: 'close', table: last.id })
  const { saved, moreSaved } = await asked<SavedAnswer>(ann, 'saved', last)
  expect([saved.map(({ id }) => id), moreSaved]).toEqual([['t4', 't3', 't2', 't1', 't0'], undefined])
})

test('exactly one page is all there is', async () => {
  for (let at = 0; at < 30; at++) archive(`t${at}`, [ann], at)
  expect((await list(ann)).map(page => page.length)).toEqual([30])
})

test('the owner’s list goes on over everybody’s games but other people’s practice', async () => {
  for (let at = 0; at < 40; at++) archive(`t${at}`, [at % 2 === 0 ? ann : ben], at)
  for (let at = 0; at < 40; at++) archive(`practice ${at}`, [ann], at, true)
  archive('own practice', [owner], 3, true)
  const ids = (await list(owner)).flat()
  expect(ids).toHaveLength(41)
  expect(ids).toContain('own practice')
  expect((await list(ben)).flat()).toHaveLength(20)
})

test('whatever stands where the last game should is answered with a page, and a display has no games', async () => {
  for (let at = 1; at < 40; at++) archive(`t${at}`, [ann], at)
  const length = async (client: TestClient, about: object): Promise<number> =>
    (await asked<SavedAnswer>(client, 'saved', about)).saved.length
  expect(await length(ann, {})).toBe(30)
  expect(await length(ann, { id: 7, at: 'x' })).toBe(30)
  expect(await length(ann, { id: 'none', at: -5 })).toBe(0)
  expect(await length(await join(host.port, { display: true }), {})).toBe(0)
})
