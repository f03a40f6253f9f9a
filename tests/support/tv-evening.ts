import { join, type TestClient } from './host-client.ts'
import { ok, opened, playOn, turn, ways } from './host-play.ts'

/** A screen of the TV: where it is, by the address after `#`, and what is seen there once it is whole. */
export interface TvScreen {
  readonly name: string
  readonly hash: string
  readonly sees: string
  /** Another house than the evening's, and what its page runs first. */
  readonly url?: string
  readonly first?: string
  /** What happens before it is seen, and after. */
  readonly before?: () => Promise<unknown>
  readonly after?: () => Promise<unknown>
}

const names = ['Maximiliane von Hohenfels', 'Ben', 'Guadalupe Etxeberria', 'Dot', 'Wolfgang', 'Eve']

/** Fills a house with tables that wait for somebody, so that each screen of its TV stands still; gives the screens in order. */
export async function tvEvening(
  port: number,
): Promise<{ readonly screens: readonly TvScreen[]; readonly close: () => Promise<void> }> {
  const people: TestClient[] = []
  for (const [at, name] of names.entries())
    people.push(await join(port, { name, colour: at, avatar: ['owl', 'fox', 'bear'][at % 3]! }))
  const [ann, ben, cal, dot, eve, fay] = people as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ]
  const screens: TvScreen[] = []
  const add = (name: string, table: string, sees: string): void =>
    void screens.push({ name, hash: `#/tv?table=${table}`, sees })

  const lobby = await opened(ann, 'all-out-brawl', { seats: 6 })
  for (const one of [ben, cal]) await ok(one, { say: 'sit', table: lobby })
  add('lobby', lobby, '.tv-seats > li:nth-child(3)')

  const begun = async (client: TestClient, game: string, more: object): Promise<string> => {
    const table = await opened(client, game, more)
    await ok(client, { say: 'start', table })
    return table
  }
  for (const [game, seats, client] of [
    ['knock-out-whist', 4, dot],
    ['all-out-brawl', 8, eve],
    ['knockout-whist', 5, fay],
  ] as const) {
    const table = await begun(client, game, { seats })
    await playOn(client, table, 1)
    await turn(client, table)
    add(game, table, '.whist-tv .whist-badge')
  }

  const referee = await opened(ben, 'referee', { seats: 6, options: { format: 'free-for-all' } })
  for (const one of [cal, ann]) await ok(one, { say: 'sit', table: referee })
  await ok(ben, { say: 'start', table: referee })
  add('referee', referee, '.ref-tv .ref-seat')

  const duel = await begun(cal, 'clash', { seats: 2 })
  await playOn(cal, duel, 21)
  add('clash', duel, '.clash-tv .clash-seat')

  add('brawl', await begun(ann, 'brawl', { seats: 2 }), '.brawl-tv .brawl-base, .brawl-tv-duel')
  const laid = await opened(dot, 'brawl', { seats: 2 })
  await ok(eve, { say: 'sit', table: laid })
  await ok(dot, { say: 'start', table: laid })
  await lay(laid, [dot, eve])
  add('brawl-in-play', laid, '.brawl-tv .brawl-base')

  screens.push({ name: 'all-tables', hash: '#/tv?show=all', sees: '.tv-card' })

  // Last, as whatever a TV shows, it turns to a table where somebody wins.
  const end = await opened(ben, 'knockout-whist', { seats: 5 })
  screens.push({
    name: 'podium',
    hash: `#/tv?table=${end}`,
    sees: '.podium-winners:not(.is-untold)',
    before: async () => {
      await ok(ben, { say: 'start', table: end })
      await ok(ben, { say: 'act', table: end, seat: tableSeat(ben, end), action: { do: 'concede' } })
    },
    after: () => ok(ben, { say: 'to-lobby', table: end }),
  })
  return { screens, close: async () => void (await Promise.all(people.map(one => one.close()))) }
}

/** The seat a client has at this table. */
function tableSeat(client: TestClient, table: string): string {
  const found = client.messages.findLast(one => one.say === 'table' && one.table.id === table)
  return found?.say === 'table' ? found.yours[0]! : ''
}

/** Both knock, then play what they draw until cards lie on the Bases; neither says to be done, which would end it. */
async function lay(table: string, people: readonly TestClient[]): Promise<void> {
  let laid = 0
  for (let act = 0; act < 60 && laid < 8; act++) {
    const client = people[act % people.length]!
    const seat = tableSeat(client, table)
    const open = ways(client, seat)
    const action = ['knock', 'play', 'draw', 'discard'].flatMap(kind => open.filter(one => one['do'] === kind))[0]
    if (action === undefined) continue
    await client.ask({ say: 'act', table, seat, action } as never)
    if (action['do'] === 'play') laid++
  }
}
