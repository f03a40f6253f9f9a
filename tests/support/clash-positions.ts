import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  botAction,
  counted,
  games,
  play,
  sameJson,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Level,
} from '../../src-engine/index.ts'

/**
 * Positions of Clash in which something is plainly best, by kind: `given` and `steps` as in a scenario, and `best`,
 * of which what a player does must be one. What an action says besides is its own affair.
 */
export interface Position {
  readonly kind: string
  readonly title: string
  readonly seats?: readonly string[]
  readonly given: JsonObject
  readonly steps?: readonly (JsonObject & { readonly by: string })[]
  readonly best: readonly JsonObject[]
}

const folder = join(import.meta.dirname, '..', 'positions', 'clash')

export function allPositions(): readonly Position[] {
  return readdirSync(folder).flatMap(file => {
    const { kind, positions } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      readonly kind: string
      readonly positions: readonly Omit<Position, 'kind'>[]
    }
    return positions.map(one => ({ kind, ...one }))
  })
}

const library = Array.from({ length: 12 }, (_, i) => ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'][i % 5]!)

/** What Ann's bot does in a position, thinking through so many play-outs. */
export function answerTo(
  { seats = ['Ann', 'Ben'], given, steps = [] }: Position,
  level: Level,
  rounds: number,
  seed = 7,
): JsonObject {
  const made = start(games['clash']!, {
    seats,
    options: { format: 'free-for-all' },
    given: { stops: 'default', library: Object.fromEntries(seats.map(seat => [seat, library])), ...given },
    seed,
  })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  for (const { by, ...action } of steps) {
    const played = play(match, by, action as Json)
    if (!played.ok) throw new Error(`${by} was refused ${JSON.stringify(action)}: ${played.refused}`)
    match = played.match
  }
  if (!toAct(match).includes('Ann')) throw new Error('Ann is not asked')
  return botAction(match, 'Ann', level, counted(rounds)) as unknown as JsonObject
}

export function isBest({ best }: Position, action: JsonObject): boolean {
  return best.some(one => Object.entries(one).every(([field, value]) => sameJson(action[field], value as Json)))
}
