/** What a key is written with: digits and letters nobody mistakes for each other (Crockford's base 32). */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
/** Eighty bits: few enough to type, too many to try out. */
const length = 16

/** The key of a house made from so many random bytes, one a letter. */
export function sealKeyFrom(random: Uint8Array): string {
  return Array.from(random.subarray(0, length), byte => letters[byte % letters.length]).join('')
}

/** A key as somebody typed it, with or without dashes; nothing where it can't be one. */
export function readSealKey(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return plain.length === length && [...plain].every(letter => letters.includes(letter)) ? plain : undefined
}

/** `k7mp-2r9x-…`: how it is shown to be typed. */
export function showSealKey(key: string): string {
  return key.match(/.{1,4}/g)?.join('-') ?? ''
}

export const sealVersion = 1
const publicBytes = 32
/** Bytes a message grows by: its kind, and the tag that proves it. */
export const sealOverhead = 17

/** Whether a connection's first message asks for a seal. */
export function asksForSeal(first: Uint8Array): boolean {
  return first.length === 1 + publicBytes && first[0] === sealVersion
}

/** `seal`: `can`: a house with a standby or of an event can't be sealed. */
export interface SealAnswer {
  readonly on: boolean
  readonly can: boolean
  readonly key?: string
}
