import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { queryObjects } from 'node:v8'
import { startTuned } from '../../src-main/host/house/host.ts'
import { tables } from '../../src-main/store/migrations.ts'
import { failing, testDisk } from '../support/host-disk.ts'
import { deadlyDisk, pluggedIn } from './plug.ts'

/**
 * A host in a process of its own, to be killed at any moment: prints its port, then runs. Told `fail`, its store fails
 * at every write and at every wait for the disk, until it is told `heal`; told `die`, it ends within its next write;
 * told `plug` and then `cut`, it ends and takes with it what had not reached the disk; told `census`, it counts what it holds.
 */
const [data = '', port = '0'] = process.argv.slice(2)
const disk = testDisk()
const deadly = deadlyDisk()
const host = await startTuned(
  { port: Number(port), name: 'Torture', data, interfaces: ['lo'], app: join(data, 'no-app'), open: false },
  {
    botPace: [5, 30],
    reaction: 0.1,
    graceMs: 3000,
    countdownMs: 100,
    through: real => deadly.through(disk.through(real)),
    quotas: {
      unadmitted: 400,
      guests: { address: 400, total: 400 },
      people: { burst: 10_000, minute: 10_000 },
      messages: { second: 1e6, burst: 1e6 },
      thread: { second: 1e6, burst: 1e6 },
      tables: { person: 100, address: 100, house: 100 },
      practice: { address: 1000, total: 1000 },
    },
  },
)
const { store } = host.lobby.context

let cut: (() => never) | undefined
process.on('message', what => {
  if (what === 'die') deadly.die(Math.random() * 1.5)
  if (what === 'plug') cut = pluggedIn(data)
  if (what === 'cut') cut?.()
  if (what === 'fail') failing(disk)
  if (what === 'heal') disk.instead = {}
  if (what === 'census') {
    globalThis.gc?.()
    process.send?.({
      clients: host.lobby.context.clients.size,
      // While its only player is away, bots play on: that is kept, and is no reconnect's doing.
      rows: Object.keys(tables)
        .filter(table => table !== 'actions' && table !== 'results')
        .reduce((sum, table) => sum + Number(store.reader.row(`SELECT count(*) AS count FROM ${table}`)!['count']), 0),
      listeners: listeners(),
      resources: process.getActiveResourcesInfo().length,
      heap: process.memoryUsage().heapUsed,
    })
  }
})
/** Things that can be listened to, timers, and the listeners of what lives as long as the host: they must not grow. */
function listeners(): number {
  const timer = setTimeout(() => undefined, 0)
  clearTimeout(timer)
  const longLived: readonly EventEmitter[] = [process, process.stdout, process.stderr]
  return (
    queryObjects(EventEmitter, { format: 'count' }) +
    queryObjects(timer.constructor as new () => object, { format: 'count' }) +
    longLived.reduce((sum, one) => sum + one.eventNames().reduce((all, name) => all + one.listenerCount(name), 0), 0)
  )
}

process.on('disconnect', () => process.exit(0))
process.on('uncaughtException', error => process.stderr.write(`${error.stack ?? error.message}\n`))
process.stdout.write(`listening ${host.port}\n`)
