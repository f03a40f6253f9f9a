import { join } from 'node:path'

/** Where `unit-programs.ts` has put one of the programs it built from the sources as they are. */
export function builtProgram(name: 'headless.cjs' | 'house-process.mjs'): string {
  const folder = process.env.KNOCKABOUT_TEST_PROGRAMS
  if (folder === undefined) throw new Error('the programs of the unit tests are built as vitest begins')
  return join(folder, name)
}
