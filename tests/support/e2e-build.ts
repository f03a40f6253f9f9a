import { join } from 'node:path'
import { ensureBuilt } from '../../resources/launch/build.ts'

/** Once before all browser tests: two files that begin together must not build at the same time. */
export default async function build(): Promise<void> {
  if (process.env.KNOCKABOUT_OUT !== undefined) return
  await ensureBuilt(join(import.meta.dirname, '..', '..'), line => process.stdout.write(`${line}\n`))
}
