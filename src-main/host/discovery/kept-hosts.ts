import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Where a host answered last, and when (milliseconds). */
const keptHost = z.object({
  id: z.string().min(1).max(64),
  url: z
    .string()
    .max(200)
    .regex(/^http:\/\/[^/@\s?#]+$/),
  at: z.number(),
})
export type KeptHost = z.infer<typeof keptHost>

/** The hosts this app has met before, so that at its next start it asks them before anybody has announced anything. */
export interface KeptHosts {
  /** Those to ask, the latest first. */
  list(): readonly KeptHost[]
  /** A host answers there now. */
  answered(id: string, url: string): void
}

/** More are not asked at a start, and after so long without an answer a host is forgotten. */
const most = 16
const staleMs = 60 * 24 * 3600_000
/** While a host answers, its time is written down this often. */
const freshMs = 3600_000

/** Kept in a file of the app's own; one that is damaged or cannot be written costs only the head start. */
export function keptHosts(file: string, now: () => number = Date.now): KeptHosts {
  let kept = read(file)
  const list = (): readonly KeptHost[] =>
    kept
      .filter(({ at }) => at <= now() && now() - at < staleMs)
      .sort((a, b) => b.at - a.at)
      .slice(0, most)
  return {
    list,
    answered: (id, url) => {
      const before = kept.find(one => one.id === id)
      if (before?.url === url && Math.abs(now() - before.at) < freshMs) return
      // Whoever had this address before is elsewhere now.
      kept = [{ id, url, at: now() }, ...kept.filter(one => one.id !== id && one.url !== url)]
      kept = [...list()]
      try {
        writeFileSync(file, JSON.stringify(kept))
      } catch {
        // the next start has to wait for the announcements
      }
    },
  }
}

function read(file: string): KeptHost[] {
  try {
    return z.array(keptHost).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
