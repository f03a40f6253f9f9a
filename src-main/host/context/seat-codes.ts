import { randomBytes, randomInt } from 'node:crypto'
import type { SeatCodeAnswer } from '../../../src-engine/protocol/answers.ts'
import { bucketEach } from './limits.ts'

/** Codes that take somebody's seats to another device. Kept in memory alone: after a restart the old device still has them. */
export interface SeatCodes {
  /** A new code for this person; an older one of theirs is none any more. */
  issue(person: string): SeatCodeAnswer
  /** Whose code or secret this is, if it counts; it counts no longer once it is `used`. `address`: of whoever says it. */
  personOf(ticket: string, address: string): string | undefined
  used(ticket: string): void
}

interface Issued {
  readonly person: string
  readonly code: string
  readonly secret: string
  readonly until: number
}

/** No sign that is easily read as another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 7
/** Of a secret, with room for how a code may be typed. */
const longest = 24
/** Long enough to walk over to the other device. */
const lastsMs = 3 * 60_000
/**
 * So many wrong codes of one address are guesses, not mistyping: what it types is not looked at for a while. What others
 * type is, and a secret that was scanned, which nobody guesses.
 */
const wrongCodes = { burst: 40, minute: 4 }

export function seatCodesFor(steady: () => number): SeatCodes {
  const byPerson = new Map<string, Issued>()
  const guesses = bucketEach(wrongCodes.minute / 60, wrongCodes.burst, steady)
  const tidied = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const found = (holds: (one: Issued) => boolean): string | undefined =>
    [...byPerson.values()].find(one => one.until >= steady() && holds(one))?.person
  const whose = (ticket: string): string | undefined =>
    found(({ code, secret }) => secret === ticket || code === tidied(ticket))
  return {
    issue: person => {
      for (const [old, { until }] of byPerson) if (until < steady()) byPerson.delete(old)
      const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
      const secret = randomBytes(16).toString('base64url')
      byPerson.set(person, { person, code, secret, until: steady() + lastsMs })
      return { code, secret, lastsMs }
    },
    personOf: (ticket, address) => {
      const scanned = found(({ secret }) => secret === ticket)
      if (scanned !== undefined) return scanned
      const guessed = guesses(address)
      if (guessed.wait() > 0) return undefined
      const person = whose(ticket)
      if (person === undefined) guessed.spend(1)
      return person
    },
    used: ticket => {
      const person = whose(ticket)
      if (person !== undefined) byPerson.delete(person)
    },
  }
}

/** Whether this ticket is such a code or secret, right or wrong, and not one of a house that moved. */
export function isSeatCode(ticket: string): boolean {
  return ticket.length <= longest && !ticket.includes('.')
}
