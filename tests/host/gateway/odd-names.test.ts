import { expect, test } from 'vitest'
import { join } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf, turn } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'a guest called %s plays Brawl and sits at a referee’s table like anybody',
  async name => {
    const host = await runHost()
    const guest = await join(host.port, { name })
    const brawl = await opened(guest, 'brawl', { seats: 2 })
    await ok(guest, { say: 'start', table: brawl })
    await turn(guest, brawl)
    await playOn(guest, brawl, 3)
    const referee = await opened(guest, 'referee', { seats: 2 })
    for (const guestName of ['Ben', 'Cal']) await guest.ask({ say: 'sit', table: referee, guest: guestName })
    await ok(guest, { say: 'start', table: referee })
    const { seat } = tableOf(guest, referee).places[0]!
    expect(seat).toMatch(/^[A-Za-z0-9]+$/)
    await ok(guest, { say: 'act', table: referee, seat, action: { do: 'life', of: seat, amount: -1 } })
    await host.end()
  },
)

test('a guest at somebody’s device may be called constructor', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 2 })
  await ok(ann, { say: 'sit', table, guest: 'constructor' })
  expect(tableOf(ann).places[1]).toMatchObject({ seat: 'Seatconstructor', name: 'constructor' })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  await host.end()
})
