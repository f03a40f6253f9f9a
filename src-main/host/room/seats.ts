import { randomInt } from 'node:crypto'
import type { Level, Seat } from '../../../src-engine/core/game.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { Client } from '../house/client.ts'
import { seatFrom, shownName } from '../house/names.ts'
import { done, no, noBots, type Handled } from '../house/refusal.ts'
import { clearGame } from './deal.ts'
import { keepTable } from './keep.ts'
import { publish } from './publish.ts'
import { standStill } from './queue.ts'
import { isHere, placeOf, seated, type Room, type Sitting } from './room.ts'
import { placeName, renamedOptions } from './seat-options.ts'
import { botPlace, freeColour, openPlace } from './settings.ts'
import { tellTable } from './table-state.ts'

/** Sits a person, or a guest at their device, in a free place; with the game on, where a bot plays. */
export function sit(room: Room, client: Client, wanted: number | undefined, guest: string | undefined): Handled {
  const { person } = client
  if (person === undefined) return no('display', 'A display only watches.')
  const mine = room.places.some(place => place.person === person.id && !place.guest)
  if (guest === undefined && mine) return no('seated', 'You already have a seat at this table.')
  const playing = room.phase !== 'lobby'
  const free = (place: Sitting | undefined): boolean =>
    place !== undefined && (playing ? claimable(room, place) : place.kind !== 'person')
  if (wanted !== undefined && !free(room.places[wanted])) return no('taken', 'That place is taken.')
  // People who just sit down get an empty place before a bot's.
  const open = room.places.findIndex(place => place.kind === 'open')
  const index = wanted ?? (open >= 0 ? open : room.places.findIndex(free))
  const place = room.places[index]
  if (place === undefined) return no('table-full', 'The table is full. You can watch.')
  const others = seated(room).filter(one => one !== place)
  const name = shownName(
    guest ?? person.name,
    others.map(one => one.name),
  )
  const who = {
    kind: 'person' as const,
    name,
    colour: freeColour(others, guest === undefined ? person.colour : undefined),
    avatar: guest === undefined ? person.avatar : '',
    person: person.id,
    guest: guest !== undefined,
    sitIn: false,
    asked: false,
    timeouts: 0,
    since: room.house.tuning.now(),
  }
  clearTimeout(place.grace)
  const seat = playing
    ? place.seat
    : seatFrom(
        name,
        others.map(one => one.seat),
      )
  if (!playing) calledAnew(room, place.kind === 'bot' ? place.seat : placeName(index), seat)
  room.places[index] = { ...openPlace(), ...who, seat }
  changedSeats(room)
  return done
}

/** What the house rules say of a place goes on to who has it now. */
function calledAnew(room: Room, before: Seat, now: Seat): void {
  room.options = renamedOptions(room.game, room.options, new Map([[before, now]]))
}

/** With the game on: a bot's place, or that of somebody who did not come when the game was taken up again. */
function claimable(room: Room, place: Sitting): boolean {
  if (place.kind === 'bot') return true
  return room.takenUp && place.kind === 'person' && place.sitIn && !isHere(room, place.person)
}

/** Gets up from a seat. In the lobby it is free again; with the game on a bot plays it from here. */
export function stand(room: Room, seat: Seat): Handled {
  const place = placeOf(room, seat)
  if (place === undefined) return no('no-seat', 'There is no such seat.')
  clearTimeout(place.grace)
  const index = room.places.indexOf(place)
  if (room.phase === 'lobby') {
    room.places[index] = openPlace()
    calledAnew(room, seat, placeName(index))
  } else {
    const { person: _person, grace: _grace, missedFrom: _missed, ...rest } = place
    room.places[index] = { ...rest, kind: 'bot', guest: false, sitIn: false, asked: false, level: room.level }
  }
  passHost(room)
  changedSeats(room)
  return done
}

/** The host's own bot at a place, in the lobby. */
export function seatBot(room: Room, index: number, level: Level | undefined): Handled {
  if (room.phase !== 'lobby') return no('playing', 'The game is on; places stay as they are.')
  if (room.game.paper === true) return no('no-bots', noBots)
  const place = room.places[index]
  if (place === undefined) return no('no-seat', 'There is no such place.')
  if (place.kind === 'person') return no('taken', 'Somebody sits there.')
  const bot = place.kind === 'bot' ? place : botPlace(room, randomInt(40))
  if (place.kind === 'open') calledAnew(room, placeName(index), bot.seat)
  room.places[index] = { ...bot, ...(level === undefined ? {} : { level }) }
  changedSeats(room)
  return done
}

/** A new order of the seats; an empty one draws it by lot. Open places keep to the end. */
export function arrange(room: Room, order: readonly Seat[]): Handled {
  if (room.phase === 'playing') return no('playing', 'The game is on; the seats stay as they are.')
  const taken = seated(room)
  let seats = order
  if (order.length === 0) {
    const lot = taken.map(place => place.seat)
    for (let i = lot.length - 1; i > 0; i--) {
      const j = randomInt(i + 1)
      ;[lot[i], lot[j]] = [lot[j]!, lot[i]!]
    }
    seats = lot
  }
  const places = seats.map(seat => taken.find(place => place.seat === seat))
  if (new Set(seats).size !== taken.length || places.includes(undefined)) {
    return no('bad-order', 'Every seat must be in the new order once.')
  }
  const moved = new Map<Seat, Seat>()
  room.places.forEach((place, index) => {
    if (place.kind === 'open') moved.set(placeName(index), placeName(taken.length + moved.size))
  })
  room.options = renamedOptions(room.game, room.options, moved)
  room.places = [...(places as Sitting[]), ...room.places.filter(place => place.kind === 'open')]
  changedSeats(room)
  return done
}

/** No table is without a host: the role passes to the person who has sat longest, those who are here first. */
export function passHost(room: Room): void {
  const people = room.places.filter(place => place.kind === 'person' && !place.guest)
  if (people.some(place => place.person === room.host)) return
  const here = people.filter(place => isHere(room, place.person))
  const next = [...(here.length > 0 ? here : people)].sort((a, b) => a.since - b.since)[0]
  if (next?.person !== undefined) room.host = next.person
}

/** What everybody must know after somebody sat down, stood up or moved. */
export function changedSeats(room: Room): void {
  if (room.phase === 'over' && room.match !== undefined && placesDiffer(room)) {
    clearGame(room)
    room.phase = 'lobby'
  }
  keepTable(room)
  tellTable(room)
  publish(room)
  if (room.phase === 'playing') standStill(room)
}

/** After the game the seats may be drawn anew for the next; then the table is a lobby again. */
function placesDiffer(room: Room): boolean {
  const now = seated(room).map(place => place.seat)
  return JSON.stringify(now) !== JSON.stringify(room.match?.seats ?? [])
}

/** The person as others at the table see them after a change of name, colour or avatar. */
export function renamed(room: Room, person: Person): void {
  const place = room.places.find(one => one.person === person.id && !one.guest)
  if (place === undefined) return
  const others = seated(room).filter(one => one !== place)
  place.name = shownName(
    person.name,
    others.map(one => one.name),
  )
  place.colour = freeColour(others, person.colour)
  place.avatar = person.avatar
  keepTable(room)
  tellTable(room)
}
