import type { Night } from '../../../src-engine/night/night.ts'
import { whyNotWritten } from '../../store/database.ts'
import type { Write } from '../../store/write.ts'
import { because, done, type Handled } from '../context/refusal.ts'
import { add, type Lobby } from '../lobby/lobby.ts'
import { settle } from '../table/model/settle.ts'
import { seatsOf, type Table } from '../table/model/table.ts'
import { follow } from '../table/run/devices.ts'
import { emptyEventLog } from '../table/storage/event-log.ts'

/**
 * Writes the night as it is now, and says so once it is on disk. `before`: what it was, if it was. `tables`: those it opens,
 * `gone`: those it has no more.
 */
export async function keepNight(
  lobby: Lobby,
  night: Night,
  before: Night | undefined,
  tables: readonly Table[] = [],
  gone: readonly Table[] = [],
): Promise<Handled> {
  const { store, tuning } = lobby.context
  try {
    store.log.commit(
      [
        { write: 'night', night },
        ...gone.map(({ id }): Write => ({ write: 'drop', id })),
        ...tables.flatMap(table => settle(undefined, table, [], tuning).writes),
      ],
      tuning.now(),
    )
    await store.log.flushed()
    return done
  } catch (error) {
    takeBack(lobby, night, before, tables, gone)
    return because('disk', whyNotWritten(error))
  }
}

/** Undoes a write that may not have reached the disk; where there was no night before, the new one is ended. */
function takeBack(
  { context: { store, tuning } }: Lobby,
  night: Night,
  before: Night | undefined,
  tables: readonly Table[],
  gone: readonly Table[],
): void {
  const was = before ?? { ...night, ended: true as const }
  const dropped = tables.map(({ id }): Write => ({ write: 'drop', id }))
  const back = gone.flatMap(table => settle(undefined, table, [], tuning).writes)
  try {
    store.log.commit([...dropped, ...back, { write: 'night', night: was }], tuning.now())
  } catch {
    // The disk refuses this too: the next start may find more than the clients know.
  }
}

/** A table that is on disk already begins as after a restart: everybody who has a seat is awaited, and those here come. */
export function begin(lobby: Lobby, table: Table): void {
  const live = add(lobby, { table, eventLog: emptyEventLog() }, { do: 'restart' })
  for (const client of lobby.context.clients) {
    if (seatsOf(table, client.person?.id).length > 0) follow(live, client)
  }
}
