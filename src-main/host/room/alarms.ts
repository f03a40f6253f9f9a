import type { Alarm } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Room } from './room.ts'

/** Runs the clocks the rules ask for: an alarm starts when its key first shows, stands still in a pause, and dies with its key. */
export function setAlarms(room: Room): void {
  const { match } = room
  const wanted = match === undefined || room.phase !== 'playing' ? [] : (match.game.time?.alarms?.(match.state) ?? [])
  const keys = new Set(wanted.map(alarm => alarm.key))
  for (const [key, running] of room.alarms) {
    if (keys.has(key)) continue
    clearTimeout(running.timer)
    room.alarms.delete(key)
  }
  const now = room.house.tuning.now()
  const still = room.paused || room.followers.size === 0
  for (const alarm of wanted) {
    const running = room.alarms.get(alarm.key) ?? { timer: undefined, left: alarm.after, from: now }
    room.alarms.set(alarm.key, running)
    if (still && running.timer !== undefined) {
      clearTimeout(running.timer)
      running.timer = undefined
      running.left = Math.max(0, running.left - (now - running.from))
    } else if (!still && running.timer === undefined) {
      running.from = now
      running.timer = setTimeout(() => {
        ring(room, alarm)
      }, running.left)
    }
  }
}

function ring(room: Room, alarm: Alarm): void {
  const running = room.alarms.get(alarm.key)
  if (running !== undefined) {
    running.left = 0
    running.timer = undefined
  }
  room.submit({ seat: alarm.by, action: alarm.action as unknown as JsonObject })
}

export function stopAlarms(room: Room): void {
  for (const running of room.alarms.values()) clearTimeout(running.timer)
  room.alarms.clear()
}
