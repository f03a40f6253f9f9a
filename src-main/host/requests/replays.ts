import { isSealedFrom } from '../../../src-engine/night/duplicate-round.ts'
import { whyNot } from '../../../src-engine/core/why-not.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { matchRecord } from '../../store/records.ts'
import { tableFor, type Lobby } from '../lobby/lobby.ts'
import type { Client } from '../context/client.ts'
import { because, no, type Refusal } from '../context/refusal.ts'
import { actionsOf } from '../table/storage/replay.ts'
import { dealtAt } from '../table/model/table.ts'
import type { ReplaySource } from '../context/worker-tasks.ts'
import { answer, finishedRecord, numberIn, textIn, type RequestHandler } from './handler.ts'
import { withDigest, uploaded } from './uploads.ts'

/** Milliseconds a game may take to be played again, its bots' thoughts included. */
const replayMs = 20_000

/** One moment of a finished game or a file, from any seat; of a game still on, only what the table shows. */
export const replay: RequestHandler = async (lobby, client, about) => {
  const found = sourceAsked(lobby, client, about)
  if ('refused' in found) return found
  const { key, record, running, source } = found
  const task = {
    want: 'moment',
    key,
    at: numberIn(about, 'at'),
    viewer: textIn(about, 'viewer') ?? 'table',
    running,
    thinking: replayMs,
  } as const
  const { workers } = lobby.context
  let scrubbed = await workers.ask(task, client)
  if (scrubbed !== undefined && 'unknown' in scrubbed)
    scrubbed = await workers.ask({ ...task, source: await source() }, client)
  if (scrubbed === undefined || 'unknown' in scrubbed) return no('failed')
  if ('moment' in scrubbed) return answer(scrubbed.moment)
  if ('noViewer' in scrubbed) return no('no-viewer')
  if ('badFile' in scrubbed) return because('bad-scenario', scrubbed.badFile)
  if (record === undefined) return because('bad-scenario', whyNot(scrubbed.unplayable))
  lobby.unplayable.set(record, scrubbed.unplayable)
  return because('cannot-replay', whyNot(scrubbed.unplayable))
}

interface Asked {
  readonly key: string
  /** The record's id; a file has none. */
  readonly record?: string
  /** The game is still on: anyone who asks is shown what the table showed. */
  readonly running: boolean
  readonly source: () => ReplaySource | Promise<ReplaySource>
}

/** Which game or file a question is about, and whether it is still on. */
export function sourceAsked(lobby: Lobby, client: Client, about: JsonObject): Asked | { readonly refused: Refusal } {
  const { scenario, file } = about
  if (scenario !== undefined || file !== undefined) {
    const whole =
      scenario === undefined
        ? uploaded(client, file)
        : withDigest(typeof scenario === 'string' ? scenario : JSON.stringify(scenario))
    if (whole === undefined) return no('no-file')
    // Under its digest and never under its own words, which might be those of a game that is still on.
    return { key: `file ${whole.digest}`, running: false, source: () => ({ file: whole.text }) }
  }
  const { records } = lobby.context.store
  const live = [...lobby.tables.values()].find(({ table }) => {
    const record = dealtAt(table)?.record
    return record !== undefined && record === about['record']
  })
  const phase = live?.table.phase
  if (
    live !== undefined &&
    isSealedFrom(lobby.context.store.nights.latest()?.night, live.table.id, client.person?.id)
  ) {
    return no('same-deal')
  }
  const running = live !== undefined && phase?.at === 'playing' && tableFor(lobby, client, live.table.id) !== undefined
  const found = running ? records.find(phase.record)! : finishedRecord(lobby, client, about['record'])
  if ('refused' in found) return found
  // Of a game that is on, what is on disk and no more: what is being written may yet be taken back.
  const actions = running ? phase.match.seq : records.count(found.id)
  return {
    key: `record ${found.id} ${actions}`,
    record: found.id,
    running,
    source: async () => {
      const rows = (await actionsOf(records, found.id)).slice(0, actions)
      return { record: matchRecord(found, rows), times: rows.map(one => one.at - found.started) }
    },
  }
}
