import type { JointMemory } from '../../src-engine/core/joint-seed.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { nameProblem, tidyName } from '../../src-engine/protocol/name.ts'

/** What this device keeps between visits. Every read and write may fail (private windows, a full storage); then the value is only kept in memory. */
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
function write(key: string, value: string): void {
  if (read(key) === value) return
  try {
    localStorage.setItem(key, value)
    window.desktop?.flushStorage()
  } catch {
    // kept for this visit only, by the one who asked
  }
}

export interface Me {
  readonly name: string
  readonly colour: number
  readonly avatar: string
}

/** The secret that gets a seat back, one for each host: by its address until its id is known, then by both. */
export const tokens = {
  of: (origin: string): string | undefined => read(`knockabout.token.${origin}`),
  ofHost: (id: string): string | undefined => read(`knockabout.token.host.${id}`),
  /** One that came from another address of the same host. */
  carry: (origin: string, token: string): void => write(`knockabout.token.${origin}`, token),
  keep: (origin: string, id: string, token: string): void => {
    write(`knockabout.token.${origin}`, token)
    write(`knockabout.token.host.${id}`, token)
  },
}

/** The keys of houses with sealed lines, each by the address the house was reached at. */
export const sealKeys = {
  of: (origin: string): string | undefined => read(`knockabout.key.${origin}`) || undefined,
  keep: (origin: string, key: string): void => write(`knockabout.key.${origin}`, key),
}

/** A random id of this device, by which a host counts its wrong PINs. It is not a secret. */
let called: string | undefined
export const device = {
  own: (): string => {
    called ??= read('knockabout.device') ?? Math.random().toString(36).slice(2, 14)
    write('knockabout.device', called)
    return called
  },
}

export interface MutedCheers {
  all: boolean
  people: readonly string[]
}
/** Whose cheers this person does not want to see. */
export const mutedCheers = {
  read: (): MutedCheers => {
    try {
      const { all, people } = JSON.parse(read('knockabout.muted-cheers') ?? '{}') as Partial<MutedCheers>
      const known = Array.isArray(people) ? people.filter(one => typeof one === 'string').slice(-100) : []
      return { all: all === true, people: known }
    } catch {
      return { all: false, people: [] }
    }
  },
  keep: (muted: MutedCheers): void => write('knockabout.muted-cheers', JSON.stringify(muted)),
}

export const me = {
  /** A stored value the host would refuse is ignored, because every hello with it would be refused. */
  read: (): Me | undefined => {
    try {
      const stored = JSON.parse(read('knockabout.me') ?? 'null') as Partial<Me> | null
      const name = typeof stored?.name === 'string' ? tidyName(stored.name) : ''
      if (nameProblem(name) !== undefined) return undefined
      const colour = Number(stored?.colour)
      return {
        name,
        colour: Number.isInteger(colour) && colour >= 0 && colour < 40 ? colour : 0,
        avatar: String(stored?.avatar ?? '').slice(0, 40),
      }
    } catch {
      return undefined
    }
  },
  keep: (who: Me): void => write('knockabout.me', JSON.stringify(who)),
}

export interface LastSolo {
  readonly game: string
  readonly bots: number
  readonly level: 'easy' | 'normal' | 'hard' | 'master'
  readonly options?: JsonObject
}
export const lastSolo = {
  read: (): LastSolo => {
    const usual: LastSolo = { game: 'knock-out-whist', bots: 3, level: 'normal' }
    try {
      return { ...usual, ...(JSON.parse(read('knockabout.solo') ?? '{}') as Partial<LastSolo>) }
    } catch {
      return usual
    }
  },
  keep: (last: LastSolo): void => write('knockabout.solo', JSON.stringify(last)),
}

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

/** A draw this device took part in; `record`: the game that was dealt from it. */
interface KeptDraw {
  readonly table: string
  readonly record?: string
  readonly memory: JointMemory
}
const mostDraws = 12
const draws = (): readonly KeptDraw[] => {
  try {
    const kept = JSON.parse(read('knockabout.joint') ?? '[]') as readonly KeptDraw[]
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
const keepDraws = (kept: readonly KeptDraw[]): void =>
  write('knockabout.joint', JSON.stringify(kept.slice(0, mostDraws)))

/**
 * What this device was told of the latest seeds it helped to draw, by which it judges their games. It keeps by itself which
 * game began with which draw: what the host shows afterwards decides nothing.
 */
export const jointMemory = {
  /** A draw at this table; whatever was drawn there before, and dealt into no game, was drawn again. */
  keep: (table: string, memory: JointMemory): void =>
    keepDraws([{ table, memory }, ...draws().filter(one => one.table !== table || one.record !== undefined)]),
  /** The draw this game began with; nothing where this device added no part to it, or is named as `without` one. */
  of: (table: string, record: string, without: readonly string[] = []): JointMemory | undefined => {
    const kept = draws()
    const known = kept.find(one => one.record === record) ?? kept.find(one => one.table === table && !one.record)
    if (known === undefined || without.includes(known.memory.person)) return undefined
    if (known.record === undefined) keepDraws(kept.map(one => (one === known ? { ...one, record } : one)))
    return known.memory
  },
}
