import type { Level } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import type { GameCard, TableState } from '../../../src-engine/protocol/to-client.ts'
import { usualSettings } from '../../../src-engine/protocol/usual-settings.ts'
import { gameTitle, t } from '../../words/index.ts'

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
  const place = (index: number): TableState['places'][number] => ({
    seat: `place${index + 1}`,
    kind: index === 0 ? 'person' : 'bot',
    name: index === 0 ? me : bots === 1 ? t('people.the-bot') : t('people.bot', { number: index }),
    colour: index,
    avatar: '',
    here: index === 0,
    sitIn: false,
    asked: false,
  })
  return {
    id: 'practice',
    game: game.id,
    title: gameTitle(game.id),
    phase: 'lobby',
    solo: true,
    host: '',
    places: Array.from({ length: bots + 1 }, (_, index) => place(index)),
    options,
    ...usualSettings,
    level,
    paused: false,
    watching: 0,
  }
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
