import type { Json } from '../../src-engine/core/json.ts'
import { hasMessage, translateKey } from './translate.ts'

// What a game says of itself, by the id the host tells. A game without words of its own goes by its ids and keys.

function ofGame(game: string, key: string): string | undefined {
  const whole = `games.${game}.${key}`
  return hasMessage(whole) ? translateKey(whole, {}) : undefined
}

export function gameTitle(game: string): string {
  return ofGame(game, 'title') ?? game
}

/** Its mood in a few words; empty where the game has none. */
export function gameTag(game: string): string {
  return ofGame(game, 'tag') ?? ''
}

/** One sentence for the lobby; empty where the game has none. */
export function gameSummary(game: string): string {
  return ofGame(game, 'summary') ?? ''
}

/** How many a game is best for, in words. */
export function gameBest(game: string): string {
  return ofGame(game, 'best') ?? ''
}

export function optionLabel(game: string, key: string): string {
  return ofGame(game, `options.${key}.label`) ?? key
}

/** What a house rule changes at the table. */
export function optionHelp(game: string, key: string): string {
  return ofGame(game, `options.${key}.help`) ?? ''
}

export function choiceLabel(game: string, key: string, value: Json): string {
  return ofGame(game, `options.${key}.choices.${String(value)}.label`) ?? String(value)
}

/** What more there is to say of one choice; nothing where its name says it all. */
export function choiceHelp(game: string, key: string, value: Json): string | undefined {
  return ofGame(game, `options.${key}.choices.${String(value)}.help`)
}

/** How it goes, in at most three sentences. */
export function howToPlay(game: string): readonly string[] {
  const keys = ['first', 'next', 'end'].map(step => `howTo.${game}.${step}`)
  return keys.filter(hasMessage).map(key => translateKey(key, {}))
}
