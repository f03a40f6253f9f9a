import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.ts'
import { startChild, type Child } from './child.ts'
import { arrive, atNextSend, guestsOf, newLedger, pause, type Guest, type Ledger } from './players.ts'

export interface Crashed {
  readonly kills: number
  readonly inWrites: number
  readonly fullDisks: number
  readonly failures: number
  readonly records: number
  readonly acknowledged: number
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

/** Waits until every table has gone on past what the disk held. Gives how long it took; a table that stands still is a problem. */
async function goesOn(guests: readonly Guest[], ledger: Ledger, within = 60_000): Promise<number> {
  const began = performance.now()
  const firsts = guests.filter(guest => guest.first)
  const start = new Map(firsts.map(guest => [guest, highest(guest)]))
  const still = (): Guest[] => firsts.filter(guest => highest(guest) <= (start.get(guest) ?? 0) && !anew(guest))
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
  const told = guests
    .filter(guest => guest.game === first.game)
    .map(({ name, client }) => {
      const [view] = client?.views.values() ?? []
      const last = client?.messages.filter(one => one.say !== 'lobby' && one.say !== 'welcome').slice(-3)
      return { name, seq: view?.seq, toAct: view?.view['toAct'], offers: view?.offers.map(one => one.do), last }
    })
  return `${first.game} ${JSON.stringify(told).slice(0, 4000)}`
}
const highest = (guest: Guest): number =>
  Math.max(-1, ...[...(guest.client?.views.values() ?? [])].map(view => view.seq))
/** Another game has begun there: the numbers count from the start again. */
const anew = (guest: Guest): boolean =>
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
  const tally = { inWrites: 0, fullDisks: 0, failures: 0 }
  let child: Child | undefined
  const filler = join(disk.folder, 'filler')
  try {
    for (let kill = 0; kill < kills && ledger.problems.length === 0; kill++) {
      child = await startChild(disk.folder)
      await arrive(guests, child.port, ledger)
      times.push(await goesOn(guests, ledger))
      const how = kill % 5
      if (how === 3 && disk.small) {
        tally.fullDisks++
        fill(filler)
        await pause(chance(400))
        if (kill % 2 === 0) rmSync(filler, { force: true })
      }
      if (how === 4) {
        tally.failures++
        child.process.send('fail')
        await pause(chance(400))
        if (kill % 2 === 0) child.process.send('heal')
      }
      if (how === 1 || how === 2) {
        tally.inWrites++
        // Within three milliseconds of a play being sent it is read, tried, written, or on its way back.
        await new Promise<void>(resolve => {
          atNextSend(() => setTimeout(resolve, chance(4)))
          setTimeout(resolve, 1000)
        })
      } else await pause(chance(500))
      await child.kill()
      await Promise.all(guests.map(guest => guest.client?.closed))
      rmSync(filler, { force: true })
      check(disk.folder, ledger, ledger.touched)
      if ((kill + 1) % 25 === 0) process.stderr.write(`${kill + 1} kills\n`)
      ledger.touched.clear()
    }
    const { actions: acknowledged } = check(disk.folder, ledger)
    const sorted = times.toSorted((a, b) => a - b)
    return {
      kills: times.length,
      ...tally,
      records: ledger.done.size,
      acknowledged,
      back: { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 },
      problems: ledger.problems,
    }
  } finally {
    await child?.kill()
    disk.remove()
  }
}
