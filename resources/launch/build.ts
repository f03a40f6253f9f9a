import { existsSync } from 'node:fs'
import { readdir, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'

/** What the bundles in `out/` are made from. */
const sources = [
  'src-engine',
  'src-main',
  'src-renderer',
  'resources',
  'electron.vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** The packaging scripts are in no bundle; they keep their own tools in a folder beside them. */
const apart = join('resources', 'packaging')

const results = [
  'main/main.cjs',
  'main/headless.cjs',
  'preload/preload.cjs',
  'renderer/index.html',
  'renderer/old-tv/index.html',
]

/** Builds the app if `out/` is missing or older than the sources; a second start goes straight on. */
export async function ensureBuilt(root: string, say: (line: string) => void): Promise<void> {
  if (!(await isFresh(root))) await build(root, say)
}

/** Builds the app and notes when, for the next start. */
export async function build(root: string, say: (line: string) => void): Promise<void> {
  say('Building Knockabout (once, and after changes) …')
  const began = new Date()
  const tool = (...words: readonly string[]): Promise<string> =>
    run(
      process.execPath,
      [join(root, 'node_modules', ...words[0]!.split('/')), 'build', '--logLevel', 'warn', ...words.slice(1)],
      { cwd: root },
    )
  // Side by side: each leaves a core idle now and then. The first empties the folder of the pages, so the other has its own.
  await Promise.all([
    tool('electron-vite/bin/electron-vite.js'),
    tool('vite/bin/vite.js', '--config', 'resources/launch/old-tv/vite.config.ts'),
  ])
  await rename(join(root, 'out', 'old-tv'), join(root, 'out', 'renderer', 'old-tv'))
  // Dated at its beginning, so that a change made while the build runs makes the next start build again.
  const stamp = join(root, 'out', 'built')
  await writeFile(stamp, 'The time of this file is when the last complete build began.\n')
  await utimes(stamp, began, began)
}

/** Whether every bundle is there and no source is newer than the last complete build. */
export async function isFresh(root: string): Promise<boolean> {
  if (results.some(result => !existsSync(join(root, 'out', result)))) return false
  const built = await stat(join(root, 'out', 'built')).catch(() => undefined)
  if (built === undefined) return false
  for (const source of sources) {
    if ((await newest(root, source)) > built.mtimeMs) return false
  }
  return true
}

/** The latest change at or below a path of the project; a folder's own time changes when a file is removed. */
async function newest(root: string, path: string): Promise<number> {
  const found = path === apart ? undefined : await stat(join(root, path)).catch(() => undefined)
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const names = await readdir(join(root, path))
  const times = await Promise.all(names.map(name => newest(root, join(path, name))))
  return Math.max(found.mtimeMs, ...times)
}
