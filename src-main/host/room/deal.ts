import { randomInt, randomUUID } from 'node:crypto'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { start, toldTo, type Match } from '../../../src-engine/core/match.ts'
import type { RecordedAction } from '../../../src-engine/core/record.ts'
import type { RecordHead } from '../../store/records.ts'
import { whyNotWritten } from '../../store/database.ts'
import { no, done, type Handled } from '../house/refusal.ts'
import { setAlarms, stopAlarms } from './alarms.ts'
import { nudgeBots } from './bot-play.ts'
import { windClocks } from './deadlines.ts'
import { newSeed } from './make.ts'
import { publish, tell, viewersOf } from './publish.ts'
import { keepTable } from './keep.ts'
import { facesOf, isHere, namesOf, seated, type Room } from './room.ts'
import { seatedOptions } from './seat-options.ts'
import { botPlace, problemOf } from './settings.ts'
import { tellTable } from './table-state.ts'

/** Fills the empty places with bots (or takes them away), deals, and shows it. */
export function begin(room: Room): Handled {
  const problem = problemOf(room)
  if (problem !== undefined) return no('cannot-start', problem)
  if (room.fill) {
    const turn = randomInt(40)
    room.places.forEach((place, index) => {
      if (place.kind === 'open') room.places[index] = botPlace(room, turn + index)
    })
  }
  room.options = seatedOptions(room.game, room.options, room.places, room.fill)
  room.places = seated(room)
  const seats = room.places.map(place => place.seat)
  const started = start(room.game, { seats, options: room.options, seed: room.seed })
  if (!started.ok) return no(started.refused, started.why)
  return open(room, started.match, started.events, [])
}

/** Puts a match on the table: its record is on disk before anybody sees a card. */
export function open(
  room: Room,
  match: Match,
  events: Parameters<typeof tell>[1],
  before: readonly RecordedAction[],
  given?: JsonObject,
): Handled {
  const { house } = room
  const id = randomUUID()
  const head: RecordHead = {
    game: room.game.id,
    rules: room.game.rules,
    options: match.options,
    seats: match.seats,
    names: namesOf(room),
    faces: facesOf(room),
    seed: room.seed,
    ...(given === undefined ? {} : { given }),
    people: Object.fromEntries(
      room.places.filter(place => place.person !== undefined).map(place => [place.seat, place.person!]),
    ),
    ...(room.solo ? { solo: true } : {}),
  }
  try {
    const at = house.tuning.now()
    house.store.records.start(id, head, at, toldTo(events, 'table'))
    house.store.records.append(
      id,
      1,
      before.map(action => ({ at, action })),
    )
  } catch (error) {
    return no('disk', whyNotWritten(error).replace('the play', 'the game'))
  }
  clearGame(room)
  room.record = id
  room.match = match
  room.phase = 'playing'
  room.paused = false
  // Whoever is away when the cards are dealt is played for; no seat is ever dead.
  for (const place of room.places) {
    // A practice table is dealt before its person is shown it, once they know that it was opened.
    const opens = room.solo && place.person === room.host
    place.sitIn = place.kind === 'person' && !opens && !isHere(room, place.person)
    if (place.sitIn) place.missedFrom = 0
  }
  tell(room, events)
  for (const client of room.followers) {
    client.follows.set(room.id, new Map(viewersOf(room, client).map(viewer => [viewer, { event: 0 }])))
  }
  keepTable(room)
  windClocks(room, [])
  setAlarms(room)
  tellTable(room)
  publish(room)
  nudgeBots(room)
  return done
}

/** Forgets the last game at this table. */
export function clearGame(room: Room): void {
  for (const thinker of room.thinkers.values()) {
    thinker.cancelled = true
    clearTimeout(thinker.timer)
  }
  room.thinkers.clear()
  stopAlarms(room)
  room.scenes.clear()
  room.tales.clear()
  room.story = []
  room.storyCount = 0
  room.deadlines.clear()
  room.timeLeft.clear()
  room.lookUntil = 0
  delete room.outcome
  delete room.match
  delete room.record
  for (const place of room.places) {
    place.timeouts = 0
    place.asked = false
    delete place.missedFrom
  }
}

/** The same people again. The deal passes on: the order stays, but the next seat comes first, unless the game's first seat has powers. */
export function again(room: Room): Handled {
  if (room.phase !== 'over') return no('not-over', 'The game is not over yet.')
  const order: Seat[] = room.places.map(place => place.seat)
  if (room.game.paper !== true && order.length > 1) room.places.push(room.places.shift()!)
  room.seed = newSeed(room.house)
  // An absent person's bot plays on for them; whoever left for good is a bot now.
  return begin(room)
}
