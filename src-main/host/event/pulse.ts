import type { Redis } from 'ioredis'
import { z } from 'zod'
import { endsMs, keys } from './keys.ts'

/** How this process stays known in Redis. */
export interface EventTimes {
  /** So long it counts as there after a beat. */
  readonly leaseMs: number
  readonly beatMs: number
  /** So long Redis may be silent before it counts as away. */
  readonly awayMs: number
}
export const eventTimes: EventTimes = { leaseMs: 3000, beatMs: 500, awayMs: 1500 }

/**
 * One beat: the lease is renewed if it is still there, and so is what has no owner. Gives whether it was there, the
 * house, Redis' clock, and each process with the end of its lease and how often its lobby changed.
 */
const beatScript = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local was = redis.call('PEXPIRE', '${keys.lobby('')}' .. ARGV[1], ARGV[2])
  redis.call('SET', '${keys.house}', ARGV[3], 'NX')
  redis.call('PEXPIRE', '${keys.house}', ${endsMs.house})
  redis.call('PEXPIRE', '${keys.shared}', ${endsMs.shared})
  redis.call('ZADD', '${keys.hosts}', now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', '${keys.hosts}', ${endsMs.hosts})
  local all = {}
  for _, process in ipairs(redis.call('ZRANGE', '${keys.hosts}', 0, -1)) do
    table.insert(all, {process, redis.call('HGET', '${keys.lobby('')}' .. process, 'count') or ''})
  end
  return {was, redis.call('GET', '${keys.house}'), all}`

const answerShape = z.tuple([z.number(), z.string(), z.array(z.tuple([z.string(), z.string()]))])

export interface Beat {
  /** The lease was still there. */
  readonly was: boolean
  readonly house: string
  /** The others that are there, and how often their lobbies have changed. */
  readonly others: ReadonlyMap<string, number>
  /** Those whose lease ran out. */
  readonly gone: readonly string[]
}

export interface Pulse {
  beat(): Promise<Beat>
  isAway(): boolean
  stop(): void
}

/**
 * Beats until it is stopped. `beaten` is called after every beat, `away` whenever Redis has gone away or is back. `house`:
 * what is the house's where nobody has said it yet.
 */
export function pulseOf(
  redis: Redis,
  { process, house, times }: { readonly process: string; readonly house: string; readonly times: EventTimes },
  { beaten, away }: { beaten(beat: Beat): void; away(isAway: boolean): void },
): Pulse {
  let isAway = false
  let waiting = false
  let silentMs = 0

  const beat = async (): Promise<Beat> => {
    const answer = await redis.eval(beatScript, 0, process, times.leaseMs, house)
    const [was, found, all] = answerShape.parse(answer)
    const there = all.filter(([, count]) => count !== '')
    return {
      was: was === 1,
      house: found,
      others: new Map(there.filter(([by]) => by !== process).map(([by, count]) => [by, Number(count)])),
      gone: all.flatMap(([by, count]) => (count === '' && by !== process ? [by] : [])),
    }
  }
  const turn = async (): Promise<void> => {
    if (waiting) {
      // Counted in beats of its own: a process that was stopped has waited no longer than it was awake.
      silentMs += times.beatMs
      if (silentMs >= times.awayMs && !isAway) away((isAway = true))
      // A line that is cut without a word would be waited for until the system gives it up.
      if (silentMs >= times.awayMs && redis.status === 'ready') redis.disconnect(true)
      return
    }
    waiting = true
    try {
      const made = await beat()
      silentMs = 0
      if (isAway) away((isAway = false))
      beaten(made)
    } catch {
      // Redis does not answer, or is not ready yet: the next beat asks again.
    } finally {
      waiting = false
    }
  }
  const beating = setInterval(() => void turn(), times.beatMs)
  beating.unref()
  return {
    beat,
    isAway: () => isAway,
    stop: () => clearInterval(beating),
  }
}
