import { read, write } from './storage.ts'

// What a game keeps on this device; no page needs it before that game's own.

/** A deck somebody put together, by how many of each card; it is kept here alone, and shown to nobody. */
export interface SavedDeck {
  readonly name: string
  readonly cards: { readonly [card: string]: number }
}
export const savedDecks = {
  /** What can't be read is left out. */
  read: (game: string): readonly SavedDeck[] => {
    try {
      const stored = JSON.parse(read(`knockabout.decks.${game}`) ?? '[]') as unknown
      return Array.isArray(stored) ? stored.filter(isSavedDeck) : []
    } catch {
      return []
    }
  },
  keep: (game: string, decks: readonly SavedDeck[]): void => write(`knockabout.decks.${game}`, JSON.stringify(decks)),
}
function isSavedDeck(one: unknown): one is SavedDeck {
  const { name, cards } = (one ?? {}) as Partial<SavedDeck>
  return (
    typeof name === 'string' &&
    typeof cards === 'object' &&
    cards !== null &&
    Object.values(cards).every(count => Number.isInteger(count) && count > 0)
  )
}

/** The puzzles of a game that were solved on this device. */
export const solvedPuzzles = {
  read: (game: string): readonly string[] =>
    (read(`knockabout.solved.${game}`) ?? '').split(' ').filter(id => id !== ''),
  add: (game: string, id: string): void =>
    write(`knockabout.solved.${game}`, [...new Set([...solvedPuzzles.read(game), id])].join(' ')),
}

/** One's way through a game's gauntlet, kept on this device alone. What it holds is the game's to read. */
export const gauntletRuns = {
  read: (game: string): unknown => {
    try {
      return JSON.parse(read(`knockabout.gauntlet.${game}`) ?? 'null')
    } catch {
      return undefined
    }
  },
  keep: (game: string, run: object | undefined): void =>
    write(`knockabout.gauntlet.${game}`, JSON.stringify(run ?? null)),
}
