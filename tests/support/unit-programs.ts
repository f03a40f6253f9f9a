import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Once before all unit tests: the thread that thinks for bots and the programs that tests start in processes of their
 * own, each in one file. From the sources each process would compile all games anew, which took most of the processor
 * time of these tests.
 */
export default async function buildPrograms(): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../..')
  // Below `node_modules`, for the native module stays outside and has to be found.
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'knockabout-tests-'))
  const one = (source: string, format: 'cjs' | 'es', file: string): Promise<unknown> =>
    build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true, external: ['libsql'] },
      build: {
        ssr: join(root, source),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { format, entryFileNames: file, codeSplitting: false } },
      },
    })
  await one('src-main/host/workers/worker.ts', 'cjs', 'worker.cjs')
  await one('src-main/launch/headless.ts', 'cjs', 'headless.cjs')
  await one('tests/support/house-process.ts', 'es', 'house-process.mjs')
  process.env.KNOCKABOUT_WORKER = join(folder, 'worker.cjs')
  process.env.KNOCKABOUT_TEST_PROGRAMS = folder
  return () => rm(folder, { recursive: true, force: true })
}
