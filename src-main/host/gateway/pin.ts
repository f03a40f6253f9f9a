import { timingSafeEqual } from 'node:crypto'
import { limits } from '../../../src-engine/protocol/version.ts'
import type { Params } from '../../../src-engine/protocol/to-client.ts'
import type { Bye } from '../context/client.ts'
import { bucket, bucketEach } from '../context/limits.ts'

/**
 * Wrong guesses of one device, of one address, and of everybody together: at once, and a minute for long. Once those of everybody are
 * spent, an address that has guessed wrong waits; one that has not is still heard, for whoever knows the PIN is among
 * these, until so many have come that nobody has so many machines. An evening of it tries 5 of 100 PINs of four digits.
 */
const oneDevice = { burst: limits.pinTries, minute: 1 }
const oneAddress = { burst: 20, minute: 1 }
const wholeHouse = { burst: 40, minute: 1 }
const newAddresses = { burst: 250, minute: 1 }

/** Who guesses: the device, by the id it chose, and its address. */
export interface Guesser {
  readonly address: string
  readonly device?: string | undefined
}

export interface Turned {
  readonly code: Bye
  readonly params?: Params
}

/**
 * Checks the PIN while one is set. Too many wrong PINs lock a device out for a minute, but not others at the same address;
 * one wrong guess is forgotten each minute. A device can change its id, so its address has a budget too, and all addresses
 * that guess wrong together have one. Only what was wrong is counted. People admitted before, the seated and the owner are
 * never asked.
 */
export interface Pins {
  readonly pin: string | undefined
  /** Rises with each new PIN: anyone who was let in by an older one is asked again. */
  readonly generation: number
  /** The same PIN again changes nothing; a new one begins with a fresh budget. */
  change(pin: string | undefined): void
  /** Nothing when the PIN is right; otherwise why not. A hello without one is asked, not counted. */
  refuses(who: Guesser, given: string | undefined): Turned | undefined
}

/** `guessing` is called when the common budget is spent. */
export function pinGuard(first: string | undefined, steady: () => number, guessing: () => void): Pins {
  let pin = first
  let generation = 0
  /** When a new PIN is set, the guests' devices all try the last one; since that helps no guesser, it is not counted. */
  let former: string[] = []
  const fresh = () => ({
    ofAll: bucket(wholeHouse.minute / 60, wholeHouse.burst, steady),
    ofNew: bucket(newAddresses.minute / 60, newAddresses.burst, steady),
    of: bucketEach(oneAddress.minute / 60, oneAddress.burst, steady),
    ofDevice: bucketEach(oneDevice.minute / 60, oneDevice.burst, steady),
  })
  let budget = fresh()
  const locked = (ms: number): Turned => {
    const seconds = Math.max(1, Math.ceil(ms / 1000))
    return { code: 'pin-locked', params: { seconds } }
  }

  return {
    get pin() {
      return pin
    },
    get generation() {
      return generation
    },
    change: next => {
      if (next === pin) return
      if (pin !== undefined) former = [pin, ...former].slice(0, 8)
      pin = next
      former = former.filter(one => one !== next)
      generation++
      budget = fresh()
    },
    refuses: ({ address, device }, given) => {
      if (pin === undefined) return undefined
      const its = budget.ofDevice(`${address} ${device ?? ''}`)
      if (its.wait() > 0) return locked(its.wait())
      if (given === undefined) return { code: 'pin', params: { kind: 'asked' } }
      if (former.includes(given)) return { code: 'pin', params: { kind: 'new' } }
      const there = budget.of(address)
      if (there.wait() > 0) return locked(there.wait())
      const isNew = budget.ofAll.wait() > 0
      if (isNew) {
        guessing()
        const wait = there.full() ? budget.ofNew.wait() : budget.ofAll.wait()
        if (wait > 0) return locked(wait)
      }
      if (same(given, pin)) return undefined
      for (const one of [isNew ? budget.ofNew : budget.ofAll, there, its]) one.take()
      return its.wait() > 0 ? locked(its.wait()) : { code: 'pin', params: { kind: 'wrong' } }
    },
  }
}

function same(a: string, b: string): boolean {
  const one = Buffer.from(a)
  const other = Buffer.from(b)
  return one.length === other.length && timingSafeEqual(one, other)
}
