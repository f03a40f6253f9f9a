import { z } from 'zod'
import type { Chance } from '../../core/chance.ts'
import type { JsonObject } from '../../core/json.ts'
import { numbersFrom } from '../../core/written.ts'
import { cardNamed, card as cardOf, cardsOf } from '../book.ts'
import { chanceOf, randomFrom } from '../../core/random.ts'
import { bestOf, withLands } from '../draft/build.ts'
import { mainColours, worthFor } from '../draft/choose.ts'
import { fewestSpells } from '../state/draft.ts'
import { booster } from '../draft/packs.ts'
import { opponents, type Opponent } from '../content/opponents.ts'

/** One's way through the gauntlet: a duel after the other against the eight, with a pick for the deck after each win. */

/** Whose seat is the person's in each duel. */
export const challenger = 'You'
/** Decks to choose from at the beginning, and the packs each is made of. */
const decksToChoose = 3
const packsEach = 4
/** Cards taken from the pack that is won. */
export const prizeCards = 3
/** Duels that may be lost. */
export const lives = 3

const cards = z.array(z.string().refine(name => cardNamed(name) !== undefined)).max(400)
const shape = z.object({
  seed: z.int().nonnegative(),
  /** All cards one has, and which of them are in the deck; basic lands come by themselves. */
  pool: cards,
  deck: cards.min(fewestSpells),
  /** How many of the eight are beaten. */
  beaten: z.int().min(0).max(opponents.length),
  lost: z.int().min(0).max(lives),
  /** The pack that was won and not yet opened. */
  prize: cards.optional(),
  /** The table at which the duel that is next was dealt. */
  table: z.string().optional(),
  /** The tables whose end is counted already. */
  counted: z.array(z.string()).max(100),
})
export type GauntletRun = Readonly<z.infer<typeof shape>>

/** A run as it was kept; nothing of one that can't be read, or that has cards this book lacks. */
export function readRun(kept: unknown): GauntletRun | undefined {
  const read = shape.safeParse(kept)
  return read.success ? read.data : undefined
}

/** The decks one may begin with, by everything that lies in the packs they are made of; no two of the same colours. */
export function startingPools(seed: number): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>()
  for (let n = 1; found.size < decksToChoose && n < 40; n++) {
    const chance = drawnFrom(seed, n)
    const pool = Array.from({ length: packsEach }, (_, at) => booster(chance, `pack ${at}`)).flat()
    const pair = [...mainColours(bestOf(pool).map(cardOf))].sort().join()
    if (!found.has(pair)) found.set(pair, pool)
  }
  return [...found.values()]
}

/** A run that begins with what is best of this pool. */
export function beginRun(seed: number, pool: readonly string[]): GauntletRun {
  return { seed, pool: [...pool], deck: [...bestOf(pool)], beaten: 0, lost: 0, counted: [] }
}

/** Who is next; nobody once all are beaten, or the last life is lost. */
export function nextOpponent({ beaten, lost }: GauntletRun): Opponent | undefined {
  return lost >= lives ? undefined : opponents[beaten]
}

/** The duel that is next, as a scenario file: the two decks, and faces and names as they are shown. */
export function duelOf(run: GauntletRun, names: { readonly you: string; readonly opponent: string }): JsonObject {
  const opponent = nextOpponent(run)
  if (opponent === undefined) throw new Error('nobody is left in the gauntlet')
  const { seat, face } = opponent
  return {
    title: `${names.you}, ${names.opponent}`,
    game: 'clash',
    seats: [challenger, seat],
    names: { [challenger]: names.you, [seat]: names.opponent },
    faces: { [seat]: { avatar: face, colour: run.beaten + 1, bot: true } },
    options: {
      format: 'free-for-all',
      kindHands: true,
      stops: 'default',
      gauntlet: run.seed,
      decks: { [challenger]: withLands(run.deck), [seat]: deckOf(opponent) },
    },
  }
}

export function deckOf({ cards: own }: Opponent): readonly string[] {
  return withLands(cardsOf(numbersFrom(own)))
}

/**
 * The run after a duel. A win brings a pack, and after the last one nothing more; a loss costs a life. A table is counted
 * once, and a duel against somebody who was beaten before changes nothing.
 */
export function settled(run: GauntletRun, opponent: string, won: boolean, table: string): GauntletRun {
  if (nextOpponent(run)?.seat !== opponent || run.counted.includes(table) || run.prize !== undefined) return run
  const { table: _over, ...rest } = run
  const now = { ...rest, counted: [...run.counted.slice(-20), table] }
  if (!won) return { ...now, lost: run.lost + 1 }
  const beaten = run.beaten + 1
  const prize = [...booster(drawnFrom(run.seed, 100 + beaten), 'prize')]
  return { ...now, beaten, ...(beaten < opponents.length ? { prize } : {}) }
}

/** With these of the pack that was won. Those that make the deck better come into it for the weakest in it. */
export function prizeTaken(run: GauntletRun, taken: readonly string[]): GauntletRun {
  const { prize: _opened, ...rest } = run
  const pool = [...run.pool, ...taken]
  return { ...rest, pool, deck: taken.reduce(improved, run.deck) as string[] }
}

function improved(deck: readonly string[], name: string): readonly string[] {
  const card = cardOf(name)
  const colours = mainColours(deck.map(cardOf))
  if (card.isLand || card.colours.some(colour => !colours.includes(colour))) return deck
  const worth = worthFor(deck)
  const spells = deck.filter(other => !cardOf(other).isLand)
  const weakest = spells.reduce((low, name) => (worth(name) < worth(low) ? name : low))
  if (worth(name) <= worth(weakest)) return deck
  const at = deck.indexOf(weakest)
  return [...deck.slice(0, at), name, ...deck.slice(at + 1)]
}

/** With another deck of one's cards. */
export function rebuilt(run: GauntletRun, deck: readonly string[]): GauntletRun {
  return { ...run, deck: [...deck] }
}

function drawnFrom(seed: number, n: number): Chance {
  return chanceOf(randomFrom((seed ^ (n * 0x9e3779b1)) & 0x7fffffff))
}
