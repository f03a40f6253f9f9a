/** Milliseconds between two looks, and the gap between them that no busy thread explains: the machine slept. */
const lookMs = 1000
const sleepMs = 5000

/** A clock that stands still while the machine sleeps, or the process is stopped. */
export interface AwakeClock {
  /** Milliseconds, never set back. */
  now(): number
  /** `tell` is called soon after each waking, until what is given back is called. */
  onWoken(tell: () => void): () => void
}

/**
 * `steady`: a monotonic clock, which goes on through sleep on Windows and macOS and stands still on Linux; `date`: the wall's,
 * which always goes on. Both in milliseconds.
 */
export function awakeClock(steady: () => number, date: () => number): AwakeClock {
  let asleepMs = 0
  let last: { readonly steady: number; readonly date: number } | undefined
  let isTold = true
  const told = new Set<() => void>()
  const look = (): number => {
    const now = { steady: steady(), date: date() }
    const before = last ?? now
    last = now
    const gap = now.steady - before.steady
    if (gap > sleepMs) asleepMs += gap - lookMs
    // Whoever sets the clock back, as tests of screens do, only makes this one stand.
    if (gap < 0) asleepMs += gap
    if (Math.max(gap, now.date - before.date) > sleepMs) isTold = false
    return now.steady - asleepMs
  }
  let looking: ReturnType<typeof setInterval> | undefined
  const keepLooking = (): void => {
    looking ??= setInterval(() => {
      look()
      if (isTold) return
      isTold = true
      for (const tell of told) tell()
    }, lookMs)
    looking.unref()
  }
  return {
    now: () => {
      keepLooking()
      return look()
    },
    onWoken: tell => {
      keepLooking()
      told.add(tell)
      return () => told.delete(tell)
    },
  }
}
