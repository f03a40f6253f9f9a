import { createHash } from 'node:crypto'
import type { Place, TableState } from '../../../src-engine/protocol/to-client.ts'
import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import type { Client } from '../house/client.ts'
import { problemOf } from './settings.ts'
import { isHere, seated, seatsOf, type Room, type Sitting } from './room.ts'
import { placeName } from './seat-options.ts'

/** SHA-256 of the seed's 32 hex digits as text: shown before the deal, so that anybody can check the deal afterwards. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex')
}

/** Asked for after every play, so it is made once a seed. */
function commitment(room: Room): string {
  if (room.committed?.seed !== room.seed) room.committed = { seed: room.seed, hash: commitmentOf(room.seed) }
  return room.committed.hash
}

/** All about a table that is not the game itself. */
export function tableState(room: Room): TableState {
  const problem = room.phase === 'lobby' ? problemOf(room) : undefined
  return {
    id: room.id,
    game: room.game.id,
    title: room.game.title,
    phase: room.phase,
    solo: room.solo,
    host: room.host,
    places: room.places.map((place, index) => placeState(room, place, index)),
    options: room.options,
    ...(problem === undefined ? {} : { problem }),
    timer: room.timer,
    level: room.level,
    thinking: room.thinking,
    fill: room.fill,
    coach: room.solo || room.coach,
    paused: room.paused,
    watching: watching(room),
    commitment: commitment(room),
    ...(room.phase === 'over' && room.game.paper !== true ? { seed: room.seed } : {}),
    ...(room.record === undefined ? {} : { record: room.record }),
    ...(room.outcome === undefined ? {} : { winners: room.outcome.winners }),
  }
}

function placeState(room: Room, place: Sitting, index: number): Place {
  return {
    seat: place.kind === 'open' ? placeName(index) : place.seat,
    kind: place.kind,
    name: place.name,
    colour: place.colour,
    avatar: place.avatar,
    ...(place.person === undefined ? {} : { person: place.person }),
    ...(place.kind === 'bot' ? { level: place.level ?? room.level } : {}),
    here: place.kind === 'person' && isHere(room, place.person),
    sitIn: place.sitIn,
    asked: place.asked,
  }
}

/** Connections that only look: displays and people without a seat. */
function watching(room: Room): number {
  let count = 0
  for (const client of room.followers) if (seatsOf(room, client).length === 0) count++
  return count
}

export function summaryOf(room: Room): TableSummary {
  const taken = seated(room)
  return {
    id: room.id,
    game: room.game.id,
    title: room.game.title,
    phase: room.phase,
    seats: room.places.length,
    taken: taken.length,
    watching: watching(room),
    host: taken.find(place => place.person === room.host && !place.guest)?.name ?? '',
  }
}

/** Sends the table's state to everybody at it if it changed; the state is put into text once. */
export function tellTable(room: Room): void {
  const text = JSON.stringify(tableState(room))
  if (text === room.told) return
  room.told = text
  for (const client of room.followers) sendTable(room, client, text)
  room.house.lobbyChanged()
}

export function sendTable(room: Room, client: Client, text = JSON.stringify(tableState(room))): void {
  client.sendText(`{"say":"table","table":${text},"yours":${JSON.stringify(seatsOf(room, client))}}`)
}
