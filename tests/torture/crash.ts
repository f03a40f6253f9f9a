import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.ts'
import { startChild, type Child } from './child.ts'
import { arrive, atNextSend, guestsOf, newLedger, pause, type Guest, type Ledger } from './players.ts'

export interface Crashed {
  readonly kills: number
  /** How often each way, and for those the host did to itself, where it stood then. */
  readonly ways: { readonly [way: string]: number }
  readonly records: number
  readonly acknowledged: number
  /** Acknowledged plays of the last 40 ms that power cuts took along; kills take none. */
  readonly lost: number
  readonly results: number
  /** Milliseconds from the restart until every table had gone on: half of them, and the longest. */
  readonly back: { readonly median: number; readonly most: number }
  readonly problems: readonly string[]
}

/** A folder that is a disk of its own and soon full, where root may make one. */
function smallDisk(): { folder: string; small: boolean; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'knockabout-torture-'))
  let small = false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder], { stdio: 'ignore' })
    small = true
  } catch {
    process.stderr.write('no small disk can be made here (needs root on Linux): a full one is not tried\n')
  }
  return {
    folder,
    small,
    remove: () => {
      if (small) execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fill(file: string): void {
  for (let size = 24 * 1024; size > 0; size = Math.floor(size * 0.9)) {
    try {
      writeFileSync(file, Buffer.alloc(size * 1024, 1), { flag: 'a' })
    } catch {
      // Still too large; what fitted has been written.
    }
  }
}

/** How a host may end, in turn: the first five make a round of their own. */
const ways = [
  'within a write',
  'with what was not synced lost',
  'with a full disk',
  'with a failing store',
  'after a play was sent',
  'at any moment',
  'within a write',
  'at any moment, only some come back',
] as const

/** Waits until every table has gone on past what the disk held. Gives how long it took; a table that stands still is a problem. */
async function goesOn(guests: readonly Guest[], ledger: Ledger, within = 60_000): Promise<number> {
  const began = performance.now()
  const firsts = guests.filter(guest => guest.first)
  const start = new Map(firsts.map(guest => [guest, highest(guest)]))
  const still = (): Guest[] => firsts.filter(guest => highest(guest) <= (start.get(guest) ?? 0) && !startedOver(guest))
  while (still().length > 0) {
    if (performance.now() - began > within) {
      ledger.problems.push(...still().map(first => `does not go on: ${asItStands(first, guests)}`))
      break
    }
    await pause(10)
  }
  return performance.now() - began
}
/** What everybody at a table that stands still was told last. */
function asItStands(first: Guest, guests: readonly Guest[]): string {
  const seen = guests
    .filter(guest => guest.game === first.game)
    .map(({ name, client }) => {
      const [view] = client?.views.values() ?? []
      const last = client?.messages.filter(one => one.say !== 'lobby' && one.say !== 'welcome').slice(-3)
      return { name, seq: view?.seq, toAct: view?.view['toAct'], offers: view?.offers.map(one => one.do), last }
    })
  return `${first.game} ${JSON.stringify(seen).slice(0, 4000)}`
}
const highest = (guest: Guest): number =>
  Math.max(-1, ...[...(guest.client?.views.values() ?? [])].map(view => view.seq))
/** Another game has begun there: the numbers count from the start again. */
const startedOver = (guest: Guest): boolean =>
  new Set(guest.client?.messages.flatMap(one => (one.say === 'table' ? [one.table.record ?? ''] : []))).size > 1

/**
 * Full tables of every game, and the host killed again and again: at any moment, right after a play was sent, while
 * its disk is full, while its store fails. After each kill the disk is compared with what was acknowledged.
 */
export async function crash(kills: number, seed = 1): Promise<Crashed> {
  const disk = smallDisk()
  const ledger = newLedger()
  const guests = guestsOf()
  let state = seed
  const chance = (n: number): number => (state = (state * 48_271) % 2_147_483_647) % n
  const times: number[] = []
  let lost = 0
  const tally: { [way: string]: number } = {}
  const count = (way: string): void => void (tally[way] = (tally[way] ?? 0) + 1)
  let child: Child | undefined
  const filler = join(disk.folder, 'filler')
  try {
    for (let kill = 0; kill < kills && ledger.problems.length === 0; kill++) {
      child = await startChild(disk.folder)
      const way = ways[kill % ways.length]!
      // A seat whose person stays away is a bot's before long, and the game does not wait.
      const some = way.includes('some') ? guests.filter(guest => guest.first) : guests
      ledger.alone = kill > 0
      await arrive(some, child.port, ledger)
      times.push(await goesOn(some, ledger))
      ledger.alone = false
      await arrive(
        guests.filter(guest => !some.includes(guest)),
        child.port,
        ledger,
      )
      count(way)
      let died: string | undefined
      if (way === 'with a full disk' && disk.small) {
        fill(filler)
        await pause(chance(400))
        if (kill % 2 === 0) rmSync(filler, { force: true })
      } else if (way === 'with a failing store') {
        child.process.send('fail')
        await pause(chance(400))
        if (kill % 2 === 0) child.process.send('heal')
      } else if (way === 'within a write') {
        child.process.send('die')
        died = await child.dies(5000)
      } else if (way === 'with what was not synced lost') {
        child.process.send('plug')
        await pause(100 + chance(400))
        child.process.send('cut')
        died = await child.dies(5000)
      } else if (way === 'after a play was sent') {
        // Within three milliseconds of a play being sent it is read, tried, written, or on its way back.
        await new Promise<void>(resolve => {
          atNextSend(() => setTimeout(resolve, chance(4)))
          setTimeout(resolve, 1000)
        })
      } else await pause(chance(500))
      if (died !== undefined) count(`… ${died}`)
      await child.kill()
      await Promise.all(guests.map(guest => guest.client?.closed))
      rmSync(filler, { force: true })
      lost += check(disk.folder, ledger, ledger.touched, child.unsafeFrom()).lost
      if ((kill + 1) % 25 === 0) process.stderr.write(`${kill + 1} kills\n`)
      ledger.touched.clear()
    }
    const { actions: acknowledged, results } = check(disk.folder, ledger)
    const sorted = times.toSorted((a, b) => a - b)
    return {
      kills: times.length,
      ways: tally,
      records: ledger.done.size,
      acknowledged,
      lost,
      results,
      back: { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 },
      problems: ledger.problems,
    }
  } finally {
    await child?.kill()
    disk.remove()
  }
}
