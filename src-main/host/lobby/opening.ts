import { whyNot } from '../../../src-engine/core/why-not.ts'
import type { Coded } from '../../../src-engine/core/coded.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AnyGame } from '../../../src-engine/core/game.ts'
import { entryOf, type JsonObject } from '../../../src-engine/core/json.ts'
import type { Match } from '../../../src-engine/core/match.ts'
import type { RecordedAction } from '../../../src-engine/core/record.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import { readScenario, type Scenario } from '../../../src-engine/scenario/file.ts'
import type { Client } from '../context/client.ts'
import type { StoredTable } from '../../store/tables.ts'
import { whyNotWritten } from '../../store/database.ts'
import type { Write } from '../../store/write.ts'
import { discard } from '../../store/retention.ts'
import { add, close, gameNamed, setUpAgain, unplayableOf, type Hall, type Opener } from './hall.ts'
import { done, no, type Handled, because } from '../context/refusal.ts'
import { spaceFor } from './space.ts'
import type { By, Given, Step, Stepped } from '../table/model/acts.ts'
import { dealt } from '../table/model/deal.ts'
import { follow, unfollow } from '../table/run/devices.ts'
import { freshGiven } from '../table/run/queue.ts'
import { played } from '../table/storage/played.ts'
import { reduce } from '../table/model/reduce.ts'
import type { Restored } from '../table/storage/restore.ts'
import { bestSeats, botPlace, fitted, freeColour, openPlace, problemOf } from '../table/model/settings.ts'
import { addToLog, emptyEventLog } from '../table/storage/event-log.ts'
import { setupIn } from '../table/model/stored.ts'
import { matchAt, seatsOf, type Sitting, type Table } from '../table/model/table.ts'
import { settle } from '../table/model/settle.ts'
import { keep } from '../table/model/writes.ts'
import { inLine } from './line.ts'
import { rehearsed } from './rehearsal.ts'

type Open = Extract<ToHost, { say: 'open' }>

/** Opens a table for this client; a practice table is dealt at once, one from a file once its moves are played. */
export function openTable(hall: Hall, client: Client, message: Open): Handled | Promise<Handled> {
  const { person } = client
  if (person === undefined) return no('display')
  const full = spaceFor(hall, client, message.solo !== undefined || message.scenario !== undefined)
  if (full !== undefined) return full
  if (message.scenario !== undefined) return inLine(client, () => openScenario(hall, client, message))
  const game = gameNamed(hall, message.game)
  if (game === undefined) return no('unknown-game')
  const practice = message.solo
  const solo = practice !== undefined
  const count = practice === undefined ? message.seats : practice.bots + 1
  const given = { ...freshGiven(hall.house), viewers: 0 }
  const bare = newTable(newTableId(hall), game, person.id, given, count)
  const set = {
    ...bare,
    solo,
    // No bot plays a paper deck; only practice is opened with some on purpose.
    fill: game.ownCards !== true || solo,
    options: message.options ?? {},
    ...(practice === undefined ? {} : { level: practice.level }),
  }
  const table: Table = count === undefined ? { ...set, ...fitted(set, set.places.length) } : set
  // Judged with every place taken: people are still to come.
  const judge = (): Coded | undefined => {
    const problem = problemOf({ ...table, fill: true })
    return solo || message.options !== undefined ? problem : undefined
  }
  if (table.places.length <= dealtAtOnce) {
    // Many may sit down yet.
    if (!solo) void rehearsed(game)
    const problem = judge()
    return problem === undefined ? begun(hall, client, person, table, given) : because('bad-option', problem)
  }
  return inLine(client, async () => {
    await rehearsed(game)
    const problem = judge()
    if (problem !== undefined) return because('bad-option', problem)
    await wait(0)
    if (client.gone.aborted) return no('left')
    return spaceFor(hall, client, solo) ?? begun(hall, client, person, table, given)
  })
}

/** More hands than these are dealt in a breath of their own, after that in which the table was judged, and rehearsed before. */
const dealtAtOnce = 12

/** Anyone who opens a table sits down first; practice is dealt. */
function begun(hall: Hall, client: Client, who: Person, table: Table, given: Given): Handled {
  const by: By = { person: who.id, owner: client.owner }
  const sat = reduce(table, { do: 'sit', by, who, place: 0 }, given)
  if ('refused' in sat) return sat
  const step = table.solo ? reduce(sat.table, { do: 'start', by }, given) : sat
  if ('refused' in step) return step
  if (table.solo) endOwnSolo(hall, client)
  return setUp(hall, client, step)
}

