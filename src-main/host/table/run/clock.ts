import type { Viewer } from '../../../../src-engine/core/game.ts'
import type { Act } from '../model/acts.ts'
import type { Timer } from '../model/timers.ts'

/** The timers of one table, running. */
export interface Clock {
  /** Starts what is new, cancels what is no more, stops or lets run what stays. `restart`: keys of those that start over. */
  schedule(timers: readonly Timer[], restart: readonly string[]): void
  /**
   * Milliseconds left of the turn timer: this viewer's own, where they are to act; else of those waited for whichever runs
   * out first. Nothing while it stands still.
   */
  turnLeftMs(viewer: Viewer): number | undefined
  /** Milliseconds each timer has left, by key. */
  leftMs(): { readonly [timer: string]: number }
  /** Milliseconds since the last device left the table; nothing while one follows it. */
  emptyForMs(): number | undefined
  /** The house stands, and nobody can do anything: so does the time everybody has. */
  stand(): void
  /** The house goes on, or the machine slept: what counts from waking starts over, everything else goes on where it stood. */
  woke(): void
  stop(): void
}

interface Scheduled {
  readonly timer: Timer
  /** Milliseconds it had left at `from`; it stands still where there is no `from`. */
  readonly leftMs: number
  readonly from: number | undefined
  timeout: ReturnType<typeof setTimeout> | undefined
  /** Its act is on its way. */
  fired: boolean
}

/**
 * `steady`: milliseconds by a clock that is never set back. `fire`: puts a timer's act into the queue and calls `settled`
 * once it is done or refused; false if its time has not run out after all.
 */
export function clockFor(steady: () => number, fire: (act: Act, settled: () => void) => boolean): Clock {
  const scheduled = new Map<string, Scheduled>()
  let stands = false

  const leftMs = ({ leftMs: left, from }: Scheduled, now = steady()): number =>
    from === undefined ? left : Math.max(0, left - (now - from))

  const cancel = (key: string): void => {
    clearTimeout(scheduled.get(key)?.timeout)
    scheduled.delete(key)
  }

  const runOut = (key: string, act: Act): void => {
    const one = scheduled.get(key)
    if (one === undefined) return
    one.timeout = undefined
    // The system's timers went on while the machine slept, and this clock did not.
    const left = leftMs(one)
    if (left > 1) return arm(key, one, act, left)
    one.fired = fire(act, () => {
      const now = scheduled.get(key)
      if (now !== undefined) now.fired = false
    })
  }

  const arm = (key: string, one: Scheduled, act: Act, left: number): void => {
    one.timeout = setTimeout(() => runOut(key, act), left + 1)
    one.timeout.unref()
  }

  return {
    schedule: (timers, restart) => {
      const keys = new Set(timers.map(timer => timer.key))
      for (const key of scheduled.keys()) if (!keys.has(key) || restart.includes(key)) cancel(key)
      const now = steady()
      for (const timer of timers) {
        const { key, act, runs } = timer
        const before = scheduled.get(key)
        const left = before === undefined ? timer.afterMs : leftMs(before, now)
        clearTimeout(before?.timeout)
        const one: Scheduled = {
          timer,
          leftMs: left,
          from: runs && !stands ? now : undefined,
          timeout: undefined,
          fired: before?.fired ?? false,
        }
        scheduled.set(key, one)
        if (one.from === undefined || act === undefined || one.fired) continue
        arm(key, one, act, left)
      }
    },
    stand: () => {
      stands = true
      const now = steady()
      for (const [key, one] of scheduled) {
        clearTimeout(one.timeout)
        scheduled.set(key, { ...one, leftMs: leftMs(one, now), from: undefined, timeout: undefined })
      }
    },
    woke: () => {
      stands = false
      const now = steady()
      for (const [key, one] of scheduled) {
        const { act, afterMs, runs, fromWaking } = one.timer
        if (!runs) continue
        clearTimeout(one.timeout)
        const left = fromWaking === true && !one.fired ? afterMs : leftMs(one, now)
        const next: Scheduled = { ...one, leftMs: left, from: now, timeout: undefined }
        scheduled.set(key, next)
        if (act !== undefined && !one.fired) arm(key, next, act, left)
      }
    },
    leftMs: () => Object.fromEntries([...scheduled].map(([key, one]) => [key, Math.round(leftMs(one))])),
    turnLeftMs: viewer => {
      const running = [...scheduled].filter(([key, one]) => one.from !== undefined && key.startsWith('turn '))
      if (running.length === 0) return undefined
      const now = steady()
      const own = running.filter(([key]) => key === `turn ${viewer}`)
      return Math.round(Math.min(...(own.length > 0 ? own : running).map(([, one]) => leftMs(one, now))))
    },
    emptyForMs: () => {
      const one = scheduled.get('empty')
      return one === undefined ? undefined : one.timer.afterMs - leftMs(one)
    },
    stop: () => {
      for (const key of scheduled.keys()) cancel(key)
    },
  }
}
