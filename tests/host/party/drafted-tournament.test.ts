import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cardNamed } from '../../../src-engine/clash/book.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import type { NightState } from '../../../src-engine/night/state.ts'
import type { TournamentForm } from '../../../src-engine/night/tournament/tournament.ts'
import { join, personOf, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, playOn, seatOf, tableOf, turn } from '../../support/host-play.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'

// A draft straight into a tournament: one draft for all, each one's deck with them to the end, and nobody else's business.

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const seen = (client: TestClient): NightState => {
  const found = client.messages.findLast(one => one.say === 'night')
  if (found?.say !== 'night') throw new Error('no night yet')
  return found.night
}
const crowd = async (count: number): Promise<TestClient[]> => {
  const people: TestClient[] = []
  for (let i = 0; i < count; i++) people.push(await join(host.port, { name: `P${i}` }))
  return people
}
const planned = async (people: readonly TestClient[], form: TournamentForm, decksFrom: string): Promise<void> => {
  const tournament = { form, seats: 2, team: 1 } as const
  const game = { game: 'clash', options: { format: 'free-for-all', decksFrom }, rounds: 1, tournament }
  await ok(people[0]!, { say: 'night', act: { do: 'plan', playlist: [game] } })
  for (const one of people.slice(1)) await ok(one, { say: 'night', act: { do: 'in', on: true } })
}
const next = (client: TestClient) => ok(client, { say: 'night', act: { do: 'next' } })
const on = (client: TestClient) =>
  seen(client)
    .games.at(-1)!
    .tables.filter(one => one.on)
const view = (client: TestClient) => client.views.get(seatOf(client))!.view as unknown as ClashView
const deckOf = (cards: readonly string[]): string => [...cards].sort().join()

/** The draft begins, everybody picks what lies first, and all but the last have their decks; gives the table. */
const drafted = async (people: readonly TestClient[]): Promise<string> => {
  const { id } = on(people[0]!)[0]!
  for (const one of people) await one.until(message => message.say === 'table' && message.table.id === id)
  const starter = people.find(one => personOf(one) === tableOf(one, id).host)!
  await ok(starter, { say: 'start', table: id })
  const picking = async (one: TestClient): Promise<void> => {
    await turn(one, id)
    while (view(one).phase === 'drafting') await playOn(one, id, 1)
  }
  await Promise.all(people.map(picking))
  for (const one of people.slice(0, -1)) await build(one, id)
  const { seats } = view(people[0]!).draft!
  expect(Object.values(seats).filter(one => one.pool !== undefined)).toHaveLength(1)
  return id
}
const build = async (client: TestClient, table: string): Promise<void> => {
  const cards = view(client).draft!.seats[seatOf(client)]!.pool!.slice(0, 23)
  await ok(client, { say: 'act', table, seat: seatOf(client), action: { do: 'build', cards } })
}
const decksAt = (table: string): string[] => {
  const { match, phase } = { match: matchOf(liveAt(host, table)), phase: liveAt(host, table).table.phase.at }
  const decks = match.options['decks'] as { readonly [seat: string]: readonly string[] }
  expect(phase).toBe('playing')
  return liveAt(host, table).table.places.flatMap(place =>
    place.kind === 'person' ? [`${place.person} ${deckOf(decks[place.seat]!)}`] : [],
  )
}
/** Every match of the round is dealt; gives each one's deck, and the second at each table gives up. */
const playRound = async (people: readonly TestClient[]): Promise<string[]> => {
  const tables = on(people[0]!)
  const decks: string[] = []
  for (const { id, people: ids } of tables) {
    const clients = people.filter(one => ids.includes(personOf(one)))
    for (const one of clients) await one.until(message => message.say === 'table' && message.table.id === id)
    const starter = clients.find(one => personOf(one) === tableOf(one, id).host)!
    for (const deck of Object.values(tableOf(starter, id).options['decks'] as object))
      expect(deck).toEqual({ hidden: { cards: expect.any(Number) as number } })
    await ok(starter, { say: 'start', table: id })
    decks.push(...decksAt(id))
    const loser = clients[1]!
    const { seat } = tableOf(loser, id).places.find(place => place.person === personOf(loser))!
    await ok(loser, { say: 'act', table: id, seat, action: { do: 'concede' } })
  }
  await people[0]!.until(one => one.say === 'night' && on(people[0]!).length === 0)
  return decks
}

