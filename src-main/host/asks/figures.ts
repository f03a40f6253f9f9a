import type { Figures } from '../../../src-engine/protocol/asks.ts'
import type { StoredResult } from '../../store/results.ts'

/** Adds results up, oldest first. */
export function figuresOf(results: readonly StoredResult[]): Figures {
  const games = results.length
  const wins = results.filter(one => one.won).length
  const places: number[] = []
  // Names of tallies come from files too, so they index no object.
  const sums = new Map<string, { sum: number; games: number }>()
  let now = 0
  let best = 0
  for (const one of results) {
    now = one.won ? now + 1 : 0
    best = Math.max(best, now)
    const place = Math.max(0, Math.floor(one.place) - 1)
    while (places.length <= place) places.push(0)
    places[place]!++
    for (const [what, count] of Object.entries(one.tallies)) {
      const { sum, games: counted } = sums.get(what) ?? { sum: 0, games: 0 }
      sums.set(what, { sum: sum + count, games: counted + 1 })
    }
  }
  return {
    games,
    wins,
    draws: results.filter(one => one.drawn).length,
    winRate: games === 0 ? 0 : wins / games,
    averagePlace: games === 0 ? 0 : results.reduce((sum, one) => sum + one.place, 0) / games,
    places,
    streak: { now, best },
    tallies: Object.fromEntries(
      [...sums].map(([what, { sum, games: counted }]) => [what, { sum, average: sum / counted }]),
    ),
  }
}

/** Splits results by something they have, in the order it first comes up. */
export function grouped<K>(results: readonly StoredResult[], by: (one: StoredResult) => K): [K, StoredResult[]][] {
  const groups = new Map<K, StoredResult[]>()
  for (const one of results) {
    const key = by(one)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return [...groups]
}
