export const asked = Number(process.env['KNOCKABOUT_FUZZ'] ?? 0)
/** How many times as long as usual a test may take: as many times as it tries more. */
export const patience = asked > 1 ? asked : 1

/**
 * How often a property is tried. A commit is checked with the same draws every time, so that a red run is that commit's
 * own doing; `KNOCKABOUT_FUZZ=40 npm test -- unit` draws afresh and forty times as much, to find what nobody thought of.
 */
export function runs(count: number): { numRuns: number; includeErrorInReport: true; seed?: number } {
  // A report for machines has no causes: what was wrong stands in the message.
  const how = { includeErrorInReport: true } as const
  return asked > 0 ? { ...how, numRuns: Math.ceil(count * asked) } : { ...how, numRuns: count, seed: 4711 }
}
