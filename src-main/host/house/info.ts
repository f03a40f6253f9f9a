import type { AsFound } from '../../../src-engine/protocol/desktop.ts'
import type { HostContext } from '../context/context.ts'
import { publicTables } from '../lobby/listing.ts'
import type { Lobby } from '../lobby/lobby.ts'

/**
 * What `/info` answers. Who gave the house away has another id, so that looking for the house finds the new machine, and
 * shows no tables. `process`: at an event. `tls`: desktop apps may come by it, on the same port.
 */
export function infoOf(lobby: Lobby, process: string | undefined) {
  const { context } = lobby
  const { addresses: _addresses, short: _short, ...card } = context.card()
  return {
    app: 'knockabout',
    ...card,
    ...standsAs(context, process),
    tls: true,
    id: isHere(context) ? card.id : `${card.id} moved`,
    tables: context.move.redirect === undefined ? publicTables(lobby) : [],
  }
}

/** The house as those find it who look for houses; nothing where another machine has it. */
export function asFound(context: HostContext, process: string | undefined): AsFound | undefined {
  return isHere(context) ? { id: context.card().id, ...standsAs(context, process) } : undefined
}

/** What tells machines apart that have the same house: an event's, one that takes it over, and copies of a data folder. */
function standsAs(context: HostContext, process: string | undefined) {
  const { epoch } = context.store.log.position()
  return { run: context.card().run, epoch, ...(process === undefined ? {} : { process }) }
}

/** Whether this machine has the house: it was neither given away, nor is it on its way to this one. */
function isHere({ store, move }: HostContext): boolean {
  return store.log.standing().standing === 'held' && move.redirect === undefined
}
