import { taken } from '../../../src-main/host/table/model/table.ts'
import { expect, test } from 'vitest'
import { fillings, games, type AnyGame, type JsonObject } from '../../../src-engine/index.ts'
import type { FromHost } from '../../../src-engine/protocol/reader.ts'
import { allHeard, insist, join, tokenOf, type TestClient } from '../../support/host-client.ts'
import { aside } from '../../support/drawn-games.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { liveAt, recordOf } from '../../support/host-table.ts'
import { plants } from '../../support/leaks.ts'
import { twinOf } from '../../support/twin.ts'
import { hidesSomething } from '../../support/unseen.ts'

// Hosts with the same seed, whose games differ only in what one viewer may not see, must send that viewer the very same
// bytes over the socket, in every kind of message, to the end of the game: one host as it is, and one for each viewer.

const hiding = Object.values(games).filter(hidesSomething)
const names = ['Ann', 'Ben', 'Cal']
/** A game as short as its house rules make it. */
const short: { readonly [game: string]: JsonObject } = { 'all-out-brawl': { lives: 0 }, clash: { stops: 'all' } }
/** After so many steps of a long game all but one give up. */
const most: { readonly [game: string]: number } = { clash: 60 }

interface HostContext {
  readonly host: Awaited<ReturnType<typeof runHost>>
  readonly table: string
  /** Each seat's own client, and the TV as `table`. */
  readonly clients: Map<string, TestClient>
  /** What somebody had heard before they went and came back. */
  readonly before: Map<string, TestClient>
}
/** Hears plain text; all others MessagePack. */
const plainly = 'Ben'
/** Every kind of message that tells of a table. */
const kindsToCompare: readonly string[] = [
  'welcome',
  'lobby',
  'table',
  'view',
  'done',
  'refused',
  'answer',
  'chat',
  'point',
  'missed',
  'gone',
]

async function house(game: AnyGame): Promise<HostContext> {
  // No bots of the host's own: the test plays every seat by its own socket.
  const host = await runHost(
    {
      draw: () => '0123456789abcdef'.repeat(2),
      botPace: [1e8, 1e8],
      reaction: 1e6,
      graceMs: 1e8,
      games: { [game.id]: game },
    },
    { data: freshFolder() },
  )
  const seated = names.slice(0, Math.max(game.seats.min, Math.min(names.length, game.seats.best)))
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, game.id, { seats: seated.length, options: short[game.id] ?? {} })
  const clients = new Map([['Ann', ann]])
  for (const name of seated.slice(1)) {
    const client = await join(host.port, { name, plain: name === plainly })
    await ok(client, { say: 'sit', table })
    clients.set(name, client)
  }
  const tv = await join(host.port, { display: true })
  await ok(tv, { say: 'watch', table })
  clients.set('table', tv)
  await ok(ann, { say: 'start', table })
  await Promise.all([...clients.values()].map(one => one.until(said => said.say === 'view')))
  return { host, table, clients, before: new Map() }
}

/** What is each house's own, by order of appearance: ids of tables, records and people, and moments. */
function plain(texts: readonly string[], table: string): string[] {
  const known = new Map<string, string>()
  return texts.map(text =>
    text
      .replaceAll(table, '#table')
      .replaceAll(Buffer.from(table).toString('hex'), '#table')
      .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b|\b[0-9a-zA-Z_-]{22}\b|"token":"[^"]+"/g, id => {
        if (!known.has(id)) known.set(id, `#${known.size}`)
        return known.get(id)!
      })
      .replace(/"(at|now|late)":\d+/g, '"$1":0'),
  )
}

/** What comes by what changed, and is compared as it is read. */
const putTogether = new Set<string>(['lobby', 'table'] satisfies FromHost['say'][])

/** All a client was sent, kind by kind; of what is told at the host's leisure only the last. */
function sent({ clients, before, table }: HostContext, viewer: string): { readonly [kind: string]: readonly string[] } {
  const all = [...(before.has(viewer) ? [before.get(viewer)!] : []), clients.get(viewer)!]
  const texts = plain(
    all.flatMap(({ texts: sentTexts, messages }) =>
      sentTexts.map((text, i) => (putTogether.has(messages[i]!.say) ? JSON.stringify(messages[i]) : text)),
    ),
    table,
  )
  const kinds: { [kind: string]: string[] } = {}
  all
    .flatMap(client => client.messages)
    .forEach((message: FromHost, index) => {
      if (message.say === 'pong' || (message.say === 'refused' && message.code === 'too-fast')) return
      const text = texts[index]!
      const kind = message.say
      const list = (kinds[kind] ??= [])
      if (['lobby', 'welcome', 'table'].includes(kind)) list.length = 0
      list.push(text)
    })
  return kinds
}

