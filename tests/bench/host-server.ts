import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTuned } from '../../src-main/host/host.ts'

// The host a bench measures, in a process of its own. `fleeting` leaves the durable write out, to measure it apart.

const data = mkdtempSync(join(tmpdir(), 'knockabout-bench-'))
const host = await startTuned(
  { port: 0, name: 'Bench', data, interfaces: ['lo'], app: join(data, 'no-app'), open: false },
  { durable: process.argv[2] !== 'fleeting' },
)
process.send?.({ port: host.port })
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
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
