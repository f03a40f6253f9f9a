import type { DurationsAnswer } from '../../../src-engine/protocol/answers.ts'
import { yielding } from '../context/yielding.ts'
import { answer, type RequestHandler } from './handler.ts'

/** The latest games that are looked at, and the least time one takes: what was given up at once tells nothing. */
const most = 200
const leastMs = 60_000

/** How long games took in this house, for whoever plans a night. Practice does not count: there nobody waits for anybody. */
export const durations: RequestHandler = async ({ context }, client) => {
  const byGame = new Map<string, number[]>()
  const yieldIfLong = yielding(client.spent)
  for (const { head, started, ended, outcome } of context.store.records.finished(most)) {
    await yieldIfLong()
    if (head.solo === true || outcome === undefined || ended === undefined || ended - started < leastMs) continue
    byGame.set(head.game, [...(byGame.get(head.game) ?? []), ended - started])
  }
  const games = [...byGame].map(([game, all]) => [game, { ms: medianOf(all), games: all.length }] as const)
  return answer<DurationsAnswer>({ durations: Object.fromEntries(games) })
}

function medianOf(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]!
}
