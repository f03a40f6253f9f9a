import type { Offer, Seat, Viewer } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import { withOwn } from '../core/view.ts'
import { changed } from './difference.ts'
import type { TableSummary } from './desktop.ts'
import type { NumberedEvent, TableState, ToClient } from './to-client.ts'

type LobbySent = Extract<ToClient, { say: 'lobby' }>
type TableChange = Extract<ToClient, { say: 'table-change' }>
type OpenView = Extract<ToClient, { say: 'view' }>
type OwnPart = Extract<ToClient, { say: 'own' }>

/** A game as one viewer at this device sees it, put together from what lies open and what is their own. */
export interface SeenView {
  readonly say: 'view'
  readonly table: string
  readonly viewer: Viewer
  readonly seq: number
  /** Number of the view it follows; without one it is a new beginning. */
  readonly base?: number
  readonly view: JsonObject
  readonly offers: readonly Offer[]
  readonly events: readonly NumberedEvent[]
  /** Milliseconds left of the turn timer when it came. */
  readonly clock?: number
}
/** What a host says, as it is read. */
export type FromHost =
  | Exclude<ToClient, OpenView | OwnPart | TableChange | LobbySent | { say: 'lobby-change' }>
  | SeenView
  | SeenLobby

/** The lobby, its tables as a list. */
export type SeenLobby = Omit<LobbySent, 'tables'> & { readonly tables: readonly TableSummary[] }

/** What a device holds of the game at a table. */
interface Held {
  readonly seq: number
  readonly open: JsonObject
  readonly seats: ReadonlyMap<Seat, { readonly own: JsonObject | undefined; readonly offers: readonly Offer[] }>
}

/**
 * Puts the lobby, the views and the states of tables at one connection together. `lost`: called where a difference starts
 * from a view that this device does not hold, so that it asks for the whole.
 */
export class Reader {
  readonly #held = new Map<string, Held>()
  readonly #tables = new Map<string, TableState>()
  /** Own parts that came for a view that is still to come, by table. */
  readonly #own = new Map<string, OwnPart[]>()
  #lobby: LobbySent | undefined
  readonly #lost: (table: string) => void

  constructor(lost: (table: string) => void) {
    this.#lost = lost
  }

  read(message: ToClient): readonly FromHost[] {
    switch (message.say) {
      case 'own':
        this.#own.set(message.table, [...(this.#own.get(message.table) ?? []), message])
        return []
      case 'view':
        return this.#views(message)
      case 'lobby':
      case 'lobby-change': {
        const before = this.#lobby as unknown as JsonObject
        const lobby = message.say === 'lobby' ? message : (changed(before, message.change) as unknown as LobbySent)
        this.#lobby = lobby
        return [{ ...lobby, tables: Object.values(lobby.tables) }]
      }
      case 'table':
        this.#tables.set(message.table.id, message.table)
        return [message]
      case 'table-change': {
        // Of a table that this device does not hold it can't be: then this throws, and the device connects again.
        const before = this.#tables.get(message.table) as unknown as JsonObject
        const table = changed(before, message.change) as unknown as TableState
        this.#tables.set(message.table, table)
        return [{ say: 'table', table, yours: message.yours }]
      }
      case 'gone':
        this.#tables.delete(message.table)
        this.#held.delete(message.table)
        this.#own.delete(message.table)
        return [message]
      default:
        return [message]
    }
  }

  #views(message: OpenView): readonly SeenView[] {
    const { table, seq, base, view, change, events, clock } = message
    const parts = new Map((this.#own.get(table) ?? []).map(part => [part.seat, part]))
    this.#own.delete(table)
    const before = base === undefined ? undefined : this.#held.get(table)
    if (base !== undefined && before?.seq !== base) {
      this.#lost(table)
      return []
    }
    const open = view ?? changed(before?.open ?? {}, change)
    const seats = new Map(before?.seats)
    for (const [seat, { own, offers }] of parts) {
      const was = seats.get(seat)
      seats.set(seat, { own: own === undefined ? was?.own : (own ?? undefined), offers: offers ?? was?.offers ?? [] })
    }
    this.#held.set(table, { seq, open, seats })
    const seen = (viewer: Viewer, whole: JsonObject, offers: readonly Offer[], part?: OwnPart): SeenView => {
      const left = part?.clock ?? clock
      return {
        say: 'view',
        table,
        viewer,
        seq,
        ...(base === undefined ? {} : { base }),
        view: whole,
        offers,
        events: part?.events ?? events,
        ...(left === undefined ? {} : { clock: left }),
      }
    }
    if (seats.size === 0) return [seen('table', open, [])]
    return [...seats].map(([seat, { own, offers }]) => seen(seat, withOwn(open, own), offers, parts.get(seat)))
  }
}
