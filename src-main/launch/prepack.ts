import { join } from 'node:path'
import { ensureBuilt } from './build.ts'

// `npm pack` packs what is built: here it is seen to that it is what the sources say.
await ensureBuilt(join(import.meta.dirname, '..', '..'), line => process.stderr.write(`${line}\n`))
