import { join } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'
import { runHost } from '../support/host-run.ts'
import { plays } from './network.ts'

// A program for one place of a LAN that loses packets: the host of a table, or the guest who plays there.
const [what, address = '', third = '', count = '20'] = process.argv.slice(2)
if (what === 'host') {
  const host = await runHost({}, { data: third, interfaces: [address], open: true })
  console.log(`listening ${host.port}`)
} else {
  const ann = await join(Number(third), { address, name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 4 })
  await ok(ann, { say: 'start', table })
  console.log(`played ${JSON.stringify(await plays(ann, table, Number(count), 'packets lost'))}`)
  process.exit(0)
}
