import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { ensureBuilt } from '../../resources/launch/build.ts'
import { houseName } from '../../src-engine/protocol/house-address.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { handOf, oneAct } from '../support/e2e-play.ts'
import { device, doctorFetched, hostStore, joinByCode, openTable, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { makeLan, noLan, type Lan, type LanProgram } from '../support/lan.ts'

// A phone and a TV in a real browser at one place of a small LAN, their host at another, and what may become of the network
// between them.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: no network was changed under a page: ${why}\n`)
test.skip(why !== undefined, why)

const root = resolve(import.meta.dirname, '../..')
const [guests, host, other] = [0, 1, 2]
let lan: Lan
let hosting: LanProgram
let browser: Browser
const names = (): string => join(lan.folder, 'names')
const hostUrl = (): string => `http://${lan.places[host]!.address}:4680`

/** The built program at a place of the LAN, as a host or as what keeps a copy of one. */
function begin(place: number, ...more: readonly string[]): LanProgram {
  const data = join(lan.folder, `data-${place}`)
  mkdirSync(data)
  const program = join(process.env.KNOCKABOUT_OUT ?? join(root, 'out'), 'main', 'headless.cjs')
  const flags = ['--port', '4680', '--data', data, '--name', 'Boar', '--standby-key', 'a-dozen-bottles', ...more].join(
    ' ',
  )
  return lan.start(
    place,
    `KNOCKABOUT_BOT_PACE=5,20 KNOCKABOUT_GRACE=120000 exec ${process.execPath} ${program} ${flags}`,
  )
}

test.beforeAll(async () => {
  await ensureBuilt(root, () => undefined)
  lan = makeLan(3)
  // An address that goes takes none along that came after it.
  lan.sh(host, 'sysctl -qw net.ipv4.conf.all.promote_secondaries=1')
  hosting = begin(host)
  await hosting.line(line => line.startsWith('listening'))
  const there = join(lan.folder, 'chromium')
  const chromiumPath = chromiumLaunch.executablePath ?? chromium.executablePath()
  // The names that are known there: a stand-in for the mDNS of phones, which this machine has not.
  writeFileSync(names(), '')
  const inside = `mount --bind ${names()} /etc/hosts && exec ${chromiumPath} "$@"`
  writeFileSync(there, `#!/bin/sh\nexec ip netns exec ${lan.places[guests]!.name} sh -c '${inside}' sh "$@"\n`)
  chmodSync(there, 0o755)
  browser = await chromium.launch({ ...chromiumLaunch, executablePath: there })
})
test.afterAll(async () => {
  await browser?.close()
  lan?.remove()
})

/** A phone, and so many more, in a game with bots; the first has played a card, and has what it needs where the host is lost. */
async function phonesInGame(count = 1): Promise<Page[]> {
  const phones = await Promise.all(Array.from({ length: count }, async () => (await device(browser, 'phone')).page))
  const [phone, ...others] = phones as [Page, ...Page[]]
  await phone.clock.install()
  const doctor = doctorFetched(phone)
  const table = await openTable(phone, hostUrl(), 'Ann', 'Knock-out Whist')
  await setTable(phone, table, { seats: 4, fill: true })
  for (const [at, page] of others.entries()) await joinByCode(page, `${hostUrl()}/t/${table}`, `Guest ${at + 1}`)
  await phone.getByTestId('start').click()
  if (count === 1) {
    expect(await oneAct(phone)).toBe('played')
    await expect(phone.getByTestId('turn')).toHaveText('Your turn')
  } else await expect(phone.getByTestId('hand')).toBeVisible()
  await phone.clock.fastForward(10_000)
  await doctor
  return phones
}
/** Resolves once the host has said to this page that it is at this address too. */
async function hears(page: Page, address: string): Promise<void> {
  const store = await hostStore(page)
  const heard = (): Promise<readonly string[]> => store.evaluate(({ welcome }) => welcome?.host.addresses ?? [])
  await expect.poll(heard).toContain(`http://${address}:4680`)
}
/** Gives the host this address, instead of another it had: resolves once it listens there. */
async function hasAddress(now: string, instead?: string): Promise<void> {
  lan.sh(host, `ip addr add ${now}/24 dev eth0`)
  if (instead !== undefined) lan.sh(host, `ip addr del ${instead}/24 dev eth0`)
  await expect.poll(() => lan.sh(host, 'ss -Hlnt')).toContain(`${now}:4680`)
}
/** Drops or refuses what comes to the host and fits, until it is ended. */
function keptOut(fits: string): () => void {
  lan.sh(host, 'nft add table inet kept')
  lan.sh(host, `nft add chain inet kept in '{ type filter hook input priority 0 ; }'`)
  lan.sh(host, `nft add rule inet kept in ${fits}`)
  return () => void lan.sh(host, 'nft delete table inet kept')
}

test('a host that goes from the cable to the Wi-Fi: phone and TV are there again by themselves, in the same seat', async () => {
  const [before, after] = [lan.places[host]!.address, lan.places[host]!.address.replace(/\d+$/, '77')]
  const [phone] = (await phonesInGame()) as [Page]
  const table = new URL(phone.url()).hash
  const hand = await handOf(phone)
  const tv = (await device(browser, 'tv')).page
  await tv.clock.install()
  const doctor = doctorFetched(tv)
  await tv.goto(`${hostUrl()}/#/tv?table=${table.replace('#/t/', '')}`)
  await expect(tv.getByTestId('tv-captions')).toBeVisible()
  await tv.clock.fastForward(10_000)
  await doctor

  await hasAddress(after)
  await Promise.all([phone, tv].map(page => hears(page, after)))
  lan.sh(host, `ip addr del ${before}/24 dev eth0`)

  await expect(phone).toHaveURL(`http://${after}:4680/${table}`)
  await expect(phone.getByTestId('turn')).toHaveText('Your turn')
  await expect.poll(() => handOf(phone)).toEqual(hand)
  await expect(tv).toHaveURL(new RegExp(`^http://${after}:4680/#/tv`))
  await expect(tv.getByTestId('tv-captions')).toBeVisible()
  await shot(phone, 'network-changed-phone')
  await shot(tv, 'network-changed-tv')
  await hasAddress(before, after)
  await Promise.all([phone, tv].map(page => page.context().close()))
})

test('the cable is pulled before the Wi-Fi is there: the phone finds the house by its name once it is on the network again', async () => {
  const [before, after] = [lan.places[host]!.address, lan.places[host]!.address.replace(/\d+$/, '78')]
  const [phone] = (await phonesInGame()) as [Page]
  const table = new URL(phone.url()).hash
  const hand = await handOf(phone)
  const store = await hostStore(phone)
  const name = houseName((await store.evaluate(({ welcome }) => welcome?.host.id)) ?? '')
  lan.sh(host, `ip addr del ${before}/24 dev eth0`)
  await expect(phone.getByTestId('join-doctor')).toContainText('The host does not answer')
  await hasAddress(after)
  writeFileSync(names(), `${after} ${name}\n`)
  await expect(phone).toHaveURL(`http://${name}:4680/${table}`)
  await expect(phone.getByTestId('turn')).toHaveText('Your turn')
  await expect.poll(() => handOf(phone)).toEqual(hand)
  writeFileSync(names(), '')
  await hasAddress(before, after)
  await phone.context().close()
})

test('what a phone says of a network that keeps it from its host, each fault made, and it is back once that is mended', async () => {
  const [phone] = (await phonesInGame()) as [Page]
  const says = (sentence: string): Promise<void> => expect(phone.getByTestId('join-doctor')).toContainText(sentence)
  lan.sh(guests, 'ip link set eth0 down')
  await says('This device is on no network. Join the Wi-Fi the host is on.')
  await shot(phone, 'doctor-offline')
  // Something between that lets pages through and no WebSocket.
  const proxy = keptOut('tcp dport 4680 @th,256,56 0x474554202f7773 reject with tcp reset')
  lan.sh(guests, 'ip link set eth0 up')
  await says('The host answers, but something on the way cuts the connection')
  await shot(phone, 'doctor-socket')
  proxy()
  await expect(phone.getByTestId('connection')).toBeHidden()
  const asleep = keptOut('tcp dport 4680 drop')
  await says('The host does not answer. Is its computer awake')
  await shot(phone, 'doctor-host-gone')
  asleep()
  await expect(phone.getByTestId('connection')).toBeHidden()
  await expect(phone.getByTestId('turn')).toHaveText('Your turn')
  await phone.context().close()
})

test('at the computer with the copy, where too few of those who played have come: it says so, and one may go on without them', async () => {
  const [phone, ...others] = (await phonesInGame(3)) as [Page, ...Page[]]
  const standby = begin(other, '--standby', `${lan.places[host]!.address}:4680`)
  const store = await hostStore(phone)
  await expect.poll(() => store.evaluate(({ way }) => way?.ticket?.includes('~') === true)).toBe(true)
  const hand = await handOf(phone)
  // Theirs are in a pocket.
  for (const page of others) await page.context().setOffline(true)
  hosting.kill('SIGKILL')
  const doctor = phone.getByTestId('join-doctor')
  await expect(doctor).toContainText('You are at the computer with the copy of the house')
  await shot(phone, 'doctor-copy-waits')
  await doctor.getByTestId('join-doctor-does').click()
  await phone.getByRole('button', { name: 'Go on without them' }).last().click()
  await standby.line(line => line.startsWith('listening'))
  await expect.poll(() => handOf(phone)).toEqual(hand)
  await Promise.all([phone, ...others].map(page => page.context().close()))
})
