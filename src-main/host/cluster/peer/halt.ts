import type { Lobby } from '../../lobby/lobby.ts'
import { woke } from '../../table/run/devices.ts'
import { wake } from '../../table/run/queue.ts'

const lookMs = 5
const overtaken = 'the house stays meanwhile'

/**
 * Brings all tables to a stand: each game pauses, with what its clocks have left; what is on its way to the disk arrives
 * there; and nothing is taken from then on, for it would be lost. Gives the number of the log's last entry. Rejects where
 * the disk fails, or it is not `wanted` any longer.
 */
export async function haltHouse(
  { context, tables }: Pick<Lobby, 'context' | 'tables'>,
  wanted: () => boolean,
): Promise<number> {
  const { store, strangers, people, tuning } = context
  const playing = [...tables.values()].filter(({ table }) => table.phase.at === 'playing')
  await Promise.all(
    playing.map(live => new Promise<void>(resolve => live.submit({ act: { do: 'halt' }, settled: () => resolve() }))),
  )
  if (!wanted()) throw new Error(overtaken)
  standStill({ context, tables })
  while ([...tables.values()].some(({ writing }) => writing !== undefined))
    await new Promise(resolve => setTimeout(resolve, lookMs))
  if (!wanted()) throw new Error(overtaken)
  // Those who did nothing yet come along too: they look on, or are about to sit down.
  const here = new Set([...context.clients].flatMap(({ person }) => person?.id ?? []))
  for (const [id, tokenHash] of strangers) {
    const person = people.get(id)
    if (person === undefined || !here.has(id)) continue
    store.log.commit([{ write: 'person', person, tokenHash }], tuning.now())
    strangers.delete(id)
  }
  store.log.halt()
  await store.log.flushed()
  return store.log.position().number
}

/** The house stands: no table takes anything, and nobody's time runs. */
export function standStill({ context, tables }: Pick<Lobby, 'context' | 'tables'>): void {
  context.move.isHalted = true
  for (const { clock } of tables.values()) clock.stand()
}

/** The house stays: what came meanwhile is done, and everybody's time goes on. Games that were paused wait for somebody to go on. */
export function resumeHouse({ context, tables }: Lobby): void {
  context.store.log.resume()
  context.move.isHalted = false
  for (const live of tables.values()) {
    woke(live)
    wake(live)
  }
}
