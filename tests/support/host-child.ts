import { join } from 'node:path'
import { startTuned } from '../../src-main/host/host.ts'

/** A host in a process of its own, to be killed at any moment: prints its port, then runs. */
const [data = '', port = '0'] = process.argv.slice(2)
const host = await startTuned(
  { port: Number(port), name: 'Child', data, interfaces: ['lo'], app: join(data, 'no-app'), open: false },
  { botPace: [0, 1], graceMs: 60_000 },
)
process.stdout.write(`listening ${host.port}\n`)
