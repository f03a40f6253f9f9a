import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'

/**
 * The tables worth coming to, best first: one's own (`mine`), those one can still sit down at, then those to watch. What is
 * over, and where nobody sits or hosts, is left out.
 */
export function liveTables(tables: readonly TableSummary[], mine: readonly string[] = []): readonly TableSummary[] {
  const rank = (table: TableSummary): number =>
    mine.includes(table.id) ? -1 : table.phase !== 'lobby' ? 2 : mayStillSit(table) ? 0 : 1
  return tables
    .filter(table => table.phase !== 'over' && (table.taken > 0 || table.host !== ''))
    .sort((a, b) => rank(a) - rank(b) || b.taken - a.taken)
}

export const mayStillSit = (table: TableSummary): boolean =>
  table.phase === 'lobby' && table.taken < table.seats && table.locked !== true

/** What a table's button leads to: back to one's own seat, to a free one, or to look on. `mine`: the tables one sits at. */
export function wayTo(table: TableSummary, mine: readonly string[]): 'back' | 'sit' | 'watch' {
  if (mine.includes(table.id)) return 'back'
  return mayStillSit(table) ? 'sit' : 'watch'
}
