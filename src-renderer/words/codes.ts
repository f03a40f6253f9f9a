import type { Coded } from '../../src-engine/core/coded.ts'
import { isList, isObject, type Json, type JsonObject } from '../../src-engine/core/json.ts'
import { choiceLabel, gameTitle, optionLabel } from './games.ts'
import { hasMessage, translateKey } from './translate.ts'
import { formatList, formatBytes, formatAlternatives } from './intl.ts'

/**
 * A code of engine or host in the reader's language: from the game's own room of that name where it has one,
 * else from the first of `rooms` that knows it. `kind` among the params tells the sentences of one code apart. A code
 * nobody here knows comes from a newer host, and is named as it is.
 */
export function translateCode({ code, params }: Coded, rooms: readonly string[], game?: string): string {
  const about = typeof params?.['game'] === 'string' ? params['game'] : game
  const keys = params?.['kind'] === undefined ? [code] : [`${code}-${String(params['kind'])}`, code]
  const places = rooms.flatMap(room => (about === undefined ? [room] : [`games.${about}.${room}`, room]))
  const found = places.flatMap(room => keys.map(key => `${room}.${key}`)).find(hasMessage)
  if (found === undefined) return translateKey('refusals.unheard-of', { code })
  const blanks: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(params ?? {})) blanks[name] = formatParam(name, value, about)
  if (blanks['why'] === undefined) blanks['why'] = ''
  return translateKey(found, blanks).trim()
}

/** Names as a list, a game or a format by its title, a house rule by its label, bytes as megabytes, and a reason within as a sentence. */
function formatParam(name: string, value: Json | undefined, game: string | undefined): string | number {
  if (name === 'bytes' && typeof value === 'number') return formatBytes(value)
  if (typeof value === 'number') return value
  if (name === 'game') return gameTitle(String(value))
  if (name === 'format') return choiceLabel(game ?? 'referee', 'format', String(value))
  if (name === 'option' && game !== undefined) return optionLabel(game, String(value))
  if (isList(value)) return (name === 'either' ? formatAlternatives : formatList)(value.map(String))
  if (isObject(value)) return translateCode(asCoded(value), ['problems', 'refusals'], game)
  return String(value ?? '')
}

function asCoded({ code, params }: JsonObject): Coded {
  return { code: String(code), ...(isObject(params) ? { params } : {}) }
}

/** Why the host did not do something, or why a table can't be set up so. */
export function refusalText(refusal: Coded, game?: string): string {
  return translateCode(refusal, ['refusals', 'problems'], game)
}
