import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import type { NightWord } from '../../../src-engine/night/acts.ts'
import { allHeard, join, personOf, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened, playOn, seatOf, tableOf, ways } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost({ graceMs: 60_000, botPace: [5, 10] })
})
afterAll(async () => {
  await host.end()
})

/** Four at a table that plays, and the last of them is about to lose their device. */
async function playing(): Promise<{ people: TestClient[]; table: string }> {
  const people: TestClient[] = []
  for (const name of ['Ann', 'Ben', 'Cal', 'Dot']) people.push(await join(host.port, { name }))
  const table = await opened(people[0]!, 'knock-out-whist', { seats: 4 })
  for (const one of people.slice(1)) await ok(one, { say: 'sit', table })
  await ok(people[0]!, { say: 'start', table })
  return { people, table }
}
const code = async (client: TestClient, message: Parameters<TestClient['ask']>[0]): Promise<string> => {
  const said = await client.ask(message)
  return said.say === 'refused' ? said.code : said.say
}
const isAway = (name: string) => (one: { readonly say: string; readonly table?: unknown }) =>
  one.say === 'table' &&
  (one.table as { places: { name: string; here: boolean }[] }).places.some(place => place.name === name && !place.here)

test('who has lost their device gets seat, hand and question back by the word of two at the table, or of its host', async () => {
  const { people, table } = await playing()
  const [ann, ben, cal, dot] = people as [TestClient, TestClient, TestClient, TestClient]
  const seat = seatOf(dot)
  // Whoever sits before her plays: she loses her device when she is asked for a card.
  while (ways(dot).length === 0) {
    for (const one of [ann, ben, cal]) if (ways(one).length > 0) await playOn(one, table, 1)
    await allHeard(dot)
  }
  const before = dot.views.get(seat)
  // Another phone, or the same one with an empty storage: a stranger to the house.
  const lost = await join(host.port, { name: 'Dot' })
  await ok(lost, { say: 'watch', table })
  // Never a way to take a seat whose device is there.
  expect(await code(lost, { say: 'was-here', table, seat })).toBe('still-here')
  dot.socket.terminate()
  await ann.until(isAway('Dot'))
  expect(await code(lost, { say: 'vouch', table, seat, yes: true })).toBe('not-seated')
  expect(await code(ben, { say: 'vouch', table, seat, yes: true })).toBe('no-seat')
  expect(await code(ben, { say: 'was-here', table, seat })).toBe('taken')
  await ok(lost, { say: 'was-here', table, seat })
  expect(tableOf(ben, table).lost).toMatchObject([{ seat, name: expect.stringMatching(/^Dot/), yes: [] }])
  // No: it is asked again, or not at all.
  await ok(ben, { say: 'vouch', table, seat, yes: false })
  expect(tableOf(ann, table).lost).toBeUndefined()
  await ok(lost, { say: 'was-here', table, seat })
  await ok(ben, { say: 'vouch', table, seat, yes: true })
  await ok(ben, { say: 'vouch', table, seat, yes: true })
  expect(lost.messages.some(one => one.say === 'seat-back')).toBe(false)
  await ok(cal, { say: 'vouch', table, seat, yes: true })
  const back = await lost.until(one => one.say === 'seat-back')
  const { ticket } = back as Extract<typeof back, { say: 'seat-back' }>
  const again = await join(host.port, { name: 'Dot', token: 'a-token-of-the-new-device-itself', ticket } as never)
  await again.until(one => one.say === 'view')
  expect(seatOf(again)).toBe(seat)
  expect(again.views.get(seat)).toMatchObject({ view: before!.view, offers: before!.offers })
  expect(ways(again).length).toBeGreaterThan(0)
  // The device that was lost is nobody's any more.
  const old = await join(host.port, { name: 'Dot', token: tokenOf(dot) })
  await ok(old, { say: 'watch', table })
  expect(await code(old, { say: 'was-here', table, seat })).toBe('still-here')
  for (const one of [...people, lost, again, old]) one.socket.terminate()
})

