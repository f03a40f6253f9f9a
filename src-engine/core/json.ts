/** What can be sent, stored and compared: everything a view, an event, an action or an option is made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Deep equality; the order of keys does not matter, and a key holding `undefined` is as good as absent. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (isList(a) || isList(b)) {
    return isList(a) && isList(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]))
  }
  for (const key in a) if (!sameJson(a[key], entryOf(b, key))) return false
  for (const key in b) if (b[key] !== undefined && entryOf(a, key) === undefined) return false
  return true
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Canonical JSON: the same text for equal values. Keys are sorted, and those that hold `undefined` are left out. */
export function canonical(value: Json | undefined): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const keys = Object.keys(value).filter(key => value[key] !== undefined)
  return `{${keys
    .toSorted()
    .map(key => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`
}

/** Whether every object answers to this key, such as `constructor`: no seat is called so, as much is kept by seat. */
export function isInherited(key: string): boolean {
  return key in {}
}

/** The object's own value for a key that somebody outside has said. */
export function entryOf<T>(held: { readonly [key: string]: T } | undefined, key: string): T | undefined {
  return held !== undefined && Object.hasOwn(held, key) ? held[key] : undefined
}
