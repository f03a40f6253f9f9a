import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bare, boardgame, colyseus, ours, type Played } from './load-tables.ts'
import { share, type Row } from './row.ts'

// One table of twelve devices, here and beside it the peers, in turns of a few dozen moves each, so that whatever else
// this machine does falls on all of them: from the mover's send until the last device holds what came of it.

const slices = 6
const movesASlice = 60
/** So long V8 still compiles what runs often, on threads whose work counts as the server’s. */
const warmUp = 2000

interface Measured {
  readonly name: string
  readonly played: Played
  readonly times: number[]
  bytes: number
  cpu: number
}

export async function rows(): Promise<readonly Row[]> {
  const kinds: [name: string, make: () => Promise<Played>][] = [
    ['this host', () => ours([])],
    ['this host without the write', () => ours(['ephemeral'])],
    ['bare ws', bare],
  ]
  if (havePeers()) kinds.push(['boardgame.io', boardgame], ['Colyseus', colyseus])
  const all: Measured[] = []
  for (const [name, make] of kinds) all.push({ name, played: await make(), times: [], bytes: 0, cpu: 0 })
  // In turns here too: one person may say no more than so many words a second.
  for (let i = 0; i < warmUp; i++) for (const { played } of all) await move(played)
  for (let slice = 0; slice < slices; slice++) for (const one of all) await measure(one)
  for (const { played } of all) played.end()
  const peer = all.find(one => one.name === 'Colyseus') ?? all.find(one => one.name === 'bare ws')!
  const row = (what: string, one: Measured, unit: string, of: (one: Measured) => number): Row => ({
    what: `${one.name}: ${what}`,
    value: of(one),
    unit,
    ...(one === peer ? {} : { beside: { what: peer.name, value: of(peer) }, ratio: of(one) / of(peer) }),
  })
  return all.flatMap(one => [
    row('a move to all twelve, median', one, 'ms', ({ times }) => share(times, 0.5)),
    row('a move to all twelve, p99', one, 'ms', ({ times }) => share(times, 0.99)),
    row('bytes a move', one, 'B', ({ bytes, times }) => bytes / times.length),
    row('processor of the server a move', one, 'ms', ({ cpu, times }) => cpu / times.length),
  ])
}

/** A move, 0 to 4 ms after the one before. */
async function move(played: Played): Promise<number> {
  await new Promise(resolve => setTimeout(resolve, Math.random() * 4))
  return played.move()
}

async function measure(one: Measured): Promise<void> {
  const [bytes, cpu] = [one.played.bytes(), await one.played.cpu()]
  for (let i = 0; i < movesASlice; i++) one.times.push(await move(one.played))
  one.cpu += (await one.played.cpu()) - cpu
  one.bytes += one.played.bytes() - bytes
}

/** Installed beside this file when first asked for; without them the bench says what it can. */
function havePeers(): boolean {
  const home = join(import.meta.dirname, 'peers')
  if (existsSync(join(home, 'node_modules', '@colyseus', 'core'))) return true
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: home, stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write('Colyseus and boardgame.io could not be installed, so they are not measured.\n')
    return false
  }
}
