import type { Colour } from '../../colours/colours.ts'

/**
 * What a creature can be besides its numbers (RULES CLA-5). The last three are restrictions a card can put on a
 * creature; they are kept and counted like keywords.
 */
export const keywords = [
  'flying',
  'reach',
  'first-strike',
  'double-strike',
  'trample',
  'vigilance',
  'haste',
  'deathtouch',
  'lifelink',
  'defender',
  'menace',
  'hexproof',
  'indestructible',
  'flash',
  'unblockable',
  'protection-from-white',
  'protection-from-blue',
  'protection-from-black',
  'protection-from-red',
  'protection-from-green',
  'cannot-attack',
  'cannot-block',
  'does-not-untap',
] as const
export type Keyword = (typeof keywords)[number]
/** Keywords that are a drawback. */
export const harmfulKeywords: readonly Keyword[] = ['defender', 'cannot-attack', 'cannot-block', 'does-not-untap']

/** A set of keywords in one number: bit i is `keywords[i]`. */
export type KeywordSet = number

const bits = bitsFor(keywords)

/** A bit for each name. Throws where there are more than one number holds: the 33rd would mean the first. */
export function bitsFor<Name extends string>(names: readonly Name[]): ReadonlyMap<Name, number> {
  if (names.length > 32) throw new Error('a set of keywords is one number: it holds no more than 32')
  return new Map(names.map((name, i) => [name, 1 << i]))
}

export function bitOf(keyword: Keyword): KeywordSet {
  return bits.get(keyword)!
}

export function keywordSetOf(from: readonly Keyword[] = []): KeywordSet {
  let set = 0
  for (const keyword of from) set |= bitOf(keyword)
  return set
}

export function keywordsIn(set: KeywordSet): readonly Keyword[] {
  return keywords.filter(keyword => (set & bitOf(keyword)) !== 0)
}

const protectionsFrom = new WeakMap<readonly Colour[], KeywordSet>()

/** The protections from these colours, as a set; worked out once for each list of them, which a card has for good. */
export function protections(from: readonly Colour[]): KeywordSet {
  let set = protectionsFrom.get(from)
  if (set === undefined) {
    set = keywordSetOf(from.map(colour => `protection-from-${colour}` as const))
    protectionsFrom.set(from, set)
  }
  return set
}
