import type { AsFound, FoundHost } from '../../../src-engine/protocol/desktop.ts'
import { fetchInfo } from './fetch-info.ts'

/** Ask this often whether a host is still there, instead of waiting for mDNS's hours (PEERS 3, row 13). */
const askEveryMs = 4000
/** Misses in a row after which a host is gone: at most 4 + 4 + 4 s and a timeout after a crash. */
const misses = 3
/** Misses in a row after which one that was never reached counts as silent. */
const silentAfter = 2
/** Misses in a row after which it is not asked any more at all: about a minute. */
const missesUntilLost = 15
/**
 * Questions after a goodbye: a host that still answers the last of them did not leave (in a name clash another one
 * did).
 */
const afterGoodbyeMs = [0, 250, 600, 1100, 1600]
/**
 * Rounds in which a second machine must answer beside the first before the two are copies. A house that is taken over by its
 * standby stands under a later epoch, and the one that yields has that long to hear of it.
 */
const roundsUntilCopies = { sameEpoch: 2, otherEpoch: 6 } as const

/** One house of the LAN, known by its id, and the addresses it may be reached at. */
export interface KnownHost {
  readonly id: string
  /** Another address it may have; asked at once if it is new. */
  mayBeAt(origin: string): void
  /** mDNS says it left. Believed only if it does not answer. */
  saidGoodbye(): void
  /** Where it is; several where its data folder was copied, each of them said to be a copy. */
  found(): readonly FoundHost[]
  /** Where it may be, the newest last. */
  origins(): readonly string[]
  /** Where it should be and nothing answers, not even the machine, several times in a row. */
  silentAt(): readonly string[]
  stop(): void
}

/** One machine that answers by the house's id. */
interface Answering {
  host: FoundHost
  /** Answers so far, rounds with one, and misses in a row. */
  heard: number
  rounds: number
  missed: number
}

interface Known {
  readonly id: string
  /** It appeared, changed, went quiet or (with none `found()`) is gone. */
  readonly onChange: () => void
  /** It has not answered for so long that it need not be kept track of. */
  readonly onLost?: () => void
  /** The house that this app has itself: it is not listed. */
  readonly own?: () => AsFound | undefined
  /** Milliseconds between two questions. */
  readonly every?: number
}

export function knownHost({
  id,
  onChange,
  onLost = () => undefined,
  own = () => undefined,
  every = askEveryMs,
}: Known): KnownHost {
  const origins: string[] = []
  /** By their runs, the one listed first. */
  const answering = new Map<string, Answering>()
  let missed = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let asking = false
  /** A machine answered that no such host is there. */
  let refused = false
  let told = '[]'

  const found = (): readonly FoundHost[] => {
    const mine = own()
    const us = mine?.id === id ? mine : undefined
    const others = [...answering.values()].filter(({ host }) => us === undefined || runOf(host) !== runOf(us))
    const first = us ?? others[0]?.host
    const isCopy = ({ host, rounds }: Answering): boolean =>
      rounds >= roundsUntilCopies[host.epoch === first?.epoch ? 'sameEpoch' : 'otherEpoch']
    const listed = others.filter(one => one.host === first || isCopy(one))
    const areCopies = listed.length > (us === undefined ? 1 : 0)
    return listed.map(({ host, missed: silent }) => ({
      ...host,
      state: silent > 0 ? 'quiet' : 'here',
      ...(areCopies ? { copy: true } : {}),
    }))
  }
  const tell = (): void => {
    const now = JSON.stringify(found())
    if (now === told) return
    told = now
    if (!stopped) onChange()
  }
  const hear = (host: FoundHost): Answering => {
    const run = runOf(host)
    const known = answering.get(run)
    // The host at this address has begun again.
    const [before, earlier] = [...answering].find(([other, one]) => other !== run && one.host.url === host.url) ?? []
    if (before !== undefined) answering.delete(before)
    const one = known ?? { host, heard: 0, rounds: earlier?.rounds ?? 0, missed: 0 }
    if (known === undefined) answering.set(run, one)
    one.heard++
    one.missed = 0
    return one
  }
  /** All at once, so that an address that never answers holds up no other. The one listed stays while it answers. */
  const ask = async (asked: readonly string[] = origins): Promise<void> => {
    const elsewhere = new Map<Answering, FoundHost>()
    const answers = asked.map(async origin => {
      const answer = await fetchInfo(origin)
      if (answer.ok || answer.refused || answer.why === 'other') refused = true
      if (stopped || !answer.ok || answer.host.id !== id) return
      const one = hear(answer.host)
      missed = 0
      if (one.host.url !== origin) elsewhere.set(one, elsewhere.get(one) ?? answer.host)
      else {
        one.host = answer.host
        elsewhere.set(one, answer.host)
      }
      tell()
    })
    await Promise.all(answers)
    for (const [one, host] of elsewhere) one.host = host
    tell()
  }
  const drop = (isGone: (one: Answering) => boolean): void => {
    for (const [run, one] of answering) if (isGone(one)) answering.delete(run)
    tell()
  }
  const round = async (): Promise<void> => {
    if (asking || stopped) return
    asking = true
    const before = new Map([...answering.values()].map(one => [one, one.heard]))
    refused = false
    await ask()
    asking = false
    if (stopped) return
    const areCopies = found().some(one => one.copy === true)
    let anybody = false
    for (const one of answering.values()) {
      const isHeard = one.heard !== before.get(one)
      anybody ||= isHeard
      if (isHeard) one.rounds++
      else one.missed++
    }
    if (!anybody) missed++
    // Where another answers instead, the house has gone there.
    drop(one => one.missed >= misses || (one.missed > 0 && anybody && !areCopies))
    if (missed >= missesUntilLost) onLost()
    else later()
  }
  const later = (): void => {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => void round(), every)
    timer.unref()
  }
  return {
    id,
    mayBeAt: origin => {
      const fresh = !origins.includes(origin)
      if (fresh) origins.push(origin)
      if (answering.size > 0) return
      // A round under way does not know this address yet.
      if (fresh && asking) void ask([origin])
      else void round()
    },
    saidGoodbye: () => {
      const silent = new Map<Answering, number>()
      for (const wait of afterGoodbyeMs) {
        const once = setTimeout(async () => {
          if (stopped || answering.size === 0) return
          const before = [...answering.values()].map(one => [one, one.heard] as const)
          await ask()
          for (const [one, heard] of before) silent.set(one, one.heard === heard ? (silent.get(one) ?? 0) + 1 : 0)
          drop(one => (silent.get(one) ?? 0) >= 2)
        }, wait)
        once.unref()
      }
    },
    found,
    origins: () => origins,
    silentAt: () => (missed >= silentAfter && !refused && answering.size === 0 ? origins : []),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** The hosts of an event are one house, whichever of them answers. */
function runOf({ process, run }: AsFound): string {
  return process === undefined ? (run ?? '') : 'event'
}
