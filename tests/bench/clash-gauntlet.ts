import { pathToFileURL } from 'node:url'
import { picksOf } from '../../src-engine/clash/draft/choose.ts'
import { opponents } from '../../src-engine/clash/content/opponents.ts'
import {
  beginRun,
  duelOf,
  nextOpponent,
  prizeCards,
  prizeTaken,
  settled,
  startingPools,
  type GauntletRun,
} from '../../src-engine/clash/gauntlet/run.ts'
import type { Level } from '../../src-engine/core/game.ts'
import { wilson } from './bots.ts'
import { duel } from './clash-play.ts'
import type { Row } from './row.ts'

/** A run that has come to its nth opponent, with the best picks of each pack it has won. */
function runBefore(nth: number, seed: number): GauntletRun {
  const pools = startingPools(seed)
  let run = beginRun(seed, pools[seed % pools.length]!)
  for (const { seat } of opponents.slice(0, nth)) {
    run = settled(run, seat, true, seat)
    run = prizeTaken(run, picksOf(run.prize!, run.pool, prizeCards, 'hard'))
  }
  return run
}

/** How many of so many duels a challenger of this level wins against the nth opponent, who begins in turn. */
export function challenged(nth: number, games: number, level: Level, rounds: number): number {
  let won = 0
  for (let seed = 0; seed < games; seed++) {
    const run = runBefore(nth, 1000 + seed)
    const { seats, options } = duelOf(run, { you: 'You', opponent: '' }) as unknown as {
      readonly seats: readonly [string, string]
      readonly options: Parameters<typeof duel>[1]
    }
    const opponent = nextOpponent(run)!.level
    const order = seed % 2 === 0 ? seats : seats.toReversed()
    const levels = order.map(seat => (seat === seats[0] ? level : opponent))
    const { winners } = duel(order, options, 700_000 + seed, levels, undefined, rounds)
    won += winners.length === 0 ? 0.5 : Number(winners[0] === seats[0])
  }
  return won
}

function row(nth: number, games: number, level: Level, rounds: number): Row {
  const won = challenged(nth, games, level, rounds)
  const { low, high } = wilson(won, games)
  const percent = (part: number): number => Math.round(part * 1000) / 10
  return {
    what: `clash: a ${level} bot against ${opponents[nth]!.seat}, opponent ${nth + 1} of the gauntlet, ${games} duels`,
    value: percent(won / games),
    unit: `% won (95 %: ${percent(low)} to ${percent(high)})`,
  }
}

/** `npm run bench -- clash-gauntlet`: a normal bot's way through the eight, and a hard one before the last. */
export function rows(games = 60, rounds = 8): readonly Row[] {
  const last = opponents.length - 1
  return [...opponents.map((_, nth) => row(nth, games, 'normal', rounds)), row(last, games, 'hard', rounds)]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [games = '60', rounds = '8'] = process.argv.slice(2)
  for (const { what, value, unit } of rows(Number(games), Number(rounds))) console.log(what, value, unit)
}
