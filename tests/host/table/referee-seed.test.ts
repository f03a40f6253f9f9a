import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, seatOf, tableOf } from '../../support/host-play.ts'
import { dealtAt } from '../../../src-main/host/table/model/table.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
let ann: TestClient
let ben: TestClient
beforeAll(async () => {
  host = await runHost()
  ann = await join(host.port, { name: 'Ann' })
  ben = await join(host.port, { name: 'Ben' })
})
afterAll(async () => {
  await ann.close()
  await ben.close()
  await host.end()
})

const act = (table: string, who: TestClient, action: JsonObject): Promise<unknown> =>
  ok(who, { say: 'act', table, seat: seatOf(who), action })
const phase = (table: string, wanted: string): Promise<unknown> =>
  ben.until(one => one.say === 'table' && one.table.id === table && one.table.phase === wanted)
const file = (record: string) => ben.ask({ say: 'ask', what: 'record', about: { record } })

test('while the end of a referee’s game may be taken back nothing tells its seed; dice rolled after that stay unforeseen', async () => {
  const table = await opened(ann, 'referee', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await phase(table, 'playing')
  await act(table, ann, { do: 'eliminate', seat: 'Ben' })
  await phase(table, 'over')
  const { record, commitment } = tableOf(ben, table)
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(tableOf(ben, table).seed).toBeUndefined()
  expect(await file(record!)).toMatchObject({ say: 'refused', code: 'still-open' })
  const { seed } = dealtAt(host.lobby.tables.get(table)!.table)!
  const reopened = ben.next(one => one.say === 'table' && one.table.phase === 'playing')
  await act(table, ann, { do: 'undo' })
  await reopened
  await act(table, ben, { do: 'roll', sides: 20 })
  await act(table, ann, { do: 'eliminate', seat: 'Ben' })
  for (const client of [ann, ben]) expect(JSON.stringify(client.messages)).not.toContain(seed)

  // A new game at the table: the old one is done with, and its file holds the seed that fits the seal.
  await ok(ann, { say: 'rematch', table })
  const said = await file(record!)
  if (said.say !== 'answer') throw new Error(JSON.stringify(said))
  expect((said.answer as unknown as { scenario: { seed: string } }).scenario.seed).toBe(seed)
})
