import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games, play, readScenario, start, type Json, type JsonObject, type Match } from '../../src-engine/index.ts'

const home = join(import.meta.dirname, '../scenarios/clash')

/** The scenarios of Clash, by the names of their files. */
export const clashScenarios: readonly string[] = readdirSync(home)

/** A position that a scenario comes to, and what is done in it next. */
export interface Position {
  readonly match: Match
  readonly seat: string
  readonly action: JsonObject
  /** After it; nothing where it is refused. */
  readonly next: Match | undefined
}

interface Scenario {
  readonly seats: readonly string[]
  readonly options?: JsonObject
  readonly given?: JsonObject
  readonly seed: number
  readonly steps: readonly JsonObject[]
}

/** Every position of a scenario in which something is done; none of a table that can't be set up. */
export function positionsIn(file: string): readonly Position[] {
  const read = readScenario(readFileSync(join(home, file), 'utf8'))
  if (!read.ok) throw new Error(`${file}: ${read.error}`)
  const { seats, options = {}, given = {}, seed, steps } = read.scenario as unknown as Scenario
  const begun = start(games['clash']!, { seats, options, given, seed })
  if (!begun.ok) return []
  let { match } = begun
  const positions: Position[] = []
  for (const { by, refused: _code, ...action } of steps) {
    if (by === undefined) continue
    const played = play(match, String(by), action as Json)
    positions.push({ match, seat: String(by), action, next: played.ok ? played.match : undefined })
    if (played.ok) match = played.match
  }
  return positions
}
