import { reasonOf, type Handled, type Refusal } from '../context/refusal.ts'
import type { Coded } from '../../../src-engine/core/coded.ts'
import { paceOf, type AnyGame } from '../../../src-engine/core/game.ts'
import type { OptionCard, OptionField } from '../../../src-engine/core/options.ts'
import type { GameCard } from '../../../src-engine/protocol/to-client.ts'
import type { Unplayable } from '../../../src-engine/core/replay.ts'
import type { StoredRecord } from '../../store/records.ts'
import type { StoredTable } from '../../store/tables.ts'
import { dropOrphans, noteRunningDay, prune as pruneStore } from '../../store/retention.ts'
import { whyNot } from '../../../src-engine/core/why-not.ts'
import type { Client } from '../context/client.ts'
import type { InTurn } from '../context/in-turn.ts'
import { yielding } from '../context/yielding.ts'
import type { HostContext } from '../context/context.ts'
import type { OtherProcesses } from './other-processes.ts'
import { restore, unreadable, type Restored } from '../table/storage/restore.ts'
import { endNow, startTable } from '../table/run/queue.ts'
import type { Live } from '../table/run/live.ts'
import { valueOf } from '../table/storage/stored-tables.ts'
import { nothingGiven, type Act } from '../table/model/acts.ts'
import { reducerFor } from '../table/model/reduce.ts'
import { settle } from '../table/model/settle.ts'
import { gameAt, seatsOf } from '../table/model/table.ts'

/** Who opened a table, and from where; they arrive once they know its id, and only then can it count as empty. */
export interface Opener {
  readonly person: string
  readonly address: string
  arrived: boolean
}

/** All the tables of a host. */
export interface Lobby {
  readonly context: HostContext
  readonly tables: Map<string, Live>
  /** By table: what `roomFor` counts. */
  readonly openers: Map<string, Opener>
  /** By the address it was opened from: practice since the start that is still kept, oldest first. */
  readonly practice: Map<string, Set<string>>
  /** Archived tables and records that were looked into: why this build can't play one again, or nothing. */
  readonly unplayable: Map<string, Unplayable | undefined>
  /** Prunings, one after the other, and the archived tables the last one left. */
  readonly pruned: { readonly turns: InTurn; of?: readonly StoredTable[] }
  /** What the owner says of handing the house to another machine. */
  handHouse(to: number | 'stop' | 'take-back', client: Client): Handled | Promise<Handled>
  /** What the owner says of a copy at another machine. */
  keepCopy(to: number | 'stop' | 'alone', client: Client): Handled | Promise<Handled>
  /** A device has let go of its way to the standby. */
  revoked(client: Client, round: number): void
  /** The other processes of the event, where this is one. */
  event?: OtherProcesses
}

/** What a client needs to know of each game before it is played. */
export function gameCards(games: { readonly [id: string]: AnyGame }): GameCard[] {
  return Object.values(games).map(game => ({
    id: game.id,
    title: game.id,
    summary: '',
    seats: { ...game.seats, best: String(game.seats.best) },
    pace: paceOf(game),
    bots: game.ownCards !== true,
    coach: game.coach !== undefined,
    judge: game.judge !== undefined,
    ...(game.duplicate === undefined ? {} : { duplicate: game.duplicate.counted }),
    options: game.options.map(fieldAtTables),
  }))
}

/** A house rule with the default it has at tables. An `own` field's schema stays here: it is code. */
function fieldAtTables(field: OptionField): OptionCard {
  const { live, ...shown } = { ...field, schema: undefined }
  return JSON.parse(JSON.stringify(live === undefined ? shown : { ...shown, default: live })) as OptionCard
}

/** The game of this name, which may be anything a client or a file says. */
export function gameNamed(lobby: Lobby, id: string): AnyGame | undefined {
  const { games } = lobby.context.tuning
  return Object.hasOwn(games, id) ? games[id] : undefined
}

/** Whether this person has a seat at any table of the house. */
export function holdsSeat(lobby: Lobby, person: string): boolean {
  return [...lobby.tables.values()].some(({ table }) => seatsOf(table, person).length > 0)
}

/** Why this build can't go on with an archived game, as far as that shows without playing it again. */
export function unplayableOf(lobby: Lobby, stored: StoredTable): Unplayable | undefined {
  const { id, record } = stored
  if (lobby.unplayable.has(id)) return lobby.unplayable.get(id)
  const value = valueOf(stored)
  const found = record === undefined ? undefined : lobby.context.store.records.find(record)
  const torn = value === undefined || (record !== undefined && found === undefined)
  const unplayable = torn ? unreadable : unplayableHead(lobby, found?.head ?? { game: value.game })
  lobby.unplayable.set(id, unplayable)
  return unplayable
}

/** The same of a record, whatever became of its table. */
export function unplayableRecord(lobby: Lobby, { id, head, closed }: StoredRecord): Unplayable | undefined {
  return closed ?? lobby.unplayable.get(id) ?? unplayableHead(lobby, head)
}

function unplayableHead(
  lobby: Lobby,
  head: { readonly game: string; readonly rulesVersion?: number },
): Unplayable | undefined {
  const game = gameNamed(lobby, head.game)
  if (game === undefined) return { why: 'unknown-game' }
  return head.rulesVersion === undefined || head.rulesVersion === game.rulesVersion
    ? undefined
    : { why: 'other-rules', rules: head.rulesVersion }
}

