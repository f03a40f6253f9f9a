import { entryOf, isList, isObject, sameJson, type Json, type JsonObject } from '../core/json.ts'

/**
 * How one view became the next. It is computed from two views made for the same viewer, so it cannot contain a secret
 * that is in neither of them (DESIGN, A table on the host).
 *   `s` keys set to a whole new value · `d` keys deleted · `o` objects (and lists of the same length) changed within
 *   `a` lists that only grew: the items added at the end
 */
export interface Change {
  readonly s?: { readonly [key: string]: Json }
  readonly d?: readonly string[]
  readonly o?: { readonly [key: string]: Change }
  readonly a?: { readonly [key: string]: readonly Json[] }
}

/** The difference that turns `before` into `after`; `undefined` when they are the same. */
export function difference(before: JsonObject, after: JsonObject): Change | undefined {
  if (before === after) return undefined
  let set: { [key: string]: Json } | undefined
  let within: { [key: string]: Change } | undefined
  let added: { [key: string]: readonly Json[] } | undefined
  let gone: string[] | undefined
  for (const key in before) {
    const was = before[key]
    if (was !== undefined && after[key] !== was && entryOf(after, key) === undefined) (gone ??= []).push(key)
  }
  for (const key in after) {
    const value = after[key]
    // Views share what did not change, so most keys end here.
    if (value === undefined || before[key] === value) continue
    const was = entryOf(before, key)
    if (was === undefined) (set ??= {})[key] = value
    else if (isList(was) && isList(value)) {
      if (sameJson(was, value)) continue
      if (value.length > was.length && was.length > 0 && was.every((item, i) => sameJson(item, value[i]))) {
        ;(added ??= {})[key] = value.slice(was.length)
      } else if (value.length === was.length && value.every((item, i) => isObject(item) && isObject(was[i]))) {
        const inner = difference(asObject(was), asObject(value))
        // Other items altogether are shorter said whole.
        if (isAllSet(inner, value.length)) (set ??= {})[key] = value
        else if (inner !== undefined) (within ??= {})[key] = inner
      } else (set ??= {})[key] = value
    } else if (isObject(was) && isObject(value)) {
      const change = difference(was, value)
      if (change !== undefined) (within ??= {})[key] = change
    } else if (!sameJson(was, value)) (set ??= {})[key] = value
  }
  if (set === undefined && gone === undefined && within === undefined && added === undefined) return undefined
  const change: { -readonly [K in keyof Change]: Change[K] } = {}
  if (set !== undefined) change.s = set
  if (gone !== undefined) change.d = gone
  if (within !== undefined) change.o = within
  if (added !== undefined) change.a = added
  return change
}

/** Whether of a list's items each has values set, and nothing within them. */
function isAllSet(change: Change | undefined, length: number): boolean {
  const items = Object.values(change?.o ?? {})
  return items.length === length && items.every(({ s, o, a, d }) => s !== undefined && (o ?? a ?? d) === undefined)
}

/** The view after a change. Shares what did not change with `before`, which is left as it was. */
export function changed(before: JsonObject, change: Change | undefined): JsonObject {
  return change === undefined ? before : (apply(before, change) as JsonObject)
}

function apply(before: Json, { s: set, d: gone, a: added, o: within }: Change): Json {
  if (isList(before)) {
    const out = [...before]
    for (const key in within) out[Number(key)] = apply(out[Number(key)]!, within[key]!)
    for (const key in set) out[Number(key)] = set[key]!
    return out
  }
  const out: { [key: string]: Json | undefined } =
    gone === undefined ? { ...(before as JsonObject) } : without(before as JsonObject, gone)
  for (const key in set) out[key] = set[key]
  for (const key in added) out[key] = [...(out[key] as readonly Json[]), ...added[key]!]
  for (const key in within) out[key] = apply(out[key]!, within[key]!)
  return out
}

/** A copy, made key by key: an object that had keys deleted would be slow from then on. */
function without(object: JsonObject, gone: readonly string[]): { [key: string]: Json | undefined } {
  const out: { [key: string]: Json | undefined } = {}
  for (const key in object) if (!gone.includes(key)) out[key] = object[key]
  return out
}

function asObject(list: readonly Json[]): JsonObject {
  return Object.fromEntries(list.map((item, i) => [String(i), item]))
}
