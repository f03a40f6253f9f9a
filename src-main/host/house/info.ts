import { publicTables } from '../lobby/listing.ts'
import type { Lobby } from '../lobby/lobby.ts'

/**
 * What `/info` answers. Who gave the house away has another id, so that looking for the house finds the new machine, and
 * shows no tables. `process`: at an event. `tls`: desktop apps may come by it, on the same port.
 */
export function infoOf(lobby: Lobby, id: string, process: string | undefined) {
  const { context } = lobby
  const { addresses: _addresses, ...card } = context.card()
  const isSignpost = context.move.signpost !== undefined
  const isHere = context.store.log.standing().standing === 'held' && !isSignpost
  return {
    app: 'knockabout',
    ...card,
    ...(process === undefined ? {} : { process }),
    tls: true,
    id: isHere ? id : `${id} moved`,
    tables: isSignpost ? [] : publicTables(lobby),
  }
}
