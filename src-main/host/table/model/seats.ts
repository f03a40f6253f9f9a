import { chanceFrom } from '../../../../src-engine/core/chance.ts'
import { entryOf } from '../../../../src-engine/core/json.ts'
import type { Level, Seat } from '../../../../src-engine/core/game.ts'
import type { Person } from '../../../../src-engine/protocol/person.ts'
import { seatFrom, shownName } from './names.ts'
import { no } from '../../context/refusal.ts'
import { step, type Act, type By, type Given, type Stepped } from './acts.ts'
import { arrived, present, satIn } from './presence.ts'
import { placeName, renamedOptions } from './seat-options.ts'
import type { PersonPlace } from './schema.ts'
import { botPlace, freeColour } from './settings.ts'
import { isHere, openPlace, placeOf, seatsOf, taken, withPeople, withPlaces, type Place, type Table } from './table.ts'

type Sit = Extract<Act, { do: 'sit' }>

/** Sits a person, or a guest at their device, in a free place; with the game on, where a bot plays. */
export function sit(table: Table, act: Sit, given: Given): Stepped {
  const { who, guest, place: wanted } = act
  if (isSentAway(table, who.id)) return no('sent-away')
  const mine = table.places.some(place => place.kind === 'person' && place.person === who.id && !place.guest)
  if (guest === undefined && mine) return no('seated')
  const comesBack = table.places.some(place => wasLeftBy(place, act))
  if (table.locked && table.host !== act.by.person && !act.by.owner && !comesBack) return no('locked')
  const inLobby = table.phase.at === 'lobby'
  const free = (place: Place | undefined): boolean =>
    place !== undefined && (inLobby ? place.kind !== 'person' : claimable(table, place))
  if (wanted !== undefined && !free(table.places[wanted])) return no('taken')
  if (wanted !== undefined && !mayHold(table, act, table.places[wanted]!)) return sawAnother()
  // Whoever comes back gets their own place; others who just sit down get an empty one before a bot's.
  const ways: readonly ((place: Place) => boolean)[] = [
    place => wasLeftBy(place, act),
    place => place.kind === 'open',
    place => free(place) && mayHold(table, act, place),
  ]
  const index = wanted ?? ways.map(way => table.places.findIndex(way)).find(at => at >= 0) ?? -1
  const place = table.places[index]
  if (place === undefined) return table.places.some(free) ? sawAnother() : no('table-full')
  const others = taken(table.places).filter(one => one !== place)
  const name = shownName(
    guest ?? who.name,
    others.map(one => one.name),
  )
  const seats = others.map(one => one.seat)
  const seat = inLobby || place.kind === 'open' ? seatFrom(name, seats) : place.seat
  const takesOver = !inLobby && place.kind !== 'open' && !wasLeftBy(place, act) && table.game.ownCards !== true
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
    ...(takesOver ? { tookOver: true as const } : {}),
  }
  const before = place.kind === 'bot' ? place.seat : placeName(index)
  const now = withPlaces(inLobby ? withOptionsRenamed(table, before, seat) : table, (one, at) =>
    at === index ? sitting : one,
  )
  const at = act.device === undefined ? present(now, who.id) : arrived(now, act.device, who)
  return step(withHandSeen(at, who.id, seat))
}

/** Whether a bot plays there on from whoever sits down now. */
function wasLeftBy(place: Place, { who, guest }: Pick<Sit, 'who' | 'guest'>): boolean {
  if (place.kind !== 'bot' || place.leftBy?.person !== who.id) return false
  return guest === undefined ? !place.leftBy.guest : place.leftBy.guest && place.name === guest
}

/** Whether the host has sent this person away and not let them back. */
export function isSentAway({ sentAway }: Table, person: string): boolean {
  return sentAway?.some(one => one.person === person) === true
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
export function withOptionsRenamed(table: Table, before: Seat, now: Seat): Table {
  return { ...table, options: renamedOptions(table.game, table.options, new Map([[before, now]])) }
}

/**
 * Somebody gets up from a seat. In the lobby it is free again; with the game on a bot plays it from here. In practice the
 * game still counts for them; and whoever sat down for a bot in mid-game has seen its hand: the seat stays theirs, so that
 * they neither watch nor sit elsewhere, and wait for the next deal if they don't play.
 */
export function stand(table: Table, seat: Seat): Stepped {
  const place = placeOf(table, seat)
  const stays = place?.kind === 'person' && (table.solo || place.tookOver === true)
  if (table.phase.at === 'playing' && stays) return step(satIn(table, one => one === place))
  return standUp(table, seat)
}

/** A seat is left for good, and a bot's from here on where the game is on. */
function standUp(table: Table, seat: Seat): Stepped {
  const place = placeOf(table, seat)
  if (place === undefined) return no('no-seat')
  const { phase } = table
  const index = table.places.indexOf(place)
  const put = (now: Place): Table => withPlaces(table, one => (one === place ? now : one))
  if (phase.at === 'lobby') {
    const stood = withOptionsRenamed(put(openPlace), seat, placeName(index))
    const ready = phase.ready?.filter(person => seatsOf(stood, person).length > 0)
    return step(ready === undefined ? stood : { ...stood, phase: { ...phase, ready } })
  }
  const { name, colour, avatar } = place
  const leftBy = place.kind === 'bot' ? place.leftBy : { person: place.person, guest: place.guest }
  const bot: Place = { kind: 'bot', seat, name, colour, avatar, level: table.level }
  return step(put(leftBy === undefined ? bot : { ...bot, leftBy }))
}

/**
 * The host sends somebody away: a bot, a guest, or a person with all their guests, who does not sit down again before they
 * are let back. A host who says it of themselves only gets up.
 */
export function sendAway(table: Table, by: By, seat: Seat): Stepped {
  const place = placeOf(table, seat)
  if (place?.kind !== 'person' || place.guest || place.person === by.person) return stand(table, seat)
  const { person, name } = place
  const stood = seatsOf(table, person).reduce((now, one) => {
    const made = table.solo ? stand(now, one) : standUp(now, one)
    return 'refused' in made ? now : made.table
  }, table)
  // The one person of a practice game never loses the seat.
  if (seatsOf(stood, person).length > 0) return step(stood)
  const { dealIn, ...rest } = stood
  const waiting = dealIn?.filter(one => one !== person)
  const sentAway = [...(table.sentAway ?? []), { person, name }]
  return step({ ...rest, sentAway, ...(waiting === undefined ? {} : { dealIn: waiting }) })
}

/** Whoever was sent away may sit down again. */
export function letBack(table: Table, person: string): Stepped {
  if (!isSentAway(table, person)) return step(table)
  return step({ ...table, sentAway: table.sentAway!.filter(one => one.person !== person) })
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
