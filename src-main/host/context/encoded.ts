import { addExtension, Packr } from 'msgpackr/pack'
import { records } from '../../../src-engine/protocol/records.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'

interface Keys {
  readonly [key: string]: Keys
}
const end = '' // no record has a key without letters

/** The records' keys one after the other, each with those that may come next. */
const keysOfRecords = Object.create(null) as { [key: string]: Keys }
for (const record of records) {
  let at = keysOfRecords
  for (const key of [...record, end]) at = (at[key] ??= Object.create(null) as Keys) as typeof keysOfRecords
}

function isRecord(object: object): boolean {
  let at: Keys | undefined = keysOfRecords
  for (const key in object) if ((at = at[key]) === undefined) return false
  return end in at
}

/**
 * Records are the protocol's alone: any other object is a map, so that nothing is learned that the other end must learn too.
 * It is asked for each: msgpackr 2.1.3 remembers for ever the keys of all objects that it tried as records, and those are
 * often people's and cards' names.
 */
const packr = new Packr({
  useRecords: isRecord,
  structures: records.map(keys => [...keys]),
  maxSharedStructures: records.length,
  maxOwnStructures: 0,
  variableMapSize: true,
})

/** In the place of a list that stood in the message before: by its number among all lists, counted from the beginning. */
class Again {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}
addExtension({ Class: Again, type: 1, pack: ({ number }: Again) => Buffer.of(number) })

/** A copy in which no list is said twice, as long as its number is a byte. Compared by what they hold, and never by how they were made. */
function saidOnce(value: unknown, numbers: Map<string, number>, count = { of: 0 }): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const number = count.of++
    if (value.length > 1) {
      const text = JSON.stringify(value)
      const before = numbers.get(text) ?? number
      if (before < 256 && before !== number) {
        count.of--
        return new Again(before)
      }
      numbers.set(text, number)
    }
    return value.map(item => saidOnce(item, numbers, count))
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, saidOnce(item, numbers, count)]))
}

/** A trick that is over is told as an event, and shown as the last one and among all of its hand; a card is not. */
function isRepetitive(message: ToClient): boolean {
  return message.say === 'view' && message.base !== undefined && message.events.length > 1
}

/** A message for many sockets: encoded once, as JSON for those who asked for text, as MessagePack for all others. */
export class Encoded {
  readonly #message: ToClient
  #text: string | undefined
  #bytes: Uint8Array | undefined
  #frame: Uint8Array | undefined

  constructor(message: ToClient) {
    this.#message = message
  }

  get text(): string {
    return (this.#text ??= JSON.stringify(this.#message))
  }

  get bytes(): Uint8Array {
    return (this.#bytes ??= packr.pack(
      isRepetitive(this.#message) ? saidOnce(this.#message, new Map()) : this.#message,
    ))
  }

  /** The bytes as a WebSocket message, to be written to any socket: ws would frame them again for each. */
  get frame(): Uint8Array {
    return (this.#frame ??= framed(this.bytes))
  }
}

/** Bytes as the only frame of a binary message (RFC 6455, 5.2). */
function framed(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = 0x82
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127
  if (head === 4) frame.writeUInt16BE(length, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.set(bytes, head)
  return frame
}
