import type { FoundHost } from '../../src-engine/protocol/desktop.ts'
import type { LanProgram } from './lan.ts'

// What a finder (`lan-finder.ts`) says, read by tests.

/** A line that lists this host. */
export const has = (id: string) => (line: string) => line.startsWith('hosts') && line.includes(`"${id}"`)
/** A list without it. */
export const without = (id: string) => (line: string) => line.startsWith('hosts') && !line.includes(`"${id}"`)

/** What the finder lists now. */
export const listed = (program: LanProgram): string =>
  program.lines.filter(line => line.startsWith('hosts')).at(-1) ?? ''

/** Milliseconds until its list fits, from now on: lines said before do not count. */
export async function soon(program: LanProgram, fits: (line: string) => boolean): Promise<number> {
  const began = Date.now()
  if (fits(listed(program))) return 0
  const seen = program.lines.length
  await program.line(line => fits(line) && program.lines.indexOf(line) >= seen)
  return Date.now() - began
}

/** The hosts of a list. */
export function hostsOf(line: string): readonly Pick<FoundHost, 'id' | 'name' | 'url' | 'state'>[] {
  return JSON.parse(line.replace(/^hosts \d+ /, '') || '[]') as never
}
