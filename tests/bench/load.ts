import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { bare, boardgame, colyseus, ours, type Played } from './load-tables.ts'
import { share, type Row } from './row.ts'

// One table of twelve devices, here and beside it the peers, from the mover's send until the last device holds what came
// of it: in many short rounds, each in another order, so that whatever else this machine does falls on all of them. How far
// the ratio of two swings from round to round stands beside it.

const rounds = 40
/** `BENCH_EARLIER`: the folder `.cache/bench` of another checkout, whose host is measured beside this one. */
const earlier = process.env['BENCH_EARLIER']
const movesARound = 30
/**
 * So long V8 still compiles what runs often, on threads whose work counts as the server’s: of this host’s processor a sixth
 * after two thousand moves, a fortieth after five.
 */
const warmUp = 6000

interface Round {
  readonly times: readonly number[]
  readonly bytes: number
  readonly cpu: number
}

interface Measured {
  readonly name: string
  readonly played: Played
  readonly rounds: Round[]
}

export async function rows(): Promise<readonly Row[]> {
  const kinds: [name: string, make: () => Promise<Played>][] = [
    ['this host', () => ours([])],
    ['this host without the write', () => ours(['ephemeral'])],
    ['bare ws', bare],
  ]
  if (earlier !== undefined) kinds.push(['the earlier build', () => ours([], earlier)])
  if (havePeers()) kinds.push(['boardgame.io', boardgame], ['Colyseus', colyseus])
  const all: Measured[] = []
  for (const [name, make] of kinds) all.push({ name, played: await make(), rounds: [] })
  // In turns here too: one person may say no more than so many words a second.
  for (let i = 0; i < warmUp; i++) for (const { played } of all) await move(played)
  for (let round = 0; round < rounds; round++) {
    for (const one of inAnyOrder(all)) one.rounds.push(await measure(one.played))
  }
  for (const { played } of all) played.end()
  const peer = all.find(one => one.name === 'Colyseus') ?? all.find(one => one.name === 'bare ws')!
  const row = (what: string, one: Measured, unit: string, of: (round: Round) => number, whole = mean): Row => {
    const value = whole(one.rounds.map(of))
    const row = { what: `${one.name}: ${what}`, value, unit }
    if (one === peer) return row
    const theirs = whole(peer.rounds.map(of))
    const ratios = one.rounds.map((round, i) => of(round) / of(peer.rounds[i]!))
    const range = [share(ratios, 0.25), share(ratios, 0.75)] as const
    return { ...row, beside: { what: peer.name, value: theirs }, ratio: value / theirs, range }
  }
  return [
    ...all.flatMap(one => [
      row('a move to all twelve, median', one, 'ms', ({ times }) => share(times, 0.5), median),
      row('a move to all twelve, the slowest of thirty', one, 'ms', ({ times }) => Math.max(...times), median),
      row('bytes a move', one, 'B', ({ bytes }) => bytes / movesARound),
      row('processor of the server a move', one, 'ms', ({ cpu }) => cpu / movesARound),
    ]),
    { what: 'load of the machine (1 minute) at the end', value: loadavg()[0]!, unit: '' },
  ]
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

function median(numbers: readonly number[]): number {
  return share(numbers, 0.5)
}

function inAnyOrder<T>(items: readonly T[]): T[] {
  return items
    .map(item => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** A move, 0 to 4 ms after the one before. */
async function move(played: Played): Promise<number> {
  await new Promise(resolve => setTimeout(resolve, Math.random() * 4))
  return played.move()
}

async function measure(played: Played): Promise<Round> {
  const [bytes, cpu] = [played.bytes(), await played.cpu()]
  const times: number[] = []
  while (times.length < movesARound) times.push(await move(played))
  return { times, bytes: played.bytes() - bytes, cpu: (await played.cpu()) - cpu }
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
