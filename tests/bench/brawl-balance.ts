import { pathToFileURL } from 'node:url'
import { reactionMs } from '../../src-engine/brawl/numbers.ts'
import { characters } from '../../src-engine/brawl/character.ts'
import type { Level } from '../../src-engine/core/game.ts'
import { fight, interval } from './brawl-play.ts'
import type { Row } from './row.ts'

/** What share each deck takes from each other, a draw counting half, and from the field as a whole. */
export interface Balance {
  readonly decks: readonly string[]
  readonly games: number
  readonly pairs: readonly (readonly number[])[]
  readonly field: readonly { readonly share: number; readonly low: number; readonly high: number }[]
}

/** Every pair of decks, `games` duels each, seats swapped in turn, both bots of the same level. */
export function balance(games: number, level: Level = 'hard', extras = false): Balance {
  const decks = characters.map(character => character.id)
  const pairs = decks.map(() => decks.map(() => 0.5))
  const own = reactionMs[level]
  for (let a = 0; a < decks.length; a++) {
    for (let b = a + 1; b < decks.length; b++) {
      let points = 0
      for (let number = 0; number < games; number++) {
        const swapped = number % 2 === 1
        const { outcome } = fight({
          seats: ['Ann', 'Ben'],
          options: { extras, decks: { Ann: decks[swapped ? b : a]!, Ben: decks[swapped ? a : b]! } },
          seed: 9000 + number * 64 + a * 8 + b,
          levels: [level, level],
          reactions: [own, own],
        })
        if (outcome.draw) points += 0.5
        else if ((outcome.winners[0] === 'Ann') !== swapped) points += 1
      }
      pairs[a]![b] = points / games
      pairs[b]![a] = 1 - points / games
    }
  }
  const others = decks.length - 1
  const field = pairs.map(row => {
    const share = (row.reduce((sum, one) => sum + one, 0) - 0.5) / others
    return { share, ...interval(share * games * others, games * others) }
  })
  return { decks, games, pairs, field }
}

const percent = (share: number): string => `${(share * 100).toFixed(0)}`.padStart(6)

export function printed({ decks, pairs, field, games }: Balance): string {
  const head = `${''.padEnd(8)}${decks.map(deck => deck.slice(0, 6).padStart(7)).join('')}   field (95 %)`
  const lines = decks.map((deck, at) => {
    const { share, low, high } = field[at]!
    const cells = pairs[at]!.map((one, other) => (other === at ? '     –' : percent(one))).join(' ')
    return `${deck.padEnd(8)} ${cells}   ${percent(share)} (${percent(low).trim()}–${percent(high).trim()})`
  })
  return [`Wins in %, draws half, ${games} duels a pair`, head, ...lines].join('\n')
}

/** `npm run bench -- brawl-balance`: the table of every pair, and each deck's share of the field. */
export function rows(): readonly Row[] {
  const found = balance(100)
  process.stdout.write(`${printed(found)}\n`)
  return found.decks.map((deck, at) => ({
    what: `brawl: ${deck} against the field (wanted 40 to 60)`,
    value: Math.round(found.field[at]!.share * 1000) / 10,
    unit: '%',
  }))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(
    printed(
      balance(Number(process.argv[2] ?? 100), (process.argv[3] ?? 'hard') as Level, process.argv[4] === 'extras'),
    ),
  )
}
