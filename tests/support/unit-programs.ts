import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { builtName } from './built-program.ts'

/** What people start, and the thread that thinks for bots. */
const ours = ['src-main/headless.ts', 'src-main/host/workers/worker.ts']
/** What tests start in processes or threads of their own. */
const support = ['closed', 'doctor', 'finder', 'greedy', 'guest', 'host', 'keeper', 'phone', 'rival', 'standby-phone']
const theirs = [
  ...support.map(name => `tests/support/lan-${name}.ts`),
  'tests/support/house-process.ts',
  'tests/torture/host.ts',
  'tests/torture/killer.ts',
  'tests/torture/lan-table.ts',
]

/**
 * Once before all unit tests: the programs they start, built from the sources as they are. From the sources themselves each
 * process would compile all games again, which took most of the processor time of these tests. A program from its sources
 * is also not all it is to people: it can't load a part only when it is needed, as the one that tells the network.
 */
export default async function buildPrograms(): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../..')
  // As deep below the root as the sources of most, which look for the built pages from there.
  await mkdir(join(root, 'out'), { recursive: true })
  const folder = await mkdtemp(join(root, 'out', 'test-programs-'))
  const built = (sources: readonly string[], format: 'cjs' | 'es', type: string): Promise<unknown> =>
    build({
      configFile: false,
      root,
      logLevel: 'warn',
      ssr: { noExternal: true, external: ['libsql'] },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: {
          input: Object.fromEntries(sources.map(source => [builtName(source), join(root, source)])),
          output: { format, entryFileNames: '[name]', chunkFileNames: `[name]-[hash].${type}` },
        },
      },
    })
  await built(ours, 'cjs', 'cjs')
  await built(theirs, 'es', 'mjs')
  process.env.KNOCKABOUT_TEST_PROGRAMS = folder
  process.env.KNOCKABOUT_WORKER = join(folder, 'worker.cjs')
  return () => rm(folder, { recursive: true, force: true })
}
