import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Once before all unit tests: the thread that thinks for bots, in one file. From the sources each host would compile all
 * games anew for its threads, which took nearly half of the processor time of these tests.
 */
export default async function buildWorker(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'knockabout-worker-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, '../../src-main/host/workers/worker.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'worker.cjs', codeSplitting: false } },
    },
  })
  process.env.KNOCKABOUT_WORKER = join(folder, 'worker.cjs')
  return () => rm(folder, { recursive: true, force: true })
}
