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

/** What the seats of `level` won among others of `against`, every side having the good seats once with the same cards. */
export function meetIn(format: keyof typeof formats, level: Level, against: Level, sets: number, rounds: number): Row {
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
  const games = sets * sides.length
  const { low, high } = wilson(won, games)
  const percent = (part: number): number => Math.round(part * 1000) / 10
  return {
    what: `clash: ${level} among ${against} in ${format}, ${games} games`,
    value: percent(won / games),
    unit: `% won (95 %: ${percent(low)} to ${percent(high)})`,
    beside: { what: 'if they were equal', value: percent(1 / sides.length) },
    ratio: (won / games) * sides.length,
  }
}

/** `npm run bench -- clash-formats`: hard bots among normal ones, in four formats. */
export function rows(sets = 12, rounds = 16): readonly Row[] {
  return (Object.keys(formats) as (keyof typeof formats)[]).map(format =>
    meetIn(format, 'hard', 'normal', sets, rounds),
  )
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const format of Object.keys(formats) as (keyof typeof formats)[]) {
    const row = meetIn(format, 'hard', 'normal', Number(process.argv[2] ?? 12), Number(process.argv[3] ?? 16))
    console.log(row.what, row.value, row.unit, `equal: ${row.beside!.value}`)
  }
}
