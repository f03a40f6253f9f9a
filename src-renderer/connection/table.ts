import type { Offer } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { FromHost } from '../../src-engine/protocol/reader.ts'
import type { NumberedEvent, TableState, ToClient } from '../../src-engine/protocol/to-client.ts'

/** What one viewer at a table was last sent. */
export interface KnownView {
  readonly seq: number
  readonly view: JsonObject
  readonly offers: readonly Offer[]
  /** The last hundred events, oldest first. */
  readonly events: readonly NumberedEvent[]
  /** When the turn timer runs out, by this device's clock. */
  readonly deadline?: number
}
export interface KnownTable {
  readonly state?: TableState
  readonly yours: readonly string[]
  readonly views: { readonly [viewer: string]: KnownView }
  readonly missed?: Pick<Extract<ToClient, { say: 'missed' }>, 'seat' | 'events' | 'byBot'> | undefined
}

/** Whose turn it is, as every game's view shows it (`GameView`). */
export function dueIn(view: JsonObject | undefined): readonly string[] {
  const toAct = view?.['toAct']
  return Array.isArray(toAct) ? toAct.map(String) : []
}

/** Whether the table waits for this seat of the device. */
export function isDue({ state, yours, views }: KnownTable, seat: string): boolean {
  return state?.phase === 'playing' && yours.includes(seat) && dueIn(views[seat]?.view).includes(seat)
}

const kept = 100

export function emptyTable(): KnownTable {
  return { yours: [], views: {} }
}

type TableMessage = Extract<FromHost, { say: 'table' | 'view' | 'missed' }>

/**
 * The table after a message of the host's. A whole view that leaves out what happened while the line was down makes us
 * ask for that too, from the number of the last event (`sync`).
 */
export function take(
  table: KnownTable,
  message: TableMessage,
  sync: (viewer: string, from: number) => void,
): KnownTable {
  if (message.say === 'table') {
    // A rematch or a new start: what was seen of the game before is over.
    const was = table.state?.phase
    const now = message.table.phase
    const [before, after] = [table.state?.record, message.table.record]
    const another = before !== undefined && after !== undefined && before !== after
    const fresh = another || (was === 'over' && now !== 'over') || (was === 'playing' && now === 'lobby')
    return { ...table, state: message.table, yours: message.yours, ...(fresh ? { views: {} } : {}) }
  }
  if (message.say === 'missed')
    return { ...table, missed: { seat: message.seat, events: message.events, byBot: message.byBot } }
  const before = table.views[message.viewer]
  const whole = message.base === undefined
  const last = before?.events.at(-1)?.n ?? -1
  // A whole view numbered lower than the one before belongs to a new game, and so do its events.
  const restarted = whole && before !== undefined && message.seq < before.seq
  const old = restarted ? [] : (before?.events ?? [])
  const events = [...old, ...message.events.filter(one => restarted || one.n > last)].slice(-kept)
  const missed = whole && before !== undefined && message.seq > before.seq
  if (missed && (message.events[0]?.n ?? Infinity) > Math.max(0, last) + 1) sync(message.viewer, Math.max(0, last))
  const view: KnownView = {
    seq: message.seq,
    view: message.view,
    offers: message.offers,
    events,
    ...(message.clock === undefined ? {} : { deadline: Date.now() + message.clock }),
  }
  return { ...table, views: { ...table.views, [message.viewer]: view } }
}
