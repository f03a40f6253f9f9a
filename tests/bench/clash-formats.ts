import { pathToFileURL } from 'node:url'
import type { Level } from '../../src-engine/core/game.ts'
import { wilson } from './bots.ts'
import { duel } from './clash-play.ts'
import type { Row } from './row.ts'

const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']

/** Which seats play well in one game of a set: one alone on each chair in turn, or each team in turn. */
const formats = {
  melee: { seats: 4, sides: [[0], [1], [2], [3]] },
  star: { seats: 5, sides: [[0], [1], [2], [3], [4]] },
  'two-headed-giant': {
    seats: 4,
    sides: [
      [0, 3],
      [1, 2],
    ],
  },
  emperor: {
    seats: 6,
    sides: [
      [0, 4, 5],
      [1, 2, 3],
    ],
  },
} as const

type Format = keyof typeof formats

/** What one level won of games against another, and what it would have won if they were equal. */
export interface MetInFormat {
  readonly games: number
  readonly won: number
  readonly ifEqual: number
}

/** What the seats of `level` won among others of `against`, every side having the good seats once with the same cards. */
export function meetIn(format: Format, level: Level, against: Level, sets: number, rounds: number): MetInFormat {
  const { seats, sides } = formats[format]
  const who = names.slice(0, seats)
  let won = 0
  for (let set = 0; set < sets; set++) {
    for (const side of sides) {
      const good = side as readonly number[]
      const levels = who.map((_, at) => (good.includes(at) ? level : against))
      const { winners } = duel(who, { format }, 80_000 + set, levels, undefined, rounds)
      won += winners.filter(seat => good.includes(who.indexOf(seat))).length / Math.max(1, winners.length)
    }
  }
  return { games: sets * sides.length, won, ifEqual: sets }
}

function row(format: Format, level: Level, against: Level, sets: number, rounds: number): Row {
  const { games, won, ifEqual } = meetIn(format, level, against, sets, rounds)
  const { low, high } = wilson(won, games)
  const percent = (part: number): number => Math.round(part * 1000) / 10
  return {
    what: `clash: ${level} among ${against} in ${format}, ${games} games`,
    value: percent(won / games),
    unit: `% won (95 %: ${percent(low)} to ${percent(high)})`,
    beside: { what: 'if they were equal', value: percent(ifEqual / games) },
    ratio: won / ifEqual,
  }
}

/** `npm run bench -- clash-formats`: each level among the one below, in four formats. */
export function rows(sets = 12, rounds = 16): readonly Row[] {
  return (Object.keys(formats) as Format[]).flatMap(format => [
    // Normal bots do not search: more of their games cost little.
    row(format, 'normal', 'easy', sets * 2, 1),
    row(format, 'hard', 'normal', sets, rounds),
  ])
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [level = 'hard', against = 'normal', sets = '12', rounds = '16'] = process.argv.slice(2)
  for (const format of Object.keys(formats) as Format[]) {
    const { what, value, unit, beside } = row(format, level as Level, against as Level, Number(sets), Number(rounds))
    console.log(what, value, unit, `equal: ${beside!.value}`)
  }
}
