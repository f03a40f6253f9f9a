import { whyNot } from '../../../src-engine/core/why-not.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { AnyGame } from '../../../src-engine/core/game.ts'
import { entryOf } from '../../../src-engine/core/json.ts'
import type { Match } from '../../../src-engine/core/match.ts'
import type { RecordedAction } from '../../../src-engine/core/record.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import { usualSettings } from '../../../src-engine/protocol/usual-settings.ts'
import { readScenario, type Scenario } from '../../../src-engine/scenario/file.ts'
import type { Client } from '../context/client.ts'
import { wantedBy, type StoredTable } from '../../store/tables.ts'
import { whyNotWritten } from '../../store/database.ts'
import type { Write } from '../../store/write.ts'
import { discard } from '../../store/retention.ts'
import { add, close, gameNamed, setUpAgain, unplayableOf, type Lobby, type Opener } from './lobby.ts'
import { done, no, type Handled, because } from '../context/refusal.ts'
import { keepWithinPractice, roomFor } from './table-quotas.ts'
import type { Act, By } from '../table/model/acts.ts'
import { follow, unfollow } from '../table/run/devices.ts'
import { replayRecord } from '../table/storage/replay.ts'
import type { Restored } from '../table/storage/restore.ts'
import { bestSeats, botPlace, fitted, freeColour, problemOf } from '../table/model/settings.ts'
import { emptyEventLog } from '../table/storage/event-log.ts'
import { peopleAt, valueOf } from '../table/storage/stored-tables.ts'
import type { BotPlace } from '../table/model/schema.ts'
import { openPlace, seatsOf, type FreshSeed, type Table } from '../table/model/table.ts'
import { oneAtATime } from './one-at-a-time.ts'

type Open = Extract<ToHost, { say: 'open' }>

/** Opens a table for this client; a practice table is dealt at once, one from a file once its moves are played. */
export function openTable(lobby: Lobby, client: Client, message: Open): Handled | Promise<Handled> {
  const { person } = client
  if (person === undefined) return no('display')
  if (lobby.event?.isAway() === true) return no('event-away')
  const room = roomFor(lobby, client, message.solo !== undefined || message.scenario !== undefined)
  if ('refused' in room) return room
  if (message.scenario !== undefined) return oneAtATime(client, () => openScenario(lobby, client, message))
  const game = gameNamed(lobby, message.game)
  if (game === undefined) return no('unknown-game')
  const practice = message.solo
  const solo = practice !== undefined
  const count = practice === undefined ? message.seats : practice.bots + 1
  const bare = newTable(lobby, game, person.id, count)
  const set = {
    ...bare,
    solo,
    // No bot plays a paper deck; only practice is opened with some on purpose.
    fill: game.ownCards !== true || solo,
    options: message.options ?? {},
    ...(practice === undefined ? {} : { level: practice.level }),
  }
  const table: Table = count === undefined ? { ...set, ...fitted(set, set.places.length) } : set
  // Judged with every place taken: people are still to come. Practice is dealt at once, which refuses by itself.
  const problem = solo || message.options === undefined ? undefined : problemOf({ ...table, fill: true })
  if (problem !== undefined) return because('bad-option', problem)
  return begin(lobby, client, person, { table, eventLog: emptyEventLog() }, message.standsBy === true)
}

/** Sets a new table going; it is there once its first act is on disk. Then the person's other practice table is archived. */
async function begin(lobby: Lobby, client: Client, who: Person, table: Restored, standsBy = false): Promise<Handled> {
  const by: By = { person: who.id, owner: client.owner }
  // A deal for forty takes its time: it begins after what else came has been seen to.
  await new Promise(resolve => setImmediate(resolve))
  if (client.gone.aborted) return no('left')
  const opened = await started(lobby, client, table, { do: 'open', by, who, device: client.number, standsBy })
  if (opened !== 'later' && 'done' in opened && table.table.solo) {
    endOtherSolo(lobby, client, table.table.id)
    keepWithinPractice(lobby, client, table.table.id)
  }
  return opened
}

/**
 * Adds a table with its first act; once that is done, the client is sent `done`, and then the table. Only then are the
 * tables archived that make room for it: a refused table closes no other.
 */
