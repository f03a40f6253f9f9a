import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { ToClient } from '../../../../src-engine/protocol/to-client.ts'
import { protocolVersion } from '../../../../src-engine/protocol/version.ts'
import { join, tokenOf, type TestClient } from '../../../support/host-client.ts'
import { ok, opened, pause, seatOf, ways } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { isMoved } from '../../../support/houses.ts'
import { asked } from '../../../support/runs.ts'
import { knocked, obedient, wayOf } from '../../../support/standby-guest.ts'
import { machine, type Machine } from '../../../support/standby-process.ts'

// Real processes and sockets: a host and its standby, and whichever dies dies by SIGKILL in the middle of play.
// `KNOCKABOUT_FUZZ=100 npx vitest run --config tests/vitest.config.ts replica/killed` kills three hundred.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
function folder(): string {
  const made = freshFolder()
  ends.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}
async function started(data: string, ...flags: readonly string[]): Promise<Machine> {
  const one = await machine(data, ...flags)
  ends.push(one.kill)
  return one
}

interface Evening {
  readonly host: Machine
  readonly standby: Machine
  readonly guests: readonly TestClient[]
  readonly table: string
}

/** A game of two guests at a host with a standby that holds everything, and both have a vote. */
async function evening(hostData: string, standbyData: string): Promise<Evening> {
  const host = await started(hostData, '--port', '0')
  const standby = await started(standbyData, '--port', '0', '--standby', `127.0.0.1:${host.port}`)
  const ann = obedient(await join(host.port, { name: 'Ann' }))
  const ben = obedient(await join(host.port, { name: 'Ben' }))
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  const guests = [ann, ben]
  await expect.poll(() => guests.every(one => wayOf(one) !== undefined)).toBe(true)
  return { host, standby, guests, table }
}

const highest = (one: TestClient): number => Math.max(-1, ...[...one.views.values()].map(({ seq }) => seq))

/** A device with its own token, knocking until it is let in. */
async function comesBack(port: number, token: string): Promise<TestClient> {
  let inside: TestClient | undefined
  await expect
    .poll(async () => {
      const one = await join(port, { hello: false })
      one.say({ say: 'hello', protocol: protocolVersion, token })
      await Promise.race([one.closed, one.until(said => said.say === 'welcome').catch(() => undefined)])
      inside = one.messages.some(said => said.say === 'welcome') ? one : undefined
      return inside
    })
    .toBeDefined()
  return inside!
}

/** Whoever is to play plays; gives what comes of it. */
async function played(guests: readonly TestClient[], table: string): Promise<{ readonly said: Promise<ToClient> }> {
  let next: TestClient | undefined
  await expect.poll(() => (next = guests.find(one => one.views.size > 0 && ways(one).length > 0))).toBeDefined()
  const seat = seatOf(next!)
  const before = highest(next!)
  const said = next!.ask({ say: 'act', table, seat, action: ways(next!)[0] } as never)
  void said.catch(() => undefined)
  return { said: said.then(async done => (await expect.poll(() => highest(next!)).toBeGreaterThan(before), done)) }
}

/** Kills the host in the middle of play: both guests ask the standby, and what was acknowledged or shown has happened there. */
async function killedHost({ host, standby, guests, table }: Evening, afterMs = 0, patienceMs = 0): Promise<number> {
  for (let play = 0; play < 3; play++) expect(await (await played(guests, table)).said).toMatchObject({ say: 'done' })
  void (await played(guests, table)).said.catch(() => undefined)
  if (afterMs > 0) await pause(afterMs)
  await host.kill()
  const began = performance.now()
  await Promise.all(guests.map(one => one.closed))
  if (patienceMs > 0) await pause(patienceMs)
  const last = Math.max(...guests.map(highest))
  const acknowledged = Math.max(
    ...guests.flatMap(one => one.messages.map(said => (said.say === 'done' ? (said.seq ?? 0) : 0))),
  )
  const there = await Promise.all(
    guests.map((one, i) => knocked(standby.port, wayOf(one)!.ticket!, `drawn by device ${i} for ${standby.port}`)),
  )
  for (const [i, one] of there.entries()) {
    await one.until(said => said.say === 'view')
    expect(highest(one)).toBeGreaterThanOrEqual(Math.max(last, acknowledged))
    expect(seatOf(one)).toBe(seatOf(guests[i]!))
  }
  expect(await (await played(there, table)).said).toMatchObject({ say: 'done' })
  return performance.now() - began
}

