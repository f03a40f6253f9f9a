import { limits } from './version.ts'

/** Characters nobody can see or that turn text round: they would let one name pass for another. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name as shown: trimmed, spaces folded, unseen characters gone. Markup stays what it is, text. Empty if nothing is left. */
export function tidyName(raw: string): string {
  return raw.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim()
}

/** The code of why nobody can be called so; nothing where they can. Takes a tidied name. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'no-name'
  if ([...name].length > limits.nameLength) return 'long-name'
  return undefined
}
