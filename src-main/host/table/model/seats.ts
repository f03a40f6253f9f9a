import { chanceFrom } from '../../../../src-engine/core/chance.ts'
import { entryOf } from '../../../../src-engine/core/json.ts'
import type { Level, Seat } from '../../../../src-engine/core/game.ts'
import type { Person } from '../../../../src-engine/protocol/person.ts'
import { seatFrom, shownName } from '../../context/names.ts'
import { no } from '../../context/refusal.ts'
import { step, type Act, type Given, type Stepped } from './acts.ts'
import { toLobby } from './lobby.ts'
import { arrived, present, satIn } from './presence.ts'
import { placeName, renamedOptions } from './seat-options.ts'
import type { PersonPlace } from './schema.ts'
import { botPlace, freeColour } from './settings.ts'
import {
  isHere,
  openPlace,
  personAt,
  placeOf,
  seatsOf,
  taken,
  withPeople,
  withPlaces,
  type Place,
  type Table,
  type TakenPlace,
} from './table.ts'

type Sit = Extract<Act, { do: 'sit' }>

/** Sits a person, or a guest at their device, in a free place; with the game on, where a bot plays. */
export function sit(table: Table, act: Sit, given: Given): Stepped {
  const { who, guest, place: wanted } = act
  const mine = table.places.some(place => place.kind === 'person' && place.person === who.id && !place.guest)
  if (guest === undefined && mine) return no('seated')
  const inLobby = table.phase.at === 'lobby'
  const free = (place: Place | undefined): boolean =>
    place !== undefined && (inLobby ? place.kind !== 'person' : claimable(table, place))
  if (wanted !== undefined && !free(table.places[wanted])) return no('taken')
  if (wanted !== undefined && !mayHold(table, act, table.places[wanted]!)) return sawAnother()
  // People who just sit down get an empty place before a bot's.
  const open = table.places.findIndex(place => place.kind === 'open')
  const index =
    wanted ?? (open >= 0 ? open : table.places.findIndex(place => free(place) && mayHold(table, act, place)))
  const place = table.places[index]
  if (place === undefined) return table.places.some(free) ? sawAnother() : no('table-full')
  const others = taken(table.places).filter(one => one !== place)
  const name = shownName(
    guest ?? who.name,
    others.map(one => one.name),
  )
  const seats = others.map(one => one.seat)
  const seat = inLobby || place.kind === 'open' ? seatFrom(name, seats) : place.seat
  const sitting: PersonPlace = {
    kind: 'person',
    seat,
    name,
    colour: freeColour(others, guest === undefined ? who.colour : undefined),
    avatar: guest === undefined ? who.avatar : '',
    person: who.id,
    guest: guest !== undefined,
    sitIn: false,
    asked: false,
    timeouts: 0,
    since: given.now,
  }
  const before = place.kind === 'bot' ? place.seat : placeName(index)
  const now = withPlaces(inLobby ? withOptionsRenamed(table, before, seat) : table, (one, at) =>
    at === index ? sitting : one,
  )
  const at = act.device === undefined ? present(now, who.id) : arrived(now, act.device, who)
  return step(withHandSeen(at, who.id, seat))
}

/** With the game on: a bot's place, or that of somebody who did not come when the game was resumed. */
function claimable(table: Table, place: Place): boolean {
  if (place.kind === 'bot') return true
  return table.resumed && place.kind === 'person' && place.sitIn && !isHere(table, place.person)
}

/** Anyone who has held one hand of a game may come back to it, and not look into another one, a guest's neither. */
function mayHold({ phase, game }: Table, { who, guest }: Pick<Sit, 'who' | 'guest'>, place: Place): boolean {
  if (phase.at !== 'playing' || game.ownCards === true) return true
  const seats = entryOf(phase.handsSeen, who.id) ?? []
  return (place.kind !== 'open' && seats.includes(place.seat)) || (seats.length === 0 && guest === undefined)
}

function sawAnother(): Stepped {
  return no('saw-a-hand')
}

/** Notes that this person has seen the hand of this seat. */
function withHandSeen(table: Table, person: string, seat: Seat): Table {
  const { phase } = table
  if (phase.at !== 'playing') return table
  const seats = entryOf(phase.handsSeen, person) ?? []
  if (seats.includes(seat)) return table
  return { ...table, phase: { ...phase, handsSeen: { ...phase.handsSeen, [person]: [...seats, seat] } } }
}