function started(lobby: Lobby, client: Client, restored: Restored, first: Act): Promise<Handled> {
  const { id, solo } = restored.table
  const room = roomFor(lobby, client, solo)
  if ('refused' in room) return Promise.resolve(room)
  const opener: Opener = { person: client.person!.id, address: client.address, arrived: false }
  lobby.openers.set(id, opener)
  return new Promise(resolve => {
    const live = add(lobby, restored, first, refused => {
      if (refused !== undefined) {
        resolve({ refused })
        return
      }
      resolve({ ...done, table: id })
      for (const abandoned of room.abandoned) close(abandoned, { code: 'nobody-left' })
      // After `done` was sent, and only if the client is still connected.
      setImmediate(() => {
        opener.arrived = true
        if (lobby.context.clients.has(client)) follow(live, client)
        else unfollow(live, client)
      })
      lobby.context.lobbyChanged()
    })
  })
}

/** A table nobody sits at yet, as every new one begins. */
export function newTable(lobby: Lobby, game: AnyGame, host: string, count: number | undefined): Table {
  const sentAway = lobby.context.sentAway.get(host) ?? []
  return {
    ...(sentAway.length === 0 ? {} : { sentAway }),
    id: newTableId(lobby),
    solo: false,
    game,
    host,
    places: Array.from({ length: Math.max(1, count ?? bestSeats(game)) }, () => openPlace),
    options: {},
    ...usualSettings,
    resumed: false,
    devices: [],
    awaited: [],
    phase: { at: 'lobby', seed: lobby.context.tuning.draw() as FreshSeed },
  }
}

/** A puzzle, a lesson's hand or a replay's position: the scenario's steps are played, and the person takes over from there. */
async function openScenario(lobby: Lobby, client: Client, message: Open): Promise<Handled> {
  const read = readScenario(message.scenario ?? '', 'ignored')
  if (!read.ok) return because('bad-scenario', { code: 'not-a-scenario', params: { what: read.error } })
  const { scenario } = read
  const game = gameNamed(lobby, scenario.game)
  if (game === undefined) return no('unknown-game')
  const { workers, tuning } = lobby.context
  const file = message.scenario ?? ''
  const set = await workers.ask({ want: 'position', file, thinking: 20_000 }, client)
  if (client.gone.aborted) return no('left')
  if (set === undefined) return no('failed')
  if ('badFile' in set) return because('bad-scenario', set.badFile)
  if ('unplayable' in set) return because('bad-scenario', whyNot(set.unplayable))
  const { digest: _end, ...record } = set.record
  const there = await replayRecord(tuning.games, record)
  if (!there.ok) return because('bad-scenario', whyNot(there.unplayable))
  const position = { match: there.match, actions: record.actions }
  if (game.outcome(position.match.state) !== undefined) return no('game-over')
  const mine = message.seat ?? scenario.seats[0]!
  if (!scenario.seats.includes(mine)) return no('no-seat')
  const table = atPosition(lobby, client, message, scenario, position, mine)
  return begin(lobby, client, client.person!, { table, eventLog: emptyEventLog() })
}

/** A practice table with the file's game on it: bots in the file's seats but for one. */
function atPosition(
  lobby: Lobby,
  client: Client,
  message: Open,
  scenario: Scenario,
  { match, actions }: { readonly match: Match; readonly actions: readonly RecordedAction[] },
  mine: string,
): Table {
  const who = client.person!
  const { id, colour, avatar } = who
  const places: BotPlace[] = []
  for (const [index, seat] of scenario.seats.entries()) {
    const { avatar: theirs } = entryOf(scenario.faces, seat) ?? {}
    const face = theirs === undefined ? {} : { avatar: theirs }
    places.push({ ...botPlace(places, index), ...face, seat, name: entryOf(scenario.names, seat) ?? seat })
  }
  const others = places.filter(place => place.seat !== mine)
  const person = { person: id, avatar, colour: freeColour(others, colour), guest: false }
  const fresh = { sitIn: false, asked: false, timeouts: 0, since: 1 }
  const from = { actions, ...(scenario.given === undefined ? {} : { given: scenario.given }) }
  const handsSeen = { [id]: [mine] }
  return {
    ...newTable(lobby, match.game, id, undefined),
    solo: true,
    ...(message.solo === undefined ? {} : { level: message.solo.level }),
    options: match.options,
    places: places.map(({ seat, name, ...place }) =>
      seat === mine ? { kind: 'person', seat, name, ...person, ...fresh } : { ...place, seat, name },
    ),
    devices: [{ number: client.number, who }],
    // All else of it is in the game's record, once.
    scenario: { title: scenario.title },
    phase: { at: 'playing', paused: false, seed: match.chance.seed, match, from, record: randomUUID(), handsSeen },
  }
}

/** One practice table a person: the previous one is archived if it was not over, and its watchers are sent `gone`. */
function endOtherSolo(lobby: Lobby, client: Client, but: string): void {
  const { person } = client
  for (const live of lobby.tables.values()) {
    if (!live.table.solo || live.table.host !== person?.id || live.table.id === but) continue
    close(live, { code: 'another-practice', params: { who: person.name } }, client)
  }
}

