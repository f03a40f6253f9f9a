import type { Level } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import type { GameCard, TableState } from '../../../src-engine/protocol/to-client.ts'
import { unhostedTable } from '../../table/unhosted-table.ts'
import { t } from '../../words/index.ts'

/** What is chosen for a game alone. */
export interface PracticeOptions {
  readonly bots: number
  readonly level: Level
  readonly options: JsonObject
}

/**
 * The practice table before it is opened, for a game's own set-up: oneself in the first place and bots in the others.
 * Seats are called as a host calls places where nobody sits yet (`place1`), and it puts in who sits there.
 */
export function practiceTable(game: GameCard, me: string, { bots, level, options }: PracticeOptions): TableState {
  const bot = (number: number): string => (bots === 1 ? t('people.the-bot') : t('people.bot', { number }))
  return unhostedTable(
    { id: 'practice', game: game.id, phase: 'lobby', options, level },
    Array.from({ length: bots + 1 }, (_, at) => {
      const seat = { seat: `place${at + 1}`, colour: at }
      return at === 0 ? { ...seat, name: me } : { ...seat, kind: 'bot', name: bot(at), here: false }
    }),
  )
}

/**
 * The options as they hold for this number of bots: without what was said of places that are not there, and without
 * lists of places (teams) that leave anybody out.
 */
export function optionsFor(game: GameCard, options: JsonObject, bots: number): JsonObject {
  const own = new Set(game.options.filter(field => field.kind === 'own').map(field => field.key))
  const isHere = (name: unknown): boolean => {
    const number = Number(/^place(\d+)$/.exec(String(name))?.[1] ?? 1)
    return number <= bots + 1
  }
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, value]): readonly (readonly [string, Json])[] => {
      if (value === undefined) return []
      if (!own.has(key) || typeof value !== 'object' || value === null) return [[key, value]]
      if (Array.isArray(value)) {
        const named = value.flat()
        return named.length === bots + 1 && named.every(isHere) ? [[key, value]] : []
      }
      return [[key, Object.fromEntries(Object.entries(value).filter(([name]) => isHere(name)))]]
    }),
  )
}
