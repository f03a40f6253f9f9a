import type { KnownTable } from '../../connection/table.ts'

/**
 * Of the tables somebody sits at, the one that waits for them while they are elsewhere (`here`: the table they look at):
 * the first with a seat of theirs that has to play. In real time nobody is waited for.
 */
export function awaitedAt(
  tables: Iterable<readonly [id: string, table: KnownTable]>,
  here: string,
  isRealtime: (game: string) => boolean,
): { readonly id: string; readonly game: string } | undefined {
  for (const [id, { state, yours, views }] of tables) {
    if (id === here || state === undefined || state.phase !== 'playing' || state.paused || state.solo) continue
    if (isRealtime(state.game)) continue
    const due = yours.some(seat => views[seat]?.offers.some(offer => offer.unasked === undefined))
    if (due) return { id, game: state.game }
  }
  return undefined
}
