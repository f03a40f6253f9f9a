import type { GameEvent, Offer } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import { changed, type Change } from './difference.ts'
import { Packer, Unpacker } from './packing.ts'
import type { TableChange, TableState, ToClient } from './to-client.ts'
import { Words, type Word } from './words.ts'

// What a play came to, packed: a binary message, where all else is text. Its open part is what the table's own viewer
// is shown and told of it, made once and the same bytes for everybody: a TV stands in the room, so nothing in it is
// hidden from anybody. Behind it, for those whom it concerns, comes what is theirs alone, in words of their own.

type View = Extract<ToClient, { say: 'view' }>
type TableWord = Extract<ToClient, { say: 'table' }>
type Done = Extract<ToClient, { say: 'done' }>

/** What a viewer is sent of a play beyond what all see; what is left out is as it was, events as the table's. */
export interface OwnPart {
  /** What turns the table's view into theirs, anew; `null`: nothing does. */
  readonly own?: Change | null
  readonly offers?: readonly Offer[]
  readonly events?: readonly GameEvent[]
  readonly clock?: number
}

/** What comes with a whole view, for anyone who gets packed steps from there on. */
export interface Packed {
  /** The numbers steps call the table and this viewer by, and all viewers this client is. */
  readonly table: number
  readonly viewer: number
  readonly viewers: readonly number[]
  /** Number of the last event told. */
  readonly told: number
  /** What turns `view`, which then is the table's, into this viewer's. */
  readonly own?: Change
  /** Words said so far, in open parts and in this viewer's own. */
  readonly words: readonly Word[]
  readonly mine: readonly Word[]
}

const packer = new Packer()

/** `plays`: how many there were since the view it starts from. */
export function packOpen(
  table: number,
  plays: number,
  change: Change | undefined,
  events: readonly GameEvent[],
  words: Words,
): Uint8Array {
  packer.count(table)
  packer.count(plays)
  packer.value(change as JsonObject | undefined, words)
  packer.value(events, words)
  return packer.take()
}

export function packOwn(viewer: number, part: OwnPart, words: Words): Uint8Array {
  packer.count(viewer + 1)
  packer.value(part as JsonObject, words)
  return packer.take()
}

/** An acknowledgement that rides along. `behind`: plays of others that came after it in the same step. */
export function packDone(n: number, behind: number): Uint8Array {
  packer.count(0)
  packer.count(n)
  packer.count(behind)
  return packer.take()
}

interface Held {
  readonly viewer: string
  readonly mine: Words
  open: JsonObject
  own: Change | undefined
  seq: number
  /** Number of the last event. */
  told: number
}
interface Followed {
  readonly id: string
  readonly words: Words
  readonly viewers: Map<number, Held>
}

/** Reads what a host says over one connection, packed or plain: gives it in the words of the protocol. */
export class Receiver {
  readonly #tables = new Map<number, Followed>()
  readonly #states = new Map<string, TableState>()

  /** Throws on what no host says. */
  heard(data: string | Uint8Array): readonly ToClient[] {
    if (typeof data !== 'string') return this.#step(new Unpacker(data))
    const message = JSON.parse(data) as ToClient | TableChange
    if (message.say === 'table-change') return [this.#changed(message)]
    if (message.say === 'table') this.#states.set(message.table.id, message.table)
    if (message.say === 'gone') this.#forget(message.table)
    return [message.say === 'view' && message.packed !== undefined ? this.#whole(message, message.packed) : message]
  }

  #changed({ table: id, change, yours }: TableChange): TableWord {
    const before = this.#states.get(id)
    if (before === undefined) throw new Error('a change of a table that was never told')
    const table = changed(before as unknown as JsonObject, change) as unknown as TableState
    this.#states.set(id, table)
    return { say: 'table', table, yours }
  }

  #forget(id: string): void {
    this.#states.delete(id)
    for (const [number, table] of this.#tables) if (table.id === id) this.#tables.delete(number)
  }

  #whole(said: View, packed: Packed): View {
    const { packed: _packed, ...message } = said
    const viewers = new Map(this.#tables.get(packed.table)?.viewers)
    for (const viewer of viewers.keys()) if (!packed.viewers.includes(viewer)) viewers.delete(viewer)
    const held: Held = {
      viewer: message.viewer,
      mine: new Words(packed.mine),
      open: message.view!,
      own: packed.own,
      seq: message.seq,
      told: packed.told,
    }
    viewers.set(packed.viewer, held)
    this.#tables.set(packed.table, { id: message.table, words: new Words(packed.words), viewers })
    return { ...message, view: changed(held.open, held.own) }
  }

  #step(bytes: Unpacker): ToClient[] {
    const table = this.#tables.get(bytes.count())
    if (table === undefined) throw new Error('a step of a table that was never shown')
    const plays = bytes.count()
    const change = (bytes.value(table.words) ?? undefined) as Change | undefined
    const events = bytes.value(table.words) as readonly GameEvent[]
    const parts = new Map<number, OwnPart>()
    const done: { n: number; behind: number }[] = []
    while (!bytes.ended()) {
      bytes.next()
      const whose = bytes.count()
      if (whose === 0) done.push({ n: bytes.count(), behind: bytes.count() })
      else parts.set(whose - 1, bytes.value(table.viewers.get(whose - 1)?.mine ?? new Words()) as OwnPart)
    }
    const views = [...table.viewers].map(([viewer, held]) =>
      stepped(table.id, held, plays, change, events, parts.get(viewer)),
    )
    const seq = views[0]?.seq ?? 0
    return [...done.map(({ n, behind }): Done => ({ say: 'done', n, table: table.id, seq: seq - behind })), ...views]
  }
}

function stepped(
  table: string,
  held: Held,
  plays: number,
  change: Change | undefined,
  shared: readonly GameEvent[],
  part: OwnPart | undefined,
): View {
  const base = held.seq
  const from = held.told
  const events = part?.events ?? shared
  held.open = changed(held.open, change)
  held.seq = base + plays
  held.told = from + events.length
  if (part?.own !== undefined) held.own = part.own ?? undefined
  return {
    say: 'view',
    table,
    viewer: held.viewer,
    seq: held.seq,
    base,
    view: changed(held.open, held.own),
    ...(part?.offers === undefined ? {} : { offers: part.offers }),
    events: events.map((event, index) => ({ n: from + index + 1, event })),
    ...(part?.clock === undefined ? {} : { clock: part.clock }),
  }
}