/** A new table's id, short enough to read out and type (`/t/<id>`): no table's that is there or archived. */
function newTableId(lobby: Lobby): string {
  const taken = takenIds(lobby)
  for (let tries = 0; tries < 100; tries++) {
    const id = tableIdFrom(randomBytes(5))
    if (!taken.has(id) && lobby.event?.has(id) !== true) return id
  }
  return randomUUID()
}

/** Five letters and digits out of as many bytes, a letter first: an id like a number would stand first in every list that is kept by ids. */
export function tableIdFrom(bytes: Uint8Array): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz'
  const all = `${letters}23456789`
  return Array.from(bytes, (byte, at) => (at === 0 ? letters[byte % letters.length] : all[byte % all.length])).join('')
}

export function takenIds({ context, tables }: Lobby): ReadonlySet<string> {
  return new Set([...tables.keys(), ...context.store.tables.all().map(({ id }) => id)])
}

/**
 * Takes an unfinished game off this person's list. It is thrown away, its record with it, once nobody who sat there has it
 * on theirs, or at the host's own machine.
 */
export async function forget(lobby: Lobby, client: Client, id: string): Promise<Handled> {
  const stored = storedFor(lobby, client, id)
  if (stored === undefined) return no('no-table')
  try {
    const { store, tuning } = lobby.context
    const person = client.person!.id
    const othersWant = wantedBy(stored).some(one => one !== person)
    if (othersWant && !client.owner) store.log.commit([{ write: 'dismiss', id, person }], tuning.now())
    else discard(store, stored, unplayableOf(lobby, stored) === undefined, tuning.now())
    await store.log.flushed()
  } catch (error) {
    return because('disk', whyNotWritten(error))
  }
  lobby.context.lobbyChanged()
  return done
}

/**
 * Closes an unfinished game that this build can't go on with: its record keeps its event log, with why it has no end.
 */
export async function closeUnplayable(lobby: Lobby, client: Client, id: string): Promise<Handled> {
  const stored = storedFor(lobby, client, id)
  if (stored === undefined) return no('no-table')
  const unplayable = unplayableOf(lobby, stored)
  if (unplayable === undefined) return no('playable')
  const { context } = lobby
  try {
    const { log } = context.store
    const { record } = stored
    const end = { closed: unplayable }
    const ended: Write[] = record === undefined ? [] : [{ write: 'end', record, end, results: [] }]
    log.commit([...ended, { write: 'drop', id }], context.tuning.now())
    await log.flushed()
  } catch (error) {
    return because('disk', whyNotWritten(error))
  }
  context.lobbyChanged()
  return done
}

/** An unfinished game this client may resume or delete. */
function storedFor(lobby: Lobby, client: Client, id: string): StoredTable | undefined {
  const stored = lobby.context.store.tables.all().find(one => one.id === id && one.state === 'archived')
  if (stored === undefined || lobby.tables.has(id) || client.person === undefined) return undefined
  const value = valueOf(stored)
  if (value === undefined) return undefined
  return peopleAt(value).includes(client.person.id) || (client.owner && !value.solo) ? stored : undefined
}

/** An unfinished game of another evening: seats belong to their people; bots play for those who are not here. */
export function resume(lobby: Lobby, client: Client, id: string): Handled | Promise<Handled> {
  return oneAtATime(client, () => resumed(lobby, client, id))
}

async function resumed(lobby: Lobby, client: Client, id: string): Promise<Handled> {
  const { person } = client
  const stored = storedFor(lobby, client, id)
  if (stored === undefined || person === undefined) {
    return no('no-table')
  }
  const room = roomFor(lobby, client, valueOf(stored)?.solo === true)
  if ('refused' in room) return room
  const restored = await setUpAgain(lobby, stored)
  if (client.gone.aborted) return no('left')
  // Somebody else may have taken it up, or thrown it away, while it was played again.
  if (storedFor(lobby, client, id) !== stored) return no('no-table')
  if ('unplayable' in restored) {
    lobby.context.lobbyChanged()
    return no('cannot-replay')
  }
  const by: By = { person: person.id, owner: client.owner }
  const handled = await started(lobby, client, restored, { do: 'resume', by })
  const live = lobby.tables.get(id)
  for (const one of lobby.context.clients) {
    if (live !== undefined && one !== client && seatsOf(live.table, one.person?.id).length > 0) follow(live, one)
  }
  return handled
}
