/** A run: when, in milliseconds from the start of the fight, somebody put a card on the table, in a duel they won. */
export interface Run {
  readonly format: 'knockabout-brawl-run'
  readonly version: 1
  readonly name: string
  readonly length: number
  readonly plays: readonly number[]
}
const longestMs = 3_600_000
const mostPlays = 400
const bestKey = 'knockabout.brawl.best'

/** What was stored, if it is a whole run with its plays in order. */
export function asRun(from: unknown): Run | undefined {
  const { format, version, name, length, plays } = Object(from) as { [field: string]: unknown }
  const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= longestMs
  if (format !== 'knockabout-brawl-run' || version !== 1) return undefined
  if (typeof name !== 'string' || name.length > 40 || !isTime(length)) return undefined
  if (!Array.isArray(plays) || plays.length > mostPlays || !plays.every(isTime)) return undefined
  if (plays.some((at, index) => index > 0 && at < plays[index - 1]!)) return undefined
  return { format, version, name, length, plays }
}

/** One's own best run, as this device keeps it. */
export const bestRun = {
  read: (): Run | undefined => {
    try {
      return asRun(JSON.parse(localStorage.getItem(bestKey) ?? 'null'))
    } catch {
      return undefined
    }
  },
  keep: (run: Run): void => {
    try {
      localStorage.setItem(bestKey, JSON.stringify(run))
    } catch {
      // a full or forbidden storage: the run is lost with the window
    }
  },
}

/** The quicker win is the better one; of equal length the one with more cards on the table. */
export function isBetter(run: Run, than: Run | undefined): boolean {
  if (than === undefined) return true
  return run.length === than.length ? run.plays.length > than.plays.length : run.length < than.length
}

/** How many plays a run had made by then. */
export function playsBy(run: Run, at: number): number {
  let count = 0
  while (count < run.plays.length && run.plays[count]! <= at) count++
  return count
}
