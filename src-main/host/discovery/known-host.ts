import type { FoundHost } from '../../../src-engine/protocol/desktop.ts'
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

/** One host of the LAN, known by its id, and the addresses it may be reached at. */
export interface KnownHost {
  readonly id: string
  /** Another address it may have; asked at once if it is new. */
  mayBeAt(origin: string): void
  /** mDNS says it left. Believed only if it does not answer. */
  saidGoodbye(): void
  found(): FoundHost | undefined
  /** Where it may be, the newest last. */
  origins(): readonly string[]
  /** Where it should be and nothing answers, not even the machine, several times in a row. */
  silentAt(): readonly string[]
  stop(): void
}

/**
 * `onChange`: it appeared, changed, went quiet or (with `found()` undefined) is gone. `onLost`: it has not answered for
 * so long that it need not be kept track of. `every`: milliseconds between two questions.
 */
export function knownHost(
  id: string,
  onChange: () => void,
  onLost: () => void = () => undefined,
  every = askEveryMs,
): KnownHost {
  const origins: string[] = []
  let found: FoundHost | undefined
  let missed = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let asking = false
  /** A machine answered that no such host is there. */
  let refused = false
  /** Answers so far: a round that failed while another question was answered is no miss. */
  let heard = 0

  const tell = (next: FoundHost | undefined): void => {
    if (JSON.stringify(next) === JSON.stringify(found)) return
    found = next
    if (!stopped) onChange()
  }
  /** All at once, so that an address that never answers holds up no other. The one listed stays while it answers. */
  const ask = async (asked: readonly string[] = origins): Promise<boolean> => {
    const answers = asked.map(async origin => {
      const answer = await fetchInfo(origin)
      if (answer.ok || answer.refused || answer.why === 'other') refused = true
      if (!answer.ok || answer.host.id !== id) throw new Error(`not at ${origin}`)
      return answer.host
    })
    const any = Promise.any(answers).catch(() => undefined)
    const listed = asked.findIndex(origin => origin === found?.url)
    const host = (await answers[listed]?.catch(() => undefined)) ?? (await any)
    if (stopped || host === undefined) return false
    missed = 0
    heard++
    tell(host)
    return true
  }
  const round = async (): Promise<void> => {
    if (asking || stopped) return
    asking = true
    const before = heard
    refused = false
    await ask()
    asking = false
    if (stopped) return
    if (heard === before) {
      missed++
      if (missed >= misses || found === undefined) tell(undefined)
      else tell({ ...found, state: 'quiet' })
      if (missed >= missesUntilLost) {
        onLost()
        return
      }
    }
    later()
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
      if (found !== undefined) return
      // A round under way does not know this address yet.
      if (fresh && asking) void ask([origin])
      else void round()
    },
    saidGoodbye: () => {
      let silent = 0
      for (const wait of afterGoodbyeMs) {
        const once = setTimeout(() => {
          if (stopped || found === undefined) return
          void ask().then(answered => {
            silent = answered ? 0 : silent + 1
            if (silent >= 2) tell(undefined)
          })
        }, wait)
        once.unref()
      }
    },
    found: () => found,
    origins: () => origins,
    silentAt: () => (missed >= silentAfter && !refused && found === undefined ? origins : []),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
