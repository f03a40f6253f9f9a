import { hostname } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { hostHelp, readFlags } from '../../src-main/host/house/flags.ts'
import { runHeadless } from './run-headless.ts'

/** `npm run host`: the host without Electron. Gives an exit code where it did not come to run. */
async function main(): Promise<number | undefined> {
  const root = join(import.meta.dirname, '..', '..')
  const words = process.argv.slice(2)
  // Read here too, so that a mistake in the flags is reported before a build and not after it.
  const flags = readFlags(words, process.env, hostname())
  if ('problem' in flags) {
    process.stderr.write(`${flags.problem}\n`)
    return 2
  }
  if (flags.help) {
    process.stdout.write(`${hostHelp}\n`)
    return 0
  }
  try {
    await ensureBuilt(root, line => process.stderr.write(`${line}\n`))
  } catch (error) {
    process.stderr.write(`The build failed: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
  return runHeadless(root, words)
}

const code = await main()
if (code !== undefined) process.exit(code)
