import type { Seat } from './game.ts'
import { Hidden } from './hidden.ts'

/** Whether there is a secret anywhere in it. States are never written into, so what was found out of a part of one holds. */
const known = new WeakMap<object, boolean>()

function holdsSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (value instanceof Hidden) return true
  let holds = known.get(value)
  if (holds === undefined) known.set(value, (holds = partsOf(value).some(holdsSecret)))
  return holds
}

function partsOf(value: object): readonly unknown[] {
  // Numbers in a row are nothing to look into.
  if (ArrayBuffer.isView(value)) return []
  return value instanceof Map ? [...(value.values() as Iterable<unknown>)] : Object.values(value)
}

/**
 * The same in which every secret that the seat may not see is empty: what bots, coach and search are given of a state. It
 * shares with the state all that holds no secret.
 */
export function redacted<T>(value: T, seat: Seat): T {
  if (!holdsSecret(value)) return value
  return withoutSecrets(value as object, seat) as T
}

function withoutSecrets(value: object, seat: Seat): unknown {
  if (value instanceof Hidden) return value.visibleTo.includes(seat) ? value : value.emptied()
  const part = (held: unknown): unknown => redacted(held, seat)
  if (Array.isArray(value)) return value.map(part)
  if (value instanceof Map)
    return new Map([...(value as Map<unknown, unknown>)].map(([key, held]) => [key, part(held)]))
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, part(held)]))
}
