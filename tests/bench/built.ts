import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { build } from 'vite'
import type { hear } from './hear.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/bench')

let made: Promise<string> | undefined

/**
 * The host a bench measures, put together once as the app is put together; gives its file, seen from here. Run from the
 * sources it would be slower than anybody's: what runs them names every function again each time it is made.
 */
export function builtServer(): Promise<string> {
  return (made ??= putTogether())
}

/** How its clients read what it says, put together with it; `build`: the folder of another build. */
export async function builtHear(build?: string): Promise<typeof hear> {
  if (build === undefined) await builtServer()
  return (createRequire(import.meta.url)(join(build ?? folder, 'hear.cjs')) as { hear: typeof hear }).hear
}

async function putTogether(): Promise<string> {
  const file = (name: string): string => `${name}.cjs`
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['libsql'] },
    build: {
      ssr: true,
      target: 'node18',
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        input: {
          'host-server': join(import.meta.dirname, 'host-server.ts'),
          hear: join(import.meta.dirname, 'hear.ts'),
          worker: join(root, 'src-main/host/workers/worker.ts'),
        },
        output: { format: 'cjs', entryFileNames: file('[name]'), chunkFileNames: file('chunks/[name]-[hash]') },
      },
    },
  })
  return join(relative(import.meta.dirname, folder), file('host-server'))
}
