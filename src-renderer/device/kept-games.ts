import type { JudgedChapter } from '../../src-engine/core/judge.ts'
import { read, write } from './storage.ts'

// What a game keeps on this device; no page needs it before that game's own.

/** A stored list. What can't be read, of it or in it, is left out. */
function listIn<One>(key: string, isOne: (stored: unknown) => stored is One): readonly One[] {
  try {
    const stored = JSON.parse(read(key) ?? '[]') as unknown
    return Array.isArray(stored) ? stored.filter(one => isOne(one)) : []
  } catch {
    return []
  }
}

/** A deck somebody put together, by how many of each card; it is kept here alone, and shown to nobody. */
export interface SavedDeck {
  readonly name: string
  readonly cards: { readonly [card: string]: number }
}
export const savedDecks = {
  /** What can't be read is left out. */
  read: (game: string): readonly SavedDeck[] => listIn(`knockabout.decks.${game}`, isSavedDeck),
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

/** A finished game of one's own that was judged: kept on this device alone. */
export interface JudgedGame {
  readonly record: string
  readonly seat: string
  /** When it was judged, in milliseconds since 1970. */
  readonly at: number
  readonly choices: number
  readonly asGood: number
  /** The moments at which something was thrown away, by the number of the action, and whether that could be known. */
  readonly misplays: readonly { readonly at: number; readonly sure: boolean; readonly hand: string }[]
}
const mostJudged = 60
export const judgedGames = {
  /** The oldest first. What can't be read is left out. */
  read: (game: string): readonly JudgedGame[] => listIn(`knockabout.judged.${game}`, isJudgedGame),
  keep: (game: string, record: string, seat: string, chapters: readonly JudgedChapter[], at = Date.now()): void => {
    const choices = chapters.reduce((sum, one) => sum + one.choices - one.notKnown, 0)
    const asGood = chapters.reduce((sum, one) => sum + one.asGood, 0)
    const misplays = chapters.flatMap(one =>
      one.misplays.map(({ at: move, sure }) => ({ at: move, sure, hand: one.name })),
    )
    const others = judgedGames.read(game).filter(one => one.record !== record)
    const all = [...others, { record, seat, at, choices, asGood, misplays }].toSorted((a, b) => a.at - b.at)
    write(`knockabout.judged.${game}`, JSON.stringify(all.slice(-mostJudged)))
  },
}
function isJudgedGame(one: unknown): one is JudgedGame {
  const { record, seat, at, choices, asGood, misplays } = (one ?? {}) as Partial<JudgedGame>
  return (
    typeof record === 'string' &&
    typeof seat === 'string' &&
    [at, choices, asGood].every(Number.isFinite) &&
    Array.isArray(misplays) &&
    misplays.every(misplay => Number.isInteger(misplay?.at) && typeof misplay.hand === 'string')
  )
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
