import { join, tokenOf } from './host-client.ts'
import { ok, opened } from './host-play.ts'

// A program for one place of a test's LAN: joins the host at the address its finder told, opens a table, starts a game
// against bots, and says what becomes of the connection.
const [url = '', name = 'Guest'] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const guest = await join(Number(port), { address: hostname, name })
const table = await opened(guest, 'knock-out-whist', { seats: 3 })
console.log(`seated ${table} ${tokenOf(guest)}`)
await ok(guest, { say: 'start', table })
await guest.until(one => one.say === 'view')
console.log('playing')
void guest.until(one => one.say === 'bye', 600_000).then(bye => console.log(`bye ${JSON.stringify(bye)}`))
console.log(`closed ${await guest.closed}`)
process.exit(0)
