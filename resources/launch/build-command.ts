import { join } from 'node:path'
import { build, ensureBuilt } from './build.ts'

// `npm run build` always builds; before `npm pack` (`--if-stale`) only if the sources changed since the last build.
const root = join(import.meta.dirname, '..', '..')
const say = (line: string): void => void process.stderr.write(`${line}\n`)
await (process.argv.includes('--if-stale') ? ensureBuilt : build)(root, say)
