import { card as cardOf } from '../../src-engine/clash/book.ts'
import { bestOf, withLands } from '../../src-engine/clash/draft/build.ts'
import { picksOf } from '../../src-engine/clash/draft/choose.ts'
import { booster, type PackCards } from '../../src-engine/clash/draft/packs.ts'
import { colours } from '../../src-engine/colours/colours.ts'
import { type Chance, chanceFrom, seedFrom } from '../../src-engine/core/chance.ts'
import type { Level } from '../../src-engine/core/game.ts'
import { duel, type Played } from './clash-play.ts'

/** Decks from packs, for the benches that play them against each other. */

export const drawnBy = (seed: number): Chance => chanceFrom({ seed: seedFrom(seed), drawn: {} })

const packsSealed = 6
const spells = 23

/** A deck in two colours by chance, from sealed packs of these cards (of all), without its basic lands. */
export function randomDeck(chance: Chance, cards?: PackCards): readonly string[] {
  const pool = Array.from({ length: packsSealed }, () => booster(chance, 'pack', cards)).flat()
  const pair = chance.shuffle('colours', colours).slice(0, 2)
  const fits = pool.filter(name => {
    const { isLand, colours: own } = cardOf(name)
    return !isLand && own.every(one => pair.includes(one))
  })
  return chance.shuffle('cards', fits).slice(0, spells)
}

/** The decks of a pod whose seats pick at these levels: three packs each, handed on left, right, left. */
export function draftedDecks(
  chance: Chance,
  levels: readonly Level[],
  cards?: PackCards,
): readonly (readonly string[])[] {
  const pools: (readonly string[])[] = levels.map(() => [])
  for (let round = 0; round < 3; round++) {
    let packs: (readonly string[])[] = levels.map(() => booster(chance, 'pack', cards))
    while (packs[0]!.length > 0) {
      const handed = packs.map((pack, seat) => {
        const [taken] = picksOf(pack, pools[seat]!, 1, levels[seat]!, chance)
        pools[seat] = [...pools[seat]!, taken!]
        const at = pack.indexOf(taken!)
        return [...pack.slice(0, at), ...pack.slice(at + 1)]
      })
      packs = round % 2 === 1 ? [...handed.slice(1), handed[0]!] : [handed.at(-1)!, ...handed.slice(0, -1)]
    }
  }
  return pools.map(pool => bestOf(pool))
}

/** A duel takes some hundred plays; one that takes more than this is none to learn from, and its seed is named. */
const mostPlays = 3000

/** Two bots with these cards and the lands for them; nothing if it took too many plays. */
export function packDuel(ann: readonly string[], ben: readonly string[], seed: number): Played | undefined {
  const decks = { Ann: [...withLands(ann)], Ben: [...withLands(ben)] }
  // As in the gauntlet, forty cards are enough for a deck.
  const options = { decks, gauntlet: 0 }
  try {
    return duel(['Ann', 'Ben'], options, seed, ['normal', 'normal'], undefined, 1, mostPlays)
  } catch (error) {
    process.stderr.write(`seed ${seed}: ${(error as Error).message}\n`)
    return undefined
  }
}
