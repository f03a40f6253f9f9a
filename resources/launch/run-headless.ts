import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * From here on this process is the host without Electron, and ends with the host's own exit code: a shell that signals
 * it or waits for it deals with the host itself.
 */
export async function runHeadless(root: string, words: readonly string[]): Promise<undefined> {
  const program = join(root, 'out', 'main', 'headless.cjs')
  process.argv = [process.execPath, program, ...words]
  await import(pathToFileURL(program).href)
}
