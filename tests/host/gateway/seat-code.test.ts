import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatCodesFor } from '../../../src-main/host/context/seat-codes.ts'
import { join, personOf, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost()
})
afterAll(async () => {
  await host.end()
})

/** The cards a client holds. */
function handOf(client: TestClient): unknown {
  const seats = client.views.get('Ann')?.view['seats'] as { readonly [seat: string]: { readonly cards?: unknown } }
  return seats['Ann']?.cards
}

test('a code on its own screen takes a seat to another device, once, and the old device lets go of it', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  expect(await ann.ask({ say: 'ask', what: 'seat-code' })).toMatchObject({ say: 'refused', code: 'not-seated' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view' && one.viewer === 'Ann')
  const said = await ann.ask({ say: 'ask', what: 'seat-code' })
  if (said.say !== 'answer') throw new Error('no code')
  const { code } = said.answer as unknown as { readonly code: string }
  expect(code).toMatch(/^[A-Z2-9]{7}$/)
  const tablet = await join(host.port, { token: 'x'.repeat(32), ticket: ` ${code.toLowerCase()}` })
  expect(personOf(tablet)).toBe(personOf(ann))
  await ann.until(one => one.say === 'bye' && one.code === 'replaced')
  const seen = await tablet.until(one => one.say === 'table' && one.yours.length === 1)
  expect(seen).toMatchObject({ table: { id: table, host: personOf(ann) } })
  await tablet.until(one => one.say === 'view' && one.viewer === 'Ann')
  expect(handOf(ann)).toHaveLength(7)
  expect(handOf(tablet)).toEqual(handOf(ann))
  // The code counts once, and the old device's token no longer; who comes so is somebody else, and is told.
  for (const how of [{ token: 'y'.repeat(32), ticket: code }, { token: tokenOf(ann) }]) {
    const late = await join(host.port, { name: 'Late', ...how })
    expect(personOf(late)).not.toBe(personOf(ann))
    if ('ticket' in how) await late.until(one => one.say === 'notice' && one.text === 'seat-code-late')
    await late.close()
  }
  await tablet.close()
})

test('a code lasts for minutes, an older one of the same person is none, and who guesses ends nobody else’s', () => {
  let now = 0
  const codes = seatCodesFor(() => now)
  const first = codes.issue('ann').code
  const second = codes.issue('ann').code
  expect([codes.personOf(first, 'a'), codes.personOf(second, 'a')]).toEqual([undefined, 'ann'])
  now += 3 * 60_000 + 1
  expect(codes.personOf(second, 'a')).toBeUndefined()
  const third = codes.issue('ben')
  for (let n = 0; n <= 41; n++) codes.personOf('WRONG22', 'guesser')
  expect(codes.personOf(third.code, 'a')).toBe('ben')
  expect(codes.personOf(third.code, 'guesser')).toBeUndefined()
  // What was scanned counts even beside somebody who guesses from the same address.
  expect(codes.personOf(third.secret, 'guesser')).toBe('ben')
  codes.used(third.secret)
  expect(codes.personOf(third.code, 'a')).toBeUndefined()
})