/** What the house rules say of a place goes on to who has it now. */
function withOptionsRenamed(table: Table, before: Seat, now: Seat): Table {
  return { ...table, options: renamedOptions(table.game, table.options, new Map([[before, now]])) }
}

/**
 * Somebody gets up from a seat. In the lobby it is free again; with the game on a bot plays it from here. In practice the
 * game still counts for them.
 */
export function stand(table: Table, seat: Seat): Stepped {
  const place = placeOf(table, seat)
  if (place === undefined) return no('no-seat')
  const { phase } = table
  if (phase.at === 'playing' && table.solo && place.kind === 'person') return step(satIn(table, one => one === place))
  const index = table.places.indexOf(place)
  const put = (now: Place): Table => withPlaces(table, one => (one === place ? now : one))
  if (phase.at === 'lobby') return step(withOptionsRenamed(put(openPlace), seat, placeName(index)))
  const { name, colour, avatar } = place
  const stood = put({ kind: 'bot', seat, name, colour, avatar, level: table.level })
  const person = personAt(place)
  if (phase.at !== 'over' || person === undefined || seatsOf(stood, person).length > 0) return step(stood)
  return step({ ...stood, phase: { ...phase, stoodUp: [...(phase.stoodUp ?? []), person] } })
}

/** The host's own bot at a place, in the lobby. */
export function seatBot(table: Table, index: number, level: Level | undefined, given: Given): Stepped {
  if (table.phase.at !== 'lobby') return no('playing')
  if (table.game.ownCards === true) return no('no-bots')
  const place = table.places[index]
  if (place === undefined) return no('no-seat')
  if (place.kind === 'person') return no('taken')
  const bot = place.kind === 'bot' ? place : botPlace(table.places, nameTurn(given))
  const named = place.kind === 'open' ? withOptionsRenamed(table, placeName(index), bot.seat) : table
  return step(
    withPlaces(named, (one, at) => (at === index ? { ...bot, ...(level === undefined ? {} : { level }) } : one)),
  )
}

/** Bots of different tables begin at different names. */
export function nameTurn({ lot }: Given): number {
  return chanceFrom({ seed: lot, drawn: {} }).below('names', 40)
}

/** A new order of the seats; an empty one draws it by lot. Open places keep to the end. After a game it makes a lobby of the table. */
export function arrange(table: Table, order: readonly Seat[], given: Given): Stepped {
  if (table.phase.at === 'playing') return no('playing')
  const sitting = taken(table.places)
  const drawn = (): readonly Seat[] =>
    chanceFrom({ seed: given.lot, drawn: {} }).shuffle(
      'seats',
      sitting.map(place => place.seat),
    )
  const seats = order.length === 0 ? drawn() : order
  const places = seats.flatMap((seat): TakenPlace[] | TakenPlace => sitting.find(place => place.seat === seat) ?? [])
  if (new Set(seats).size !== sitting.length || places.length !== sitting.length || seats.length !== sitting.length) {
    return no('bad-order')
  }
  if (places.every((place, index) => place === table.places[index])) return step(table)
  const moved = new Map<Seat, Seat>()
  table.places.forEach((place, index) => {
    if (place.kind === 'open') moved.set(placeName(index), placeName(sitting.length + moved.size))
  })
  const options = renamedOptions(table.game, table.options, moved)
  const open = table.places.filter(place => place.kind === 'open')
  return step(toLobby({ ...table, options, places: [...places, ...open] }, given))
}

/** The person as others at the table see them after a change of name, colour or avatar. */
export function rename(table: Table, who: Person): Stepped {
  const devices = table.devices.map(one => (one.who?.id === who.id ? { ...one, who } : one))
  const known = { ...table, devices }
  const place = table.places.find(one => one.kind === 'person' && one.person === who.id && !one.guest)
  if (place === undefined) return step(known)
  const others = taken(table.places).filter(one => one !== place)
  const name = shownName(
    who.name,
    others.map(one => one.name),
  )
  const look = { name, colour: freeColour(others, who.colour), avatar: who.avatar }
  return step(withPeople(known, one => (one === place ? { ...one, ...look } : one)))
}
