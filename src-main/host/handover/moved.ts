import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import type { HostContext } from '../context/context.ts'
import { ticketFor } from './tickets.ts'

/** Where the house is now, for one who was here: with a ticket that lets their device in there as who they are. */
export function movedFor(context: HostContext, person: string | undefined): ToClient | undefined {
  const moved = context.move.moved ?? context.move.signpost
  if (moved?.to === undefined) return undefined
  const hash = person === undefined ? undefined : context.store.people.tokenHash(person)
  return {
    say: 'moved',
    house: moved.house,
    to: moved.to,
    ...(hash === undefined || person === undefined ? {} : { ticket: ticketFor(moved.sign, person, hash) }),
  }
}
