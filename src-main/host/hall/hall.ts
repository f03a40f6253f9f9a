import { paceOf, type AnyGame } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import type { GameCard, SavedTable } from '../../../src-engine/protocol/to-client.ts'
import type { Unplayable } from '../../../src-engine/core/replay.ts'
import type { StoredRecord } from '../../store/records.ts'
import type { StoredTable } from '../../store/tables.ts'
import { whyNot } from '../house/unplayable.ts'
import type { Client } from '../house/client.ts'
import type { House } from '../house/house.ts'
import { shownName } from '../house/names.ts'
import { clearGame } from '../room/deal.ts'
import { keepTable, restore, savedNames, setupOf, unreadable } from '../room/keep.ts'
import { awaitAll } from '../room/presence.ts'
import { land } from '../room/queue.ts'
import { placeOf, type Room } from '../room/room.ts'
import { silence } from '../room/still.ts'
import { summaryOf } from '../room/table-state.ts'

/** All the tables of a host. */
export interface Hall {
  readonly house: House
  readonly rooms: Map<string, Room>
  /** By table, who opened it and from where: what `spaceFor` counts. */
  readonly openers: Map<string, { readonly person: string; readonly address: string }>
  /** Tables put away and records that were looked into: why this build can't play one again, or nothing. */
  readonly unplayable: Map<string, Unplayable | undefined>
}

/** What a client needs to know of each game before it is played. */
export function gameCards(games: { readonly [id: string]: AnyGame }): GameCard[] {
  return Object.values(games).map(game => ({
    id: game.id,
    title: game.title,
    summary: game.summary,
    seats: game.seats,
    pace: paceOf(game),
    bots: game.paper !== true,
    // An `own` field's schema stays here: it is code.
    options: game.options.map(field => JSON.parse(JSON.stringify({ ...field, schema: undefined })) as JsonObject),
  }))
}

/** The game of this name, which may be anything a client or a file says. */
export function gameNamed(hall: Hall, id: string): AnyGame | undefined {
  const { games } = hall.house.tuning
  return Object.hasOwn(games, id) ? games[id] : undefined
}

/** Whether this person has a seat at any table of the house. */
export function holdsSeat(hall: Hall, person: string): boolean {
  return [...hall.rooms.values()].some(room => room.places.some(place => place.person === person))
}

/** Tables anybody may see: all but practice. */
export function publicTables(hall: Hall): TableSummary[] {
  return [...hall.rooms.values()].filter(room => !room.solo).map(summaryOf)
}

/** The lobby as this client sees it. */
export function lobbyFor(hall: Hall, client: Client, tables = publicTables(hall), away = putAway(hall)): string {
  const id = client.person?.id
  const mine = [...hall.rooms.values()].filter(
    room => id !== undefined && room.places.some(place => place.person === id),
  )
  const names: string[] = []
  const people = [
    ...new Map([...hall.house.clients].flatMap(one => (one.person ? [[one.person.id, one.person]] : []))).values(),
  ]
  const shown = people.map(person => {
    const name = shownName(person.name, names)
    names.push(name)
    return { ...person, name }
  })
  return JSON.stringify({
    say: 'lobby',
    tables,
    mine: mine.map(room => room.id),
    saved: savedFor(hall, client, away),
    people: shown,
  })
}

/** Tables put away unfinished, read once for all who are told. */
export function putAway(hall: Hall): StoredTable[] {
  return hall.house.store.tables.all().filter(one => one.fate === 'away' && !hall.rooms.has(one.id))
}

/** Why this build can't go on with a game that was put away, as far as that shows without playing it again. */
export function unplayableOf(hall: Hall, { id, record, setup }: StoredTable): Unplayable | undefined {
  if (hall.unplayable.has(id)) return hall.unplayable.get(id)
  const stored = record === undefined ? undefined : hall.house.store.records.find(record)
  const head = stored?.head ?? { game: String(setup['game']) }
  const unplayable = record !== undefined && stored === undefined ? unreadable : unplayableHead(hall, head)
  hall.unplayable.set(id, unplayable)
  return unplayable
}

/** The same of a record, whatever became of its table. */
export function unplayableRecord(hall: Hall, { id, head, closed }: StoredRecord): Unplayable | undefined {
  return closed ?? hall.unplayable.get(id) ?? unplayableHead(hall, head)
}

function unplayableHead(hall: Hall, head: { readonly game: string; readonly rules?: number }): Unplayable | undefined {
  const game = gameNamed(hall, head.game)
  if (game === undefined) return { why: 'unknown-game' }
  return head.rules === undefined || head.rules === game.rules ? undefined : { why: 'other-rules', rules: head.rules }
}

