import { isDue, type KnownTable } from '../../connection/table.ts'

/**
 * Of the tables somebody sits at, the one that waits for them while they are elsewhere (`here`: the table they look at):
 * the first with a seat of theirs that has to play. In real time nobody is waited for.
 */
export function awaitedAt(
  tables: Iterable<readonly [id: string, table: KnownTable]>,
  here: string,
  isRealtime: (game: string) => boolean,
): { readonly id: string; readonly game: string } | undefined {
  for (const [id, table] of tables) {
    const { state, yours } = table
    if (id === here || state === undefined || state.paused || state.solo || isRealtime(state.game)) continue
    if (yours.some(seat => isDue(table, seat))) return { id, game: state.game }
  }
  return undefined
}
