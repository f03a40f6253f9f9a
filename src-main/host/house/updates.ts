import { z } from 'zod'
import type { Tuning } from '../context/context.ts'

/** A release as the feed tells of it: JSON at one address. */
const shape = z.object({
  version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
  /** Where a person reads about it and gets it. */
  page: z.url({ protocol: /^https?$/ }).max(300),
})
export type Release = z.infer<typeof shape>

export interface Looking {
  /** The feed's address. */
  readonly feed: string
  /** The version that runs. */
  readonly current: string
  /** A game is on, or the owner does not want notices: the feed is not read now. */
  readonly busy: () => boolean
  /** Tells the owner that there is a newer one, once a version. Nothing is fetched or changed by itself. */
  readonly offer: (release: Release) => void
  /** When it looks, where that is not the usual. */
  readonly pace?: Tuning['updates']
}

const usual = { first: 60_000, every: 24 * 60 * 60_000, again: 10 * 60_000 }
const answerWithinMs = 10_000
const longest = 10_000

/** Checks for a newer version now and then; errors of the network are ignored. Returns the function that stops it. */
export function lookForUpdates({ feed, current, busy, offer, pace = usual }: Looking): () => void {
  let offered = current
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const after = (ms: number): void => {
    if (ended) return
    timer = setTimeout(() => void look(), ms)
    timer.unref()
  }
  const look = async (): Promise<void> => {
    if (busy()) return after(pace.again)
    const release = await latest(feed)
    // A game may have begun meanwhile.
    if (!ended && busy()) return after(pace.again)
    if (!ended && release !== undefined && isNewer(release.version, offered)) {
      offered = release.version
      offer(release)
    }
    after(pace.every)
  }
  after(pace.first)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

async function latest(feed: string): Promise<Release | undefined> {
  try {
    const answer = await fetch(feed, { signal: AbortSignal.timeout(answerWithinMs), redirect: 'error' })
    const text = answer.ok ? await answer.text() : ''
    const read = text.length > longest ? undefined : shape.safeParse(JSON.parse(text))
    return read?.success === true ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Whether a version, three numbers with dots, comes after another. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map(one => one.split('.').map(Number)) as [number[], number[]]
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0))
  return at >= 0 && a[at]! > (b[at] ?? 0)
}
