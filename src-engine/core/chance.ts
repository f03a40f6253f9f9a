import { blake2s } from '@noble/hashes/blake2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { entryOf, type Json } from './json.ts'

/**
 * Every draw says what it is for. It is a function of the secret seed, that name, and how many such draws came before,
 * so one draw more or less never moves another (DESIGN, Chance).
 */
export interface Chance {
  /** A whole number from 0 to n − 1, evenly. */
  below(what: string, n: number): number
  shuffle<T>(what: string, items: readonly T[]): T[]
  /** The result a scenario fixes for the draw of this name, if it does. The game checks it, and draws if there is none. */
  answer(what: string): Json | undefined
}

/** 128 bits as 32 hex digits, the draws taken so far by name, and a scenario's answers. */
export interface ChanceState {
  readonly seed: string
  readonly drawn: { readonly [what: string]: number }
  readonly answers?: { readonly [what: string]: Json }
}

/** A scenario's seed: a number or 32 hex digits. Throws on anything else. */
export function seedFrom(seed: number | string): string {
  if (typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0) return seed.toString(16).padStart(32, '0')
  if (typeof seed === 'string' && /^[0-9a-fA-F]{32}$/.test(seed)) return seed.toLowerCase()
  throw new Error('a seed is a whole number or 32 hex digits')
}

/** Draws for one action. What a refused action draws is forgotten with the object: only `save` keeps it. */
export function chanceFrom(state: ChanceState): Chance & { save(): ChanceState } {
  // Most plays draw nothing.
  let words: Words | undefined
  let drawn: { [what: string]: number } | undefined
  const below = (what: string, n: number): number => {
    const limit = 4294967296 - (4294967296 % n)
    words ??= wordsFor(state.seed)
    drawn ??= { ...state.drawn }
    for (;;) {
      const index = drawn[what] ?? 0
      drawn[what] = index + 1
      const bits = words(what, index)
      if (bits < limit) return bits % n
    }
  }
  return {
    below,
    shuffle: (what, items) => {
      const out = [...items]
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(what, i + 1)
        const kept = out[i]!
        out[i] = out[j]!
        out[j] = kept
      }
      return out
    },
    answer: what => entryOf(state.answers, what),
    save: () => (drawn === undefined ? state : { ...state, drawn: { ...drawn } }),
  }
}

type Words = ReturnType<typeof wordsOf>
/** What the seeds of late were mixed into: it is half of the work. */
const begun = new Map<string, Words>()

function wordsFor(seed: string): Words {
  let words = begun.get(seed)
  if (words === undefined) {
    if (begun.size === 200) begun.clear()
    begun.set(seed, (words = wordsOf(seed)))
  }
  return words
}

/** Names are ASCII but for those somebody thought of, and need no encoder. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) return utf8ToBytes(text)
    bytes[i] = code
  }
  return bytes
}

/** One keyed hash gives this many draws of 32 bits. */
const perBlock = 8

/**
 * The seed's word of 32 bits at this index of the stream of this name: BLAKE2s keyed with the seed, over the number of
 * the block and the name. Seeing some draws does not help to work out those still hidden without the seed.
 */
function wordsOf(seed: string): (what: string, index: number) => number {
  const begun = new Map<string, ReturnType<typeof blake2s.create>>()
  const bytes = new Uint8Array(perBlock * 4)
  const words = new DataView(bytes.buffer)
  let heldWhat = ''
  let heldBlock = -1
  /** Mixing the key in is half of the hash's work, so the hash of key and first letter is computed once and cloned. */
  const readBlock = (block: string): void => {
    const first = block.charAt(0)
    let hash = begun.get(first)
    if (hash === undefined) {
      hash = blake2s.create({ key: hexToBytes(seed), dkLen: bytes.length }).update(utf8ToBytes(first))
      begun.set(first, hash)
    }
    hash
      .clone()
      .update(bytesOf(block.slice(1)))
      .digestInto(bytes)
  }
  return (what, index) => {
    const block = Math.floor(index / perBlock)
    if (block !== heldBlock || what !== heldWhat) {
      readBlock(`${block} ${what}`)
      heldBlock = block
      heldWhat = what
    }
    return words.getUint32((index % perBlock) * 4)
  }
}