test('the table’s host alone is believed; whoever is back ends the question', async () => {
  const { people, table } = await playing()
  const [ann, , , dot] = people as [TestClient, TestClient, TestClient, TestClient]
  const seat = seatOf(dot)
  const token = tokenOf(dot)
  dot.socket.terminate()
  await ann.until(isAway('Dot'))
  const lost = await join(host.port, { name: 'Zed' })
  await ok(lost, { say: 'watch', table })
  await ok(lost, { say: 'was-here', table, seat })
  const back = await join(host.port, { name: 'Dot', token })
  await back.until(one => one.say === 'view')
  expect(await code(ann, { say: 'vouch', table, seat, yes: true })).toBe('no-seat')
  expect(lost.messages.some(one => one.say === 'seat-back')).toBe(false)
  back.socket.terminate()
  await ann.next(isAway('Dot'))
  await ok(lost, { say: 'was-here', table, seat })
  await ok(ann, { say: 'vouch', table, seat, yes: true })
  await lost.until(one => one.say === 'seat-back')
  for (const one of [...people, lost, back]) one.socket.terminate()
})

/** The last of these loses their device and is believed by the table's host; gives them at the new one. */
async function comesBack(table: string, people: readonly TestClient[]): Promise<TestClient> {
  const [keeper, lost] = [people[0]!, people.at(-1)!]
  const seat = seatOf(lost)
  lost.socket.terminate()
  await keeper.until(isAway('Ben'))
  const stranger = await join(host.port, { name: 'Ben' })
  await ok(stranger, { say: 'watch', table })
  await ok(stranger, { say: 'was-here', table, seat })
  await ok(keeper, { say: 'vouch', table, seat, yes: true })
  const back = await stranger.until(one => one.say === 'seat-back')
  const { ticket } = back as Extract<typeof back, { say: 'seat-back' }>
  stranger.socket.terminate()
  return join(host.port, { name: 'Ben', token: `another-device-at-${table}`, ticket } as never)
}

test('the place in a draft comes along: the pack in hand and all that was picked', async () => {
  const people = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })] as const
  const [ann, ben] = people
  const table = await opened(ann, 'clash', { seats: 2, options: { format: 'free-for-all', decksFrom: 'draft' } })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await playOn(ben, table, 1)
  const seat = seatOf(ben)
  const drafted = (client: TestClient): unknown =>
    (client.views.get(seat)!.view as unknown as ClashView).draft!.seats[seat]
  const before = drafted(ben)
  expect(before).toMatchObject({ pool: expect.arrayContaining([expect.anything()]) })
  const again = await comesBack(table, people)
  await again.until(one => one.say === 'view')
  expect(drafted(again)).toEqual(before)
  for (const one of [...people, again]) one.socket.terminate()
})

test('the night’s points come along: they are the same person', async () => {
  const people = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })] as const
  const [ann, ben] = people
  const night = (by: TestClient, act: NightWord) => ok(by, { say: 'night', act })
  await night(ann, { do: 'plan', playlist: [{ game: 'referee', options: {}, rounds: 1 }] })
  await night(ben, { do: 'in', on: true })
  await night(ann, { do: 'head-start', person: personOf(ben), points: 3 })
  await night(ann, { do: 'next' })
  await ben.until(one => one.say === 'table' && one.yours.length > 0)
  const { id: table } = tableOf(ben)
  await ok(ann, { say: 'start', table })
  const again = await comesBack(table, people)
  expect(personOf(again)).toBe(personOf(ben))
  const told = await again.until(one => one.say === 'night')
  const { people: entrants, games } = (told as Extract<typeof told, { say: 'night' }>).night
  expect(entrants.find(one => one.id === personOf(again))).toMatchObject({ headStart: 3 })
  expect(games[0]!.tables[0]!.people).toContain(personOf(again))
  for (const one of [...people, again]) one.socket.terminate()
})
