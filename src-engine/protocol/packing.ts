import { isList, type Json, type JsonObject } from '../core/json.ts'
import type { Words } from './words.ts'

// JSON in few bytes. Texts and shapes (the keys of an object) are spelled where they come up first and numbered from
// then on: both ends keep the same list of them. It knows nothing of games, and reads back as what was packed.

// The first byte of a value: a number up to 31, a list of up to 15, one of these, or a word known already (those
// numbered from 128 on take a second byte).
const lists = 32
const sign = {
  nothing: 48,
  yes: 49,
  no: 50,
  whole: 51,
  minus: 52,
  fraction: 53,
  text: 54,
  shape: 55,
  list: 56,
  again: 57,
} as const
const known = 64
const far = 192

/** Of what is written in one go, so many lists and objects are remembered, to be said once. */
const mostSaid = 256
const slab = 16_384

/** Bytes as they are written, values and numbers one after the other. What is the very same thing is said once. */
export class Packer {
  #bytes = new Uint8Array(slab)
  #from = 0
  #at = 0
  // A list, looked through: maps that are emptied keep what they held in reach of each other, out of the garbage
  // collector's young generation.
  #said: object[] = []

  /** What was written so far; the packer begins anew. */
  take(): Uint8Array {
    const bytes = this.#bytes.subarray(this.#from, this.#at)
    this.#from = this.#at
    if (this.#said.length > 0) this.#said = []
    return bytes
  }

  /** A whole number from 0. */
  count(number: number): void {
    let rest = number
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#byte((rest % 128) + 128)
    this.#byte(rest)
  }

  bytes(bytes: Uint8Array): void {
    for (const byte of bytes) this.#byte(byte)
  }

  value(value: Json | undefined, words: Words): void {
    if (typeof value === 'string') this.#text(value, words)
    else if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'boolean') this.#byte(value ? sign.yes : sign.no)
    else if (value === null || value === undefined) this.#byte(sign.nothing)
    else this.#thing(value, words)
  }

  #thing(value: Exclude<Json, string | number | boolean | null>, words: Words): void {
    const before = this.#said.indexOf(value)
    if (before >= 0) {
      this.#byte(sign.again)
      this.count(before)
      return
    }
    if (isList(value)) {
      if (value.length < 16) this.#byte(lists + value.length)
      else {
        this.#byte(sign.list)
        this.count(value.length)
      }
      for (const item of value) this.value(item, words)
    } else {
      this.#shape(value, words)
      for (const key in value) {
        const item = value[key]
        if (item !== undefined) this.value(item, words)
      }
    }
    if (this.#said.length < mostSaid) this.#said.push(value)
  }

  #number(number: number): void {
    if (!Number.isSafeInteger(number)) {
      this.#byte(sign.fraction)
      this.#spell(String(number))
    } else if (number >= 0 && number < lists) this.#byte(number)
    else {
      this.#byte(number < 0 ? sign.minus : sign.whole)
      this.count(Math.abs(number))
    }
  }

  #text(text: string, words: Words): void {
    const number = words.text(text)
    if (number !== undefined) {
      this.#known(number)
      return
    }
    words.learn(text)
    this.#byte(sign.text)
    this.#spell(text)
  }

  #shape(value: JsonObject, words: Words): void {
    const number = words.shape(value)
    if (number !== undefined) {
      this.#known(number)
      return
    }
    const keys = Object.keys(value).filter(key => value[key] !== undefined)
    words.learn(keys)
    this.#byte(sign.shape)
    this.count(keys.length)
    for (const key of keys) this.#spell(key)
  }

  #known(number: number): void {
    if (number < far - known) this.#byte(known + number)
    else {
      const more = number - (far - known)
      this.#byte(far + (more >> 8))
      this.#byte(more & 255)
    }
  }

  #spell(text: string): void {
    this.count(text.length)
    for (let at = 0; at < text.length; at++) this.count(text.charCodeAt(at))
  }

  #byte(byte: number): void {
    if (this.#at === this.#bytes.length) this.#room()
    this.#bytes[this.#at++] = byte
  }

  /** Takes a new piece of memory, and what is not yet taken along into it. */
  #room(): void {
    const written = this.#at - this.#from
    const more = new Uint8Array(Math.max(slab, written * 2))
    more.set(this.#bytes.subarray(this.#from, this.#at))
    this.#bytes = more
    this.#from = 0
    this.#at = written
  }
}

/** Where an `Unpacker` takes its bytes from, one after the other. */
export interface Bytes {
  /** Throws where there is none. */
  byte(): number
}

/** Bytes as they came. */
export class Plain implements Bytes {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new Error('the bytes end in the middle of something')
    return byte
  }

  count(): number {
    return countFrom(this)
  }

  /** How many bytes are left. */
  left(): number {
    return this.#bytes.length - this.#at
  }

  /** The next so many bytes. */
  piece(length: number): Uint8Array {
    if (length > this.left()) throw new Error('the bytes end in the middle of something')
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }
}

function countFrom(bytes: Bytes): number {
  let sum = 0
  for (let worth = 1; ; worth *= 128) {
    const byte = bytes.byte()
    sum += (byte & 127) * worth
    if (byte < 128) return sum
  }
}

/** Reads what a `Packer` wrote in one go, in the same order; throws where there is nothing more to read. */
export class Unpacker {
  readonly #bytes: Bytes
  readonly #said: Json[] = []

  constructor(bytes: Bytes) {
    this.#bytes = bytes
  }

  count(): number {
    return countFrom(this.#bytes)
  }

  value(words: Words): Json {
    const byte = this.#bytes.byte()
    if (byte < lists) return byte
    if (byte < sign.nothing) return this.#items(byte - lists, words)
    if (byte >= known) {
      const number = byte < far ? byte - known : far - known + ((byte - far) << 8) + this.#bytes.byte()
      const word = words.list[number]
      if (word === undefined) throw new Error(`word ${number} was never said`)
      return typeof word === 'string' ? word : this.#object(word, words)
    }
    switch (byte) {
      case sign.nothing:
        return null
      case sign.yes:
        return true
      case sign.no:
        return false
      case sign.whole:
        return this.count()
      case sign.minus:
        return -this.count()
      case sign.fraction:
        return Number(this.#spelled())
      case sign.list:
        return this.#items(this.count(), words)
      case sign.again: {
        const number = this.count()
        const thing = this.#said[number]
        if (thing === undefined) throw new Error(`thing ${number} was never said`)
        return thing
      }
      case sign.text: {
        const text = this.#spelled()
        words.learn(text)
        return text
      }
      case sign.shape: {
        const shape: string[] = []
        for (let left = this.count(); left > 0; left--) shape.push(this.#spelled())
        words.learn(shape)
        return this.#object(shape, words)
      }
      default:
        throw new Error(`no value begins with ${byte}`)
    }
  }

  #items(length: number, words: Words): Json[] {
    const items: Json[] = []
    for (let left = length; left > 0; left--) items.push(this.value(words))
    this.#said.push(items)
    return items
  }

  #object(shape: readonly string[], words: Words): Json {
    const out: { [key: string]: Json } = {}
    for (const key of shape) {
      const value = this.value(words)
      if (key === '__proto__') Object.defineProperty(out, key, { value, enumerable: true })
      else out[key] = value
    }
    this.#said.push(out)
    return out
  }

  #spelled(): string {
    let text = ''
    for (let left = this.count(); left > 0; left--) text += String.fromCharCode(this.count())
    return text
  }
}
