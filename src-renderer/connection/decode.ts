import { records } from '../../src-engine/protocol/records.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'

const utf8 = new TextDecoder()
type Reading = 'getFloat32' | 'getFloat64' | `get${'Int' | 'Uint'}${8 | 16 | 32}`
const ownValue = { configurable: true, enumerable: true, writable: true }

/** Reads one value of MessagePack as msgpackr writes it: with the protocol's records, and with `undefined`. */
class Reader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  /** In the order in which they began. */
  readonly #lists: (readonly unknown[])[] = []
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  /** The value that is all of the bytes. Throws where they are anything else. */
  whole(): unknown {
    const value = this.#value()
    if (this.#at !== this.#bytes.length) throw new RangeError('MessagePack: more or fewer bytes than said')
    return value
  }

  /** A number of so many bytes. */
  #number(read: Reading, bytes: number): number {
    const value = this.#view[read](this.#at)
    this.#at += bytes
    return value
  }
  /** One that is never below nothing, of one byte, two or four. */
  #length(sort: number): number {
    return this.#number((['getUint8', 'getUint16', 'getUint32'] as const)[sort]!, 1 << sort)
  }
  #text(length: number): string {
    return utf8.decode(this.#bytes.subarray(this.#at, (this.#at += length)))
  }
  #array(length: number): unknown[] {
    const list: unknown[] = []
    this.#lists.push(list)
    while (list.length < length) list.push(this.#value())
    return list
  }
  /** A map, or a record of which the keys are known. */
  #object(length: number, keys?: readonly string[]): object {
    const object: Record<string, unknown> = {}
    for (let n = 0; n < length; n++) {
      const key = keys?.[n] ?? String(this.#value())
      const value = this.#value()
      // A key like any other, as for `JSON.parse`.
      if (key === '__proto__') Object.defineProperty(object, key, { ...ownValue, value })
      else object[key] = value
    }
    return object
  }

  #value(): unknown {
    const type = this.#length(0)
    if (type < 0x40) return type
    // In the place of the numbers from 64 to 127, which take a byte more.
    if (type < 0x80) return this.#object(records[type - 0x40]!.length, records[type - 0x40])
    if (type < 0x90) return this.#object(type - 0x80)
    if (type < 0xa0) return this.#array(type - 0x90)
    if (type < 0xc0) return this.#text(type - 0xa0)
    if (type >= 0xe0) return type - 0x100
    switch (type) {
      case 0xc0:
        return null
      case 0xc2:
      case 0xc3:
        return type === 0xc3
      case 0xca:
        return this.#number('getFloat32', 4)
      case 0xcb:
        return this.#number('getFloat64', 8)
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.#length(type - 0xcc)
      case 0xd0:
      case 0xd1:
      case 0xd2:
        return this.#number((['getInt8', 'getInt16', 'getInt32'] as const)[type - 0xd0]!, 1 << (type - 0xd0))
      case 0xd4: {
        // The two extensions there are: nothing; and a list that came before, by its number.
        const kind = this.#length(0)
        const number = this.#length(0)
        if (kind === 0 && number === 0) return undefined
        if (kind === 1 && number < this.#lists.length) return this.#lists[number]
        break
      }
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.#text(this.#length(type - 0xd9))
      case 0xdc:
      case 0xdd:
        return this.#array(this.#length(type - 0xdb))
      case 0xde:
      case 0xdf:
        return this.#object(this.#length(type - 0xdd))
    }
    throw new TypeError(`MessagePack: nothing the host writes begins with ${type}`)
  }
}

/** A message of the host's: JSON where it came as text, else MessagePack. Throws on what is neither. */
export function decode(data: string | ArrayBuffer | Uint8Array): ToClient {
  if (typeof data === 'string') return JSON.parse(data) as ToClient
  return new Reader(data instanceof Uint8Array ? data : new Uint8Array(data)).whole() as ToClient
}