/** One goes, a bot sits in that never plays, others play on, and the one comes back and is told what was missed; nothing where all wait for the one. */
async function cameAndWent(all: readonly HostContext[], who: string, step: number): Promise<boolean> {
  const others = { ...all[0]!, clients: new Map([...all[0]!.clients].filter(([viewer]) => viewer !== who)) }
  const next = nextStep(others, step, false)
  if (next === undefined) return false
  for (const one of all) {
    const client = one.clients.get(who)!
    one.before.set(who, client)
    one.clients.delete(who)
    const ann = one.clients.get('Ann')!
    const away = (): boolean => tableOf(ann, one.table).places.some(place => place.name === who && !place.here)
    await client.close()
    while (!away()) await ann.next(said => said.say === 'table')
    await ok(ann, { say: 'sit-in', table: one.table, seat: who })
  }
  await Promise.all(all.map(one => acted(one, next.seat, next.action)))
  for (const { host, table, clients, before } of all) {
    const again = await join(host.port, { name: who, token: tokenOf(before.get(who)!), plain: who === plainly })
    await again.until(said => said.say === 'view' && said.table === table)
    clients.set(who, again)
  }
  return true
}

/** What one seat may do next in this house, another seat at every step; nobody is done while they can go on. */
function nextStep(
  { clients }: HostContext,
  step: number,
  givesUp: boolean,
): { seat: string; action: JsonObject } | undefined {
  const open = [...clients].flatMap(([seat, client]) => {
    const ways = fillings(client.views.get(seat)?.offers ?? []).filter(way =>
      givesUp ? way.do === 'concede' : !aside.has(way.do),
    )
    const longer = ways.filter(way => way.do !== 'done')
    return (longer.length > 0 ? longer : ways).map(action => ({ seat, action: action as unknown as JsonObject }))
  })
  const seats = [...new Set(open.map(one => one.seat))]
  const own = open.filter(one => one.seat === seats[step % seats.length])
  return own[(step * 7) % own.length]
}

/** Says it at one seat of a house and waits until everybody there has seen what came of it. */
async function acted({ clients, table }: HostContext, seat: string, action: JsonObject): Promise<boolean> {
  const before = clients.get(seat)!.views.get(seat)!.seq
  const said = await clients.get(seat)!.ask({ say: 'act', table, seat, action })
  if (said.say === 'refused') return false
  for (const [viewer, client] of clients) {
    while (client.views.get(viewer)!.seq <= before) await client.next(one => one.say === 'view')
  }
  return true
}

/**
 * What else a client may say in mid-game, each in its turn and the next once all have heard: looks again, chats, points,
 * tries what it may not, asks.
 */
