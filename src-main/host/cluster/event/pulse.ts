import type { Redis } from 'ioredis'
import { z } from 'zod'
import { endsMs, keys } from './keys.ts'

/** How this process stays known in Redis. */
export interface EventTimes {
  /** So long it counts as there after a beat. */
  readonly leaseMs: number
  readonly beatMs: number
  /** So long Redis may be silent, or refuse to write, before it counts as away. */
  readonly awayMs: number
  /** So long one that listens and whose lease has run out may be silent before others take its tables up. */
  readonly silentMs: number
}
export const eventTimes: EventTimes = { leaseMs: 1500, beatMs: 300, awayMs: 1500, silentMs: 3000 }

/**
 * One beat: the lease is renewed if it is still there, and so is what has no owner. Gives whether it was there, the
 * house, and each process, how often its lobby changed, and where it is. First it writes what takes memory: a Redis that has
 * none left refuses that, and takes all else.
 */
const beatScript = `
  redis.call('HSET', '${keys.hosts}', ARGV[1], ARGV[4])
  local was = redis.call('PEXPIRE', '${keys.lobby('')}' .. ARGV[1], ARGV[2])
  local isNew = redis.call('SETNX', '${keys.house}', ARGV[3])
  redis.call('PEXPIRE', '${keys.house}', ${endsMs.house})
  redis.call('PEXPIRE', '${keys.shared}', ${endsMs.shared})
  redis.call('PEXPIRE', '${keys.hosts}', ${endsMs.hosts})
  local all = {}
  local hosts = redis.call('HGETALL', '${keys.hosts}')
  for i = 1, #hosts, 2 do
    table.insert(all, {hosts[i], redis.call('HGET', '${keys.lobby('')}' .. hosts[i], 'count') or '', hosts[i + 1]})
  end
  redis.call('PEXPIRE', '${keys.night}', ${endsMs.night})
  return {was, redis.call('GET', '${keys.house}'), all, isNew, redis.call('GET', '${keys.night}') or ''}`

const answerShape = z.tuple([
  z.number(),
  z.string(),
  z.array(z.tuple([z.string(), z.string(), z.string()])),
  z.number(),
  z.string(),
])
const hostShape = z.object({ addresses: z.array(z.string()), left: z.literal(true).optional() })
/** Where a process is, and whether it has left in order. */
export type HostWord = Readonly<z.infer<typeof hostShape>>

export interface Beat {
  /** The lease was still there, and Redis all the time. */
  readonly was: boolean
  readonly house: string
  /** Redis knew of no house until now: it is new, or was emptied. */
  readonly isNew: boolean
  /** Which process has the night, if one has. */
  readonly night: string
  /** The others that are there, and how often their lobbies have changed. */
  readonly others: ReadonlyMap<string, number>
  /** Those whose lease ran out. */
  readonly gone: ReadonlyMap<string, HostWord>
}

export interface Pulse {
  beat(): Promise<Beat>
  /** The next beat is now. */
  soon(): Promise<void>
  /** Redis is away: it is silent, or refuses to write. */
  isAway(): boolean
  /** Redis is away, and this process was awake ever since: nobody can have taken its tables up, for it answered all the time. */
  isAlone(): boolean
  /** It was stopped, or its machine slept, past the end of its lease, and has not looked yet what has become of its tables. */
  hasSlept(): boolean
  stop(): void
}

interface How {
  readonly process: string
  /** What is the house's where nobody has said it yet. */
  readonly house: string
  addresses(): readonly string[]
  readonly times: EventTimes
  /** After every beat. Until what comes of it is done, a process that has slept does not go on alone. */
  beaten(beat: Beat): Promise<void>
  /** Redis has gone away or is back. */
  away(isAway: boolean): void
}

/** Beats until it is stopped. */
export function pulseOf(redis: Redis, { process, house, addresses, times, beaten, away }: How): Pulse {
  let isAway = false
  let stopped = false
  let waiting = false
  /** Redis answered the last beat that it does not write: it is a copy since a fail-over, or its memory is full. */
  let refused = false
  let silentMs = 0
  /** How long of it the line was there: one that has just come back is given its time. */
  let lineSilentMs = 0
  redis.on('ready', () => (lineSilentMs = 0))
  let leaseEnds = Infinity
  /** How often it has slept past the end of its lease, and of how many of these it knows what came of them. */
  let slept = 0
  let known = 0
  let last = { steady: performance.now(), date: Date.now() }

  const beat = async (): Promise<Beat> => {
    const asked = performance.now()
    const word: HostWord = { addresses: [...addresses()] }
    const answer = await redis.eval(beatScript, 0, process, times.leaseMs, house, JSON.stringify(word))
    const [was, found, all, isNew, night] = answerShape.parse(answer)
    leaseEnds = asked + times.leaseMs
    const others = all.filter(([by]) => by !== process)
    return {
      was: was === 1,
      house: found,
      isNew: isNew === 1,
      night,
      others: new Map(others.flatMap(([by, count]) => (count === '' ? [] : [[by, Number(count)]]))),
      gone: new Map(
        others.flatMap(([by, count, said]) => (count === '' ? [[by, hostShape.parse(JSON.parse(said))]] : [])),
      ),
    }
  }
  const turn = async (): Promise<void> => {
    // One beat more would take back that this process has left.
    if (stopped) return
    const now = { steady: performance.now(), date: Date.now() }
    // A machine that sleeps stops the one clock, and somebody may set the other.
    const gap = Math.max(now.steady - last.steady, now.date - last.date)
    last = now
    if (gap > times.silentMs / 2 && now.steady + gap > leaseEnds) slept++
    if (waiting || refused) {
      // Counted in beats: a process that was stopped has waited no longer than it was awake.
      silentMs += times.beatMs
      lineSilentMs += times.beatMs
      if (silentMs >= times.awayMs) {
        if (!isAway) away((isAway = true))
        // A line that is cut without a word would be waited for until the system gives it up; and another may be where the
        // address leads by now.
        if (redis.status === 'ready' && lineSilentMs >= times.awayMs) redis.disconnect(true)
      }
      if (waiting) return
    }
    waiting = true
    // An answer that lay in the line while it slept says nothing of what came after.
    const upTo = slept
    try {
      const found = await beat()
      const made = { ...found, was: found.was && !isAway }
      silentMs = lineSilentMs = 0
      refused = false
      const wasAway = isAway
      isAway = false
      beaten(made).then(
        () => {
          if (!isAway) known = upTo
        },
        () => undefined,
      )
      if (wasAway) away(false)
    } catch {
      // The next beat asks again.
      refused = true
    } finally {
      waiting = false
    }
  }
  const beating = setInterval(() => void turn(), times.beatMs)
  beating.unref()
  return {
    beat,
    soon: () => (waiting ? Promise.resolve() : turn()),
    isAway: () => isAway,
    isAlone: () => isAway && known === slept,
    hasSlept: () => known < slept,
    stop: () => {
      stopped = true
      clearInterval(beating)
    },
  }
}
