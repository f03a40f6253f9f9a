import type { Contender, Pairing } from '../../../src-engine/night/tournament/swiss.ts'

/** How Swiss rounds were paired before: by backtracking, the first with the nearest they may meet. */
export function searchedRound(ranked: readonly Contender[]): Pairing {
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
