import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allCards } from '../../src-engine/clash/book.ts'
import { packCards } from '../../src-engine/clash/draft/packs.ts'
import type { Level } from '../../src-engine/core/game.ts'
import { wilson } from './bots.ts'
import { draftedDecks, drawnBy, packDuel, randomDeck } from './clash-packs.ts'
import type { Row } from './row.ts'

/** What decks of one kind won against those of another. */
interface Won {
  readonly games: number
  readonly won: number
}

/**
 * The packs hold these cards, whatever was added since: a card more would deal every pack otherwise, and what
 * a few dozen duels show would be chance again.
 */
const names = new Set(JSON.parse(readFileSync(join(import.meta.dirname, 'clash-draft-cards.json'), 'utf8')) as string[])
const inPacks = packCards(allCards.filter(({ name }) => names.has(name)))

const pod = 8

/** Decks that a pod of hard bots drafted, against decks of two colours by chance; seats in turn. */
export function againstRandom(games: number): Won {
  return meet(games, seed => {
    const chance = drawnBy(300_000 + seed)
    const levels = Array.from({ length: pod }, (): Level => 'hard')
    return draftedDecks(chance, levels, inPacks).map(deck => [deck, randomDeck(chance, inPacks)] as const)
  })
}

/** In one pod every second seat picks for its deck, the others by mere rating; neighbours' decks meet. */
export function againstRating(games: number): Won {
  return meet(games, seed => {
    const levels = Array.from({ length: pod }, (_, at): Level => (at % 2 === 0 ? 'hard' : 'normal'))
    const decks = draftedDecks(drawnBy(350_000 + seed), levels, inPacks)
    return levels.flatMap((level, at) => (level === 'hard' ? [[decks[at]!, decks[(at + 1) % pod]!] as const] : []))
  })
}

type Pair = readonly [deck: readonly string[], other: readonly string[]]

function meet(games: number, pairsOf: (seed: number) => readonly Pair[]): Won {
  let [played, won] = [0, 0]
  for (let set = 0; played < games; set++) {
    for (const [at, [deck, other]] of pairsOf(set).entries()) {
      const first = at % 2 === 0
      const duel = packDuel(first ? deck : other, first ? other : deck, 600_000 + set * pod + at)
      if (duel === undefined) continue
      played++
      won += duel.winners.length === 0 ? 0.5 : Number((duel.winners[0] === 'Ann') === first)
    }
  }
  return { games: played, won }
}

function row(what: string, { games, won }: Won, wanted: string): Row {
  const { low, high } = wilson(won, games)
  const percent = (part: number): number => Math.round(part * 1000) / 10
  return {
    what: `clash: ${what}, ${games} duels (wanted ${wanted})`,
    value: percent(won / games),
    unit: `% won (95 %: ${percent(low)} to ${percent(high)})`,
  }
}

/** `npm run bench -- clash-draft`: what it is worth to draft, and to draft for a deck; fewer duels leave the lower end open. */
export function rows(games = 1200): readonly Row[] {
  return [
    row('drafted by hard bots against two colours by chance', againstRandom(games), '60 at least'),
    row('picks for a deck against picks by mere rating', againstRating(games), 'more than 50'),
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { what, value, unit } of rows(Number(process.argv[2] ?? 1200))) console.log(what, value, unit)
}
