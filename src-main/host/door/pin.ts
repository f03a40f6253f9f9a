import { timingSafeEqual } from 'node:crypto'
import { limits } from '../../../src-engine/protocol/version.ts'
import type { Bye } from '../house/client.ts'

const lockedMs = 60_000

/** Guards the door while a PIN is set: wrong too often from one address locks that address out for a minute. */
export interface Pins {
  pin: string | undefined
  /** Nothing when the PIN is right; otherwise why not. A hello without one is asked, not counted. */
  refuses(
    address: string,
    given: string | undefined,
    now: number,
  ): { readonly code: Bye; readonly text: string } | undefined
}

export function pinGuard(pin: string | undefined): Pins {
  const tries = new Map<string, { wrong: number; until: number }>()
  return {
    pin,
    refuses(address, given, now) {
      if (this.pin === undefined) return undefined
      const at = tries.get(address) ?? { wrong: 0, until: 0 }
      if (at.until > now) {
        const seconds = Math.ceil((at.until - now) / 1000)
        return { code: 'pin-locked', text: `The PIN was wrong too often. Try again in ${seconds} seconds.` }
      }
      if (given === undefined) return { code: 'pin', text: 'This host asks for a PIN.' }
      if (same(given, this.pin)) {
        tries.delete(address)
        return undefined
      }
      at.wrong++
      tries.set(address, at)
      if (tries.size > 10_000) tries.clear()
      if (at.wrong < limits.pinTries) return { code: 'pin', text: 'That PIN is wrong.' }
      tries.set(address, { wrong: 0, until: now + lockedMs })
      return { code: 'pin-locked', text: 'The PIN was wrong too often. Try again in a minute.' }
    },
  }
}

function same(a: string, b: string): boolean {
  const one = Buffer.from(a)
  const other = Buffer.from(b)
  return one.length === other.length && timingSafeEqual(one, other)
}
