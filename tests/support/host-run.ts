import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaults } from '../../src-main/host/house/defaults.ts'
import { startTuned, type TunedHost } from '../../src-main/host/house/host.ts'
import type { Tuning } from '../../src-main/host/context/context.ts'
import type { HostOptions } from '../../src-main/host/context/running.ts'
import { asked } from './runs.ts'
import { testDisk, type TestDisk } from './host-disk.ts'

/** A folder of this test's own. */
export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'knockabout-test-'))
}

/** Tests speak for many from one address, and faster than anybody. */
const quotas = { ...defaults.quotas, messages: { second: 1e6, burst: 1e6 }, thread: { second: 1e6, burst: 1e6 } }

/** The same deals and lots and bots' thoughts for every commit; afresh where properties are drawn afresh too. */
function sameDraws(): () => string {
  let drawn = 0
  return () =>
    createHash('md5')
      .update(`${asked > 0 ? Math.random() : 4711} ${drawn++}`)
      .digest('hex')
}

/** A host on loopback with quick bots, any free port and a folder of its own. */
export async function runHost(
  tuning: Partial<Tuning> = {},
  options: Partial<HostOptions> = {},
): Promise<TunedHost & { readonly data: string; readonly disk: TestDisk; end(): Promise<void> }> {
  const disk = testDisk()
  const data = options.data ?? freshFolder()
  const host = await startTuned(
    { port: 0, name: 'Test', data, interfaces: ['lo'], app: join(data, 'no-app'), open: false, ...options },
    { botPace: [0, 1], graceMs: 200, countdownMs: 0, quotas, through: disk.through, draw: sameDraws(), ...tuning },
  )
  return {
    ...host,
    data,
    disk,
    end: async () => {
      await host.stop()
      if (options.data === undefined) rmSync(data, { recursive: true, force: true })
    },
  }
}
