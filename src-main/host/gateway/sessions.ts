import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { HostContext } from '../context/context.ts'
import { isSeatCode } from '../context/seat-codes.ts'
import { personOfTicket } from '../cluster/peer/tickets.ts'
import { withoutVote } from '../cluster/replica/messages.ts'
import { readHouseWord } from '../cluster/peer/house-word.ts'

export interface Sessions {
  /**
   * The person this token belongs to; without one, or with a wrong one, a stranger with a new token. `generation`: of the
   * PIN they came in by.
   */
  enter(
    token: string | undefined,
    look: Partial<Omit<Person, 'id'>>,
    generation: number,
  ): { readonly person: Person; readonly token: string }
  personOf(token: string | undefined): Person | undefined
  /**
   * Makes this token, of the device's own drawing, that of the person a ticket is for; whether it did. The ticket counts
   * once, and the token of before no longer. `address`: where the device is.
   */
  redeem(ticket: string | undefined, token: string | undefined, address: string): boolean
  /** Whether this token came in by the PIN of this generation: a reload is not asked for it again. */
  wasLetIn(token: string | undefined, generation: number): boolean
  isOwner(key: string | undefined): boolean
  readonly ownerKey: string
}

/** Characters of a token that nobody guesses. */
const shortestToken = 20

/** How many tokens are remembered with whom they are and by which PIN they came; anyone who is here counts besides. */
const most = 2000

/** Who is who: a secret token each device keeps (DESIGN, Finding and joining). Only its hash is stored. */
export function sessionsOf(context: HostContext): Sessions {
  const ownerKey = randomBytes(16).toString('base64url')
  const byHash = new Map<string, { readonly id: string; readonly generation: number }>()

  const find = (hash: string): Person | undefined => {
    const entered = byHash.get(hash)
    return entered === undefined ? context.store.people.byToken(hash) : context.people.get(entered.id)
  }

  /** Those who came last are remembered. Anyone who played is on disk, and known again from there. */
  const note = (hash: string, person: Person, generation: number): void => {
    byHash.delete(hash)
    byHash.set(hash, { id: person.id, generation })
    context.people.set(person.id, person)
    if (byHash.size <= most) return
    const here = new Set([...context.clients].map(one => one.person?.id))
    for (const [old, { id }] of byHash) {
      if (byHash.size <= most) return
      if (here.has(id) || id === person.id) continue
      byHash.delete(old)
      context.people.delete(id)
      context.strangers.delete(id)
      context.languages.delete(id)
    }
  }

  const tryToKeep = (write: () => void): void => {
    try {
      write()
    } catch {
      context.warn('disk', { code: 'disk-warning' })
    }
  }

  /** Whom a ticket of a house that has moved here is for. */
  const afterMove = (ticket: string): string | undefined => {
    const { people, log } = context.store
    const sign = readHouseWord(log.standing().word)?.settings?.sign
    return sign === undefined ? undefined : personOfTicket(sign, withoutVote(ticket), id => people.tokenHash(id))
  }

  return {
    ownerKey,
    redeem: (ticket, token, address) => {
      const { log } = context.store
      if (ticket === undefined || token === undefined || token.length < shortestToken) return false
      const tokenHash = hashOf(token)
      if (find(tokenHash) !== undefined) return false
      const person = isSeatCode(ticket) ? context.seatCodes.personOf(ticket, address) : afterMove(ticket)
      if (person === undefined) return false
      try {
        log.commit([{ write: 'token', person, tokenHash }], context.tuning.now())
        log.flushSync()
      } catch {
        context.warn('disk', { code: 'disk-warning' })
        return false
      }
      if (isSeatCode(ticket)) context.seatCodes.used(ticket)
      for (const [old, { id }] of byHash) if (id === person) byHash.delete(old)
      return true
    },
    personOf: token => (token === undefined ? undefined : find(hashOf(token))),
    wasLetIn: (token, generation) => token !== undefined && byHash.get(hashOf(token))?.generation === generation,
    isOwner: key => key !== undefined && timingSafeEqual(digest(key), digest(ownerKey)),
    enter: (token, look, generation) => {
      const given = token === undefined ? undefined : hashOf(token)
      const known = given === undefined ? undefined : find(given)
      const now = context.tuning.now()
      if (token !== undefined && given !== undefined && known !== undefined) {
        const person = { ...known, ...look }
        note(given, person, generation)
        const changed = person.name !== known.name || person.colour !== known.colour || person.avatar !== known.avatar
        if (changed && !context.strangers.has(person.id))
          tryToKeep(() => context.store.log.commit([{ write: 'profile', person }], now))
        return { person, token }
      }
      const fresh = randomBytes(16).toString('base64url')
      const person: Person = { id: randomUUID(), name: 'Guest', colour: 0, avatar: '', ...look }
      const hash = hashOf(fresh)
      note(hash, person, generation)
      // Stored only once they sit, play or choose a name, so that connections that come and go leave nothing on disk.
      context.strangers.set(person.id, hash)
      return { person, token: fresh }
    },
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function hashOf(token: string): string {
  return digest(token).toString('hex')
}
