import { taken } from '../table/model/table.ts'
import type { Lobby } from './lobby.ts'

/** What people call themselves and their seats, and the PIN: words that go into no log. */
export function* peoplesWords({ context, tables }: Lobby, pin: string | undefined): Generator<string> {
  for (const { name } of context.people.values()) yield name
  for (const { table } of tables.values()) for (const { name, seat } of taken(table.places)) yield* [name, seat]
  if (pin !== undefined) yield pin
}
