import { z } from 'zod'
import { limits } from './version.ts'

/** Characters nobody can see or that turn text round: they would let one name pass for another. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name as shown: trimmed, spaces folded, unseen characters gone. Markup stays what it is, text. Empty if nothing is left. */
export function tidyName(raw: string): string {
  return raw.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim()
}

export const personName = z
  .string()
  .transform(tidyName)
  .refine(name => name.length > 0, 'A name needs at least one letter.')
  .refine(name => [...name].length <= limits.nameLength, `A name can have at most ${limits.nameLength} characters.`)

/** Twelve colours and the avatars of `src-renderer/design` go by number; what a client does not know it shows as the first. */
export const colour = z.int().min(0).max(39)
export const avatar = z.string().max(40)

export interface Person {
  readonly id: string
  readonly name: string
  readonly colour: number
  readonly avatar: string
}
