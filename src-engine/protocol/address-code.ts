import { defaultPort } from './version.ts'

/**
 * A private IPv4 address as a few syllables that one calls across a room: `ba-fe-fe` for 192.168.1.20. It stands for the address and the standard port together. A vowel after each consonant, and only such as sound apart from
 * each other and are read alike in English, German and Spanish.
 */
const consonants = 'bfklmnrst'
const vowels = 'aeiou'
const base = consonants.length * vowels.length

interface Block {
  /** The first address, and how many there are. */
  readonly from: number
  readonly count: number
}
/** The nets of most houses have three syllables; all other private addresses (RFC 1918, RFC 3927) have five. */
const lengths: readonly { readonly syllables: number; readonly blocks: readonly Block[] }[] = [
  { syllables: 3, blocks: [block('192.168.0.0', 16), block('10.0.0.0', 18)] },
  { syllables: 5, blocks: [block('10.0.0.0', 8), block('172.16.0.0', 12), block('169.254.0.0', 16)] },
]

/** The code of `192.168.1.20`; nothing where that is no private IPv4 address. */
export function codeOfAddress(address: string): string | undefined {
  const at = numberOf(address)
  if (at === undefined) return undefined
  for (const { syllables, blocks } of lengths) {
    let before = 0
    for (const { from, count } of blocks) {
      if (at >= from && at < from + count) return spoken(before + at - from, syllables)
      before += count
    }
  }
  return undefined
}

/** The code of `http://192.168.1.20:4680`; none at another port or outside private networks. */
export function codeOfOrigin(origin: string): string | undefined {
  const [, address = '', port = '80'] = /^http:\/\/([^/:]+)(?::(\d+))?\/?$/.exec(origin) ?? []
  return Number(port) === defaultPort ? codeOfAddress(address) : undefined
}

/** The address of a code, typed with hyphens, spaces or neither, in letters of any case; nothing where it is no code. */
export function addressOfCode(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  const kind = lengths.find(length => length.syllables * 2 === letters.length)
  if (kind === undefined) return undefined
  let at = 0
  for (let i = 0; i < letters.length; i += 2) {
    const [consonant, vowel] = [consonants.indexOf(letters[i]!), vowels.indexOf(letters[i + 1]!)]
    if (consonant < 0 || vowel < 0) return undefined
    at = at * base + consonant * vowels.length + vowel
  }
  for (const { from, count } of kind.blocks) {
    if (at < count) {
      const address = textOf(from + at)
      // One address has one code: the longer form of a short one is none.
      return codeOfAddress(address)?.length === kind.syllables * 3 - 1 ? address : undefined
    }
    at -= count
  }
  return undefined
}

function spoken(number: number, syllables: number): string {
  const parts: string[] = []
  for (let rest = number; parts.length < syllables; rest = Math.floor(rest / base)) {
    const syllable = rest % base
    parts.unshift(`${consonants[Math.floor(syllable / vowels.length)]!}${vowels[syllable % vowels.length]!}`)
  }
  return parts.join('-')
}

function block(address: string, bits: number): Block {
  return { from: numberOf(address)!, count: 2 ** (32 - bits) }
}

function numberOf(address: string): number | undefined {
  const parts = address.split('.')
  if (parts.length !== 4 || !parts.every(part => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined
  return parts.reduce((all, part) => all * 256 + Number(part), 0)
}

function textOf(number: number): string {
  return [24, 16, 8, 0].map(bits => Math.floor(number / 2 ** bits) % 256).join('.')
}
