import { pathToFileURL } from 'node:url'
import { halfDecks } from '../../src-engine/clash/decks/lists.ts'
import { chanceFrom, seedFrom } from '../../src-engine/core/chance.ts'
import { duel } from './clash-play.ts'
import { share, type Row } from './row.ts'

export interface Balance {
  readonly halves: readonly string[]
  readonly games: number
  /** Share of games won by the row's half-deck where the column's was on the other side; draws count half. */
  readonly pairs: readonly (readonly number[])[]
  readonly field: readonly number[]
  readonly first: number
  /** Turns of each player, of every game, sorted. */
  readonly turns: readonly number[]
}

/**
 * Duels of ready decks: four different half-decks are drawn a game, two to each side, so that a half-deck is judged in
 * all company. `rounds` times every two half-decks meet as the first halves of the two decks, seats in turn.
 */
export function balance(rounds: number, from = 0): Balance {
  const n = halfDecks.length
  const won = halfDecks.map(() => halfDecks.map(() => 0))
  const met = halfDecks.map(() => halfDecks.map(() => 0))
  const turns: number[] = []
  let first = 0
  let games = 0
  for (let round = from; round < from + rounds; round++) {
    for (let a = 0; a < n; a++) {
      for (let b = a + 1; b < n; b++) {
        const seed = 70_000 + round * 100 + a * 10 + b
        const others = chanceFrom({ seed: seedFrom(seed), drawn: {} }).shuffle(
          'halves',
          halfDecks.map((_, at) => at).filter(at => at !== a && at !== b),
        )
        const sides = [
          [a, others[0]!],
          [b, others[1]!],
        ]
        if ((round + a + b) % 2 === 1) sides.reverse()
        const [one, other] = sides.map(side => side.map(at => halfDecks[at]!.id).join('+'))
        const played = duel(['Ann', 'Ben'], { decks: { Ann: one!, Ben: other! } }, seed)
        const points = played.winners.length === 0 ? 0.5 : played.winners[0] === 'Ann' ? 1 : 0
        games++
        first += points
        turns.push(played.turns)
        for (const x of sides[0]!) {
          for (const y of sides[1]!) {
            won[x]![y]! += points
            won[y]![x]! += 1 - points
            met[x]![y]!++
            met[y]![x]!++
          }
        }
      }
    }
  }
  const sum = (row: readonly number[]): number => row.reduce((total, one) => total + one, 0)
  return {
    halves: halfDecks.map(half => half.id),
    games,
    pairs: won.map((row, x) => row.map((points, y) => points / (met[x]![y] || 1))),
    field: won.map((row, x) => sum(row) / sum(met[x]!)),
    first: first / games,
    turns: turns.sort((a, b) => a - b),
  }
}

const percent = (part: number): string => `${(part * 100).toFixed(0)}`.padStart(6)

export function printed({ halves, pairs, field, games, first, turns }: Balance): string {
  const head = `${''.padEnd(15)}${halves.map(id => id.slice(0, 6).padStart(7)).join('')}   field`
  const lines = halves.map((id, x) => {
    const cells = pairs[x]!.map((one, y) => (y === x ? '     –' : percent(one))).join(' ')
    return `${id.padEnd(15)} ${cells}  ${percent(field[x]!)}`
  })
  const pace = `first player ${percent(first).trim()} %, turns of each: median ${share(turns, 0.5)}, 99 % by ${share(turns, 0.99)}`
  return [`Wins in %, ${games} duels`, head, ...lines, pace].join('\n')
}

/** `npm run bench -- clash-balance`: every half-deck against every other in mixed decks, 1,800 duels of normal bots. */
export function rows(): readonly Row[] {
  const found = balance(40)
  process.stdout.write(`${printed(found)}\n`)
  const cells = found.pairs.flatMap((row, x) => row.filter((_, y) => y !== x))
  const tenth = (part: number): number => Math.round(part * 1000) / 10
  return [
    ...found.halves.map((id, at) => ({
      what: `clash: ${id} against the field (wanted 42 to 58)`,
      value: tenth(found.field[at]!),
      unit: '%',
    })),
    { what: 'clash: the least of any pairing (wanted 25 or more)', value: tenth(Math.min(...cells)), unit: '%' },
    { what: 'clash: the most of any pairing (wanted 75 or less)', value: tenth(Math.max(...cells)), unit: '%' },
    { what: 'clash: the first player wins (wanted 45 to 57)', value: tenth(found.first), unit: '%' },
    { what: 'clash: the median duel ends in turn (wanted 7 to 11)', value: share(found.turns, 0.5), unit: 'of each' },
    { what: 'clash: 99 % of duels end by turn (wanted 25)', value: share(found.turns, 0.99), unit: 'of each' },
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(printed(balance(Number(process.argv[2] ?? 40), Number(process.argv[3] ?? 0))))
}
