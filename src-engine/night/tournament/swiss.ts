import maxWeightMatching from 'edmonds-blossom-fixed'
import { seating } from '../seating.ts'

/** One who is to be paired, known by a number. */
export interface Contender {
  readonly entrant: number
  /** Whom they have met, once for each time. */
  readonly met: readonly number[]
  /** Rounds they had for nothing: byes, and matches that were theirs without being played. */
  readonly byes: number
  /** In points; left out, as much as anybody. */
  readonly score?: number
  /** In the round before they met somebody with less. */
  readonly floated?: boolean
}

/** Who plays whom in a Swiss round; one alone has a bye. */
export type Pairing = readonly (readonly number[])[]

/** What a round is drawn from: the contenders, the best first, and how many sit at a table. */
export interface Drawing {
  readonly ranked: readonly Contender[]
  readonly seats: number
}

/**
 * A Swiss round: of all ways to pair everybody the one with, in this order, the fewest rematches; a bye for whoever had
 * fewest, the lowest of them; scores as equal as can be, by the squares of their differences; as few as can be who meet
 * somebody with less twice running; and neighbours in rank, by the squares of how far apart they stand. Where somebody has
 * to be met again it is the one met less often, before neighbours count.
 *
 * With more than two `seats` a table: tables as even as can be, at each those who have met least.
 */
export function swissRound(ranked: readonly Contender[], seats = 2): Pairing {
  if (seats > 2) return pods(ranked, seats)
  if (ranked.length % 2 === 0) return pairs(ranked)
  const resting = restingIn(ranked)
  return [...pairs(ranked.filter(other => other !== resting)), [resting.entrant]]
}

/** Who has the bye: of those whose rest can be paired with the fewest rematches whoever had fewest byes, the last of them. */
function restingIn(ranked: readonly Contender[]): Contender {
  const count = ranked.length
  const bye = (at: number): number => ranked[at]!.byes * count + count - 1 - at
  const most = Math.max(...ranked.map((_, at) => bye(at)))
  const rematch = most + 1
  const mate = matched(count + 1, (vertex, other) =>
    other === count ? bye(vertex) : timesMet(ranked[vertex]!, ranked[other]!) > 0 ? rematch : 0,
  )
  return ranked[mate[count]!]!
}

/** Everybody in twos. */
function pairs(ranked: readonly Contender[]): number[][] {
  const tables = ranked.length / 2
  const halves = ranked.map(({ score = 0 }) => Math.round(score * 2))
  const apart = (vertex: number, other: number): number => (other - vertex) ** 2
  const uneven = (vertex: number, other: number): number => (halves[vertex]! - halves[other]!) ** 2
  const floats = (vertex: number, other: number): number =>
    halves[vertex] === halves[other]
      ? 0
      : ranked[halves[vertex]! > halves[other]! ? vertex : other]!.floated === true
        ? 1
        : 0
  const times = ranked.map(standing => ranked.map(other => timesMet(standing, other)))
  // The least first: each weighs more than all of the one before it can come to.
  const byApart = 1
  const byTimes = byApart * (tables * apart(0, ranked.length - 1) + 1)
  const byFloats = byTimes * (tables * Math.max(0, ...times.flat()) + 1)
  const byScore = byFloats * (tables + 1)
  const spread = (Math.max(...halves) - Math.min(...halves)) ** 2
  const byRematch = byScore * (tables * spread + 1)
  const mate = matched(ranked.length, (vertex, other) => {
    const met = times[vertex]![other]!
    const again = met === 0 ? 0 : byRematch + met * byTimes
    return again + uneven(vertex, other) * byScore + floats(vertex, other) * byFloats + apart(vertex, other) * byApart
  })
  return mate.flatMap((other, vertex) => (vertex < other ? [[ranked[vertex]!.entrant, ranked[other]!.entrant]] : []))
}

function timesMet(contender: Contender, { entrant }: Contender): number {
  return contender.met.reduce((sum, met) => (met === entrant ? sum + 1 : sum), 0)
}

/** By number the one each is matched with, so that the costs of all pairs come to the least; `count` is even. */
function matched(count: number, cost: (vertex: number, other: number) => number): readonly number[] {
  const edges: [number, number, number][] = []
  for (let vertex = 0; vertex < count; vertex++) {
    for (let other = vertex + 1; other < count; other++) edges.push([vertex, other, cost(vertex, other)])
  }
  const most = edges.reduce((highest, edge) => Math.max(highest, edge[2]), 0)
  for (const edge of edges) edge[2] = most - edge[2]
  return maxWeightMatching(edges, true)
}

function pods(ranked: readonly Contender[], seats: number): number[][] {
  const sizes = (seating(ranked.map(String), count => count <= seats) ?? []).map(table => table.length)
  let left = [...ranked]
  return sizes.map(size => {
    const table: Contender[] = []
    while (table.length < size) {
      const meetings = (contender: Contender): number =>
        table.reduce((sum, other) => sum + timesMet(contender, other), 0)
      const next = left.reduce((best, contender) => (meetings(contender) < meetings(best) ? contender : best))
      table.push(next)
      left = left.filter(contender => contender !== next)
    }
    return table.map(seated => seated.entrant)
  })
}
