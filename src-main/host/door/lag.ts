/** How many round trips are looked back on: at one every three seconds, half a minute of them. */
const window = 10

export interface Lag {
  /** One round trip, in milliseconds. */
  took(ms: number): void
  /** Half the quickest round trip of the last ten; 0 before the first. */
  half(): number
}

/**
 * A line is as slow as its quickest recent answer: a late one now and then, by chance or on purpose, makes it no slower.
 * Anyone who holds back all their answers for half a minute does look slow, and gains at most what levelling allows (BRL-2).
 */
export function lagOf(): Lag {
  const trips: number[] = []
  return {
    took: ms => {
      trips.push(ms)
      if (trips.length > window) trips.shift()
    },
    half: () => (trips.length === 0 ? 0 : Math.min(...trips) / 2),
  }
}
