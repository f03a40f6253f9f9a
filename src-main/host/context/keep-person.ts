import type { Person } from '../../../src-engine/protocol/person.ts'
import type { HostContext } from './context.ts'

/**
 * Keeps somebody who is new here, now that they do something; what they do waits for the disk, their name does not.
 * Throws where the disk fails.
 */
export function keepPerson({ strangers, store, tuning }: HostContext, person: Person): void {
  const hash = strangers.get(person.id)
  if (hash === undefined) return
  store.log.commit([{ write: 'person', person, tokenHash: hash }], tuning.now())
  strangers.delete(person.id)
}
