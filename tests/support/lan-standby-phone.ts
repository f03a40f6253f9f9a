import { randomBytes } from 'node:crypto'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import type { FromHost } from '../../src-engine/protocol/reader.ts'
import { join, tokenOf, type TestClient } from './host-client.ts'
import { ok, opened, pause, seatOf, tableOf, ways } from './host-play.ts'

// A program for one place of a test's LAN: a phone that sits at a table of a house with a standby, plays a card now and
// then, and does what its page does where a line falls silent. Says `way yes` or `way no`, `at ADDRESS`, and of each play
// `acted NUMBER ADDRESS` once it is acknowledged. `opens`: it opens the table, and begins when somebody has sat down; `alone`: it plays a bot there, again and again, and each
// number has the game's before it. Says `told alone` when its host has stopped, and `told together` when it goes on.
const [url = '', name = '', part = ''] = process.argv.slice(2)
const silentForMs = 2000
const goneForMs = 1500
const playEveryMs = 400

type Way = Extract<FromHost, { say: 'standby' }>
let way: Way | undefined
/** Where a host that has the house no more has sent this phone. */
let sent: { readonly to: string; readonly ticket: string | undefined } | undefined
let token = ''
let table = ''
let heardAt = 0
const said = new Map<string, string>()
const tell = (what: string, now: string): void => {
  if (said.get(what) !== now) console.log(`${what} ${now}`)
  said.set(what, now)
}

const hear = (client: TestClient): TestClient => {
  const told = (one: FromHost): void => {
    heardAt = performance.now()
    if (one.say === 'standby' && one.ticket?.includes('~') === true) way = one
    if (one.say === 'let-go') {
      way = undefined
      client.say({ say: 'let-gone', round: one.round })
    }
    tell('way', way === undefined ? 'no' : 'yes')
    if (way !== undefined) tell('to', way.to.join())
    if (one.say === 'moved') sent = { to: one.to[0]!, ticket: one.ticket }
    if (one.say === 'move') tell('told', one.at)
  }
  client.messages.forEach(told)
  client.hear(told)
  return client
}

/** One try at an address, as who this phone is; nothing where nobody lets it in, or the address of who sends it back. */
async function knock(at: string, ticket?: string): Promise<TestClient | string | undefined> {
  const { hostname, port } = new URL(at)
  const dialled = join(Number(port), { address: hostname, hello: false })
  const client = await Promise.race([dialled, pause(1000)]).catch(() => undefined)
  if (!client) {
    void dialled.then(
      late => late.socket.terminate(),
      () => undefined,
    )
    return undefined
  }
  client.say({ say: 'hello', protocol: protocolVersion, token, ...(ticket === undefined ? {} : { ticket }) })
  await Promise.race([client.closed, client.until(one => one.say === 'welcome', 1000).catch(() => undefined)])
  if (client.messages.some(one => one.say === 'welcome')) return hear(client)
  client.socket.terminate()
  const moved = client.messages.find(one => one.say === 'moved')
  return moved?.say === 'moved' ? moved.to[0] : undefined
}

/** Where this phone goes on once its line is gone: at the host if that answers soon, else at the standby for good. */
async function back(host: string): Promise<{ readonly client: TestClient; readonly at: string }> {
  const end = performance.now() + goneForMs
  for (;;) {
    const found = await knock(host)
    if (typeof found === 'object') return { client: found, at: host }
    if (performance.now() > end && way !== undefined) break
    await pause(100)
  }
  const { to, ticket } = way
  // From here on it has let go of the host, and answers nothing there any more.
  const before = token
  token = randomBytes(16).toString('hex')
  for (;;) {
    const found = await knock(to[0]!, ticket)
    if (typeof found === 'object') return { client: found, at: to[0]! }
    if (found !== undefined) {
      token = before
      return back(found)
    }
    await pause(100)
  }
}

async function asSent({ to, ticket }: NonNullable<typeof sent>): Promise<Awaited<ReturnType<typeof back>>> {
  token = randomBytes(16).toString('hex')
  for (;;) {
    const found = await knock(to, ticket)
    if (typeof found === 'object') return { client: found, at: to }
    await pause(100)
  }
}

const first = new URL(url)
let at = url
let client = hear(await join(Number(first.port), { address: first.hostname, name }))
token = tokenOf(client)
/** The games played, each by what it is bound to: an answer that a rematch was dealt may be lost on its way. */
const games: string[] = []
const gameNow = (): number => {
  const { commitment = '' } = tableOf(client, table)
  if (!games.includes(commitment)) games.push(commitment)
  return games.indexOf(commitment)
}
if (part === 'alone') {
  table = await opened(client, 'knock-out-whist', { seats: 2 })
  await ok(client, { say: 'start', table })
} else if (part === 'opens') {
  table = await opened(client, 'knock-out-whist', { seats: 2 })
  console.log(`table ${table}`)
  await client.until(() => tableOf(client, table).places.filter(({ kind }) => kind === 'person').length === 2, 600_000)
  await ok(client, { say: 'start', table })
} else {
  table = part
  await ok(client, { say: 'sit', table })
}
setInterval(() => client.socket.readyState === client.socket.OPEN && client.say({ say: 'ping', at: 0 }), 500)
tell('at', at)
for (;;) {
  const isSilent = performance.now() - heardAt > silentForMs
  if (isSilent || client.socket.readyState !== client.socket.OPEN) {
    client.socket.terminate()
    const found = sent === undefined ? await back(at) : await asSent(sent)
    sent = undefined
    client = found.client
    at = found.at
    tell('at', at)
  }
  const { socket } = client
  // Where nothing more is heard there is no answer to wait for.
  const lost = async (): Promise<void> => {
    while (socket.readyState === socket.OPEN && performance.now() - heardAt <= silentForMs) await pause(50)
  }
  // Just let in, it may not know its table yet.
  const known = client.messages.some(one => one.say === 'table' && one.table.id === table)
  const phase = known ? tableOf(client, table).phase : 'lobby'
  if (part === 'alone' && phase === 'over')
    await Promise.race([client.ask({ say: 'rematch', table }).catch(() => undefined), lost()])
  const [action] = phase === 'playing' && client.views.size > 0 ? ways(client) : []
  if (action !== undefined) {
    const here = at
    const game = gameNow()
    const answer = client.ask({ say: 'act', table, seat: seatOf(client), action } as never)
    answer.then(
      one => one.say === 'done' && console.log(`acted ${game * 1000 + (one.seq ?? 0)} ${here}`),
      () => undefined,
    )
    await Promise.race([answer.catch(() => undefined), lost()])
  }
  await pause(playEveryMs)
}
