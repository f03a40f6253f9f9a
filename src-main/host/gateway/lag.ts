/** How many round trips are looked back on: at one every three seconds, half a minute of them. */
const window = 10

/** Milliseconds: what a line is taken to lose at most when it is new, and how much more it may be taken to lose a minute later. */
const believed = { first: 5, more: 4 }

export interface Lag {
  /** One round trip, in milliseconds. */
  took(ms: number): void
  /** What the line loses one way, in milliseconds, as far as the host believes it; 0 before the first round trip. */
  half(): number
}

/**
 * A line is as slow as its quickest recent answer: a late one now and then, by chance or on purpose, makes it no slower.
 * Anyone who holds back every answer looks slow too, and where lag is evened out (RULES BRL-2) would gain by it: so a line
 * is believed to be slow little by little, over minutes without a single quick answer, and to be quick at once. `now`:
 * milliseconds by a clock that is never set back.
 */
export function lagOf(now: () => number = () => performance.now()): Lag {
  const trips: number[] = []
  let half = 0
  let at: number | undefined
  return {
    took: ms => {
      trips.push(ms)
      if (trips.length > window) trips.shift()
      const before = at
      at = now()
      const most = before === undefined ? believed.first : half + ((at - before) / 60_000) * believed.more
      half = Math.min(most, Math.min(...trips) / 2)
    },
    half: () => half,
  }
}