async function besides({ clients, table }: HostContext, step: number): Promise<void> {
  for (const [viewer, client] of clients) {
    if (step % 5 === 0) {
      await insist(client, { say: 'sync', table, viewer, from: Math.max(0, step - 8) }, said => said.say === 'view')
    }
    if (viewer === 'table') continue
    if (step % 20 === 3)
      await client.ask({ say: 'chat', table, to: step % 40 === 3 ? 'table' : 'team', text: `word ${step}` })
    if (step % 15 === 4) {
      await insist(client, { say: 'point', table, seat: viewer, at: { seat: viewer } }, said => said.say === 'point')
      await allHeard(client)
    }
    if (step % 10 === 5) await client.ask({ say: 'act', table, seat: viewer, action: { do: 'play', card: 'AH' } })
    if (step % 25 === 6) {
      const { record } = tableOf(client, table)
      await client.ask({ say: 'ask', what: 'replay', about: { record: record ?? '', viewer: 'table' } })
      await client.ask({ say: 'ask', what: 'record', about: { record: record ?? '' } })
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Plays a game to its end in all houses and gives what differed: the viewer, and the kind of message. */
async function differences(game: AnyGame): Promise<string[]> {
  const one = await house(game)
  const viewers = [...one.clients.keys()]
  const twins = viewers.map(viewer => twinOf(game, viewer))
  const others = await Promise.all(twins.map(twin => house(twin.game)))
  const all = [one, ...others]
  const ann = one.clients.get('Ann')!
  const goers = names.slice(1).filter(name => one.clients.has(name))
  for (let step = 0; step < 400 && tableOf(ann).phase !== 'over'; step++) {
    if (step >= 12 && goers.length > 0 && (await cameAndWent(all, goers[0]!, step))) goers.shift()
    const next = nextStep(one, step, step >= (most[game.id] ?? Infinity))
    if (next === undefined) break
    const taken = await Promise.all(all.map(house => acted(house, next.seat, next.action)))
    if (new Set(taken).size > 1) return ['whether an act was taken']
    await Promise.all(all.map(house => besides(house, step)))
  }
  // What is told at the host's leisure has come too, and whatever stood before it.
  for (const { clients, table } of all) {
    const over = (said: FromHost): boolean =>
      said.say === 'lobby' && said.tables.some(found => found.id === table && found.phase === 'over')
    for (const client of clients.values()) await client.until(over)
  }
  for (const { clients, table } of all) {
    await ok(clients.get('Ann')!, { say: 'close', table })
    for (const client of clients.values()) {
      await client.until(said => said.say === 'gone')
      const listed = (): boolean =>
        client.messages.findLast(said => said.say === 'lobby')!.tables.some(found => found.id === table)
      while (listed()) await client.next(said => said.say === 'lobby')
    }
  }
  const heard = new Set(viewers.flatMap(viewer => Object.keys(sent(one, viewer))))
  const unheard = kindsToCompare.filter(kind => !heard.has(kind)).map(kind => `nobody was sent ${kind}`)
  const found = viewers.flatMap((viewer, index) => {
    const [here, there] = [one, others[index]!].map(house => sent(house, viewer))
    const kinds = [...new Set([...Object.keys(here!), ...Object.keys(there!)])]
    const nothingHidden = twins[index]!.differed() > 0 ? [] : [`${viewer}: nothing was hidden`]
    const apart = kinds.filter(kind => JSON.stringify(here![kind]) !== JSON.stringify(there![kind]))
    return [...nothingHidden, ...apart.map(kind => `${viewer}: ${kind}`)]
  })
  const views = sum(viewers.map(viewer => sent(one, viewer)['view']!.length))
  const tooLittle = sum(twins.map(twin => twin.differed())) < views / 10 ? ['too little was hidden'] : []
  for (const { host } of all) await host.end()
  return [...unheard, ...tooLittle, ...found]
}

test.each(hiding.map(game => [game.id, game] as const))(
  '%s: what a viewer may not see changes no byte it is sent, in any kind of message',
  async (_id, game) => {
    expect(await differences(game)).toEqual([])
  },
)

test('a bit let slip to the table’s display, which is the part that all are sent, would be seen by every one of them', async () => {
  const found = await differences(plants['in the open view']!(games['knockout-whist']!))
  expect(found).toEqual(expect.arrayContaining(['table: view', ...names.map(name => `${name}: view`)]))
})

test('no words of a file, whatever they are, open a game that is still on to more than the table’s eyes', async () => {
  const host = await runHost({ botPace: [1e8, 1e8] })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist')
  await ok(ann, { say: 'start', table })
  const room = liveAt(host, table)
  const record = recordOf(room)
  const ask = (about: object) => ann.ask({ say: 'ask', what: 'replay', about } as never)
  expect((await ask({ record, viewer: 'table' })).say).toBe('answer')
  const played = host.lobby.context.store.records.count(record)
  const other = taken(room.table.places).map(place => place.seat)[1]!
  for (const scenario of [`${record} ${played}`, `record ${record} ${played}`, record])
    expect(await ask({ scenario, viewer: other })).toMatchObject({ say: 'refused', code: 'bad-scenario' })
  expect(await ask({ record, viewer: other })).toMatchObject({ say: 'refused', code: 'no-viewer' })
  await ann.close()
  await host.end()
})
