import type { GameEvent, Seat, VisibleEvent, Viewer } from '../../../../src-engine/core/game.ts'
import { visibleEvents } from '../../../../src-engine/core/match.ts'

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

/** How many events this viewer may see: the number of the last. */
export function eventCount(eventLog: EventLog, viewer: Viewer): number {
  return eventLog.byViewer.get(viewer)?.length ?? 0
}

/** The events a viewer may see after number `from`. */
export function eventsSince(eventLog: EventLog, viewer: Viewer, from: number): readonly GameEvent[] {
  const events = eventLog.byViewer.get(viewer)
  return events === undefined || events.length <= from ? [] : events.slice(from)
}
