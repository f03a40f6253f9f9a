import type { JsonObject } from '../../src-engine/core/json.ts'
import { uploadBytes } from '../../src-engine/protocol/asks.ts'
import { formatBytes, t } from '../words/index.ts'

/** What a screen needs to know of a scenario file before the host is asked about it. */
export interface GameFile {
  readonly title: string
  readonly game: string
  readonly seats: readonly string[]
}
export type ReadGameFile =
  | { readonly ok: true; readonly file: GameFile; readonly scenario: JsonObject; readonly text: string }
  | { readonly ok: false; readonly why: string }

/**
 * A first check of an opened file (SCENARIOS, The file), so that a wrong file is refused at once. Whether its moves fit
 * the rules, the host finds out.
 */
export function readGameFile(name: string, text: string): ReadGameFile {
  const tidy = text.replace(/^\uFEFF/u, '')
  if (tidy.trim() === '') return no(t('files.empty', { file: name }))
  let raw: unknown
  try {
    raw = JSON.parse(tidy)
  } catch {
    return no(t(endsInside(tidy) ? 'files.cut-short' : 'files.no-file', { file: name }))
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return no(t('files.no-game', { file: name }))
  const { title, game, seats, format } = raw as { [key: string]: unknown }
  if (format === 'knockabout-statistics') return no(t('files.statistics', { file: name }))
  if (typeof game !== 'string') return no(t('files.which-game', { file: name }))
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(seat => typeof seat === 'string'))
    return no(t('files.who-sat', { file: name }))
  if (new TextEncoder().encode(JSON.stringify(raw)).length > uploadBytes)
    return no(t('files.larger', { file: name, size: formatBytes(uploadBytes) }))
  return {
    ok: true,
    file: { title: typeof title === 'string' && title !== '' ? title : name, game, seats },
    scenario: raw as JsonObject,
    text: tidy,
  }
}

/** Whether a text that begins as a file of ours stops before its last bracket or quotation mark is closed. */
function endsInside(text: string): boolean {
  if (!text.trimStart().startsWith('{')) return false
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '')
  const depth = [...bare].reduce((sum, one) => sum + ('{['.includes(one) ? 1 : '}]'.includes(one) ? -1 : 0), 0)
  return depth > 0 || bare.includes('"')
}

function no(why: string): ReadGameFile {
  return { ok: false, why }
}

/** A name a file can have anywhere: "Knock-out Whist, 2026-11-21" → "knock-out-whist-2026-11-21.knockabout". */
export function fileName(title: string): string {
  const tidy = title
    .normalize('NFKD')
    .replace(/[^\w]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .toLowerCase()
  return `${tidy.slice(0, 60) || 'game'}.knockabout`
}
