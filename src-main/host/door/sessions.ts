import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { House } from '../house/house.ts'

export interface Sessions {
  /** The person this token belongs to; without one, or with a wrong one, a stranger with a new token. */
  enter(
    token: string | undefined,
    look: Partial<Omit<Person, 'id'>>,
  ): { readonly person: Person; readonly token: string }
  /** Whether this token was let in since the host started: a reload is not asked for the PIN again. */
  wasLetIn(token: string | undefined): boolean
  isOwner(key: string | undefined): boolean
  readonly ownerKey: string
}

/** Who is who: a secret token each device keeps (DESIGN, Finding and joining). Only its hash is stored. */
export function sessionsOf(house: House): Sessions {
  const ownerKey = randomBytes(16).toString('base64url')
  const byHash = new Map<string, string>()

  const find = (hash: string): Person | undefined => {
    const id = byHash.get(hash)
    return id === undefined ? house.store.people.byToken(hash) : house.people.get(id)
  }

  const tryToKeep = (write: () => void): void => {
    try {
      write()
    } catch {
      house.warn('disk', 'A name could not be written to disk; the host’s disk may be full.')
    }
  }

  return {
    ownerKey,
    wasLetIn: token => token !== undefined && byHash.has(hashOf(token)),
    isOwner: key => key !== undefined && timingSafeEqual(digest(key), digest(ownerKey)),
    enter: (token, look) => {
      const given = token === undefined ? undefined : hashOf(token)
      const known = given === undefined ? undefined : find(given)
      const now = house.tuning.now()
      if (token !== undefined && given !== undefined && known !== undefined) {
        const person = { ...known, ...look }
        byHash.set(given, person.id)
        house.people.set(person.id, person)
        tryToKeep(() => house.store.people.change(person, now))
        return { person, token }
      }
      const fresh = randomBytes(16).toString('base64url')
      const person: Person = { id: randomUUID(), name: 'Guest', colour: 0, avatar: '', ...look }
      const hash = hashOf(fresh)
      byHash.set(hash, person.id)
      house.people.set(person.id, person)
      tryToKeep(() => house.store.people.add(person, hash, now))
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
