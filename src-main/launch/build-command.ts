import { join } from 'node:path'
import { build, ensureBuilt } from './build.ts'

// `npm run build` builds; before `npm pack` (`--if-stale`) what is built already is taken where the sources say the same.
const root = join(import.meta.dirname, '..', '..')
const say = (line: string): void => void process.stderr.write(`${line}\n`)
await (process.argv.includes('--if-stale') ? ensureBuilt : build)(root, say)
