import { paceOf, type Seat, type Viewer } from '../../../src-engine/core/game.ts'
import { placeOf, type Room } from './room.ts'

/** Milliseconds left of the turn timer for this viewer's seat; for the table, of whichever runs out first. */
export function clockOf(room: Room, viewer: Viewer): number | undefined {
  const end = viewer === 'table' ? Math.min(...room.deadlines.values()) : room.deadlines.get(viewer)
  if (end === undefined || !Number.isFinite(end)) return undefined
  return Math.max(0, Math.round(end - room.house.tuning.now()))
}

/** Starts, keeps and ends the turn timers: one for each person who may act now. */
export function windClocks(room: Room, acted: readonly string[]): void {
  if (room.clock !== undefined) clearTimeout(room.clock)
  room.clock = undefined
  const { match, timer } = room
  const now = room.house.tuning.now()
  if (match === undefined || timer === 0 || room.phase !== 'playing' || paceOf(match.game) !== 'turns') {
    room.deadlines.clear()
    room.timeLeft.clear()
    return
  }
  for (const seat of acted) room.timeLeft.delete(seat)
  if (room.paused) {
    // A pause is no gift of time: each turn goes on with what it had left.
    for (const [seat, end] of room.deadlines) room.timeLeft.set(seat, Math.max(0, end - now))
    room.deadlines.clear()
    return
  }
  if (room.followers.size === 0) {
    room.deadlines.clear()
    return
  }
  const actors = match.game.actors(match.state).filter(seat => {
    const place = placeOf(room, seat)
    return place?.kind === 'person' && !place.sitIn
  })
  for (const seat of room.deadlines.keys()) {
    if (!actors.includes(seat) || acted.includes(seat)) room.deadlines.delete(seat)
  }
  for (const seat of actors) {
    if (!room.deadlines.has(seat)) room.deadlines.set(seat, now + (room.timeLeft.get(seat) ?? timer * 1000))
  }
  room.timeLeft.clear()
  // Where nobody may be played for, a time that is up stands at nothing, for all to see, and is not rung.
  const ends = [...room.deadlines.values()].filter(end => match.game.paper !== true || end > now)
  if (ends.length === 0) return
  const first = Math.min(...ends)
  room.clock = setTimeout(
    () => {
      runOut(room)
    },
    Math.max(0, first - now) + 1,
  )
}

/** Time is an action: the host says `timeout`, a bot's choice is played, and the seat is asked whether it is still there. */
function runOut(room: Room): void {
  const now = room.house.tuning.now()
  for (const [seat, end] of room.deadlines) {
    if (end > now || room.game.paper === true || isHeard(room, seat)) continue
    room.deadlines.delete(seat)
    const place = placeOf(room, seat)
    if (place !== undefined) {
      place.asked = true
      place.timeouts++
      if (place.timeouts >= 2) {
        place.sitIn = true
        place.missedFrom ??= room.storyCount
      }
    }
    room.submit({ seat, action: { do: 'timeout' } })
  }
  if (room.clock !== undefined && room.deadlines.size > 0) windClocks(room, [])
}

/** The seat's play came in time and is on its way to the disk, or waits for one that is: its time has not run out. */
function isHeard(room: Room, seat: Seat): boolean {
  const plays = [...(room.writing?.accepted.map(({ wanted }) => wanted) ?? []), ...room.queue]
  return plays.some(wanted => wanted.seat === seat)
}
