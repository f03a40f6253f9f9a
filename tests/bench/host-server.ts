import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTuned, usual } from '../../src-main/host/host.ts'
import { paceFrom } from '../../src-main/launch/pace.ts'

// The host a bench measures, in a process of its own. `fleeting` leaves the durable write out, to measure it apart;
// `roomy` lets one machine bring more tables and devices than one household may.

const data = mkdtempSync(join(tmpdir(), 'knockabout-bench-'))
// All clients of a bench come from one address.
const messages = { second: 1e6, burst: 1e6 }
const many = { porch: 1000, guests: { address: 1000, house: 1000 }, people: { burst: 2000, minute: 2000 }, messages }
const host = await startTuned(
  { port: 0, name: 'Bench', data, interfaces: ['lo'], app: join(data, 'no-app'), open: false },
  {
    durable: process.argv[2] !== 'fleeting',
    ...paceFrom(process.env),
    allowance:
      process.argv[2] === 'roomy'
        ? { ...many, tables: { person: 100, address: 1000 } }
        : { ...usual.allowance, messages },
  },
)

/** Times that the event loop came back later than this to a timer of its own. */
const stall = { after: 20, every: 5, count: 0, longest: 0 }
let last = performance.now()
setInterval(() => {
  const late = performance.now() - last - stall.every
  last = performance.now()
  if (late > stall.after) stall.count++
  stall.longest = Math.max(stall.longest, late)
}, stall.every).unref()

process.send?.({ port: host.port })
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'stalls') {
    process.send?.({ stalls: { count: stall.count, longest: stall.longest } })
    Object.assign(stall, { count: 0, longest: 0 })
  }
  if (message !== 'memory') return
  globalThis.gc?.() // with --expose-gc, what is counted is what is held
  process.send?.({ memory: process.memoryUsage() })
})
process.on('disconnect', () => {
  void host.stop().then(() => {
    rmSync(data, { recursive: true, force: true })
    process.exit(0)
  })
})
