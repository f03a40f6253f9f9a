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
  /** The events everybody sees alike after the play of this number, once they were asked for. */
  shared: { readonly seq: number; readonly upTo: number; readonly events: readonly NumberedEvent[] } | undefined
}

export function emptyEventLog(): EventLog {
  return { lines: [], byViewer: new Map(), shared: undefined }
}

export function addToLog(eventLog: EventLog, seats: readonly Seat[], line: Line): void {
  if (line.events.length === 0) return
  eventLog.lines.push(line)
  const alike = isForAll(line) ? line.events.map(({ event }) => event) : undefined
  for (const viewer of [...seats, 'table']) {
    const visible = alike ?? visibleEvents(line.events, viewer)
    const before = eventLog.byViewer.get(viewer)
    if (before === undefined) eventLog.byViewer.set(viewer, [...visible])
    else before.push(...visible)
  }
}

function isForAll({ events }: Line): boolean {
  return events.every(({ to }) => to === 'all')
}

/** The events a viewer may see after number `from`. */
export function eventsSince(eventLog: EventLog, viewer: Viewer, from: number): NumberedEvent[] {
  const events = eventLog.byViewer.get(viewer) ?? []
  return events.slice(from).map((event, index) => ({ n: from + index + 1, event }))
}

/**
 * The events a viewer may see after so many plays; −1: with those of the deal. What everybody may see is listed once, and is the
 * same list for all whose numbers are the same.
 */
export function eventsAfterPlay(eventLog: EventLog, viewer: Viewer, seq: number): readonly NumberedEvent[] {
  const lines = later(eventLog, seq)
  const all = eventLog.byViewer.get(viewer)?.length ?? 0
  if (!areForAll(eventLog, seq)) {
    let count = 0
    for (const line of lines) count += visibleEvents(line.events, viewer).length
    return eventsSince(eventLog, viewer, all - count)
  }
  const known = eventLog.shared
  if (known?.seq === seq && known.upTo === all) return known.events
  const count = lines.reduce((sum, { events }) => sum + events.length, 0)
  const events = eventsSince(eventLog, viewer, all - count)
  eventLog.shared = { seq, upTo: all, events }
  return events
}

/** Whether everybody may see alike what happened after so many plays. */
export function areForAll(eventLog: EventLog, seq: number): boolean {
  return later(eventLog, seq).every(isForAll)
}

function later({ lines }: EventLog, seq: number): readonly Line[] {
  let at = lines.length
  while (at > 0 && lines[at - 1]!.seq > seq) at--
  return lines.slice(at)
}
