import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allCards, card as cardOf } from '../../src-engine/clash/book.ts'
import { drawnBy, packDuel, randomDeck } from './clash-packs.ts'
import type { Row } from './row.ts'

/** Games in which a card of a deck was drawn, and how many of them its player won. */
interface Seen {
  games: number
  won: number
}

/** As if each card had been drawn in so many more games, half of them won: few games say little. */
const prior = 60

/** Duels of normal bots with two-colour decks by chance, each seed's decks once in each seat. */
export function cardsPlayed(duels: number, from = 0): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>()
  for (let seed = from; seed < from + duels; seed++) {
    const chance = drawnBy(500_000 + Math.floor(seed / 2))
    const decks = [randomDeck(chance), randomDeck(chance)]
    if (seed % 2 === 1) decks.reverse()
    const played = packDuel(decks[0]!, decks[1]!, 900_000 + seed)
    if (played === undefined) continue
    for (const [at, seat] of ['Ann', 'Ben'].entries()) {
      const won = played.winners.length === 0 ? 0.5 : Number(played.winners[0] === seat)
      const left = [...played.state.libraries[seat]!.cards.open()]
      for (const name of decks[at]!) {
        const stays = left.indexOf(name)
        if (stays >= 0) {
          left.splice(stays, 1)
          continue
        }
        const one = seen.get(name) ?? { games: 0, won: 0 }
        seen.set(name, { games: one.games + 1, won: one.won + won })
      }
    }
  }
  return seen
}

/** The percentage of such games that were won, drawn towards the middle where there were few. */
export function ratingFrom({ games, won }: Seen): number {
  return Math.round((1000 * (won + prior / 2)) / (games + prior)) / 10
}

/** A list of cards in lines of a screen's width. */
function wrapped(cards: readonly string[]): readonly string[] {
  const lines = ['']
  for (const card of cards) {
    if (lines.at(-1)!.length + card.length > 115) lines.push('')
    lines.push(`${lines.pop()!}${card}, `)
  }
  return lines.map(line => `  ${line.trimEnd()}`)
}

/** `npm run bench -- clash-ratings`: whether the ratings that are kept still are what the bots' games say. */
export function rows(duels = 400): readonly Row[] {
  const found = [...cardsPlayed(duels)].map(([name, seen]) => ({ name, ...seen, rating: ratingFrom(seen) }))
  const ranked = found.toSorted((a, b) => b.rating - a.rating)
  return [ranked[0]!, ranked.at(-1)!].map(({ name, rating, games }) => ({
    what: `clash: won by who drew ${name} (${games} games)`,
    value: rating,
    unit: '%',
  }))
}

/** `tsx tests/bench/clash-ratings.ts 4000` plays so many duels and writes the ratings that drafts go by. */
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const duels = Number(process.argv[2] ?? 4000)
  const seen = cardsPlayed(duels)
  const cards = allCards.flatMap(({ name }) => {
    const one = seen.get(name)
    return one === undefined || cardOf(name).isLand ? [] : [`${ratingFrom(one)} ${name}`]
  })
  const text = [
    `// Written by tests/bench/clash-ratings.ts from ${duels} duels of normal bots; not by hand.`,
    '',
    '/** What share of the games in which it was drawn a card won, in percent. */',
    'export const playedRatings = `',
    wrapped(cards).join('\n').replace(/,$/, '`'),
    '',
  ]
  writeFileSync(join(import.meta.dirname, '../../src-engine/clash/content/played-ratings.ts'), text.join('\n'))
}
