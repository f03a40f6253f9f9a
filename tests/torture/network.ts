import { rmSync } from 'node:fs'
import { join, tokenOf, type TestClient } from '../support/host-client.ts'
import { ok, opened, playOn, seatOf, tableOf } from '../support/host-play.ts'
import { freshFolder, runHost } from '../support/host-run.ts'
import { makeLan, noLan } from '../support/lan.ts'
import { census, startChild } from './child.ts'
import { pause } from './players.ts'
import { relayTo } from './relay.ts'

export interface Line {
  readonly what: string
  readonly plays: number
  /** Milliseconds a play took until its answer: half of them, and the longest. */
  readonly median: number
  readonly most: number
}

async function plays(client: TestClient, table: string, count: number, what: string): Promise<Line> {
  const times: number[] = []
  while (times.length < count) {
    const began = performance.now()
    const played = await playOn(client, table, 1)
    if (played > 0) times.push(performance.now() - began)
    if (tableOf(client, table).phase === 'over') await ok(client, { say: 'rematch', table })
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { what, plays: count, median: sorted[count >> 1]!, most: sorted.at(-1)! }
}

/** Plays over a slow line, over one that stalls, and sees the same table at the end. Throws if anything is lost. */
export async function slowLines(count: number, stallMs: number): Promise<readonly Line[]> {
  const host = await runHost()
  const relay = await relayTo(host.port)
  const ann = await join(relay.port, { name: 'Ann', behind: host.port })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  relay.delay = 60
  const lines = [await plays(ann, table, count, 'each way 60 to 120 ms')]
  relay.delay = 0
  // From the first play on, so that some of them are caught in it however quick the others are.
  const stall = (): void => {
    relay.stall(true)
    setTimeout(() => relay.stall(false), stallMs)
  }
  stall()
  const stalls = setInterval(stall, stallMs * 2)
  lines.push(await plays(ann, table, count, `stalls of ${stallMs} ms`))
  clearInterval(stalls)
  relay.stall(false)
  relay.close()
  await host.end()
  return lines
}

export interface Cut {
  /** Milliseconds until the others saw that the person is gone. */
  readonly noticed: number
  /** Milliseconds from coming back until the person saw the game again. */
  readonly back: number
  readonly clientsLeft: number
}

/** A cable is pulled and nothing closed; after `ms` the person comes back by their token. */
export async function pulledCable(ms: number): Promise<Cut> {
  const host = await runHost()
  const relay = await relayTo(host.port)
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  const ann = await join(relay.port, { name: 'Ann', behind: host.port })
  await ok(ann, { say: 'sit', table })
  await ok(ben, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  const token = tokenOf(ann)
  const here = (is: boolean) => (): boolean =>
    tableOf(ben, table).places.some(place => place.name === 'Ann' && place.here === is)
  relay.cut()
  const cut = performance.now()
  await ben.next(here(false), 15_000)
  const noticed = performance.now() - cut
  await pause(Math.max(0, ms - noticed))
  const began = performance.now()
  const again = await join(host.port, { name: 'Ann', token })
  await again.until(one => one.say === 'view')
  if (seatOf(again) !== 'Ann') throw new Error('the seat was not given back')
  const back = performance.now() - began
  await Promise.all([playOn(again, table), playOn(ben, table)])
  const clientsLeft = host.lobby.context.clients.size
  relay.close()
  await host.end()
  return { noticed, back, clientsLeft }
}

export interface Reconnected {
  readonly times: number
  /** Rows of all tables of the database. */
  readonly rows: number
  /** Listeners, and things that can be listened to. */
  readonly listeners: number
  readonly resources: number
  /** Kilobytes of heap that stayed, for each time. */
  readonly kilobytes: number
  readonly clients: number
}

/** Comes and goes by one token, sat down at a table, by goodbyes and by pulled plugs: what stays behind on the host. */
export async function reconnects(times: number): Promise<Reconnected> {
  const data = freshFolder()
  const child = await startChild(data)
  try {
    const ann = await join(child.port, { name: 'Ann' })
    const token = tokenOf(ann)
    const table = await opened(ann, 'knock-out-whist', { seats: 3 })
    await ok(ann, { say: 'start', table })
    const again = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        const client = await join(child.port, { name: 'Ann', token })
        await client.until(one => one.say === 'table')
        if (i % 2 === 0) await client.close()
        else {
          client.socket.terminate()
          await client.closed
        }
      }
      await pause(400)
    }
    await ann.close()
    // The first ones fill what is kept for later ones: caches, pools, compiled code.
    await again(Math.max(20, Math.floor(times / 5)))
    const before = await census(child)
    await again(times)
    const after = await census(child)
    return {
      times,
      rows: after.rows - before.rows,
      listeners: after.listeners - before.listeners,
      resources: after.resources - before.resources,
      kilobytes: (after.heap - before.heap) / 1024 / times,
      clients: after.clients,
    }
  } finally {
    await child.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Two machines between which one packet in so many is lost; or why they can't be made here. */
export async function lossyLan(percent: number, count: number): Promise<Line | string> {
  const why = noLan()
  if (why !== undefined) return why
  const lan = makeLan(2)
  try {
    const host = lan.run(0, 'tests/torture/lan-table.ts', ['host', lan.places[0]!.address, lan.folder])
    const port = /listening (\d+)/.exec(await host.line(line => line.startsWith('listening')))![1]!
    for (const place of [0, 1]) {
      lan.sh(place, 'nft add table inet torture')
      lan.sh(place, "nft add chain inet torture loss '{ type filter hook input priority 0 ; }'")
      lan.sh(place, `nft add rule inet torture loss meta l4proto tcp numgen random mod 100 \\< ${percent} drop`)
    }
    const guest = lan.run(1, 'tests/torture/lan-table.ts', ['guest', lan.places[0]!.address, port, String(count)])
    const said = await guest.line(line => line.startsWith('played'))
    return JSON.parse(said.slice('played '.length)) as Line
  } finally {
    lan.remove()
  }
}

export { plays }
