import { randomInt } from 'node:crypto'

/** Codes that take somebody's seats to another device. Kept in memory alone: after a restart the old device still has them. */
export interface SeatCodes {
  /** A new code for this person; an older one of theirs is none any more. */
  issue(person: string): { readonly code: string; readonly lastsMs: number }
  /** Whose code this is, if it counts; it counts no longer once it is `used`. */
  personOf(code: string): string | undefined
  used(code: string): void
}

/** No sign that is easily read as another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 7
/** Long enough to walk over to the other device. */
const lastsMs = 3 * 60_000
/** So many wrong ones are guesses, not mistyping: all codes end, and are asked for again. */
const mostWrong = 40

export function seatCodesFor(steady: () => number): SeatCodes {
  const codes = new Map<string, { readonly person: string; readonly until: number }>()
  let wrong = 0
  const tidied = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return {
    issue: person => {
      for (const [old, one] of codes) if (one.person === person || one.until < steady()) codes.delete(old)
      const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
      codes.set(code, { person, until: steady() + lastsMs })
      wrong = 0
      return { code, lastsMs }
    },
    personOf: code => {
      const found = codes.get(tidied(code))
      if (found !== undefined && found.until >= steady()) return found.person
      wrong++
      if (wrong > mostWrong) codes.clear()
      return undefined
    },
    used: code => void codes.delete(tidied(code)),
  }
}

/** Whether this ticket is such a code, right or wrong, and not one of a house that moved. */
export function isSeatCode(ticket: string): boolean {
  return ticket.length <= 2 * length && !ticket.includes('.')
}
