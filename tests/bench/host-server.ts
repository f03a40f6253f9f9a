import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaults } from '../../src-main/host/house/defaults.ts'
import { startTuned } from '../../src-main/host/house/host.ts'
import { paceFrom } from '../../src-main/host/house/pace.ts'

// The host a bench measures, in a process of its own. `ephemeral` leaves the durable write out, to measure it apart;
// `BENCH_REDIS` makes it one of an event's;
// `roomy` lets one machine bring more tables and devices than one household may, tables up to `BENCH_TABLES`. A folder may be
// given to start with.

const given = process.argv[3]
const data = given ?? mkdtempSync(join(tmpdir(), 'knockabout-bench-'))
// All clients of a bench come from one address.
const endless = { second: 1e6, burst: 1e6 }
const unmeasured = { messages: endless, thread: endless }
const house = Number(process.env['BENCH_TABLES'] ?? 1000)
const many = {
  unadmitted: 1000,
  guests: { address: 1000, total: 1000 },
  people: { burst: 2000, minute: 2000 },
  ...unmeasured,
}
// No await out here: what it is built into (built.ts) knows none.
const starting = startTuned(
  {
    port: 0,
    name: 'Bench',
    data,
    interfaces: ['lo'],
    app: join(data, 'no-app'),
    open: false,
    ...(process.env['BENCH_REDIS'] === undefined ? {} : { redis: process.env['BENCH_REDIS'] }),
  },
  {
    durable: process.argv[2] !== 'ephemeral',
    ...paceFrom(process.env),
    quotas:
      process.argv[2] === 'roomy'
        ? { ...many, tables: { person: 100, address: 1000, house }, practice: { address: 1e6, total: 1e6 } }
        : { ...defaults.quotas, ...unmeasured },
  },
)

/**
 * Times that the event loop came back later than this to a timer of its own; the latest, and the latest the host's own
 * work was to blame for: the rest of it its thread stood in line for a core. Looked for once they are asked for: looking
 * takes processor too.
 */
const stall = { after: 20, every: given === undefined ? 5 : 1, count: 0, ownCount: 0, longest: 0, own: 0 }
let seen: { readonly at: number; readonly worked: number } | undefined
function watchStalls(): void {
  if (seen !== undefined) return
  seen = { at: performance.now(), worked: work() }
  setInterval(() => {
    const { at, worked } = seen!
    seen = { at: performance.now(), worked: work() }
    const late = seen.at - at - stall.every
    const own = Math.min(late, seen.worked - worked)
    if (late > stall.after) stall.count++
    if (own > stall.after) stall.ownCount++
    stall.longest = Math.max(stall.longest, late)
    stall.own = Math.max(stall.own, own)
  }, stall.every).unref()
}

/** Milliseconds this thread has worked so far, where the system tells (Linux); elsewhere those since it began. */
function work(): number {
  if (!existsSync('/proc/self/schedstat')) return performance.now()
  const file = openSync('/proc/self/schedstat', 'r')
  const text = Buffer.alloc(80)
  const read = readSync(file, text)
  closeSync(file)
  return Number.parseInt(text.toString('latin1', 0, read), 10) / 1e6
}

void starting.then(({ port, local }) => process.send?.({ port, ownerKey: local().ownerKey }))
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'stalls') {
    watchStalls()
    const { count, ownCount, longest, own } = stall
    process.send?.({ stalls: { count, ownCount, longest, own } })
    Object.assign(stall, { count: 0, ownCount: 0, longest: 0, own: 0 })
  }
  if (message !== 'memory') return
  globalThis.gc?.() // with --expose-gc, what is counted is what is held
  // Nobody but the bench asks for that: it is no stall of the host's.
  if (seen !== undefined) seen = { at: performance.now(), worked: work() }
  process.send?.({ memory: process.memoryUsage() })
})
process.on('disconnect', () => {
  void starting
    .then(host => host.stop())
    .then(() => {
      if (given === undefined) rmSync(data, { recursive: true, force: true })
      process.exit(0)
    })
})
