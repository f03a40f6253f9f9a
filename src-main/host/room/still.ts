import { stopAlarms } from './alarms.ts'
import type { Room } from './room.ts'

/** Ends everything of a table that runs by itself: from here on nothing of it acts or writes any more. */
export function silence(room: Room): void {
  room.closed = true
  clearTimeout(room.clock)
  clearImmediate(room.flush)
  room.clock = room.flush = undefined
  for (const place of room.places) clearTimeout(place.grace)
  for (const held of room.held.values()) clearTimeout(held.timer)
  room.held.clear()
  for (const thinker of room.thinkers.values()) {
    thinker.cancelled = true
    clearTimeout(thinker.timer)
  }
  room.thinkers.clear()
  stopAlarms(room)
  room.queue = []
}
