import { pathToFileURL } from 'node:url'
import { cardNamed } from '../../src-engine/clash/book.ts'
import { readyDecks } from '../../src-engine/clash/decks/lists.ts'
import type { Level } from '../../src-engine/core/game.ts'
import { duel } from './clash-play.ts'
import type { Row } from './row.ts'

/** A share of games with its 95 % confidence interval (Wilson). */
export interface Share {
  readonly won: number
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
}

export function shareOf(won: number, games: number): Share {
  if (games === 0) return { won, games, share: 0.5, low: 0, high: 1 }
  const z = 1.96
  const share = won / games
  const mid = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return { won, games, share, low: mid - half, high: mid + half }
}

export interface DeckBalance {
  readonly games: number
  /** Each ready deck against the field of all others. */
  readonly decks: { readonly [id: string]: Share }
  readonly pairs: { readonly [pair: string]: Share }
  readonly first: Share
  /** Games won by who has held the card, for every card but basic lands. */
  readonly cards: { readonly [name: string]: Share }
}

/** Every two ready decks meet once a round, who begins in turn; draws count half. `thinking`: play-outs a decision. */
export function balanceOfDecks(
  rounds: number,
  level: Level,
  thinking: number,
  from = 0,
  every = 1,
  nth = 0,
): DeckBalance {
  const decks = new Map<string, [number, number]>()
  const pairs = new Map<string, [number, number]>()
  const cards = new Map<string, [number, number]>()
  const note = (into: Map<string, [number, number]>, key: string, points: number): void => {
    const [won, met] = into.get(key) ?? [0, 0]
    into.set(key, [won + points, met + 1])
  }
  let first = 0
  let games = 0
  for (let round = from; round < from + rounds; round++) {
    for (const [a, one] of readyDecks.entries()) {
      for (const [b, other] of readyDecks.entries()) {
        if (b <= a || (a * 10 + b + round) % every !== nth) continue
        const [ann, ben] = (round + a + b) % 2 === 0 ? [one.id, other.id] : [other.id, one.id]
        const seed = 300_000 + round * 100 + a * 10 + b
        const played = duel(
          ['Ann', 'Ben'],
          { decks: { Ann: ann, Ben: ben } },
          seed,
          [level, level],
          undefined,
          thinking,
        )
        const points = played.winners.length === 0 ? 0.5 : played.winners[0] === 'Ann' ? 1 : 0
        games++
        first += points
        note(decks, ann, points)
        note(decks, ben, 1 - points)
        note(pairs, `${one.id} ${other.id}`, ann === one.id ? points : 1 - points)
        for (const name of played.held['Ann']!) note(cards, name, points)
        for (const name of played.held['Ben']!) note(cards, name, 1 - points)
      }
    }
  }
  const shares = (played: ReadonlyMap<string, [number, number]>): { readonly [key: string]: Share } =>
    Object.fromEntries([...played].map(([key, [won, met]]) => [key, shareOf(won, met)]))
  const named = new Map([...cards].filter(([name]) => cardNamed(name)?.basic !== true))
  return { games, decks: shares(decks), pairs: shares(pairs), first: shareOf(first, games), cards: shares(named) }
}

const percent = (part: number): string => (part * 100).toFixed(1).padStart(5)
const line = (what: string, { share, low, high, games }: Share): string =>
  `${what.padEnd(24)}${percent(share)} %  ${percent(low)} –${percent(high)}  of ${games}`

export function printed({ games, decks, first, cards, pairs }: DeckBalance): string {
  const best = Object.entries(cards).toSorted(([, a], [, b]) => b.low - a.low)
  const worst = Object.entries(pairs).toSorted(([, a], [, b]) => Math.abs(b.share - 0.5) - Math.abs(a.share - 0.5))
  return [
    `Ready decks against the field, ${games} duels, with 95 % intervals`,
    ...Object.entries(decks).map(([id, share]) => line(id, share)),
    line('the first player', first),
    'Most one-sided pairs',
    ...worst.slice(0, 6).map(([pair, share]) => line(pair, share)),
    'Cards that win most when held, by the lower end',
    ...best.slice(0, 12).map(([name, share]) => line(name, share)),
    'and least, by the upper end',
    ...best
      .toSorted(([, a], [, b]) => a.high - b.high)
      .slice(0, 8)
      .map(([name, share]) => line(name, share)),
  ].join('\n')
}

/** `npm run bench -- clash-decks`: the ten ready decks, 225 duels of hard bots that think for eight play-outs. */
export function rows(): readonly Row[] {
  const found = balanceOfDecks(5, 'hard', 8)
  process.stdout.write(`${printed(found)}\n`)
  const tenth = (part: number): number => Math.round(part * 1000) / 10
  return [
    ...Object.entries(found.decks).map(([id, { share }]) => ({
      what: `clash: the deck ${id} against the field (wanted 44 to 56)`,
      value: tenth(share),
      unit: '%',
    })),
    { what: 'clash: the first player wins (wanted 48 to 52)', value: tenth(found.first.share), unit: '%' },
    {
      what: 'clash: lower end of the card that wins most when held (wanted below 60)',
      value: tenth(Math.max(...Object.values(found.cards).map(one => one.low))),
      unit: '%',
    },
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [rounds = '5', level = 'hard', thinking = '8', from = '0'] = process.argv.slice(2)
  console.log(printed(balanceOfDecks(Number(rounds), level as Level, Number(thinking), Number(from))))
}
