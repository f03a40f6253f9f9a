import { seating } from '../seating.ts'

/** One who is to be paired, known by a number. */
export interface Contender {
  readonly entrant: number
  /** Whom they have met, once for each time. */
  readonly met: readonly number[]
  readonly byes: number
}

/** Who plays whom in a Swiss round; one alone has a bye. */
export type Pairing = readonly (readonly number[])[]

/**
 * A Swiss round. `ranked`: the best first, as they stand; whoever stands side by side meets, unless they have met. Nobody
 * meets the same one again while that can be avoided for everybody at once, and where it can't, as few do as possible.
 * Of an odd number the last has a bye, if they had none and the others can be paired without a rematch; a second bye
 * comes only once everybody has had one. With more than two `seats` a table: tables as even as can be, at each those who
 * have met least.
 */
export function swissRound(ranked: readonly Contender[], seats = 2): Pairing {
  if (seats > 2) return pods(ranked, seats)
  if (ranked.length % 2 === 0) return pairs(ranked, ranked.length / 2)!
  const fewest = Math.min(...ranked.map(one => one.byes))
  const mayRest = ranked.filter(one => one.byes === fewest).reverse()
  for (let rematches = 0; ; rematches++) {
    for (const resting of mayRest) {
      const paired = pairs(
        ranked.filter(one => one !== resting),
        rematches,
        rematches,
      )
      if (paired !== undefined) return [...paired, [resting.entrant]]
    }
  }
}

/** Everybody in twos with as few rematches as will do, from `least` up to `most`; nothing if that takes more. */
function pairs(ranked: readonly Contender[], most: number, least = 0): number[][] | undefined {
  for (let rematches = least; rematches <= most; rematches++) {
    const found = pairedWith(ranked, rematches)
    if (found !== undefined) return found
  }
  return undefined
}

/** By backtracking: the first meets the nearest they may, and what has once led nowhere is not tried again. */
function pairedWith(ranked: readonly Contender[], rematches: number): number[][] | undefined {
  const dead = new Set<string>()
  const search = (left: readonly Contender[], spare: number): number[][] | undefined => {
    const [first, ...others] = left
    if (first === undefined) return []
    const key = `${spare}:${left.map(one => one.entrant).join()}`
    if (dead.has(key)) return undefined
    for (const other of others) {
      const again = first.met.includes(other.entrant) ? 1 : 0
      if (again > spare) continue
      const rest = search(
        others.filter(one => one !== other),
        spare - again,
      )
      if (rest !== undefined) return [[first.entrant, other.entrant], ...rest]
    }
    dead.add(key)
    return undefined
  }
  return search(ranked, rematches)
}

function pods(ranked: readonly Contender[], seats: number): number[][] {
  const sizes = (seating(ranked.map(String), count => count <= seats) ?? []).map(table => table.length)
  let left = [...ranked]
  return sizes.map(size => {
    const table: Contender[] = []
    while (table.length < size) {
      const meetings = (one: Contender): number =>
        table.reduce((sum, other) => sum + one.met.filter(met => met === other.entrant).length, 0)
      const next = left.reduce((best, one) => (meetings(one) < meetings(best) ? one : best))
      table.push(next)
      left = left.filter(one => one !== next)
    }
    return table.map(one => one.entrant)
  })
}
