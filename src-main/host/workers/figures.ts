import type { Figures } from '../../../src-engine/protocol/asks.ts'
import { placedResultsIn, type PlacedResult } from '../../store/results.ts'
import type { PlayerStatistics, StatisticsTask } from '../context/worker-tasks.ts'

/** Games the share of wins over time looks back on. */
const window = 20

/** The statistics page's figures of one player, of the games asked for. */
export function statisticsOf({ pages, player, name, game, players }: StatisticsTask): PlayerStatistics {
  const own = placedResultsIn(pages)
  const chosen = own.filter(
    one => (game === undefined || one.game === game) && (players === undefined || one.players === players),
  )
  const overTime = chosen.map((one, index) => {
    const last = chosen.slice(Math.max(0, index + 1 - window), index + 1)
    const rate = last.filter(result => result.won).length / last.length
    const { at, place, together, won, record, tallies } = one
    return { at, game: one.game, players: one.players, place, together, won, record, tallies, rate }
  })
  return {
    imported: chosen.filter(one => one.imported === true).length,
    player,
    name: own.at(-1)?.name ?? name,
    total: figuresOf(chosen),
    byGame: grouped(chosen, one => one.game).map(([id, results]) => ({ game: id, figures: figuresOf(results) })),
    byPlayers: grouped(chosen, one => one.players)
      .sort(([a], [b]) => a - b)
      .map(([count, results]) => ({ players: count, figures: figuresOf(results) })),
    overTime: overTime.slice(-500),
  }
}

/** Adds results up, oldest first. */
function figuresOf(results: readonly PlacedResult[]): Figures {
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
    const place = Math.max(0, one.place - 1)
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
function grouped<K>(results: readonly PlacedResult[], by: (one: PlacedResult) => K): [K, PlacedResult[]][] {
  const groups = new Map<K, PlacedResult[]>()
  for (const one of results) {
    const key = by(one)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return [...groups]
}
