import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactionMs } from '../../src-engine/brawl/numbers.ts'
import {
  botAction,
  chanceFrom,
  counted,
  games,
  play,
  seedFrom,
  start,
  toAct,
  type JsonObject,
  type Level,
  type Match,
} from '../../src-engine/index.ts'
import { apart, calibration, fitted, loss, type Bin, type Position } from './odds-fit.ts'
import type { Row } from './row.ts'

// What the TV says of who will win: weighed by half of these games, and held against the other half.

interface Kind {
  readonly game: string
  readonly kind: string
  readonly games: number
  readonly seats: readonly number[]
  readonly options?: (seats: readonly string[]) => JsonObject
}
const whist = (kind: string, count: number, seats: readonly number[]): Kind => ({
  game: kind,
  kind,
  games: count,
  seats,
})
const brawl = (table: string, count: number, seats: readonly number[]): Kind => ({
  game: 'brawl',
  kind: table,
  games: count,
  seats,
  options: names => ({
    table,
    ...(table === 'tag-team'
      ? { teams: [names.filter((_, at) => at % 2 === 0), names.filter((_, at) => at % 2 === 1)] }
      : {}),
  }),
})
/** Some three thousand games in all. */
export const kinds: readonly Kind[] = [
  whist('all-out-brawl', 440, [2, 3, 4, 5, 6, 8, 12]),
  whist('knock-out-whist', 400, [2, 3, 4, 5, 6, 7]),
  whist('knockout-whist', 400, [2, 3, 4, 5, 6]),
  brawl('duel', 500, [2]),
  brawl('round-robin', 200, [3, 4, 5]),
  brawl('tag-team', 300, [4, 6]),
  {
    game: 'clash',
    kind: 'duel',
    games: 500,
    seats: [2],
    options: () => ({ format: 'free-for-all', stops: 'default' }),
  },
  {
    game: 'clash',
    kind: 'free-for-all',
    games: 240,
    seats: [3, 4],
    options: () => ({ format: 'free-for-all', stops: 'default' }),
  },
]
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']
const levels: readonly Level[] = ['easy', 'normal']
/** Positions of a game that are looked at: spread over it, as far as it is known how long it was. */
const looks = 8

/** One game of bots, all of one level, and some positions of it; none of a draw. */
export function played({ game: id, seats: counts, options }: Kind, number: number): readonly Position[] {
  const game = games[id]!
  const seats = names.slice(0, counts[number % counts.length]!)
  const level = levels[number % levels.length]!
  const started = start(game, {
    seats,
    seed: 50_000 + number,
    ...(options === undefined ? {} : { options: options(seats) }),
  })
  if (!started.ok) throw new Error(`${id}: ${started.code}`)
  const next = game.time?.pace === 'realtime' ? byReaction(seats, number, level) : (match: Match) => toAct(match)[0]!
  let { match } = started
  const states = [match.state]
  for (let steps = 0; game.outcome(match.state) === undefined; steps++) {
    if (steps > 20_000) throw new Error(`${id}: a game of bots did not end`)
    const seat = next(match)
    const done = play(match, seat, botAction(match, seat, level, counted(1)) as never)
    if (!done.ok) throw new Error(`${id}: ${seat} was refused: ${done.refused}`)
    match = done.match
    states.push(match.state)
  }
  const { winners, draw } = game.outcome(match.state)!
  if (draw) return []
  return Array.from({ length: looks }, (_, at) => states[Math.floor(((at + 0.5) / looks) * states.length)]!).flatMap(
    state => {
      const sides = game.odds!.sides(game.open(state))
      const won = sides.findIndex(side => side.seats.some(seat => winners.includes(seat)))
      return won < 0 || sides.length < 2 ? [] : [{ sides, won }]
    },
  )
}

/** In real time whoever's time comes first acts, and then needs its time again (`brawl-play.ts`). */
function byReaction(seats: readonly string[], number: number, level: Level): (match: Match) => string {
  const jitter = chanceFrom({ seed: seedFrom(number + 1_000_003), drawn: {} })
  const pause = (): number => (reactionMs[level] * (700 + jitter.below('jitter', 601))) / 1000
  const due = new Map(seats.map(seat => [seat, pause()]))
  return match => {
    const seat = toAct(match).toSorted((a, b) => due.get(a)! - due.get(b)!)[0]!
    due.set(seat, due.get(seat)! + pause())
    return seat
  }
}

/** What came of one kind of table. */
export interface Fit {
  readonly game: string
  readonly kind: string
  readonly games: number
  readonly weights: readonly number[]
  /** Of the games it was not fitted to. */
  readonly loss: { readonly told: number; readonly guessing: number }
  readonly bins: readonly Bin[]
}

function fit(kind: Kind): Fit {
  const all = Array.from({ length: kind.games }, (_, number) => played(kind, number))
  const half = (odd: number): Position[] => all.filter((_, at) => (at >> 1) % 2 === odd).flat()
  const weights = fitted(half(0))
  const rest = half(1)
  return {
    game: kind.game,
    kind: kind.kind,
    games: all.length,
    weights,
    loss: loss(rest, weights),
    bins: calibration(rest, weights),
  }
}

function write(fits: readonly Fit[]): void {
  const root = join(import.meta.dirname, '..', '..')
  for (const folder of ['whist', 'brawl', 'clash']) {
    const own = fits.filter(
      ({ game }) => (games[game]!.odds === games['all-out-brawl']!.odds ? 'whist' : game) === folder,
    )
    const lines = own.map(({ kind, weights }) => `  ${/-/.test(kind) ? `'${kind}'` : kind}: [${weights.join(', ')}],\n`)
    const head = '/** Written by `npm run bench -- odds`: what each sign weighs (`odds.ts`). */\n'
    const body = `export const weights: { readonly [kind: string]: readonly number[] } = {\n${lines.join('')}}\n`
    writeFileSync(join(root, 'src-engine', folder, 'content', 'odds-weights.ts'), head + body)
  }
  writeFileSync(join(import.meta.dirname, 'odds-table.json'), `${JSON.stringify(fits, undefined, 1)}\n`)
}

/** Fits the weights anew, writes them into the games, and beside this file how often it came as it was said. */
export function rows(): Row[] {
  const fits = kinds.map(fit)
  write(fits)
  return fits.map(({ game, kind, games: n, loss: { told, guessing }, bins }) => ({
    what: `${game} ${kind}: said and came so apart, ${n} games, the half it was not fitted to`,
    value: apart(bins) * 100,
    unit: 'points',
    beside: { what: 'loss, and with equal chances for all', value: told },
    ratio: told / guessing,
  }))
}
