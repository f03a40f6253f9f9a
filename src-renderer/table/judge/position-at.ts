import type { Misplay } from '../../../src-engine/core/judge.ts'
import { isList, type JsonObject } from '../../../src-engine/core/json.ts'

/** A game's file as it stood before one of its actions, gone on with by other ones: no longer with the end it had. */
export function positionAt(scenario: JsonObject, at: number, line: Misplay['line'] = []): JsonObject {
  const { digest: _digest, result: _result, steps, ...rest } = scenario
  return { ...rest, steps: [...(isList(steps) ? steps.slice(0, at) : []), ...line] }
}
