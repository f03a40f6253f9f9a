import { lanInterfaces, type LanInterface } from './interfaces.ts'

export interface InterfaceWatch<Running> {
  /** What runs now, by interface. */
  running(): Iterable<Running>
  interfaces(): readonly LanInterface[]
  /** Looks at once whether interfaces came or went. */
  look(): Promise<void>
  stop(): Promise<void>
}

export interface InterfaceWatchSetting<Running> {
  /** Interface names or addresses; empty = all (see `lanInterfaces`). */
  readonly wanted: readonly string[]
  /** Begins on one interface; `failed` is to be called when it cannot go on there, and it is tried again later. */
  begin(one: LanInterface, failed: () => void): Running
  end(running: Running): Promise<void>
  /** Called when all interfaces that came or went have been begun or ended. */
  changed?(): void
  /** A chosen interface is missing; when it comes back, it is begun again. */
  missing?(error: Error): void
  /** Milliseconds until what failed is tried again. */
  readonly retryAfterMs?: number
}

const lookEveryMs = 1500
const usualRetryMs = 30_000

/**
 * Keeps something running on each network interface: begun when one comes, ended when it goes or gets another address,
 * and begun again when it returns, even with the same address, because the old sockets receive nothing any more.
 */
export function watchInterfaces<Running>(setting: InterfaceWatchSetting<Running>): InterfaceWatch<Running> {
  const running = new Map<string, Running>()
  const failedUntil = new Map<string, number>()
  let interfaces: readonly LanInterface[] = []
  let stopped = false
  let looking: Promise<void> | undefined

  const keyOf = (one: LanInterface): string => `${one.name} ${one.address}/${one.netmask}`
  const once = async (): Promise<void> => {
    interfaces = present(setting)
    let changes = 0
    const keys = new Set(interfaces.map(keyOf))
    for (const key of failedUntil.keys()) if (!keys.has(key)) failedUntil.delete(key)
    for (const [key, one] of running) {
      if (keys.has(key)) continue
      running.delete(key)
      changes++
      await setting.end(one)
    }
    for (const one of interfaces) {
      const key = keyOf(one)
      if (stopped || running.has(key) || (failedUntil.get(key) ?? 0) > performance.now()) continue
      failedUntil.delete(key)
      changes++
      const begun = setting.begin(one, () => {
        if (running.get(key) !== begun || stopped) return
        running.delete(key)
        failedUntil.set(key, performance.now() + (setting.retryAfterMs ?? usualRetryMs))
        void setting.end(begun)
      })
      running.set(key, begun)
    }
    if (changes > 0) setting.changed?.()
  }
  const look = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    looking ??= once().finally(() => (looking = undefined))
    return looking
  }
  const timer = setInterval(() => void look(), Math.min(lookEveryMs, setting.retryAfterMs ?? lookEveryMs))
  timer.unref()
  return {
    running: () => running.values(),
    interfaces: () => interfaces,
    look,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await looking
      await Promise.all([...running.values()].map(setting.end))
      running.clear()
    },
  }
}

/** Those wanted that are there now. */
function present({ wanted, missing }: Pick<InterfaceWatchSetting<unknown>, 'wanted' | 'missing'>): LanInterface[] {
  try {
    return lanInterfaces(wanted)
  } catch (error) {
    missing?.(error as Error)
  }
  return wanted.flatMap(word => {
    try {
      return lanInterfaces([word])
    } catch {
      return []
    }
  })
}
