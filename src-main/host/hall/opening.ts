import { randomBytes, randomUUID } from 'node:crypto'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import { readScenario } from '../../../src-engine/scenario/file.ts'
import type { Client } from '../house/client.ts'
import type { StoredTable } from '../../store/tables.ts'
import { whyNotWritten } from '../../store/database.ts'
import { whyNot } from '../house/unplayable.ts'
import { closeRoom, gameNamed, setUpAgain, unplayableOf, type Hall } from './hall.ts'
import { done, no, type Handled } from '../house/refusal.ts'
import { spaceFor } from './space.ts'
import { begin, open } from '../room/deal.ts'
import { keepTable, setupOf } from '../room/keep.ts'
import { makeRoom } from '../room/make.ts'
import { follow } from '../room/presence.ts'
import type { Room } from '../room/room.ts'
import { sit } from '../room/seats.ts'
import { botPlace, fit, freeColour, openPlace, problemOf } from '../room/settings.ts'
import { positionOf } from '../workers/position.ts'

type Open = Extract<ToHost, { say: 'open' }>

/** Opens a table for this client; a practice table is dealt at once, one from a file once its moves are played. */
export function openTable(hall: Hall, client: Client, message: Open): Handled | Promise<Handled> {
  const { house } = hall
  const { person } = client
  if (person === undefined) return no('display', 'A display only watches.')
  const full = spaceFor(hall, client, message.solo !== undefined || message.scenario !== undefined)
  if (full !== undefined) return full
  if (message.scenario !== undefined) return openScenario(hall, client, message)
  const game = gameNamed(hall, message.game)
  if (game === undefined) return no('unknown-game', `This host has no game called “${message.game}”.`)
  const count = message.solo === undefined ? message.seats : message.solo.bots + 1
  const room = makeRoom(house, newTableId(hall), game, {
    host: person.id,
    solo: message.solo !== undefined,
    ...(message.options === undefined ? {} : { options: message.options }),
    ...(count === undefined ? {} : { seats: Math.max(1, count) }),
  })
  if (count === undefined) fit(room, room.places.length)
  if (message.solo !== undefined) {
    room.level = message.solo.level
    const problem = problemOf(room)
    if (problem !== undefined) return no('bad-option', problem)
    endOwnSolo(hall, client)
  } else if (room.options !== undefined) {
    // Judged with every place taken: people are still to come.
    const problem = problemOf({ ...room, fill: true })
    if (problem !== undefined && message.options !== undefined) return no('bad-option', problem)
  }
  setUp(hall, client, room)
  sit(room, client, 0, undefined)
  if (message.solo !== undefined) {
    const begun = begin(room)
    if ('refused' in Object(begun)) {
      closeRoom(hall, room, 'It could not start.', true)
      return begun
    }
  }
  return settled(room, client)
}

/** A puzzle, a lesson's hand or a replay's position: the scenario's steps are played, and the person takes over from there. */
async function openScenario(hall: Hall, client: Client, message: Open): Promise<Handled> {
  const { house } = hall
  const read = readScenario(message.scenario ?? '', 'ignored')
  if (!read.ok) return no('bad-scenario', `The file could not be read: ${read.error}`)
  const { scenario } = read
  const game = gameNamed(hall, scenario.game)
  if (game === undefined) return no('unknown-game', `This host has no game called “${scenario.game}”.`)
  const position = await positionOf(house.tuning.games, scenario)
  if (!hall.house.clients.has(client)) return no('left', 'Whoever asked for this table has left.')
  if ('why' in position) return no('bad-scenario', position.why)
  const { match, actions } = position
  if (game.outcome(match.state) !== undefined) return no('game-over', 'That game is already over.')
  const mine = message.seat ?? scenario.seats[0]!
  if (!scenario.seats.includes(mine)) return no('no-seat', `There is no seat “${mine}” in that file.`)
  // Others may have opened theirs while the position was played.
  const full = spaceFor(hall, client, true)
  if (full !== undefined) return full
  endOwnSolo(hall, client)
  const room = makeRoom(house, newTableId(hall), game, {
    host: client.person!.id,
    solo: true,
    options: match.options,
    seats: scenario.seats.length,
  })
  if (message.solo !== undefined) room.level = message.solo.level
  room.seed = match.chance.seed
  room.scenario = JSON.parse(message.scenario ?? '{}') as JsonObject
  scenario.seats.forEach((seat, index) => {
    const bot = botPlace(room, index)
    room.places[index] = { ...bot, seat, name: scenario.names?.[seat] ?? seat }
  })
  const index = scenario.seats.indexOf(mine)
  const { id, colour, avatar } = client.person!
  room.places[index] = {
    ...openPlace(),
    kind: 'person',
    seat: mine,
    name: scenario.names?.[mine] ?? mine,
    colour: freeColour(
      room.places.filter((_, at) => at !== index),
      colour,
    ),
    avatar,
    person: id,
    since: 1,
  }
  setUp(hall, client, room)
  const opened = open(room, match, [], actions, scenario.given)
  if ('refused' in Object(opened)) {
    closeRoom(hall, room, 'It could not start.', true)
    return opened
  }
  return settled(room, client)
}

