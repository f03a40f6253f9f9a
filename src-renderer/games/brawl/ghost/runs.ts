import { levels, type Level } from '../../../../src-engine/core/game.ts'

/** A run: when, in milliseconds from the start of the fight, somebody put a card on the table, in a duel they won. */
export interface Run {
  readonly format: 'knockabout-brawl-run'
  readonly version: 1
  readonly name: string
  readonly character: string
  readonly against: string
  /** How good the bot was. */
  readonly level: Level
  readonly length: number
  readonly plays: readonly number[]
}
/** Why something is no run. */
export type Wrong = 'no-run' | 'not-whole' | 'no-order'
const longestMs = 3_600_000
const mostPlays = 400

/** What was stored, if it is a run; else a code that says why not. */
export function asRun(from: unknown): Run | Wrong {
  const given = Object(from) as { [field: string]: unknown }
  const { format, version, name, character, against, length, plays } = given
  const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= longestMs
  const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 40
  if (format !== 'knockabout-brawl-run' || version !== 1) return 'no-run'
  if (!isWord(name) || !isWord(character) || !isWord(against) || !isTime(length)) return 'not-whole'
  if (!Array.isArray(plays) || plays.length > mostPlays || !plays.every(isTime)) return 'not-whole'
  if (plays.some((at, index) => index > 0 && at < plays[index - 1]!)) return 'no-order'
  // Runs kept before levels were are taken for one against a normal bot.
  const level = levels.find(one => one === given['level']) ?? 'normal'
  return { format, version, name, character, against, level, length, plays }
}

const bestKey = 'knockabout.brawl.best'
const rivalKey = 'knockabout.brawl.rival'

function read(key: string): Run | undefined {
  try {
    const run = asRun(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return typeof run === 'string' ? undefined : run
  } catch {
    return undefined
  }
}
function keep(key: string, run: Run | undefined): void {
  try {
    if (run === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(run))
  } catch {
    // a full or forbidden storage: the run is lost with the window
  }
}

/** One's own best run, and a friend's to race instead. */
export const bestRun = { read: () => read(bestKey), keep: (run: Run) => keep(bestKey, run) }
export const rivalRun = { read: () => read(rivalKey), keep: (run: Run | undefined) => keep(rivalKey, run) }

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
