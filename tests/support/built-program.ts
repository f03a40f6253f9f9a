import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where `unit-programs.ts` has put one of the programs it built from the sources as they are; `source` from the root. */
export function builtProgram(source: string): string {
  const folder = process.env.KNOCKABOUT_TEST_PROGRAMS
  if (folder === undefined) throw new Error('programs that tests start are built before the first test')
  const file = join(folder, builtName(source))
  if (!existsSync(file)) throw new Error(`${source} is not among the programs that are built before the first test`)
  return file
}

/** What a program's file is called: `tests/support/lan-host.ts` is `support-lan-host.mjs`. */
export function builtName(source: string): string {
  const [, room = ''] = source.split('/')
  const name = basename(source, '.ts')
  return room === 'support' || room === 'torture' ? `${room}-${name}.mjs` : `${name}.cjs`
}
