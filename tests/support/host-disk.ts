import type { TunedHost } from '../../src-main/host/host.ts'

/** A disk whose word comes when the test says so. */
export interface SlowDisk {
  /** Writes that wait for its word. */
  waiting(): number
  come(): void
  fail(): void
  /** Resolves once something waits. */
  asked(): Promise<void>
  /** As quick again as it is. */
  end(): void
}

/** Puts a slow disk under a host; what is written is written, and only its word is late. */
export function slowDisk({ hall }: Pick<TunedHost, 'hall'>): SlowDisk {
  const { disk } = hall.house.store
  const { reached } = disk
  const held: { come: () => void; fail: (error: Error) => void }[] = []
  let asked = (): void => {}
  let ended = false
  Object.assign(disk, {
    reached: () =>
      ended
        ? reached()
        : new Promise<void>((come, fail) => {
            held.push({ come, fail })
            asked()
          }),
  })
  return {
    waiting: () => held.length,
    come: () => {
      for (const one of held.splice(0)) one.come()
    },
    fail: () => {
      const error = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
      for (const one of held.splice(0)) one.fail(error)
    },
    asked: () => (held.length > 0 ? Promise.resolve() : new Promise(resolve => (asked = resolve))),
    end: () => {
      ended = true
      for (const one of held.splice(0)) one.come()
    },
  }
}