/** Unfinished games this person sat in, and all of them for whoever sits at the host's machine. */
function savedFor(hall: Hall, client: Client, away: readonly StoredTable[]): SavedTable[] {
  const id = client.person?.id
  if (id === undefined) return []
  const { store } = hall.house
  return away
    .filter(stored => {
      const { places, solo } = setupOf(stored)
      return (client.owner && !solo) || places.some(place => place.person === id)
    })
    .slice(0, 30)
    .map(stored => {
      const { game, solo } = setupOf(stored)
      const unplayable = unplayableOf(hall, stored)
      return {
        id: stored.id,
        game,
        title: gameNamed(hall, game)?.title ?? game,
        names: savedNames(stored),
        at: stored.at,
        solo,
        actions: store.tables.actions(stored),
        ...(unplayable === undefined ? {} : { unplayable: { ...unplayable, text: whyNot(unplayable) } }),
      }
    })
}

/**
 * Ends a table for everybody. An unfinished game is put away, to be taken up another evening; `drop` throws it away.
 * All who were at it are told `why`, but for `by`: whoever did it themselves knows.
 */
export function closeRoom(hall: Hall, room: Room, why: string, drop: boolean, by?: Client): void {
  if (room.closed) return
  land(room)
  const unfinished = room.phase === 'playing' && room.match !== undefined
  if (unfinished && !drop) keepTable(room, 'away')
  else hall.house.store.tables.drop(room.id)
  silence(room)
  clearGame(room)
  hall.rooms.delete(room.id)
  hall.openers.delete(room.id)
  for (const client of room.followers) {
    client.follows.delete(room.id)
    client.send({ say: 'gone', table: room.id, why: client === by ? '' : why })
  }
  room.followers.clear()
  hall.house.lobbyChanged()
}

/** The host stops: unfinished games are put away, and nothing of any table acts or writes from here on. */
export function putAllAway(hall: Hall): void {
  for (const room of hall.rooms.values()) {
    land(room)
    if (room.phase === 'playing') keepTable(room, 'away')
    else hall.house.store.tables.drop(room.id)
    silence(room)
  }
  // Sockets that close from here on leave tables that are kept already.
  hall.rooms.clear()
}

/**
 * After a start: tables that ran when the host was killed are there again; the others wait in the list of unfinished
 * games, and so does one that this build can't play again. Whatever is stored, the host starts.
 */
export function reopen(hall: Hall): void {
  const { store, warn } = hall.house
  for (const stored of store.tables.all()) {
    if (stored.fate !== 'live') continue
    const room = setUpAgain(hall, stored)
    if (!('unplayable' in room)) {
      hall.rooms.set(room.id, room)
      awaitAll(room)
      continue
    }
    const why = whyNot(room.unplayable)
    warn(`table-${stored.id}`, `A table of last time could not be set up again: ${why} Its game is kept.`)
    try {
      store.tables.keep({ ...stored, fate: 'away' })
    } catch {
      // Then it is tried again at the next start.
    }
  }
}

/** A stored table as it was, or why not; never an error, whatever the rules do. The answer is remembered. */
export function setUpAgain(hall: Hall, stored: StoredTable): ReturnType<typeof restore> {
  let made: ReturnType<typeof restore>
  try {
    made = restore(hall.house, stored)
  } catch (error) {
    made = { unplayable: { why: 'broke', at: 0, text: error instanceof Error ? error.message : String(error) } }
  }
  hall.unplayable.set(stored.id, 'unplayable' in made ? made.unplayable : undefined)
  return made
}

/** Puts tables away that nobody has been at for long. */
export function tidy(hall: Hall): void {
  const { now, emptyMs } = hall.house.tuning
  for (const room of hall.rooms.values()) {
    if (room.emptySince !== undefined && now() - room.emptySince > emptyMs)
      closeRoom(hall, room, 'Nobody was left.', false)
  }
}

/** A client that may not see a practice table is told it does not exist. */
export function roomFor(hall: Hall, client: Client, id: string): Room | undefined {
  const room = hall.rooms.get(id)
  if (room === undefined || !room.solo) return room
  const own = room.places.some(place => place.person !== undefined && place.person === client.person?.id)
  return own || (client.owner && client.person === undefined) || room.host === client.person?.id ? room : undefined
}

export function hasSeat(room: Room, client: Client, seat: string): boolean {
  const place = placeOf(room, seat)
  return place?.person !== undefined && place.person === client.person?.id
}
