import type { GameEvent, Offer, Seat } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import { changed, type Change } from './difference.ts'
import { Stretcher } from './odds.ts'
import { Plain, Unpacker } from './packing.ts'
import { speechOf, type Speech } from './speech.ts'
import { signs, type OwnPart, type Packed } from './step.ts'
import type { TableState, ToClient } from './to-client.ts'
import { Words } from './words.ts'

type View = Extract<ToClient, { say: 'view' }>
type TableWord = Extract<ToClient, { say: 'table' }>
type Done = Extract<ToClient, { say: 'done' }>

interface Held {
  readonly viewer: string
  readonly speech: Speech
  open: JsonObject
  own: Change | undefined
  offers: readonly Offer[]
  seq: number
  /** Number of the last event. */
  told: number
}
interface Followed {
  readonly id: string
  readonly speech: Speech
  readonly viewers: Map<number, Held>
}
interface Told {
  readonly speech: Speech
  table: TableState
  yours: readonly Seat[]
}
/** What came of a play for all at a table. */
interface Shared {
  readonly deal: boolean
  readonly plays: number
  readonly change: Change | undefined
  readonly events: readonly GameEvent[]
}

/** Reads what a host says over one connection, packed or plain: gives it in the words of the protocol. */
export class Receiver {
  readonly #games = new Map<number, Followed>()
  readonly #tables = new Map<number, Told>()

  /** Throws on what no host says. */
  heard(data: string | Uint8Array): readonly ToClient[] {
    if (typeof data !== 'string') return this.#packed(new Plain(data))
    const message = JSON.parse(data) as ToClient
    if (message.say === 'table' && message.packed !== undefined) return [this.#told(message, message.packed)]
    if (message.say === 'view' && message.packed !== undefined) return [this.#whole(message, message.packed)]
    if (message.say === 'gone') this.#forget(message.table)
    return [message]
  }

  #forget(id: string): void {
    for (const [number, { table }] of this.#tables) if (table.id === id) this.#tables.delete(number)
    for (const [number, game] of this.#games) if (game.id === id) this.#games.delete(number)
  }

  #told({ packed: _packed, ...message }: TableWord, number: number): TableWord {
    const { table, yours } = message
    this.#tables.set(number, { speech: speechOf.table(), table, yours })
    return message
  }

  #whole({ packed: _packed, ...message }: View, packed: Packed): View {
    const viewers = new Map(this.#games.get(packed.table)?.viewers)
    for (const viewer of viewers.keys()) if (!packed.viewers.includes(viewer)) viewers.delete(viewer)
    const held: Held = {
      viewer: message.viewer,
      speech: speechOf.own(),
      open: message.view!,
      own: packed.own,
      offers: message.offers ?? [],
      seq: message.seq,
      told: packed.told,
    }
    viewers.set(packed.viewer, held)
    this.#games.set(packed.table, { id: message.table, speech: speechOf.game(), viewers })
    return { ...message, view: changed(held.open, held.own) }
  }

  #packed(bytes: Plain): readonly ToClient[] {
    const head = bytes.count()
    const number = Math.floor(head / signs.all)
    const anew = (head & signs.anew) !== 0
    const piece = bytes.piece((head & signs.alone) === 0 ? bytes.count() : bytes.left())
    const open = (speech: Speech): Unpacker => reading(piece, (head & signs.long) !== 0, speech)
    return (head & signs.table) === 0
      ? this.#step(number, anew, open, bytes)
      : [this.#changed(number, anew, open, bytes)]
  }

  #changed(number: number, anew: boolean, open: (speech: Speech) => Unpacker, rest: Plain): TableWord {
    const told = this.#tables.get(number)
    if (told === undefined) throw new Error('a change of a table that was never told')
    if (anew) told.speech.begin()
    const change = open(told.speech).value(told.speech.words) as Change
    told.table = changed(told.table as unknown as JsonObject, change) as unknown as TableState
    if (rest.left() > 0) told.yours = new Unpacker(rest).value(new Words()) as readonly Seat[]
    return { say: 'table', table: told.table, yours: told.yours }
  }

  #step(number: number, anew: boolean, open: (speech: Speech) => Unpacker, rest: Plain): readonly ToClient[] {
    const game = this.#games.get(number)
    if (game === undefined) throw new Error('a step of a table that was never shown')
    const { speech, viewers } = game
    if (anew) for (const one of [game, ...viewers.values()]) one.speech.begin()
    const all = open(speech)
    const count = all.count()
    const shared: Shared = {
      deal: count % 2 === 1,
      plays: Math.floor(count / 2),
      change: (all.value(speech.words) ?? undefined) as Change | undefined,
      events: all.value(speech.words) as readonly GameEvent[],
    }
    const parts = new Map<Held, OwnPart>()
    const done: { n: number; behind: number }[] = []
    while (rest.left() > 0) {
      const whose = rest.count()
      if (whose === 0) {
        done.push({ n: rest.count(), behind: rest.count() })
        continue
      }
      const held = viewers.get((whose - 1) >> 1)
      const piece = rest.piece(rest.count())
      if (held === undefined) throw new Error('a part of a viewer that was never shown')
      parts.set(held, reading(piece, whose % 2 === 0, held.speech).value(held.speech.words) as OwnPart)
    }
    const views = [...viewers.values()].map(held => stepped(game.id, held, shared, parts.get(held)))
    const seq = views[0]?.seq ?? 0
    return [...done.map(({ n, behind }): Done => ({ say: 'done', n, table: game.id, seq: seq - behind })), ...views]
  }
}

function reading(piece: Uint8Array, long: boolean, { odds }: Speech): Unpacker {
  return new Unpacker(long ? new Plain(piece) : new Stretcher(piece, odds))
}

/** The view after a step; after a deal it is one told whole, as nothing of the game before is of this one. */
function stepped(
  table: string,
  held: Held,
  { deal, plays, change, events: shared }: Shared,
  part: OwnPart | undefined,
): View {
  const base = held.seq
  const from = deal ? 0 : held.told
  const events = part?.events ?? shared
  held.open = changed(held.open, change)
  held.seq = deal ? plays : base + plays
  held.told = from + events.length
  if (part?.own !== undefined) held.own = part.own ?? undefined
  if (part?.offers !== undefined) held.offers = part.offers
  return {
    say: 'view',
    table,
    viewer: held.viewer,
    seq: held.seq,
    ...(deal ? {} : { base }),
    view: changed(held.open, held.own),
    ...(deal || part?.offers !== undefined ? { offers: held.offers } : {}),
    events: events.map((event, index) => ({ n: from + index + 1, event })),
    ...(part?.clock === undefined ? {} : { clock: part.clock }),
  }
}
