import type { GameEvent, Offer, Seat } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import type { Change } from './difference.ts'
import { squeeze } from './odds.ts'
import { Packer } from './packing.ts'
import type { Speech } from './speech.ts'
import { Words } from './words.ts'

// What a play came to, or what changed of a table, packed: a binary message, where all else is text. Its open part is the
// same for everybody, made once: what the table's own viewer is shown and told of the play, and a TV stands in the room,
// so nothing in it is hidden from anybody. Behind it, for those whom it concerns, comes what is theirs alone, in words of
// their own. Whoever was sent something whole since the last of its kind knows nothing of what was said before: then the
// next one says that all begin anew.

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
}

/** What the first number of a message says besides the table's number, which counts by `all`. */
export const signs = {
  /** It is about the table itself, not about a play. */
  table: 1,
  /** Nothing said before it counts. */
  anew: 2,
  /** Nothing follows the open part. */
  alone: 4,
  /** The open part is as it was packed. */
  long: 8,
  all: 16,
} as const

/** Longer parts are not squeezed: most of such a one is new, and it would keep everybody waiting. */
const longest = 2048

/** The part that is the same for everybody: as a message of its own, and as the beginning of one. */
export interface OpenPart {
  readonly alone: Uint8Array
  readonly first: Uint8Array
}

const packer = new Packer()

/**
 * A step of table number `table`. `anew`: nothing said before counts. `plays`: how many there were since the view it starts
 * from; `deal`: it is the next game's, and they are counted from its beginning.
 */
export function packStep(
  { table, anew, deal = false }: { readonly table: number; readonly anew: boolean; readonly deal?: boolean },
  plays: number,
  change: Change | undefined,
  events: readonly GameEvent[],
  speech: Speech,
): OpenPart {
  packer.count(plays * 2 + (deal ? 1 : 0))
  packer.value(change as JsonObject | undefined, speech.words)
  packer.value(events, speech.words)
  return openPart(table * signs.all + (anew ? signs.anew : 0), speech)
}

export function packTable(
  { table, anew }: { readonly table: number; readonly anew: boolean },
  change: Change,
  speech: Speech,
): OpenPart {
  packer.value(change as JsonObject, speech.words)
  return openPart(table * signs.all + signs.table + (anew ? signs.anew : 0), speech)
}

function openPart(sign: number, speech: Speech): OpenPart {
  const { bytes, long } = squeezed(packer.take(), speech)
  const head = sign + (long ? signs.long : 0)
  packer.count(head + signs.alone)
  packer.bytes(bytes)
  const alone = packer.take()
  packer.count(head)
  packer.count(bytes.length)
  packer.bytes(bytes)
  return { alone, first: packer.take() }
}

function squeezed(packed: Uint8Array, { odds }: Speech): { readonly bytes: Uint8Array; readonly long: boolean } {
  return packed.length > longest ? { bytes: packed, long: true } : { bytes: squeeze(packed, odds), long: false }
}

/** What is one viewer's alone of a step. */
export function packOwn(viewer: number, part: OwnPart, speech: Speech): Uint8Array {
  packer.value(part as JsonObject, speech.words)
  const { bytes, long } = squeezed(packer.take(), speech)
  packer.count(viewer * 2 + (long ? 2 : 1))
  packer.count(bytes.length)
  packer.bytes(bytes)
  return packer.take()
}

/** An acknowledgement that rides along. `behind`: plays of others that came after it in the same step. */
export function packDone(n: number, behind: number): Uint8Array {
  packer.count(0)
  packer.count(n)
  packer.count(behind)
  return packer.take()
}

/** Whose seats are this client's from here on, behind a change of the table. */
export function packYours(seats: readonly Seat[]): Uint8Array {
  packer.value(seats, new Words())
  return packer.take()
}
