import type { Client } from '../house/client.ts'
import { keepTable } from './keep.ts'
import { publish, showWhole } from './publish.ts'
import { standStill } from './queue.ts'
import { isHere, namesOf, seatsOf, type Room, type Sitting } from './room.ts'
import { passHost } from './seats.ts'
import { sendTable, tellTable } from './table-state.ts'
import { toldTo } from '../../../src-engine/core/match.ts'

/** A client follows the table from now on: it gets the table, its views and its pending question, whatever it held before. */
export function follow(room: Room, client: Client): void {
  const fresh = !room.followers.has(client)
  room.followers.add(client)
  room.emptySince = undefined
  if (fresh) client.follows.set(room.id, new Map())
  const missed = fresh ? welcomeBack(room, client) : []
  if (room.match !== undefined && fresh) {
    for (const place of missed) sendMissed(room, client, place)
  }
  const before = room.told
  tellTable(room)
  if (room.told === before) sendTable(room, client)
  showWhole(room, client)
  if (fresh) standStill(room)
}

/** The bots get up from this person's seats. Gives the places where one had sat in. */
function welcomeBack(room: Room, client: Client): Sitting[] {
  if (client.person === undefined) return []
  const missed: Sitting[] = []
  for (const place of room.places) {
    if (place.person !== client.person.id) continue
    clearTimeout(place.grace)
    delete place.grace
    if (place.sitIn) missed.push({ ...place })
    place.sitIn = false
    place.asked = false
    place.timeouts = 0
    delete place.missedFrom
  }
  return missed
}

/** Three lines on what a person missed while a bot sat in for them, in the table's words. */
function sendMissed(room: Room, client: Client, place: Sitting): void {
  const { match } = room
  if (match === undefined || place.missedFrom === undefined) return
  const since = room.story.filter(line => line.number > place.missedFrom!)
  if (since.length === 0) return
  const names = namesOf(room)
  const lines: string[] = []
  for (const { told } of since) {
    for (const event of toldTo([told], place.seat)) {
      const line = match.game.captions?.(event, names) ?? ''
      if (line !== '') lines.push(line)
    }
  }
  const own = new Set(since.filter(line => line.by === place.seat).map(line => line.number)).size
  const first =
    own > 0 ? `A bot played for ${place.name} while you were away.` : 'The others played on while you were away.'
  const last = lines.length > 2 ? lines.slice(-2) : lines
  client.send({ say: 'missed', table: room.id, seat: place.seat, lines: [first, ...last] })
}

/** A client stops following: its socket closed, or it left the table for the lobby. */
export function unfollow(room: Room, client: Client): void {
  if (!room.followers.delete(client)) return
  client.follows.delete(room.id)
  const person = client.person?.id
  if (person !== undefined && !isHere(room, person)) {
    for (const place of room.places) if (place.person === person) awaitReturn(room, place)
  }
  if (room.followers.size === 0) room.emptySince = room.house.tuning.now()
  standStill(room)
}

/** After a short grace a bot sits in, marked as such; and a table whose host is gone gets another. */
function awaitReturn(room: Room, place: Sitting): void {
  clearTimeout(place.grace)
  place.missedFrom ??= room.storyCount
  place.grace = setTimeout(() => {
    delete place.grace
    if (room.closed || !room.places.includes(place) || isHere(room, place.person)) return
    if (room.phase === 'playing') place.sitIn = true
    if (place.person === room.host) handHostOn(room)
    standStill(room)
  }, room.house.tuning.graceMs)
  place.grace.unref()
}

/** After a restart: whoever does not come back within the grace has a bot sit in. */
export function awaitAll(room: Room): void {
  for (const place of room.places) if (place.kind === 'person' && !isHere(room, place.person)) awaitReturn(room, place)
}

function handHostOn(room: Room): void {
  const others = room.places.some(place => place.kind === 'person' && !place.guest && isHere(room, place.person))
  if (!others) return
  const before = room.host
  room.host = ''
  const gone = room.places.filter(place => place.person === before)
  // The role goes to somebody who is here, so the one who left is no candidate for a moment.
  const kept = room.places
  room.places = kept.filter(place => !gone.includes(place))
  passHost(room)
  room.places = kept
  keepTable(room)
}

/** A person said they are there, or that the bot may go on. */
export function answerAsked(room: Room, client: Client, seat: string, sitIn: boolean): boolean {
  const place = room.places.find(one => one.seat === seat && one.kind === 'person')
  if (place === undefined || !seatsOf(room, client).includes(seat)) return false
  place.asked = false
  place.timeouts = 0
  if (sitIn) place.missedFrom ??= room.storyCount
  else if (place.sitIn) {
    sendMissed(room, client, place)
    delete place.missedFrom
  }
  place.sitIn = sitIn
  standStill(room)
  publish(room)
  return true
}
