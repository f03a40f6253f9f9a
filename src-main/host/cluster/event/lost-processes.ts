import { probe } from './probe.ts'
import type { EventTimes, HostWord } from './pulse.ts'

/** Looks after processes whose lease has run out: `takeUp` is called once one is gone for certain. */
export function lostProcesses({ silentMs }: EventTimes, takeUp: (from: string) => Promise<void>) {
  const silentSince = new Map<string, number>()
  let looking = false
  let stopped = false

  const isGone = async (process: string, { addresses, left }: HostWord): Promise<boolean> => {
    if (left === true) return true
    const since = silentSince.get(process) ?? performance.now()
    silentSince.set(process, since)
    const probed = await probe(process, addresses, silentMs / 3)
    if (probed === 'answers') silentSince.delete(process)
    // One that listens and says nothing may only be slow: by then it knows itself that it has slept (pulse.ts).
    return probed === 'refused' || (probed === 'silent' && performance.now() - since > silentMs)
  }
  return {
    look: async (gone: ReadonlyMap<string, HostWord>): Promise<void> => {
      for (const process of silentSince.keys()) if (!gone.has(process)) silentSince.delete(process)
      if (looking) return
      looking = true
      try {
        for (const [process, word] of gone) {
          if (stopped) return
          if (await isGone(process, word)) await takeUp(process)
        }
      } finally {
        looking = false
      }
    },
    stop: () => {
      stopped = true
    },
  }
}
