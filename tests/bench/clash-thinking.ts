import { pathToFileURL } from 'node:url'
import { wilson } from './bots.ts'
import { duel } from './clash-play.ts'
import type { Row } from './row.ts'

/** What a hard bot that thinks more won of its duels with one that thinks less: the same decks and draws from both chairs. */
export function meetThinking(more: number, less: number, sets: number, from = 0): { games: number; won: number } {
  let won = 0
  for (let set = from; set < from + sets; set++) {
    for (const rounds of [
      [more, less],
      [less, more],
    ]) {
      const { winners } = duel(['Ann', 'Ben'], {}, 120_000 + set, ['hard', 'hard'], undefined, rounds)
      const chair = rounds[0] === more ? 'Ann' : 'Ben'
      won += winners.length === 0 ? 0.5 : Number(winners.includes(chair))
    }
  }
  return { games: sets * 2, won }
}

/** `npm run bench -- clash-thinking`: hard bots with 4 and 16 times the play-outs of others. */
export function rows(sets = 60, base = 24): readonly Row[] {
  return [4, 16].map(factor => {
    const { games, won } = meetThinking(base * factor, base, sets)
    const { low, high } = wilson(won, games)
    const percent = (part: number): number => Math.round(part * 1000) / 10
    return {
      what: `clash: hard with ${base * factor} play-outs against hard with ${base}, ${games} duels`,
      value: percent(won / games),
      unit: `% won (95 %: ${percent(low)} to ${percent(high)})`,
      beside: { what: 'if it made no difference', value: 50 },
      ratio: (won / games) * 2,
    }
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [more, less, sets, from = 0] = process.argv.slice(2).map(Number)
  for (let set = from; set < from + sets!; set++) console.log(JSON.stringify(meetThinking(more!, less!, 1, set)))
}
