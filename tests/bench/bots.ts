import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Row } from './engine.ts'
import { actionOf, choicesOf } from '../../src-engine/whist/bots/bot.ts'
import { sureChoices } from '../../src-engine/whist/solver/sure-choices.ts'
import type { State as WhistState } from '../../src-engine/whist/state.ts'
import {
  askedOf,
  botAction,
  counted,
  games,
  play,
  start,
  thinkingFactor,
  toAct,
  type Level,
} from '../../src-engine/index.ts'

/** A level's share of the games won against three seats of another level, with its 95 % interval (Wilson). */
export interface Duel {
  readonly game: string
  readonly level: Level
  readonly against: Level
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
  /** What it would win if there were no difference. */
  readonly fair: number
  /** Milliseconds a move of the stronger bot took: the middle and the longest. */
  readonly median: number
  readonly longest: number
}

const seats = ['Ann', 'Ben', 'Cal', 'Dee']
/** The host's default budget for a move. */
export const budget = 250

/** Wilson's interval for a share, 95 %. */
export function wilson(won: number, of: number): { low: number; high: number } {
  const z = 1.96
  const share = won / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of)
  return { low: middle - half, high: middle + half }
}

/** Two seats of `level` against two of `against`, sitting in turn by turn, over `count` games of four. */
export function duel(id: string, level: Level, against: Level, count: number, rounds: number): Duel {
  const game = games[id]!
  let won = 0
  const times: number[] = []
  for (let number = 0; number < count; number++) {
    const strong = seats.filter((_, seat) => (seat + number) % 2 === 0)
    // Each deal is played twice, with the seats changed round.
    const started = start(game, { seats, seed: 1000 + (number >> 1) })
    if (!started.ok) throw new Error(started.code)
    let match = started.match
    for (let moves = 0; game.outcome(match.state) === undefined; moves++) {
      if (moves > 20_000) throw new Error('a game of bots did not end')
      const seat = toAct(match)[0]!
      const playing = strong.includes(seat) ? level : against
      const before = performance.now()
      const action = botAction(match, seat, playing, counted(rounds * thinkingFactor[playing]))
      if (playing === level) times.push(performance.now() - before)
      const played = play(match, seat, action as never)
      if (!played.ok) throw new Error(`${seat} was refused: ${played.refused}`)
      match = played.match
    }
    if (strong.includes(game.outcome(match.state)!.winners[0]!)) won++
  }
  times.sort((a, b) => a - b)
  const median = times[times.length >> 1] ?? 0
  const longest = times.at(-1) ?? 0
  return {
    game: id,
    level,
    against,
    games: count,
    share: won / count,
    ...wilson(won, count),
    fair: 0.5,
    median,
    longest,
  }
}

/**
 * Of the choices of a level in the last three tricks in which something was sure, how many gave it away: against what every
 * deal that fits says, in so many hands of four. Normal bots play for all up to there.
 */
export function sureLost(
  level: Level,
  hands: number,
  rounds: number,
): { readonly sure: number; readonly lost: number } {
  const game = games['knockout-whist']!
  let [sure, lost, seed] = [0, 0, 5000]
  for (let over = 0; over < hands; seed++) {
    const started = start(game, { seats, seed })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    let chapter = game.scenario.chapter(match.state)
    while (game.outcome(match.state) === undefined && over < hands) {
      const seat = toAct(match)[0]!
      const asked = askedOf(match, seat) as unknown as { readonly state: WhistState; readonly seat: string }
      const all = choicesOf(asked)
      const kept = sureChoices(asked)
      const isEnd = Math.max(...asked.state.board.held) <= 3
      const action = botAction(match, seat, isEnd ? level : 'normal', counted(rounds * thinkingFactor[level]))
      if (kept.length < all.length) {
        sure++
        if (!kept.some(choice => isDeepStrictEqual({ ...actionOf(asked.state, choice) }, { ...action }))) lost++
      }
      const played = play(match, seat, action as never)
      if (!played.ok) throw new Error(played.refused)
      match = played.match
      if (game.scenario.chapter(match.state) === chapter) continue
      chapter = game.scenario.chapter(match.state)
      over++
    }
  }
  return { sure, lost }
}

/** Milliseconds each of some first moves of a hard bot takes at the host's default budget, at the largest table. */
export function moveTimes(moves: number): number[] {
  const game = games['all-out-brawl']!
  const twelve = Array.from({ length: 12 }, (_, seat) => `P${seat}`)
  const started = start(game, { seats: twelve, seed: 5 })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  const times: number[] = []
  for (let i = 0; i < moves; i++) {
    const seat = toAct(match)[0]!
    const before = performance.now()
    const action = botAction(match, seat, 'hard', { more: () => performance.now() - before < budget })
    times.push(performance.now() - before)
    const played = play(match, seat, action as never)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
  }
  return times.toSorted((a, b) => a - b)
}

/** Self-play of the whist bots: each duel with its interval, and what a move takes. `count` games a duel. */
export function rows(count = 200, rounds = 40): Row[] {
  const duels = ['knock-out-whist', 'all-out-brawl', 'knockout-whist'].flatMap(id => [
    duel(id, 'normal', 'easy', count, 0),
    duel(id, 'hard', 'normal', count, rounds),
    duel(id, 'master', 'hard', count, rounds),
    // A level against itself: what chance alone makes of as many games.
    duel(id, 'hard', 'hard', count, rounds),
  ])
  const times = moveTimes(30)
  const hands = count * 50
  const master = sureLost('master', hands, 1)
  const given = sureLost('hard', hands / 10, 4)
  return [
    ...duels.map(one => ({
      what: `${one.game}: ${one.level} against ${one.against}, two seats each, ${one.games} games`,
      value: Math.round(one.share * 1000) / 10,
      unit: `% won (95 %: ${percent(one.low)} to ${percent(one.high)})`,
      beside: { what: 'if they were equal', value: one.fair * 100 },
      ratio: one.share / one.fair,
    })),
    {
      what: `sure tricks given away by master in the last three of ${hands} hands, of ${master.sure} choices in which something was sure`,
      value: master.lost,
      unit: 'choices',
      beside: { what: `hard, of ${given.sure}`, value: given.lost },
    },
    {
      what: 'a hard move at twelve seats and the default budget, median',
      value: Math.round(times[times.length >> 1]!),
      unit: 'ms',
    },
    {
      what: 'a hard move at twelve seats and the default budget, longest',
      value: Math.round(times.at(-1)!),
      unit: 'ms',
    },
  ]
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { what, value, unit } of rows(Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 40))) {
    console.log(`${what}: ${value} ${unit}`)
  }
}
