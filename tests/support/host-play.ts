import type { JsonObject } from '../../src-engine/core/json.ts'
import { fillings } from '../../src-engine/core/offers.ts'
import type { TableState, ToClient } from '../../src-engine/protocol/to-client.ts'
import { aside } from './drawn-games.ts'
import { allHeard, type TestClient } from './host-client.ts'

type Done = Extract<ToClient, { say: 'done' }>

/** Asks and insists on `done`; when it gives it back, everybody else has heard what came of it too. */
export async function ok(client: TestClient, message: Parameters<TestClient['ask']>[0]): Promise<Done> {
  const answer = await client.ask(message)
  if (answer.say !== 'done') throw new Error(`expected done, got ${JSON.stringify(answer)}`)
  await allHeard(client)
  return answer
}

/** Asks for something and insists on an answer. */
export async function asked<T>(client: TestClient, what: string, about: object = {}): Promise<T> {
  const said = await client.ask({ say: 'ask', what, about } as never)
  if (said.say !== 'answer') throw new Error(JSON.stringify(said))
  return said.answer as T
}

/** Opens a table and gives its id. */
export async function opened(client: TestClient, game: string, more: object = {}): Promise<string> {
  const { table } = await ok(client, { say: 'open', game, ...more } as never)
  await client.until(one => one.say === 'table' && one.table.id === table)
  return table!
}

export function tableOf(client: TestClient, table?: string): TableState {
  const found = client.messages.findLast(one => one.say === 'table' && (table === undefined || one.table.id === table))
  if (found?.say !== 'table') throw new Error('no table yet')
  return found.table
}

export function seatOf(client: TestClient): string {
  const found = client.messages.findLast(one => one.say === 'table')
  if (found?.say !== 'table') throw new Error('no table yet')
  return found.yours[0]!
}

/** What a seat of this client may do now to play on. */
export function ways(client: TestClient, seat = seatOf(client)): JsonObject[] {
  const offers = (client.views.get(seat)?.offers ?? []).filter(one => !aside.has(one.do))
  return fillings(offers) as unknown as JsonObject[]
}

/** Waits until it is this client's turn, or the game is over: then nothing. */
export async function turn(client: TestClient, table: string, ms = 60_000): Promise<JsonObject[] | undefined> {
  const end = Date.now() + ms
  await client.until(one => one.say === 'table' && one.table.id === table, ms)
  for (;;) {
    if (tableOf(client, table).phase === 'over') return undefined
    const open = client.views.get(seatOf(client))?.table === table ? ways(client) : []
    if (open.length > 0) return open
    if (Date.now() > end) throw new Error(`never its turn: ${JSON.stringify(tableOf(client, table)).slice(0, 600)}`)
    await client.next(one => one.say === 'view' || one.say === 'table', 3000).catch(() => undefined)
  }
}

/** Plays the client's seat with whatever comes first until the game is over, or for so many turns. */
export async function playOn(client: TestClient, table: string, turns = Infinity): Promise<number> {
  for (let count = 0; count < turns; count++) {
    const open = await turn(client, table)
    if (open === undefined) return count
    const seat = seatOf(client)
    const before = client.views.get(seat)!.seq
    const said = await client.ask({ say: 'act', table, seat, action: open[0] } as never)
    if (said.say === 'refused' && said.code !== 'game-over') throw new Error(JSON.stringify(said))
    if (client.views.get(seat)!.seq === before)
      await client.next(one => one.say === 'view', 8000).catch(() => undefined)
  }
  return turns
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
