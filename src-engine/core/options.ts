import type { z } from 'zod'
import type { Coded } from './coded.ts'
import { entryOf, isObject, type Json, type JsonObject } from './json.ts'

interface FieldPlace {
  readonly key: string
  /** Show it in the form only while another option has one of these values. */
  readonly when?: { readonly key: string; readonly is: readonly Json[] }
  /** The default at tables of people, where it differs from the default in scenarios and records. */
  readonly live?: Json
}

/** One house rule: its place in the form, its default and its possible values. Its name is in the renderer's words. */
export type OptionField =
  | (FieldPlace & {
      readonly kind: 'choice'
      readonly choices: readonly { readonly value: Json }[]
      readonly default?: Json
    })
  | (FieldPlace & { readonly kind: 'switch'; readonly default: boolean })
  | (FieldPlace & { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default?: number })
  /** Set on the game's own set-up screen (decks, teams), because no general form can ask for it; the schema checks it. */
  | (FieldPlace & {
      readonly kind: 'own'
      readonly schema: z.ZodType<Json>
      readonly default?: Json
      /** An object by seat, in which each player may set the entry of their own. */
      readonly bySeat?: true
      /** What everybody sees of an entry by seat that is its player's secret (how many cards a deck has); nothing of one that is not. */
      readonly facts?: (entry: Json) => JsonObject | undefined
    })

/** A house rule as a form needs it: what only the host can check, the schema of an `own` one, stays with the host. */
export type OptionCard =
  | Exclude<OptionField, { readonly kind: 'own' }>
  | Omit<Extract<OptionField, { readonly kind: 'own' }>, 'schema' | 'facts'>

export type ReadOptions =
  | { readonly ok: true; readonly options: JsonObject }
  | { readonly ok: false; readonly key: string; readonly code: string; readonly params?: JsonObject }

/**
 * Reads a host's house rules: what is left out gets its default, what is unknown or impossible is refused with the
 * field's name and the reason. A field without a default may be absent (its default hangs on other options).
 */
export function readOptions(fields: readonly OptionField[], raw: Json | undefined): ReadOptions {
  if (raw === undefined) return readOptions(fields, {})
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, key: '', code: 'no-options' }
  }
  const given = raw as JsonObject
  const known = new Set(fields.map(field => field.key))
  for (const key of Object.keys(given)) {
    if (!known.has(key)) return { ok: false, key, code: 'unknown-option', params: { key } }
  }
  const options: { [key: string]: Json } = {}
  for (const field of fields) {
    const value = given[field.key]
    if (value === undefined) {
      if (field.default !== undefined) options[field.key] = field.default
      continue
    }
    const read = readValue(field, value)
    if ('code' in read) {
      return { ok: false, key: field.key, code: read.code, params: { option: field.key, ...read.params } }
    }
    options[field.key] = read.value
  }
  return { ok: true, options }
}

/** The house rules as everybody at the table may see them: in the place of a player's secret stands `{ hidden: facts }`. */
export function shownOptions(fields: readonly OptionField[], options: JsonObject): JsonObject {
  return bySeat(fields, options, (entry, field) => {
    const facts = field.facts?.(entry)
    return facts === undefined ? entry : { hidden: facts }
  })
}

/** Merges house rules sent back by somebody who could not see the secret parts: those stay as they were. */
export function meantOptions(fields: readonly OptionField[], sent: JsonObject, kept: JsonObject): JsonObject {
  return bySeat(fields, sent, (entry, { key }, seat) => {
    if (!isObject(entry) || entry['hidden'] === undefined) return entry
    const before = kept[key]
    return isObject(before) ? entryOf(before, seat) : undefined
  })
}

type Own = Extract<OptionField, { readonly kind: 'own' }>

/** Each entry of what may be a secret seat by seat, as `to` has it; `undefined` takes it out. */
function bySeat(
  fields: readonly OptionField[],
  options: JsonObject,
  to: (entry: Json, field: Own, seat: string) => Json | undefined,
): JsonObject {
  let changed = options
  for (const field of fields) {
    const value = options[field.key]
    if (field.kind !== 'own' || field.facts === undefined || !isObject(value)) continue
    const entries = Object.entries(value).flatMap(([seat, entry]) => {
      const now = entry === undefined ? undefined : to(entry, field, seat)
      return now === undefined ? [] : [[seat, now] as const]
    })
    changed = { ...changed, [field.key]: Object.fromEntries(entries) }
  }
  return changed
}

/** What a game's house rules are at a table people play at, as far as that isn't their default (`live`). */
export function liveOptions(fields: readonly OptionField[]): JsonObject {
  return Object.fromEntries(fields.flatMap(({ key, live }) => (live === undefined ? [] : [[key, live]])))
}

/** The value as it is kept: a field with a schema of its own says what of it that is. */
function readValue(field: OptionField, value: Json): { readonly value: Json } | Coded {
  if (field.kind === 'own') {
    const read = field.schema.safeParse(value)
    return read.success ? { value: read.data } : { code: 'does-not-fit' }
  }
  return refuse(field, value) ?? { value }
}

function refuse(field: Exclude<OptionField, Own>, value: Json): Coded | undefined {
  if (field.kind === 'switch') return typeof value === 'boolean' ? undefined : { code: 'not-a-switch' }
  if (field.kind === 'choice') {
    if (field.choices.some(choice => choice.value === value)) return undefined
    return { code: 'not-a-choice', params: { choices: field.choices.map(choice => choice.value) } }
  }
  const { min, max } = field
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return undefined
  return { code: 'not-in-range', params: { min, max } }
}