function newTable(id: string, game: AnyGame, host: string, { seed }: Given, count: number | undefined): Table {
  return {
    id,
    solo: false,
    game,
    host,
    places: Array.from({ length: Math.max(1, count ?? bestSeats(game)) }, openPlace),
    options: {},
    timer: 0,
    level: 'normal',
    thinking: 250,
    fill: true,
    coach: false,
    resumed: false,
    here: [],
    awaited: [],
    viewers: 0,
    phase: { at: 'lobby', seed },
  }
}

/** A puzzle, a lesson's hand or a replay's position: the scenario's steps are played, and the person takes over from there. */
async function openScenario(hall: Hall, client: Client, message: Open): Promise<Handled> {
  const read = readScenario(message.scenario ?? '', 'ignored')
  if (!read.ok) return because('bad-scenario', { code: 'not-a-scenario', params: { what: read.error } })
  const { scenario } = read
  const game = gameNamed(hall, scenario.game)
  if (game === undefined) return no('unknown-game')
  const { workers, tuning } = hall.house
  const file = message.scenario ?? ''
  const set = await workers.ask({ want: 'position', file, thinking: 20_000 }, client)
  if (client.gone.aborted) return no('left')
  if (set === undefined) return no('failed')
  if ('badFile' in set) return because('bad-scenario', set.badFile)
  if ('unplayable' in set) return because('bad-scenario', whyNot(set.unplayable))
  const { digest: _end, ...record } = set.record
  const there = await played(tuning.games, record)
  if (!there.ok) return because('bad-scenario', whyNot(there.unplayable))
  const position = { match: there.match, actions: record.actions }
  if (game.outcome(position.match.state) !== undefined) return no('game-over')
  const mine = message.seat ?? scenario.seats[0]!
  if (!scenario.seats.includes(mine)) return no('no-seat')
  // Others may have opened theirs while the position was played.
  const full = spaceFor(hall, client, true)
  if (full !== undefined) return full
  endOwnSolo(hall, client)
  const step = atPosition(hall, client, message, scenario, position, mine)
  return 'refused' in step ? step : setUp(hall, client, step)
}

/** A practice table with the file's game on it: bots in the file's seats but for one. */
function atPosition(
  hall: Hall,
  client: Client,
  message: Open,
  scenario: Scenario,
  { match, actions }: { readonly match: Match; readonly actions: readonly RecordedAction[] },
  mine: string,
): Stepped {
  const { id, colour, avatar } = client.person!
  const given = { ...freshGiven(hall.house), viewers: 0 }
  const places: Sitting[] = []
  for (const [index, seat] of scenario.seats.entries()) {
    places.push({ ...botPlace(places, index), seat, name: entryOf(scenario.names, seat) ?? seat })
  }
  const others = places.filter(place => place.seat !== mine)
  const who = { kind: 'person', person: id, avatar, colour: freeColour(others, colour), since: 1 } as const
  const table: Table = {
    ...newTable(newTableId(hall), match.game, id, given, undefined),
    solo: true,
    ...(message.solo === undefined ? {} : { level: message.solo.level }),
    options: match.options,
    places: places.map(place => (place.seat === mine ? { ...place, ...who } : place)),
    here: [id],
    // As it was read, whatever else was in the file.
    scenario: scenario as unknown as JsonObject,
  }
  const from = { actions, ...(scenario.given === undefined ? {} : { given: scenario.given }) }
  return dealt(table, { seed: match.chance.seed, match, from }, [], given)
}

/** Writes a new table down (or that an old one runs again), and sets it going; the client is told that it is open, and then shown it. */
function setUp(hall: Hall, client: Client, step: Step, before?: Restored): Handled {
  const { table, events } = step
  const { store, tuning } = hall.house
  // Rules that throw here have written nothing yet.
  const { writes } = settle(undefined, table, [step], tuning)
  try {
    store.log.commit(before === undefined ? writes : [keep(table, 'live')], tuning.now())
    store.log.flushSync()
  } catch (error) {
    const why = whyNotWritten(error)
    hall.house.warn('disk', why)
    return because('disk', why)
  }
  const eventLog = before?.eventLog ?? emptyEventLog()
  addToLog(eventLog, matchAt(table)?.seats ?? [], { seq: 0, events, by: undefined })
  const live = add(hall, table, eventLog)
  const opener: Opener = { person: client.person!.id, address: client.address, arrived: false }
  hall.openers.set(table.id, opener)
  // Once it was told that the table is open, and if it is still there to be told more.
  setImmediate(() => {
    opener.arrived = true
    if (hall.house.clients.has(client)) follow(live, client)
    else unfollow(live, client)
  })
  hall.house.lobbyChanged()
  return { ...done, table: table.id }
}

