import type { TimesAnswer, DurationsAnswer } from '../../../src-engine/protocol/answers.ts'
import { tableFor } from '../lobby/lobby.ts'
import { no } from '../context/refusal.ts'
import { matchAt } from '../table/model/table.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'
import { yielding } from '../context/yielding.ts'

/** Actions whose times are answered: more than any table's log shows. */
const mostActions = 100

/** When the latest actions at a table were taken: the rules have no clock, and a log without times settles no dispute. */
export const times: RequestHandler = (lobby, client, about) => {
  const table = tableFor(lobby, client, textIn(about, 'table') ?? '')?.table
  const match = table === undefined ? undefined : matchAt(table)
  if (table === undefined || match === undefined) return no('no-table')
  if (table.phase.at !== 'playing' && table.phase.at !== 'over') return no('no-table')
  const found = lobby.context.store.records.times(table.phase.record, Math.max(1, match.seq - mostActions), match.seq)
  return answer<TimesAnswer>({ times: Object.fromEntries(found.map(({ number, at }) => [number, at])) })
}

/** The latest games that are looked at, and the least time one takes: what was given up at once tells nothing. */
const mostGames = 200
const leastMs = 60_000

/** How long games took in this house, for whoever plans a night. Practice does not count: there nobody waits for anybody. */
export const durations: RequestHandler = async ({ context }, client) => {
  const byGame = new Map<string, number[]>()
  const yieldIfLong = yielding(client.spent)
  for (const { head, started, ended, outcome } of context.store.records.finished(mostGames)) {
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
