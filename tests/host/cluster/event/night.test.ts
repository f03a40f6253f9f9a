import { afterEach, expect, test } from 'vitest'
import type { NightWord } from '../../../../src-engine/night/acts.ts'
import type { NightState } from '../../../../src-engine/night/state.ts'
import type { TunedHost } from '../../../../src-main/host/house/host.ts'
import { join, personOf, tokenOf, type TestClient } from '../../../support/host-client.ts'
import { ok, tableOf } from '../../../support/host-play.ts'
import { runHost } from '../../../support/host-run.ts'
import { isMoved } from '../../../support/houses.ts'
import { startRedis, type TestRedis } from '../../../support/redis.ts'

// One night at two hosts: it is led at the one that has it, and said and seen at both.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function host({ url }: TestRedis): Promise<TunedHost> {
  const one = await runHost({ graceMs: 60_000 }, { redis: url })
  ends.push(one.end)
  return one
}

const paper = { game: 'referee', options: {}, rounds: 1 }
const says = (client: TestClient, act: NightWord) => ok(client, { say: 'night', act })
const seen = (client: TestClient): NightState | undefined => {
  const found = client.messages.findLast(one => one.say === 'night')
  return found?.say === 'night' ? found.night : undefined
}
const sees = async (client: TestClient, what: (night: NightState) => unknown, expected: unknown): Promise<void> => {
  await expect.poll(() => what(seen(client)!)).toEqual(expected)
}
const names = (night?: NightState): string[] => (night?.people ?? []).filter(one => one.in).map(one => one.name)
const points = ({ people, standings }: NightState): (readonly [string, number])[] =>
  standings.map(row => [people.find(one => one.id === row.person)!.name, row.points])
const tablesOf = ({ games }: NightState) => games.at(-1)?.tables ?? []

/** As the page does once a table calls somebody who is at another host. */
async function called(client: TestClient, name: string, to: TunedHost): Promise<TestClient> {
  const mine = (): string | undefined => tablesOf(seen(client)!).find(one => one.people.includes(personOf(client)))?.id
  await expect.poll(mine).toBeDefined()
  client.say({ say: 'watch', n: 1000, table: mine()! })
  expect(await client.until(isMoved)).toMatchObject({ to: [`http://127.0.0.1:${to.port}`] })
  const there = await join(to.port, { name, token: tokenOf(client) })
  await there.until(one => one.say === 'table' && one.table.id === mine())
  return there
}
const concedes = async (loser: TestClient, starter: TestClient): Promise<void> => {
  const { id } = tablesOf(seen(starter)!)[0]!
  await Promise.all([loser, starter].map(one => one.until(said => said.say === 'table' && said.table.id === id)))
  const { places } = tableOf(starter, id)
  await ok(starter, { say: 'start', table: id })
  const { seat } = places.find(one => one.kind === 'person' && one.person === personOf(loser))!
  await ok(loser, { say: 'act', table: id, seat, action: { do: 'concede' } })
}

test('a night at two hosts: whoever is in at either plays, it counts at both, and goes on when its host is closed', async () => {
  const redis = await startRedis()
  ends.push(redis.end)
  const [here, there] = [await host(redis), await host(redis)]
  const ann = await join(here.port, { name: 'Ann' })
  const ben = await join(there.port, { name: 'Ben' })
  await says(ann, { do: 'plan', playlist: [paper, paper] })
  await sees(ben, names, ['Ann'])
  // Said at the other host, and no less so at both.
  await says(ben, { do: 'in', on: true })
  for (const one of [ann, ben]) await sees(one, names, ['Ann', 'Ben'])
  const leads = await ben.ask({ say: 'night', act: { do: 'break', minutes: 5 } })
  expect(leads).toMatchObject({ say: 'refused', code: 'not-night-host' })

  await says(ann, { do: 'next' })
  const benHere = await called(ben, 'Ben', here)
  const cal = await join(there.port, { name: 'Cal' })
  await concedes(benHere, ann)
  const first = [
    ['Ann', 2],
    ['Ben', 1],
  ]
  for (const one of [ann, cal]) await sees(one, points, first)
  // Whoever begins a night at the other host is sent to where it is.
  cal.say({ say: 'night', n: 1000, act: { do: 'next' } })
  expect(await cal.until(isMoved)).toMatchObject({ sameToken: true })

  await here.stop()
  const [annThere, benThere] = [
    await join(there.port, { name: 'Ann', token: tokenOf(ann) }),
    await join(there.port, { name: 'Ben', token: tokenOf(benHere) }),
  ]
  await sees(annThere, points, first)
  const info = await fetch(`http://127.0.0.1:${there.port}/info`)
  const { process } = (await info.json()) as { process: string }
  await expect.poll(async () => (await redis.ask('GET', 'knockabout:night')).split('\r\n')[1]).toBe(process)
  await says(annThere, { do: 'next' })
  await sees(benThere, night => [night.phase, tablesOf(night).length], ['playing', 1])
  await concedes(benThere, annThere)
  await sees(benThere, night => [night.phase, points(night)], [
    'over',
    [
      ['Ann', 4],
      ['Ben', 2],
    ],
  ])
})

