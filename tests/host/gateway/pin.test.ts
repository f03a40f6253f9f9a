import { afterEach, expect, test } from 'vitest'
import type { Notice } from '../../../src-engine/protocol/desktop.ts'
import { pinGuard } from '../../../src-main/host/gateway/pin.ts'
import { join, tokenOf, type How } from '../../support/host-client.ts'
import { ok, opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let now = 0
const thief = { address: 'thief' }
const steady = (): number => now
let host: Awaited<ReturnType<typeof runHost>> | undefined
afterEach(async () => {
  await host?.end()
  host = undefined
})

/** How a hello ends: `welcome`, or the code of the goodbye. */
async function hello(how: How): Promise<string> {
  const client = await join(host!.port, how)
  const first = client.messages[0]
  client.socket.terminate()
  return first?.say === 'bye' ? first.code : (first?.say ?? '')
}

test('500 guesses from 100 addresses: few are even looked at, the owner is told, and who knows the PIN comes in', async () => {
  host = await runHost({ steady }, { pin: '4711' })
  let notices: readonly Notice[] = []
  host.onNotices(all => (notices = all))
  const guest = await join(host.port, { from: '127.0.1.1', pin: '4711' })
  let looked = 0
  for (let guess = 0; guess < 500; guess++) {
    const code = await hello({ from: `127.0.2.${1 + (guess % 100)}`, pin: String(5000 + guess) })
    if (code === 'pin') looked++
  }
  // Forty of all together, and then one of each address.
  expect(looked).toBe(100)
  expect(notices.map(one => one.id)).toContain('pin-guessing')
  expect(await hello({ from: '127.0.2.200', pin: '4711' })).toBe('welcome')
  expect(await hello({ from: '127.0.2.1', pin: '4711' })).toBe('pin-locked')
  // Those who were let in come and go, and so does the owner.
  expect(await hello({ from: '127.0.1.1', token: tokenOf(guest) })).toBe('welcome')
  expect(await hello({ ownerKey: host.local().ownerKey })).toBe('welcome')
  now += 60_000
  expect(await hello({ from: '127.0.2.1', pin: '4711' })).toBe('welcome')
})

test('however many addresses guess, no lock is lifted, and little is remembered', () => {
  const pins = pinGuard('4711', steady, () => undefined)
  for (let i = 0; i < 5; i++) pins.refuses(thief, '0000')
  expect(pins.refuses(thief, '4711')?.code).toBe('pin-locked')
  for (let i = 0; i < 20_000; i++) pins.refuses({ address: `another ${i}` }, '0000')
  expect(pins.refuses(thief, '4711')).toMatchObject({ code: 'pin-locked', params: { seconds: 60 } })
})

test('a wrong guess is forgiven a minute, and a clock set back locks nobody out for longer', () => {
  const pins = pinGuard('4711', steady, () => undefined)
  for (let i = 0; i < 4; i++) expect(pins.refuses({ address: 'a' }, '0000')?.code).toBe('pin')
  now += 120_000
  for (let i = 0; i < 2; i++) expect(pins.refuses({ address: 'a' }, '0000')?.code).toBe('pin')
  expect(pins.refuses({ address: 'a' }, '0000')?.code).toBe('pin-locked')
  now += 60_000
  expect(pins.refuses({ address: 'a' }, '4711')).toBeUndefined()
})

test('a new PIN asks those let in by the old one again, but not whoever has a seat; a family’s old PIN locks nobody', async () => {
  host = await runHost({ steady }, { pin: '4711' })
  const seated = await join(host.port, { pin: '4711', name: 'Ann' })
  const table = await opened(seated, 'knock-out-whist')
  const ben = await join(host.port, { pin: '4711', name: 'Ben' })
  const cal = await join(host.port, { pin: '4711', name: 'Cal' })
  await host.openToLan({ name: 'Test', pin: '4711' })
  expect(await hello({ token: tokenOf(ben) })).toBe('welcome')
  await host.openToLan({ name: 'Test', pin: '2468' })
  // Whoever is in stays in, and is asked when they come again.
  await ok(cal, { say: 'watch', table })
  expect(await hello({ token: tokenOf(ben) })).toBe('pin')
  expect(await hello({ token: tokenOf(ben), pin: '2468' })).toBe('welcome')
  expect(await hello({ token: tokenOf(ben) })).toBe('welcome')
  for (let phone = 0; phone < 8; phone++) expect(await hello({ pin: '4711' })).toBe('pin')
  expect(await hello({ pin: '4711', token: tokenOf(seated) })).toBe('welcome')
  expect(await hello({ pin: '2468' })).toBe('welcome')
})

test('five wrong PINs lock their own device and nobody else of the family; a device that changes its name gets no further', () => {
  const pins = pinGuard('4711', steady, () => undefined)
  const child = { address: 'home', device: 'child' }
  for (let i = 0; i < 5; i++) pins.refuses(child, '0000')
  expect(pins.refuses(child, '4711')?.code).toBe('pin-locked')
  expect(pins.refuses({ address: 'home', device: 'grandmother' }, '4711')).toBeUndefined()
  let looked = 0
  for (let i = 0; i < 100; i++) {
    if (pins.refuses({ address: 'home', device: `thief ${i}` }, '0000')?.code === 'pin') looked++
  }
  expect(looked).toBe(15)
  expect(pins.refuses({ address: 'elsewhere', device: 'guest' }, '4711')).toBeUndefined()
})

test('two addresses that guess lock out nobody who knows the PIN', () => {
  const pins = pinGuard('4711', steady, () => undefined)
  for (const address of ['one', 'other']) for (let i = 0; i < 30; i++) pins.refuses({ address, device: `${i}` }, '0000')
  const right = Array.from({ length: 30 }, (_, i) => pins.refuses({ address: `guest ${i}` }, '4711'))
  expect(right.filter(turned => turned !== undefined)).toEqual([])
})

test('however many addresses guess, few of the PINs there are can be tried', () => {
  const pins = pinGuard('4711', steady, () => undefined)
  let looked = 0
  for (let i = 0; i < 20_000; i++) if (pins.refuses({ address: `another ${i}` }, '0000')?.code === 'pin') looked++
  expect(looked).toBeLessThan(300)
})
