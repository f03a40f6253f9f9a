import type { AsFound, FoundHost, Notice, Sweep } from '../../src-engine/protocol/desktop.ts'
import type { Diagnosis } from '../../src-engine/protocol/join-doctor.ts'
import { checkFinding } from '../host/discovery/app-doctor.ts'
import { startFinder } from '../host/discovery/finder.ts'
import { keptHosts } from '../host/discovery/kept-hosts.ts'

export interface LookSetting {
  /** Interface names or addresses this app keeps to; empty = all. */
  readonly interfaces: readonly string[]
  /** This app's own house, which is not listed. */
  readonly own: () => AsFound | undefined
  /** Where the hosts met before are kept. */
  readonly file: string
  readonly tellHosts: (hosts: readonly FoundHost[]) => void
  readonly tellSweep: (sweep: Sweep) => void
  readonly onNotice: (notice: Notice) => void
}

/** The app's look for other hosts: always on, by itself; and once through every address nearby where a person wishes. */
export interface LookForHosts {
  refresh(): void
  meet(host: FoundHost): void
  /** Begins to ask every address nearby; while that is under way, nothing more. */
  sweep(): void
  endSweep(): void
  /** Why no host is found. */
  check(): Promise<Diagnosis<'app'>>
  stop(): Promise<void>
}

/** Milliseconds for which a look at every address says who is there: what the system met by it, it forgets soon after. */
const sweptForMs = 120_000

export function lookForHosts({ interfaces, own, file, tellHosts, tellSweep, onNotice }: LookSetting): LookForHosts {
  const finder = startFinder({ interfaces, own, onNotice, kept: keptHosts(file) })
  finder.onHosts(tellHosts)
  let sweptAt = -Infinity
  let sweeping: AbortController | undefined
  // An app that keeps to chosen interfaces does not ask address by address.
  tellSweep({ state: interfaces.length > 0 ? 'never' : 'idle', asked: 0, total: 0 })
  return {
    refresh: () => finder.refresh(),
    meet: host => finder.meet(host),
    sweep: () => {
      if (sweeping !== undefined || interfaces.length > 0) return
      const mine = (sweeping = new AbortController())
      const last = { asked: 0, total: 0 }
      const progress = (asked: number, total: number): void => {
        tellSweep({ state: 'asking', ...Object.assign(last, { asked, total }) })
      }
      void finder.sweep(progress, mine.signal).then(() => {
        if (sweeping !== mine) return
        sweeping = undefined
        sweptAt = performance.now()
        tellSweep({ state: 'done', ...last })
      })
    },
    endSweep: () => {
      if (sweeping === undefined) return
      sweeping.abort()
      sweeping = undefined
      tellSweep({ state: 'idle', asked: 0, total: 0 })
    },
    check: () => checkFinding(finder, interfaces, performance.now() - sweptAt < sweptForMs),
    stop: () => {
      sweeping?.abort()
      return finder.stop()
    },
  }
}