/** At a table wherever it is: sent on as often as need be, as a page is. */
async function reaches(port: number, who: TestClient, table: string): Promise<TestClient> {
  for (let at = port; ;) {
    const one = await join(at, { name: nameOf(who), token: tokenOf(who) })
    one.say({ say: 'watch', n: 1000, table })
    const said = await one.until(told => isMoved(told) || (told.say === 'table' && told.table.id === table))
    if (said.say !== 'moved') return one
    at = Number(new URL(said.to[0]!).port)
  }
}
const nameOf = (who: TestClient): string => seen(who)!.people.find(({ id }) => id === personOf(who))!.name

test('the host of a tournament is closed in the middle of a round: its matches are played at the others, and the cup goes on', async () => {
  const redis = await startRedis()
  ends.push(redis.end)
  const [here, ...others] = [await host(redis), await host(redis), await host(redis)]
  const people: TestClient[] = []
  for (const name of ['Ann', 'Ben', 'Cal', 'Dee']) people.push(await join(here!.port, { name }))
  const tournament = { form: 'single', seats: 2, team: 1 } as const
  await says(people[0]!, { do: 'plan', playlist: [{ ...paper, tournament }] })
  for (const one of people.slice(1)) await says(one, { do: 'in', on: true })
  await says(people[0]!, { do: 'next' })
  await sees(people[3]!, night => tablesOf(night).length, 2)
  await here!.stop()

  const lead = async (): Promise<TestClient> => {
    for (const { port } of others) {
      const one = await join(port, { name: 'Ann', token: tokenOf(people[0]!) })
      one.say({ say: 'night', n: 1000, act: { do: 'next' } })
      if (!isMoved(await one.until(said => isMoved(said) || said.say === 'done'))) return one
    }
    throw new Error('nobody has the night')
  }
  const plays = async (night: NightState): Promise<void> => {
    const { tables, tournament: cup } = night.games.at(-1)!
    for (const { id } of tables.filter(one => one.on)) {
      const { entrants } = cup!.matches.find(one => one.table === id)!
      const seated = entrants.map(entrant => cup!.entrants[entrant!]![0]!)
      // Each comes by another host.
      const both = await Promise.all(
        seated.map((person, i) =>
          reaches(
            others[i]!.port,
            people.find(one => personOf(one) === person)!,
            id,
          ),
        ),
      )
      const { host: starts, places } = tableOf(both[0]!, id)
      await ok(
        both.find(one => personOf(one) === starts)!,
        { say: 'start', table: id },
      )
      const { seat } = places.find(one => one.kind === 'person' && one.person === seated[1])!
      await ok(both[1]!, { say: 'act', table: id, seat, action: { do: 'concede' } })
    }
  }
  const watchers = await Promise.all(others.map(({ port }) => join(port, { name: 'Eve' })))
  await plays(seen(people[0]!)!)
  for (const one of watchers) await sees(one, night => night.phase, 'between')
  const ann = await lead()
  await sees(watchers[0]!, night => tablesOf(night).filter(one => one.on).length, 1)
  await plays(seen(ann)!)
  for (const one of watchers) await sees(one, night => night.phase, 'over')
  expect(seen(watchers[0]!)!.standings).toEqual(seen(watchers[1]!)!.standings)
})
