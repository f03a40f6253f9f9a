import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addPage, sliceLength, type ExportAnswer, type ExportedItem } from '../../src-engine/protocol/asks.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { join as joined, type TestClient } from '../support/host-client.ts'
import { longest, longPast, token } from './asks-house.ts'
import { builtServer } from './built.ts'
import type { Row } from './row.ts'

// All that can be asked of a host with a long past: how long nobody else was served meanwhile, by the host's own work
// alone. Beside each stands what the same host does by itself at rest.

interface Stalls {
  readonly count: number
  readonly longest: number
  readonly own: number
}
interface Found {
  readonly what: string
  readonly own: number
  readonly longest: number
  readonly took: number
}

interface Served {
  readonly owner: TestClient
  during<T>(what: string, work: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

async function serve(data: string, found: Found[]): Promise<Served> {
  const child = fork(join(import.meta.dirname, await builtServer()), ['roomy', data], { execArgv: [] })
  const stalls = async (): Promise<Stalls> => {
    const answer = once(child, 'message') as Promise<[{ stalls: Stalls }]>
    child.send('stalls')
    return (await answer)[0].stalls
  }
  const [{ port, ownerKey }] = (await once(child, 'message')) as [{ port: number; ownerKey: string }]
  const during: Served['during'] = async (what, work) => {
    await wait(100)
    await stalls()
    const began = performance.now()
    process.stderr.write(`  ${what}\n`)
    const made = await work()
    const took = performance.now() - began
    const { own, longest } = await stalls()
    found.push({ what, own, longest, took })
    return made
  }
  await stalls()
  await during('the first seconds, with old practice let go', () => wait(5000))
  const owner = await during('coming in', () => joined(port, { token, ownerKey }))
  const end = async (): Promise<void> => {
    child.disconnect()
    await once(child, 'exit')
  }
  return { owner, during, end }
}

let numbers = 1_000_000
/** The answer to this; where it came too fast it is asked again. */
async function said(client: TestClient, message: JsonObject): Promise<unknown> {
  for (;;) {
    const n = ++numbers
    const answer = client.next<Extract<ToClient, { n: number }>>(one => 'n' in one && one.n === n, 60_000)
    client.sayRaw(JSON.stringify({ ...message, n }))
    const came = await answer
    client.messages.length = 0
    if (came.say === 'answer') return came.answer
    if (came.say === 'done') return came
    if (came.say !== 'refused' || came.code !== 'too-fast') throw new Error(JSON.stringify(came))
    await wait(250)
  }
}
const asked = (client: TestClient, what: string, about: JsonObject = {}): Promise<unknown> =>
  said(client, { say: 'ask', what, about })

/** In the bundles in which the app sends it. */
async function bring(client: TestClient, items: readonly ExportedItem[]): Promise<void> {
  let lines: string[] = []
  let length = 0
  const send = async (): Promise<void> => {
    const text = `{"person":"somebody","items":[${lines.join(',')}]}`
    const of = Math.ceil(text.length / sliceLength)
    for (let part = 0; part < of; part++) {
      const slice = text.slice(part * sliceLength, (part + 1) * sliceLength)
      await asked(client, 'upload', { file: 'f', part, of, text: slice })
    }
    await asked(client, 'import', { file: 'f' })
    lines = []
    length = 0
  }
  for (const item of items) {
    const line = JSON.stringify(item)
    if (lines.length > 0 && length + line.length > 1_000_000) await send()
    lines.push(line)
    length += line.length
  }
  await send()
}

export async function rows(): Promise<readonly Row[]> {
  const found: Found[] = []
  const { owner, during, end } = await serve(longPast(), found)
  const ask = (what: string, about?: JsonObject): Promise<unknown> => asked(owner, what, about)
  for (const record of Object.values(longest)) await ask('replay', { record: longest.brawl, at: record.length })
  await ask('statistics')
  await during('at rest', () => wait(2000))
  let saved: readonly { readonly id: string }[] = []
  owner.hear(one => (saved = one.say === 'lobby' ? one.saved : saved))
  await during('telling the lobby', async () => {
    await said(owner, { say: 'profile', name: 'Anna' })
    await wait(200)
  })
  await during('list of games', () => ask('records'))
  await during('statistics', () => ask('statistics'))
  for (const [name, record] of Object.entries(longest)) {
    await during(`replay of ${name}`, () => ask('replay', { record, at: 100 }))
    await during('its next moment', () => ask('replay', { record, at: 101 }))
    await during('its story', () => ask('event-log', { record }))
    await during('it as a file', () => ask('record', { record }))
  }
  await during('judge', () => ask('judge', { record: longest.brawl, seat: 'Seat1' }).catch(() => undefined))
  await during('statistics as a file', () => ask('statistics-export', { all: true }))
  const items: ExportedItem[] = []
  await during('everything as a file', async () => {
    for (let from: string | undefined = ''; from !== undefined;) {
      const page = (await ask('export', { from })) as ExportAnswer
      addPage(items, page)
      from = page.next
    }
  })
  await during('clearing all statistics', () => ask('statistics-clear', { all: true }))
  const [one, two] = saved
  if (one === undefined || two === undefined) throw new Error('no unfinished games')
  await during('taking up an unfinished game', () => said(owner, { say: 'take-up', table: one.id }))
  await said(owner, { say: 'leave', table: one.id })
  await during('forgetting an unfinished game', () => said(owner, { say: 'close', table: two.id }))
  await during('a stricter rule for old practice', () => ask('retention', { set: { games: 1, days: 1 } }))
  await during('the report', () => ask('report'))
  await end()
  const fresh = mkdtempSync(join(tmpdir(), 'knockabout-asks-'))
  const other = await serve(fresh, found)
  // A fifth of it: a device may say no more than so many words a second.
  const some = items.filter((item, at) => at % 5 === 0 || JSON.stringify(item).length > 500_000)
  await other.during('bringing a fifth of it in', () => bring(other.owner, some))
  await other.end()
  rmSync(fresh, { recursive: true, force: true })
  const rest = found.find(row => row.what === 'at rest')!.own
  return [
    { what: 'everything', value: JSON.stringify(items).length / 1e6, unit: 'MB' },
    ...found.flatMap(({ what, own, longest, took }) => [
      {
        what: `${what}: nobody else served for`,
        value: own,
        unit: 'ms',
        beside: { what: 'at rest', value: rest },
        ratio: own / rest,
      },
      { what: `${what}: the same, waiting for disk and processor with it`, value: longest, unit: 'ms' },
      { what: `${what}: took`, value: took, unit: 'ms' },
    ]),
  ]
}
