import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'

/**
 * The tables worth coming to, best first: those one can still sit down at, then those to watch. What is over, and where
 * nobody sits, is left out.
 */
export function liveTables(tables: readonly TableSummary[]): readonly TableSummary[] {
  const rank = (table: TableSummary): number => (table.phase !== 'lobby' ? 2 : table.taken < table.seats ? 0 : 1)
  return tables
    .filter(table => table.phase !== 'over' && table.taken > 0)
    .sort((a, b) => rank(a) - rank(b) || b.taken - a.taken)
}
