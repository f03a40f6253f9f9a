import { pathToFileURL } from 'node:url'
import { duel } from './clash-play.ts'
import type { Row } from './row.ts'

/** What a hard bot that thinks more won of each two duels with one that thinks less: the same decks and draws, chairs changed. */
export function meetThinking(more: number, less: number, sets: number, from = 0): readonly number[] {
  return Array.from({ length: sets }, (_, set) =>
    ['Ann', 'Ben'].reduce((won, chair) => {
      const rounds = chair === 'Ann' ? [more, less] : [less, more]
      const { winners } = duel(['Ann', 'Ben'], {}, 120_000 + from + set, ['hard', 'hard'], undefined, rounds)
      return won + (winners.length === 0 ? 0.5 : Number(winners.includes(chair)))
    }, 0),
  )
}

/** The share won with its 95 % interval, counted by the pairs: two duels of one set are not independent of one another. */
export function shareOfPairs(pairs: readonly number[]): { share: number; low: number; high: number } {
  const share = pairs.reduce((sum, won) => sum + won / 2, 0) / pairs.length
  const squares = pairs.reduce((sum, won) => sum + (won / 2 - share) ** 2, 0)
  const half = 1.96 * Math.sqrt(squares / (pairs.length - 1) / pairs.length)
  return { share, low: share - half, high: share + half }
}

/** `npm run bench -- clash-thinking`: a hard bot with four times the play-outs of another, in 400 duels. */
export function rows(sets = 200, base = 16): readonly Row[] {
  const { share, low, high } = shareOfPairs(meetThinking(base * 4, base, sets))
  const percent = (part: number): number => Math.round(part * 1000) / 10
  return [
    {
      what: `clash: hard with ${base * 4} play-outs against hard with ${base}, ${sets * 2} duels`,
      value: percent(share),
      unit: `% won (95 %: ${percent(low)} to ${percent(high)})`,
      beside: { what: 'if it made no difference', value: 50 },
      ratio: share * 2,
    },
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [more, less, sets, from = 0] = process.argv.slice(2).map(Number)
  for (let set = from; set < from + sets!; set++) console.log(JSON.stringify(meetThinking(more!, less!, 1, set)))
}
