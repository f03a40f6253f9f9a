import type { GameEvent, Seat, VisibleEvent, Viewer } from '../../../../src-engine/core/game.ts'
import { visibleEvents } from '../../../../src-engine/core/match.ts'
import type { NumberedEvent } from '../../../../src-engine/protocol/to-client.ts'

/** What happened in a play, and who did it; the deal is nobody's. */
interface Line {
  /** The match's count of plays after it. */
  readonly seq: number
  readonly events: readonly VisibleEvent<GameEvent>[]
  readonly by: Seat | undefined
}

/**
 * All events of a game since its deal, and for each viewer those it may see, in order: an event's number for a viewer is
 * its place there, from 1. The same record always makes the same events, so numbers outlive a restart.
 */
export interface EventLog {
  readonly lines: Line[]
  readonly byViewer: Map<Viewer, GameEvent[]>
}

export function emptyEventLog(): EventLog {
  return { lines: [], byViewer: new Map() }
}

export function addToLog(eventLog: EventLog, seats: readonly Seat[], line: Line): void {
  if (line.events.length === 0) return
  eventLog.lines.push(line)
  for (const viewer of [...seats, 'table']) {
    const visible = visibleEvents(line.events, viewer)
    const before = eventLog.byViewer.get(viewer)
    if (before === undefined) eventLog.byViewer.set(viewer, visible)
    else before.push(...visible)
  }
}

/** The events a viewer may see after number `from`. */
export function eventsSince(eventLog: EventLog, viewer: Viewer, from: number): NumberedEvent[] {
  const events = eventLog.byViewer.get(viewer) ?? []
  return events.slice(from).map((event, index) => ({ n: from + index + 1, event }))
}

/** The events a viewer may see after so many plays; −1: with those of the deal. */
export function eventsAfterPlay(eventLog: EventLog, viewer: Viewer, seq: number): NumberedEvent[] {
  let count = 0
  for (const line of later(eventLog, seq)) count += visibleEvents(line.events, viewer).length
  return eventsSince(eventLog, viewer, (eventLog.byViewer.get(viewer)?.length ?? 0) - count)
}

function later({ lines }: EventLog, seq: number): readonly Line[] {
  let at = lines.length
  while (at > 0 && lines[at - 1]!.seq > seq) at--
  return lines.slice(at)
}