test('four draft once and play a single elimination with those decks, through a kill of the host', async () => {
  host = await runHost({ graceMs: 120_000 })
  const people = await crowd(4)
  const [ann] = people as [TestClient]
  await planned(people, 'single', 'draft')
  await next(ann)
  expect(on(ann).map(one => one.people.length)).toEqual([4])
  const table = await drafted(people)
  const refusal = await ann.ask({ say: 'night', act: { do: 'next' } })
  expect(refusal).toMatchObject({ say: 'refused', code: 'night-playing' })
  const seat = seatOf(ann)
  expect(await ann.ask({ say: 'act', table, seat, action: { do: 'concede' } })).toMatchObject({ say: 'refused' })
  await build(people[3]!, table)
  // Whoever has thought of something better may still change it.
  const pool = view(ann).draft!.seats[seat]!.pool!
  const cards = pool.slice(-24)
  await ok(ann, { say: 'act', table, seat, action: { do: 'build', cards } })
  expect(seen(ann).phase).toBe('between')
  const data = freshFolder()
  await host.lobby.context.store.log.copy(path(data, 'knockabout.db')).made
  const tokens = people.map(tokenOf)
  await host.end()

  host = await runHost({ graceMs: 120_000 }, { data })
  const back: TestClient[] = []
  for (const [at, token] of tokens.entries()) back.push(await join(host.port, { name: `P${at}`, token }))
  await next(back[0]!)
  // The draft is over and its table gone; it waits in nobody's list of unfinished games.
  expect(host.lobby.tables.has(table)).toBe(false)
  expect(host.lobby.context.store.tables.all().some(one => one.id === table)).toBe(false)
  const [first] = on(back[0]!)
  const player = back.find(one => first!.people.includes(personOf(one)))!
  await player.until(one => one.say === 'table' && one.table.id === first!.id)
  const choice = { say: 'choose', table: first!.id, seat: seatOf(player), key: 'decks', value: 'reef' } as const
  expect(await player.ask(choice)).toMatchObject({ say: 'refused', code: 'night-table' })
  const before = await playRound(back)
  expect(before).toHaveLength(4)
  const anns = before.find(one => one.startsWith(personOf(ann)))!.slice(personOf(ann).length + 1)
  const spells = anns.split(',').filter(name => cardNamed(name)?.basic !== true)
  expect(spells.sort()).toEqual([...cards].filter(name => cardNamed(name)?.basic !== true).sort())
  expect(anns.split(',').length).toBeGreaterThanOrEqual(40)
  await next(back[0]!)
  const final = await playRound(back)
  expect(final).toHaveLength(2)
  expect(before).toEqual(expect.arrayContaining(final))
  expect(seen(back[0]!).phase).toBe('over')
  rmSync(data, { recursive: true, force: true })
})

test.each(['round-robin', 'swiss'] as const)(
  'sealed decks go into a %s, and nobody is sent what another has',
  async form => {
    host = await runHost({ graceMs: 120_000 })
    const people = await crowd(3)
    const [ann, , cat] = people as [TestClient, TestClient, TestClient]
    await planned(people, form, 'sealed')
    await next(ann)
    const table = await drafted(people)
    await build(cat, table)
    // Whoever comes only now has nothing to play with.
    const dee = await join(host.port, { name: 'Dee' })
    await ok(dee, { say: 'night', act: { do: 'in', on: true } })
    const decks = new Map<string, string>()
    for (let round = 0; seen(ann).phase !== 'over'; round++) {
      expect(round).toBeLessThan(3)
      await next(ann)
      for (const line of await playRound(people)) {
        const [who, deck] = [line.split(' ')[0]!, line]
        expect(decks.get(who) ?? deck).toBe(deck)
        decks.set(who, deck)
      }
    }
    expect([...decks.keys()].sort()).toEqual(people.map(personOf).sort())
    const { brought } = host.lobby.context.store.nights.latest()!.night.opened[0]!
    expect(Object.keys(brought!).sort()).toEqual(people.map(personOf).sort())
    for (const client of [...people, dee]) {
      const nights = client.messages.filter(one => one.say === 'night')
      expect(JSON.stringify(nights)).not.toContain('brought')
      expect(nights.some(one => JSON.stringify(one).includes(Object.values(brought!).flat()[0] as string))).toBe(false)
    }
    expect(seen(ann).standings).toHaveLength(4)
  },
)
