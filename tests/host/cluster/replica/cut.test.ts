import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { protocolVersion } from '../../../../src-engine/protocol/version.ts'
import { join } from '../../../support/host-client.ts'
import { asked, ok, opened, pause, seatOf, ways } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { isMove, isMoved, type Moved } from '../../../support/houses.ts'
import { silentRelay } from '../../../support/silent-relay.ts'
import { knocked, wayOf } from '../../../support/standby-guest.ts'
import { machine } from '../../../support/standby-process.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

// Real processes, and between host and standby a line that falls silent. No guest lets go of the way to the standby, as if
// none of them heard the host any more: so it must not go on, for the standby might.
test('a host without its majority freezes its tables and says so; a standby opened by a person’s word fences it', async () => {
  const [hostData, standbyData] = [freshFolder(), freshFolder()]
  for (const data of [hostData, standbyData]) ends.push(() => rmSync(data, { recursive: true, force: true }))
  const relay = await silentRelay(() => host.port)
  ends.push(relay.stop)
  const host = await machine(hostData, '--port', '0', '--address', `127.0.0.1:${relay.port}`)
  ends.push(host.kill)
  const at = ['--standby', `127.0.0.1:${relay.port}`]
  const standby = await machine(standbyData, '--port', '0', ...at)
  ends.push(standby.kill)
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await expect.poll(() => [ann, ben].every(one => wayOf(one) !== undefined)).toBe(true)

  // A token that counts at one of the two disks only is nobody's yet: should the host die, the standby does not know it.
  const { code } = await asked<{ code: string }>(ben, 'seat-code')
  relay.silent(true)
  const bens = await join(host.port, { hello: false })
  bens.say({ say: 'hello', protocol: protocolVersion, token: 'drawn by the other device of Ben', ticket: code })
  await pause(400)
  expect(bens.messages).toEqual([])
  relay.silent(false)
  await bens.until(one => one.say === 'welcome')
  const bothHaveAVoice = (): boolean => [ann, bens].every(one => wayOf(one) !== undefined)
  await expect.poll(bothHaveAVoice).toBe(true)
  relay.silent(true)
  await ann.next(isMove('alone'))
  await expect.poll(() => [ann, bens].find(one => one.views.size > 0 && ways(one).length > 0)).toBeDefined()
  const next = [ann, bens].find(one => ways(one).length > 0)!
  const played = next.ask({ say: 'act', table, seat: seatOf(next), action: ways(next)[0] } as never)
  relay.silent(false)
  expect(await played).toMatchObject({ say: 'done' })
  // What was played meanwhile was taken when the two were together again, and not before.
  const place = (which: (message: (typeof next.messages)[number]) => boolean): number =>
    next.messages.findLastIndex(which)
  expect(place(one => one.say === 'done')).toBeGreaterThan(place(isMove('together')))
  expect(place(isMove('together'))).toBeGreaterThan(0)
  await expect.poll(bothHaveAVoice).toBe(true)

  // The person at the standby says that the host is gone for good, and is wrong.
  relay.silent(true)
  await ann.next(isMove('alone'))
  await standby.kill()
  const alone = await machine(standbyData, '--port', String(standby.port), ...at, '--alone')
  ends.push(alone.kill)
  await expect.poll(() => alone.said()).toMatch(/^listening /m)
  const sent = ann.next<Moved>(isMoved)
  relay.silent(false)
  const { to, ticket } = await sent
  expect(to).toEqual([`http://127.0.0.1:${standby.port}`])
  const there = await knocked(alone.port, ticket!, 'drawn by the device of Ann itself')
  await there.until(one => one.say === 'view')
  expect(seatOf(there)).toBe(seatOf(ann))
})
