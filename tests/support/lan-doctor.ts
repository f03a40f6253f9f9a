import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Diagnosis } from '../../src-engine/protocol/join-doctor.ts'
import { checkFinding } from '../../src-main/host/discovery/app-doctor.ts'
import { startFinder } from '../../src-main/host/discovery/finder.ts'
import { startTuned } from '../../src-main/host/house/host.ts'
import { checkPage, reaches } from '../../src-renderer/connection/page-doctor.ts'
import { join } from './host-client.ts'
import { asked as question } from './host-play.ts'

// A program for one place of a test's LAN: one end of people finding each other, which names the cause as the join doctor
// does. As a host (`--data`), as an app that looks for hosts, or as a guest's page at `--at`.
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    at: { type: 'string' },
    also: { type: 'string' },
    page: { type: 'boolean' },
    /** The id of the page's host. */
    house: { type: 'string' },
  },
})
const say = ({ cause, remedy, params }: Diagnosis): void =>
  console.log(`cause ${cause} ${remedy} ${JSON.stringify(params)}`)

if (values.data !== undefined) {
  const app = resolve(import.meta.dirname, '../../out/renderer')
  const options = { port: 4680, name: 'House', data: values.data, interfaces: [], app, open: true }
  const host = await startTuned(options, {})
  // As its lobby asks; with the second signal after a look at every address.
  process.on('SIGUSR2', () => void host.lobby.context.doctor.check(false).then(say))
  process.on('SIGUSR1', () => void host.lobby.context.doctor.check(true).then(say))
  // As the button does.
  process.on('SIGHUP', () => {
    host.lobby.context.showAddress(values.also ?? '')
    console.log(`shown ${host.local().addresses[0]}`)
  })
  // Last: a signal that comes before it is listened to would end the program.
  console.log(`up ${host.local().id}`)
} else if (values.page) {
  say(await checkPage({ origin: values.at!, addresses: [values.also!], house: values.house, online: true }))
} else if (values.at !== undefined) {
  const { hostname, port } = new URL(values.at)
  const guest = await join(Number(port), { address: hostname, name: 'Guest' })
  guest.hear(one => one.say === 'addresses' && console.log(`addresses ${one.addresses.join(' ')}`))
  const asked = await guest.until(one => one.say === 'reach')
  const address = asked.say === 'reach' ? asked.address : ''
  const did = await reaches(address)
  await question(guest, 'reached', { address, did })
  console.log(`tried ${address} ${did}`)
} else {
  const finder = startFinder({ interfaces: [], onNotice: () => undefined })
  let swept = false
  let before = ''
  const check = async (): Promise<void> => {
    const now = await checkFinding(finder, [], swept)
    if (JSON.stringify(now) !== before) say(now)
    before = JSON.stringify(now)
  }
  // As its page does, again and again.
  setInterval(() => void check(), 500)
  process.on('SIGUSR1', () => {
    swept = false
    void finder.sweep(() => undefined, new AbortController().signal).then(() => (swept = true))
  })
}
