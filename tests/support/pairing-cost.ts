import type { Contender } from '../../src-engine/night/tournament/swiss.ts'

/**
 * What a way to pair a Swiss round costs, the weightiest first: rematches; byes of whoever rests, and how far from the last
 * they stand; differences in score; who floats down twice running; how often those met again had met; neighbours.
 * Written for itself, so that the rules can be checked by it.
 */
export function pairingCost(way: readonly (readonly Contender[])[], ranked: readonly Contender[]): readonly number[] {
  const cost = [0, 0, 0, 0, 0, 0, 0]
  for (const [one, other] of way) {
    if (other === undefined) {
      cost[1]! += one!.byes
      cost[2]! += ranked.length - 1 - ranked.indexOf(one!)
      continue
    }
    const met = one!.met.filter(entrant => entrant === other.entrant).length
    const [a, b] = [one!.score ?? 0, other.score ?? 0]
    if (met > 0) cost[0]!++
    cost[3]! += (2 * (a - b)) ** 2
    if ((a > b && one!.floated === true) || (b > a && other.floated === true)) cost[4]!++
    cost[5]! += met
    cost[6]! += (ranked.indexOf(one!) - ranked.indexOf(other)) ** 2
  }
  return cost
}

/** Whether one cost is less than another. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((cost, index) => cost !== other[index])
  return at >= 0 && one[at]! < other[at]!
}

/** Every way to put them in twos, with one alone where they are odd. */
export function* everyWay(left: readonly Contender[]): Generator<Contender[][]> {
  const [first, ...others] = left
  if (first === undefined) return yield []
  if (left.length % 2 === 1) {
    for (const one of left) for (const rest of everyWay(left.filter(other => other !== one))) yield [...rest, [one]]
    return
  }
  for (const other of others) {
    for (const rest of everyWay(others.filter(one => one !== other))) yield [[first, other], ...rest]
  }
}
