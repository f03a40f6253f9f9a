import { pathToFileURL } from 'node:url'
import type { Level } from '../../src-engine/core/game.ts'
import { anyGame } from '../../src-engine/core/game.ts'
import { botAction, start } from '../../src-engine/core/match.ts'
import { clash } from '../../src-engine/clash/game.ts'
import { wilson } from './bots.ts'
import { duel } from './clash-play.ts'
import { share, type Row } from './row.ts'

/** What a level won of its games against another, sitting alone among `seats` of them in turn; a draw counts for all. */
export interface Met {
  readonly level: Level
  readonly against: Level
  readonly seats: number
  readonly games: number
  readonly won: number
}

const names = ['Ann', 'Ben', 'Cal', 'Dee']

/**
 * Games in sets: the same seed, and so the same decks and draws, with the one of `level` on each chair in turn.
 * `rounds`: play-outs a decision, fewer than at a table, so that the figures are there before the day is over.
 */
export function meet(level: Level, against: Level, seats: number, sets: number, rounds: number, from = 0): Met {
  let won = 0
  for (let set = from; set < from + sets; set++) {
    for (let chair = 0; chair < seats; chair++) {
      const who = names.slice(0, seats)
      const levels = who.map((_, at) => (at === chair ? level : against))
      const { winners } = duel(who, {}, 40_000 + set, levels, undefined, rounds)
      won += winners.length === 0 ? 1 / seats : winners.includes(who[chair]!) ? 1 / winners.length : 0
    }
  }
  return { level, against, seats, games: sets * seats, won }
}

/** Milliseconds a hard bot takes with forty permanents a side, given what the host gives it, sorted. */
export function moveTimes(moves: number, budget = 250): readonly number[] {
  const side = [
    Array.from({ length: 14 }, (_, i) => ['Mountain', 'Forest'][i % 2]!),
    ['Forest Bear', 'Hill Goat', 'Ridge Ogre', 'Web Weaver', 'Marches Bull', 'Spark Urchin', 'Far Walker'],
    ['Stump Giant', 'Runaway Boar', 'Bottle Duellist', 'Hedge Witch', 'Thicket Cat', 'Mad Meg', 'Elder Oak'],
    ['Hill Goat', 'Ridge Ogre', 'Web Weaver', 'Borrowed Pike', 'Gushing Well', 'Brass Kettle', 'Iron Goose'],
    ['Stone Landlord', 'Tip Jar', 'Powder Keg', 'Milestone', 'Iron Wall'],
  ].flat()
  const hand = ['Fire Bolt', 'Second Helping', 'Thrown Stool', 'Stampede at the Fair', 'Giant Porridge', 'Forest Bear']
  const library = Array.from({ length: 30 }, (_, i) => [...hand, 'Forest', 'Mountain'][i % 8]!)
  const both = <T>(value: T): { readonly Ann: T; readonly Ben: T } => ({ Ann: value, Ben: value })
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const phase = move % 2 === 0 ? 'main' : 'attack'
    const made = start(anyGame(clash), {
      seats: ['Ann', 'Ben'],
      options: { format: 'free-for-all' },
      given: {
        active: 'Ann',
        stops: 'default',
        phase,
        battlefield: both(side),
        hand: both(hand),
        library: both(library),
      },
      seed: move,
    })
    if (!made.ok) throw new Error(made.code)
    const began = performance.now()
    botAction(made.match, 'Ann', 'hard', { more: () => performance.now() - began < budget })
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)
}

function row({ level, against, seats, games, won }: Met): Row {
  const { low, high } = wilson(won, games)
  const percent = (part: number): number => Math.round(part * 1000) / 10
  return {
    what: `clash: ${level} among ${seats === 2 ? 'one' : seats - 1} ${against}, ${games} games`,
    value: percent(won / games),
    unit: `% won (95 %: ${percent(low)} to ${percent(high)})`,
    beside: { what: 'if they were equal', value: percent(1 / seats) },
    ratio: (won / games) * seats,
  }
}

/** `npm run bench -- clash-bots`: each level beside the one below, in duels and in pods of three and four. */
export function rows(games = 400, rounds = 24): readonly Row[] {
  const met = [
    ['normal', 'easy'],
    ['hard', 'normal'],
  ] as const
  const sizes = [2, 3, 4]
  const found = met.flatMap(([level, against]) =>
    sizes.map(seats => row(meet(level, against, seats, Math.ceil(games / seats), rounds))),
  )
  const times = moveTimes(60)
  const time = (what: string, value: number): Row => ({ what: `clash: ${what}`, value: Math.round(value), unit: 'ms' })
  return [
    ...found,
    time('a hard move at 40 permanents a side, 90 % within (wanted 500)', share(times, 0.9)),
    time('a hard move at 40 permanents a side, longest (wanted 1000)', times.at(-1)!),
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [level, against, seats, sets, rounds, from] = process.argv.slice(2)
  if (level === 'times') {
    const times = moveTimes(Number(against ?? 60))
    console.log(share(times, 0.5), share(times, 0.9), times.at(-1))
  } else {
    const found = meet(level as Level, against as Level, Number(seats), Number(sets), Number(rounds), Number(from ?? 0))
    console.log(JSON.stringify(found), row(found).value, row(found).unit)
  }
}