/** Sets a table going with its first act; that it is refused is said to `settled`, and then there is no such table. */
export function add(
  lobby: Lobby,
  { table, eventLog }: Restored,
  first: Act,
  settled?: (refused?: Refusal) => void,
): Live {
  const { id } = table
  const ended = (): void => {
    if (lobby.tables.get(id) !== live) return
    lobby.tables.delete(id)
    lobby.openers.delete(id)
  }
  const wasOnDisk = first.do !== 'open'
  const live = startTable({ context: lobby.context, table, eventLog, wasOnDisk, ended })
  lobby.tables.set(id, live)
  live.submit({ act: first, ...(settled === undefined ? {} : { settled }) })
  return live
}

/**
 * Ends a table for everybody. An unfinished game is archived and can be resumed. All who were at it are sent
 * `reason`, but for `by`: the one who did it knows.
 */
export function close(live: Live, reason: Coded, by?: Client): void {
  live.ended()
  live.submit({ act: { do: 'archive', reason }, ...(by === undefined ? {} : { client: by }) })
}

/** The host stops: unfinished games are archived, and nothing of any table acts or writes from here on. */
export function archiveAll(lobby: Lobby): void {
  for (const live of lobby.tables.values()) endNow(live)
}

/**
 * After a start: tables that ran when the host was killed are there again; the others wait in the list of unfinished
 * games, and so does one that this build can't play again. Whatever is stored, the host starts.
 */
export async function reopen(lobby: Lobby): Promise<void> {
  const { store, tuning } = lobby.context
  try {
    // Before any table runs: what is kept from here on is of a day that is known.
    noteRunningDay(store, tuning.now())
    dropOrphans(store, tuning.now())
  } catch {
    // The disk refuses writes: what should have gone does no harm until the next start.
  }
  for (const stored of store.tables.all()) {
    if (stored.state !== 'live') continue
    const made = await setUpAgain(lobby, stored)
    if ('unplayable' in made) archiveStored(lobby, stored, whyNot(made.unplayable))
    else add(lobby, made, { do: 'restart' }, refused => refused && archiveStored(lobby, stored, refused))
  }
}

/** A table that can't run again waits as it was stored in the list of unfinished games, and the host says why. */
export function archiveStored({ context: { store, warn } }: Lobby, stored: StoredTable, why: Coded): void {
  const { at, dismissedBy: _dismissed, ...table } = stored
  warn(`table-${stored.id}`, { code: 'table-not-set-up', params: { why: reasonOf(why) } })
  try {
    store.log.commit([{ write: 'keep', ...table, state: 'archived' }], at)
  } catch {
    // Then it is tried again at the next start.
  }
}

/** Prunes old practice games nobody finished, if a table was archived since the last time, or in any case (`always`). */
export function prune(lobby: Lobby, always = false): Promise<void> {
  const { context, pruned } = lobby
  return pruned.turns.do(() => (always || pruned.of !== context.store.tables.all() ? pruneNow(lobby) : undefined))
}

async function pruneNow(lobby: Lobby): Promise<void> {
  const { store, tuning, lobbyChanged } = lobby.context
  const yieldIfLong = yielding()
  let gone = 0
  try {
    const counts = (table: StoredTable): boolean => unplayableOf(lobby, table) === undefined
    for (const { id } of pruneStore(store, tuning.now(), counts)) {
      lobby.unplayable.delete(id)
      gone++
      await yieldIfLong()
    }
    lobby.pruned.of = store.tables.all()
  } catch {
    // A disk that takes nothing now: it is tried again.
  }
  if (gone > 0) lobbyChanged()
}

/** A stored table as it was, or why not; never an error, whatever the rules do. The answer is remembered. */
export async function setUpAgain(
  lobby: Lobby,
  stored: StoredTable,
): Promise<Restored | { readonly unplayable: Unplayable }> {
  let made: Awaited<ReturnType<typeof restore>>
  try {
    made = await restore(lobby.context, stored)
    // Its clocks and bots are asked for too before it is set going: by then nothing would catch rules that throw.
    if (!('unplayable' in made)) {
      const { tuning } = lobby.context
      const table = { ...made.table, phase: gameAt(made.table) ?? made.table.phase }
      const step = reducerFor(tuning.games)(table, { do: 'restart' }, nothingGiven)
      if (!('refused' in step)) settle(table, step.table, [step], tuning)
    }
  } catch (error) {
    made = { unplayable: { why: 'broke', at: 0, text: error instanceof Error ? error.message : String(error) } }
  }
  lobby.unplayable.set(stored.id, 'unplayable' in made ? made.unplayable : undefined)
  return made
}

/** For a client that may not see a practice table there is no such table. */
export function tableFor(lobby: Lobby, client: Client, id: string): Live | undefined {
  const live = lobby.tables.get(id)
  if (live === undefined || !live.table.solo) return live
  const own = seatsOf(live.table, client.person?.id).length > 0 || live.table.host === client.person?.id
  return own || (client.owner && client.person === undefined) ? live : undefined
}
