import type { Chance } from './chance.ts'

/** A fast random source for the bots' search; no rule draws from it. */
export type Random = (n: number) => number

export function randomFrom(seed: number): Random {
  let state = seed | 0
  return n => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n)
  }
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const kept = out[i]!
    out[i] = out[j]!
    out[j] = kept
  }
  return out
}

/** The same as the `Chance` that the rules take. */
export function chanceOf(random: Random): Chance {
  return { below: (_what, n) => random(n), shuffle: (_what, items) => shuffled(items, random), answer: () => undefined }
}
