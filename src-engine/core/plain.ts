import type { Seat } from './seat.ts'
import { Hidden } from './hidden.ts'

/**
 * What of a state is no data of its own but its game's content, which every thread has: a card of its book. It crosses by
 * name, and is the very same object there as all others of that name.
 */
export interface Content {
  /** The name of a piece of content; nothing for anything else. */
  nameOf(part: object): string | undefined
  /** The piece of that name. Throws where there is none: the threads are not of one build. */
  named(name: string): object
}

/**
 * What plain data can't be: a secret, a piece of content, or a map. Each is a `Map` with one entry, which no option and no
 * action from outside can be, since those are JSON.
 */
type Special = 'hidden' | 'empty' | 'content' | 'map'

const special = (kind: Special, value: unknown): unknown => new Map([[kind, value]])

/**
 * A state as data that may be posted to another thread, where `fromPlain` makes the same of it. It is for a state in which
 * nobody's secrets are left but those of whom it is for (`Game.redacted`): a secret that is in it goes along.
 */
export function toPlain(value: unknown, content?: Content): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  const part = (held: unknown): unknown => toPlain(held, content)
  if (value instanceof Hidden) {
    const { visibleTo, isEmpty } = value as Hidden<unknown>
    return isEmpty ? special('empty', visibleTo) : special('hidden', [visibleTo, part(value.open())])
  }
  if (value instanceof Map)
    return special(
      'map',
      [...(value as Map<unknown, unknown>)].map(([key, held]) => [key, part(held)]),
    )
  if (Array.isArray(value)) return value.map(part)
  const name = content?.nameOf(value)
  if (name !== undefined) return special('content', name)
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, part(held)]))
}

/** A state out of its plain form. */
export function fromPlain(plain: unknown, content?: Content): unknown {
  if (typeof plain !== 'object' || plain === null || ArrayBuffer.isView(plain)) return plain
  const part = (held: unknown): unknown => fromPlain(held, content)
  if (plain instanceof Map) return fromSpecial(plain as Map<Special, unknown>, content)
  if (Array.isArray(plain)) return plain.map(part)
  return Object.fromEntries(Object.entries(plain).map(([key, held]) => [key, part(held)]))
}

function fromSpecial(plain: Map<Special, unknown>, content: Content | undefined): unknown {
  const [[kind, value]] = plain as unknown as [[Special, unknown]]
  switch (kind) {
    case 'empty':
      return new Hidden<unknown>(undefined, value as readonly Seat[]).emptied()
    case 'hidden': {
      const [visibleTo, secret] = value as readonly [readonly Seat[], unknown]
      return new Hidden(fromPlain(secret, content), visibleTo)
    }
    case 'content':
      if (content === undefined) throw new Error('a state with content of a game that has none')
      return content.named(value as string)
    case 'map':
      return new Map((value as readonly [unknown, unknown][]).map(([key, held]) => [key, fromPlain(held, content)]))
  }
}