test('host and standby are killed in turn: the evening goes on, and no acknowledged play is lost', async () => {
  const [hostData, standbyData] = [folder(), folder()]
  const here = await evening(hostData, standbyData)
  const { host, guests, table } = here
  const at = `127.0.0.1:${host.port}`
  const [ann] = guests

  // While the host is there, its standby takes nobody in.
  const early = await join(here.standby.port, { hello: false })
  const hello = { say: 'hello', protocol: protocolVersion, token: 'drawn too early by this device' } as const
  early.say({ ...hello, ticket: wayOf(ann!)!.ticket! })
  expect(await early.until(isMoved)).toMatchObject({ to: [`http://${at}`] })
  // A TV has no ticket, and would wait here for good.
  const tv = await join(here.standby.port, { hello: false })
  tv.say({ say: 'hello', protocol: protocolVersion, display: true })
  await tv.closed
  expect(tv.messages.find(isMoved)).toMatchObject({ to: [`http://${at}`] })

  // Without it there is a pause and a word; the devices have let go of the way there.
  await here.standby.kill()
  await ann!.until(one => one.say === 'notice' && one.text === 'standby-lost')
  expect(guests.map(wayOf)).toEqual([undefined, undefined])
  expect(await (await played(guests, table)).said).toMatchObject({ say: 'done' })
  const standby = await started(standbyData, '--port', '0', '--standby', at)
  await expect.poll(() => guests.every(one => wayOf(one) !== undefined)).toBe(true)

  // A host that begins again with devices that have a vote waits for its standby, and goes on with it.
  await host.kill()
  const again = await started(hostData, '--port', String(host.port))
  const back = await Promise.all(guests.map(async one => obedient(await comesBack(again.port, tokenOf(one)))))
  await expect.poll(() => back.every(one => wayOf(one) !== undefined)).toBe(true)

  await killedHost({ host: again, standby, guests: back, table })
  // The old host begins again, with all that it had: it deals no more, and sends everybody to where the house is.
  const old = await started(hostData, '--port', String(host.port))
  expect(old.port).toBe(host.port)
  await expect
    .poll(async () => {
      const late = await join(old.port, { hello: false })
      late.say({ say: 'hello', protocol: protocolVersion, name: 'Late' })
      await late.closed
      return late.messages.find(isMoved)
    })
    .toMatchObject({ to: [`http://127.0.0.1:${standby.port}`] })
})

test('a host that is closed in order needs no standby to begin again', async () => {
  const hostData = folder()
  const { host, standby, guests } = await evening(hostData, folder())
  await host.end()
  expect(guests.map(wayOf)).toEqual([undefined, undefined])
  await standby.kill()
  const again = await started(hostData, '--port', '0')
  await comesBack(again.port, tokenOf(guests[0]!))
})

test.runIf(asked > 0)('a host killed again and again loses nothing that was acknowledged', async () => {
  const tookMs: number[] = []
  for (let kill = 0; kill < 3 * asked; kill++) {
    const here = await evening(folder(), folder())
    // A page asks the standby a second and a half after its line is gone.
    tookMs.push(await killedHost(here, Math.random() * 20, 1500))
    await here.standby.kill()
    expect(here.standby.said()).not.toContain('failed')
    const sorted = tookMs.toSorted((a, b) => a - b).map(Math.round)
    const share = (of: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))]!
    const figures = `median ${share(0.5)} ms, 99th ${share(0.99)} ms, longest ${sorted.at(-1)} ms`
    process.stdout.write(`${sorted.length} kills, until a play is acknowledged at the standby: ${figures}\n`)
  }
})
