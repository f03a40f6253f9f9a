import { parseArgs } from 'node:util'
import { join, tokenOf } from './host-client.ts'
import { asked, ok, opened, pause, tableOf } from './host-play.ts'
import { guestWindow, portOf, startApp } from './houses.ts'
import type { HandHouseAnswer } from '../../src-engine/protocol/answers.ts'

/**
 * A desktop app without its windows in a process of its own, to be killed at any moment or to run in a place of a test's
 * LAN. Says `ready PORT KEY ID`, then whenever it changes its `port`, `holds ID` or `holds nothing`, and `state …` of a
 * house that may come. Told an offer, it dials; told `yes`, its person agrees.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    name: { type: 'string' },
    port: { type: 'string' },
    open: { type: 'boolean' },
    /** Name or address of the network it is on; without it loopback. */
    interface: { type: 'string' },
    /** Opens a table for two, begins when somebody has sat down, and hands the house to the first app that comes. */
    hands: { type: 'boolean' },
    /** Its window is a guest at this house, whose person agrees to whatever is offered. */
    at: { type: 'string' },
  },
})
const app = await startApp({
  name: values.name ?? 'App',
  open: values.open === true,
  port: Number(values.port ?? 0),
  ...(values.data === undefined ? {} : { data: values.data }),
  ...(values.interface === undefined ? {} : { interfaces: [values.interface] }),
})
const said = new Map<string, string>()
const tell = (what: string, now: string): void => {
  if (said.get(what) !== now) process.stdout.write(`${what} ${now}\n`)
  said.set(what, now)
}
process.on('message', (told: { offered: Parameters<typeof app.receiver.offered>[0] } | 'yes') => {
  if (told === 'yes') app.receiver.answer(true)
  else app.receiver.offered(told.offered)
})
process.on('disconnect', () => process.exit(0))
tell('ready', `${portOf(app)} ${app.local().ownerKey} ${app.local().id}`)
setInterval(() => {
  const { store, move } = app.host().lobby.context
  const isHere = store.log.standing().standing === 'held' && !move.isHalted
  tell('port', String(portOf(app)))
  tell('holds', isHere ? app.local().id : 'nothing')
  tell('state', app.states.at(-1)?.at ?? 'idle')
}, 20)

if (values.hands === true) {
  const ann = await app.window({ name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  tell('table', table)
  await ann.until(() => tableOf(ann, table).places.every(one => one.kind === 'person'), 600_000)
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'lobby' && one.people > 2, 600_000)
  // Its person is there before it is.
  const first = async (): Promise<number | undefined> =>
    (await asked<HandHouseAnswer>(ann, 'hand-house')).apps[0]?.device
  let to: number | undefined
  while ((to = await first()) === undefined) await pause(50)
  await ok(ann, { say: 'hand-house', to })
}
if (values.at !== undefined) {
  const { hostname, port } = new URL(values.at)
  const ben = await join(Number(port), { address: hostname, name: 'Ben' })
  const { token, url } = { token: tokenOf(ben), url: values.at }
  await ben.close()
  await guestWindow({ local: () => ({ ...app.local(), url }) }, app, { token, address: hostname })
  await app.state('asked', 600_000)
  app.receiver.answer(true)
}
