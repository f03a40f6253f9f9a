import { randomBytes } from 'node:crypto'
import type { Moved } from './houses.ts'
import { isMoved } from './houses.ts'
import { join } from './host-client.ts'
import { ok, pause, tableOf } from './host-play.ts'

// A program for one place of a test's LAN: a phone that sits down at the only table of a house, and goes after the house
// when that moves, as its page does: with a token of its own drawing and the ticket.
const [url = ''] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const phone = await join(Number(port), { address: hostname, name: 'Cal' })
let table: string | undefined
while (table === undefined) {
  const lobby = phone.messages.findLast(one => one.say === 'lobby')
  table = lobby?.say === 'lobby' ? lobby.tables[0]?.id : undefined
  await pause(20)
}
await ok(phone, { say: 'sit', table })
await phone.until(one => one.say === 'view' && phone.views.has('Cal'), 600_000)
console.log('playing')
const halted = phone.until(one => one.say === 'move' && one.at === 'halted', 600_000).then(() => performance.now())
const moved = await phone.until<Moved>(isMoved, 600_000)
const before = JSON.stringify(phone.views.get('Cal')!.view)
const there = new URL(moved.to[0]!)
const again = await join(Number(there.port), {
  address: there.hostname,
  token: randomBytes(16).toString('hex'),
  ticket: moved.ticket!,
})
await again.until(one => one.say === 'view' && again.views.has('Cal'))
const same = JSON.stringify(again.views.get('Cal')!.view) === before
const { paused } = tableOf(again, table)
console.log(`followed ${moved.to[0]} ${Math.round(performance.now() - (await halted))} ${same && paused}`)
await ok(again, { say: 'pause', table, on: false })
console.log('goes on')
setInterval(() => undefined, 60_000)
