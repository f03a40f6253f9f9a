import { z } from 'zod'
import type { GameEvent } from '../../src-engine/core/game.ts'
import type { MatchRecord, RecordedAction } from '../../src-engine/core/record.ts'
import type { Unplayable } from '../../src-engine/core/replay.ts'

/** What a record starts from, and who sat where: a person's id, or nothing for a bot. */
export type RecordHead = Omit<MatchRecord, 'actions' | 'digest' | 'result'> & {
  readonly people: { readonly [seat: string]: string }
  /** Nobody else may look at it: a practice game. */
  readonly solo?: boolean
}

// What the store reads of the engine's types in a column or a write; the rest passes through as it is.

const texts = z.record(z.string(), z.string())
const anything = z.record(z.string(), z.unknown())

export const headShape = z.looseObject({
  game: z.string(),
  rulesVersion: z.int().optional(),
  options: anything,
  seats: z.array(z.string()),
  names: texts,
  faces: anything.optional(),
  seed: z.string(),
  given: anything.optional(),
  people: texts,
  solo: z.boolean().optional(),
}) as unknown as z.ZodType<RecordHead>
export const actionShape = z.looseObject({ by: z.string(), do: z.string() }) as unknown as z.ZodType<RecordedAction>
export const eventsShape = z.array(z.looseObject({ type: z.string() })) as unknown as z.ZodType<readonly GameEvent[]>
export const closedShape = z.looseObject({ why: z.string() }) as unknown as z.ZodType<Unplayable>
