import type { z } from 'zod'
import type { Json, JsonObject } from './json.ts'

interface FieldWords {
  readonly key: string
  readonly label: string
  /** What it changes at the table, in plain language. */
  readonly help: string
  /** Show it in the form only while another option has one of these values. */
  readonly when?: { readonly key: string; readonly is: readonly Json[] }
}

/** One house rule: its place in the form, its default and what it may be, all in one. */
export type OptionField =
  | (FieldWords & {
      readonly kind: 'choice'
      readonly choices: readonly { readonly value: Json; readonly label: string; readonly help?: string }[]
      readonly default?: Json
    })
  | (FieldWords & { readonly kind: 'switch'; readonly default: boolean })
  | (FieldWords & { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default?: number })
  /** What no general form can ask (a deck a seat, teams): the game's own set-up screen fills it; the schema refuses. */
  | (FieldWords & {
      readonly kind: 'own'
      readonly schema: z.ZodType<Json>
      readonly default?: Json
      /** An object by seat, in which each player may set the entry of their own. */
      readonly bySeat?: true
    })

export type ReadOptions =
  | { readonly ok: true; readonly options: JsonObject }
  | { readonly ok: false; readonly key: string; readonly why: string }

/**
 * Reads a host's house rules: what is left out gets its default, what is unknown or impossible is refused with the
 * field's name and the reason. A field without a default may be absent (its default hangs on other options).
 */
export function readOptions(fields: readonly OptionField[], raw: Json | undefined): ReadOptions {
  if (raw === undefined) return readOptions(fields, {})
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, key: '', why: 'House rules are a list of names and values.' }
  }
  const given = raw as JsonObject
  const known = new Set(fields.map(field => field.key))
  for (const key of Object.keys(given)) {
    if (!known.has(key)) return { ok: false, key, why: `There is no house rule called “${key}”.` }
  }
  const options: { [key: string]: Json } = {}
  for (const field of fields) {
    const value = given[field.key]
    if (value === undefined) {
      if (field.default !== undefined) options[field.key] = field.default
      continue
    }
    const why = refuse(field, value)
    if (why !== undefined) return { ok: false, key: field.key, why: `${field.label}: ${why}` }
    options[field.key] = value
  }
  return { ok: true, options }
}

function refuse(field: OptionField, value: Json): string | undefined {
  if (field.kind === 'switch') return typeof value === 'boolean' ? undefined : 'it is either on or off.'
  if (field.kind === 'choice') {
    if (field.choices.some(choice => choice.value === value)) return undefined
    return `it can be ${field.choices.map(choice => choice.label).join(', ')}.`
  }
  if (field.kind === 'number') {
    if (typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max)
      return undefined
    return `a whole number from ${field.min} to ${field.max}.`
  }
  const read = field.schema.safeParse(value)
  return read.success ? undefined : (read.error.issues[0]?.message ?? 'it does not fit.')
}
