import { join } from 'node:path'
import { startTuned } from '../../src-main/host/host.ts'
import { failing, testDisk } from '../support/host-disk.ts'

/**
 * A host in a process of its own, to be killed at any moment: prints its port, then runs. Told `fail`, its store fails
 * at every write and at every wait for the disk, until it is told `heal`; told `census`, it counts what it holds.
 */
const [data = '', port = '0'] = process.argv.slice(2)
const disk = testDisk()
const host = await startTuned(
  { port: Number(port), name: 'Torture', data, interfaces: ['lo'], app: join(data, 'no-app'), open: false },
  {
    botPace: [5, 30],
    reaction: 0.1,
    graceMs: 3000,
    through: disk.through,
    allowance: {
      porch: 400,
      guests: { address: 400, house: 400 },
      people: { burst: 10_000, minute: 10_000 },
      messages: { second: 1e6, burst: 1e6 },
      tables: { person: 100, address: 100 },
    },
  },
)
const { store } = host.hall.house

process.on('message', what => {
  if (what === 'fail') failing(disk)
  if (what === 'heal') disk.instead = {}
  if (what === 'census') {
    globalThis.gc?.()
    process.send?.({
      clients: host.hall.house.clients.size,
      people: Number((store.sql.prepare('SELECT count(*) AS count FROM people').get() as { count: number }).count),
      resources: process.getActiveResourcesInfo().length,
      heap: process.memoryUsage().heapUsed,
    })
  }
})
process.on('disconnect', () => process.exit(0))
process.on('uncaughtException', error => process.stderr.write(`${error.stack ?? error.message}\n`))
process.stdout.write(`listening ${host.port}\n`)
