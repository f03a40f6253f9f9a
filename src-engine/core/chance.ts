import type { Json } from './json.ts'
import { keyed, type Key } from './siphash.ts'

/**
 * Every draw says what it is for. It is a function of the secret seed, that name, and how many such draws came before,
 * so one draw more or less never moves another (DESIGN, Chance is asked by name).
 */
export interface Chance {
  /** A whole number from 0 to n − 1, evenly. */
  below(what: string, n: number): number
  shuffle<T>(what: string, items: readonly T[]): T[]
  /** What a scenario answers to the draw of this name, if it does; the game checks it and draws by itself otherwise. */
  told(what: string): Json | undefined
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
  const key = keyOf(state.seed)
  let drawn: { [what: string]: number } | undefined
  const below = (what: string, n: number): number => {
    const limit = 4294967296 - (4294967296 % n)
    drawn ??= { ...state.drawn }
    for (;;) {
      const index = drawn[what] ?? 0
      drawn[what] = index + 1
      const bits = keyed(key, what, index)
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
    told: what => state.answers?.[what],
    save: () => (drawn === undefined ? state : { ...state, drawn: { ...drawn } }),
  }
}

const keys = new Map<string, Key>()
function keyOf(seed: string): Key {
  let key = keys.get(seed)
  if (key === undefined) {
    if (keys.size > 1000) keys.clear()
    key = [0, 8, 16, 24].map(at => parseInt(seed.slice(at, at + 8), 16) >>> 0) as [number, number, number, number]
    keys.set(seed, key)
  }
  return key
}