/** One practice table a person: the last one is put away if it was not over, and anyone who looked on is told. */
function endOwnSolo(hall: Hall, client: Client): void {
  const { person } = client
  for (const live of hall.tables.values()) {
    if (!live.table.solo || live.table.host !== person?.id) continue
    close(hall, live, { code: 'another-practice', params: { who: person.name } }, client)
  }
}

/** Short enough to read out and type: `/t/<id>` leads there. */
function newTableId(hall: Hall): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  for (let tries = 0; tries < 100; tries++) {
    const id = Array.from(randomBytes(5), byte => letters[byte % letters.length]).join('')
    if (!hall.tables.has(id)) return id
  }
  return randomUUID()
}

/** Throws an unfinished game away, its record with it, for one of those who sat there or at the host's machine. */
export async function forget(hall: Hall, client: Client, id: string): Promise<Handled> {
  const stored = storedFor(hall, client, id)
  if (stored === undefined) return no('no-table')
  try {
    const { store, tuning } = hall.house
    discard(store, stored, unplayableOf(hall, stored) === undefined, tuning.now())
    await store.log.flushed()
  } catch (error) {
    return because('disk', whyNotWritten(error))
  }
  hall.house.lobbyChanged()
  return done
}

/** Closes an unfinished game that this build can't go on with: its record stays as it was told, with why it has no end. */
export async function closeUnplayable(hall: Hall, client: Client, id: string): Promise<Handled> {
  const stored = storedFor(hall, client, id)
  if (stored === undefined) return no('no-table')
  const unplayable = unplayableOf(hall, stored)
  if (unplayable === undefined) return no('playable')
  const { house } = hall
  try {
    const { log } = house.store
    const { record } = stored
    const end = { closed: unplayable }
    const ended: Write[] = record === undefined ? [] : [{ write: 'end', record, end, results: [] }]
    log.commit([...ended, { write: 'drop', id }], house.tuning.now())
    await log.flushed()
  } catch (error) {
    return because('disk', whyNotWritten(error))
  }
  house.lobbyChanged()
  return done
}

/** An unfinished game this client may take up or throw away. */
function storedFor(hall: Hall, client: Client, id: string): StoredTable | undefined {
  const stored = hall.house.store.tables.all().find(one => one.id === id && one.state === 'archived')
  if (stored === undefined || hall.tables.has(id) || client.person === undefined) return undefined
  const { places, solo } = setupIn(stored)
  const sat = places.some(place => place.person === client.person?.id)
  return sat || (client.owner && !solo) ? stored : undefined
}

/** An unfinished game of another evening: seats belong to their people; bots play for those who are not here. */
export function takeUp(hall: Hall, client: Client, id: string): Handled | Promise<Handled> {
  return inLine(client, () => takenUp(hall, client, id))
}

async function takenUp(hall: Hall, client: Client, id: string): Promise<Handled> {
  const { person } = client
  const stored = storedFor(hall, client, id)
  if (stored === undefined || person === undefined) {
    return no('no-table')
  }
  const full = spaceFor(hall, client, setupIn(stored).solo)
  if (full !== undefined) return full
  const restored = await setUpAgain(hall, stored)
  if (client.gone.aborted) return no('left')
  // Somebody else may have taken it up, or thrown it away, while it was played again.
  if (storedFor(hall, client, id) !== stored) return no('no-table')
  if ('unplayable' in restored) {
    hall.house.lobbyChanged()
    return no('cannot-replay')
  }
  const by: By = { person: person.id, owner: client.owner }
  const step = reduce(restored.table, { do: 'resume', by }, { ...freshGiven(hall.house), viewers: 0 })
  if ('refused' in step) return step
  const handled = setUp(hall, client, step, restored)
  const live = hall.tables.get(id)
  for (const one of hall.house.clients) {
    if (live !== undefined && one !== client && seatsOf(live.table, one.person?.id).length > 0) follow(live, one)
  }
  return handled
}
