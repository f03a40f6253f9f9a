import type { Comparison } from '../../../src-engine/night/duplicate.ts'

/** One hand of cards that was dealt at every table: all who held it, bots among them, whoever made most of it first. */
export interface Hand {
  /** From 0. */
  readonly seat: number
  readonly held: readonly { readonly person: string | null; readonly made: number }[]
}

/** The hands somebody was compared by, in the order of their seats. */
export function handsOf(compared: readonly Comparison[]): readonly Hand[] {
  const seats = [...new Set(compared.map(one => one.seat))].toSorted((a, b) => a - b)
  return seats.map(seat => {
    const { person, made, others } = compared.find(one => one.seat === seat)!
    return { seat, held: [{ person, made }, ...others].toSorted((a, b) => b.made - a.made) }
  })
}