function setUp(hall: Hall, client: Client, room: Room): void {
  hall.rooms.set(room.id, room)
  hall.openers.set(room.id, { person: client.person!.id, address: client.address })
}

function settled(room: Room, client: Client): Handled {
  keepTable(room)
  // Once it was told that the table is open, and if it is still there to be told more.
  setImmediate(() => {
    if (!room.closed && room.house.clients.has(client)) follow(room, client)
  })
  return { ...done, table: room.id }
}

/** One practice table a person: the last one is put away if it was not over, and whoever looked on is told. */
function endOwnSolo(hall: Hall, client: Client): void {
  const { person } = client
  for (const room of hall.rooms.values()) {
    if (!room.solo || room.host !== person?.id) continue
    closeRoom(hall, room, `${person.name} began another practice game.`, false, client)
  }
}

/** Short enough to read out and type: `/t/<id>` leads there. */
function newTableId(hall: Hall): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  for (let tries = 0; tries < 100; tries++) {
    const id = Array.from(randomBytes(5), byte => letters[byte % letters.length]).join('')
    if (!hall.rooms.has(id)) return id
  }
  return randomUUID()
}

/** Throws an unfinished game away, its record with it, for one of those who sat there or at the host's machine. */
export function forget(hall: Hall, client: Client, id: string): Handled {
  const stored = storedFor(hall, client, id)
  if (stored === undefined) return no('no-table', 'That table is not there any more.')
  const { tables, records } = hall.house.store
  try {
    tables.drop(id)
    // A game that ended is in the list of games, whatever became of its table.
    if (stored.record !== undefined && records.find(stored.record)?.ended === undefined) records.drop(stored.record)
  } catch (error) {
    return no('disk', whyNotWritten(error))
  }
  hall.house.lobbyChanged()
  return done
}

/** Closes an unfinished game that this build can't go on with: its record stays as it was told, with why it has no end. */
export function closeUnplayable(hall: Hall, client: Client, id: string): Handled {
  const stored = storedFor(hall, client, id)
  if (stored === undefined) return no('no-table', 'That table is not there any more.')
  const unplayable = unplayableOf(hall, stored)
  if (unplayable === undefined) return no('playable', 'That game can be taken up again; it is closed once it is over.')
  const { house } = hall
  try {
    if (stored.record !== undefined) house.store.records.end(stored.record, { closed: unplayable }, house.tuning.now())
    house.store.tables.drop(id)
  } catch (error) {
    return no('disk', whyNotWritten(error))
  }
  house.lobbyChanged()
  return done
}

/** An unfinished game this client may take up or throw away. */
function storedFor(hall: Hall, client: Client, id: string): StoredTable | undefined {
  const stored = hall.house.store.tables.all().find(one => one.id === id)
  if (stored === undefined || hall.rooms.has(id) || client.person === undefined) return undefined
  const { places, solo } = setupOf(stored)
  const sat = places.some(place => place.person === client.person?.id)
  return sat || (client.owner && !solo) ? stored : undefined
}

/** An unfinished game of another evening: seats belong to their people; bots play for those who are not here. */
export function takeUp(hall: Hall, client: Client, id: string): Handled {
  const { person } = client
  const stored = storedFor(hall, client, id)
  if (stored === undefined || person === undefined) {
    return no('no-table', 'That game is not among the unfinished ones you sat at.')
  }
  const full = spaceFor(hall, client, setupOf(stored).solo)
  if (full !== undefined) return full
  const room = setUpAgain(hall, stored)
  if ('unplayable' in room) {
    hall.house.lobbyChanged()
    return no('cannot-replay', `That game cannot be taken up again: ${whyNot(room.unplayable)}`)
  }
  room.takenUp = true
  if (room.places.some(place => place.person === person.id)) room.host = person.id
  for (const place of room.places) if (place.kind === 'person') place.sitIn = true
  setUp(hall, client, room)
  for (const one of hall.house.clients) {
    const theirs = one.person !== undefined && room.places.some(place => place.person === one.person?.id)
    if (theirs && one !== client) follow(room, one)
  }
  return settled(room, client)
}
