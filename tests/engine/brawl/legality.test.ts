import { describe, expect, it } from 'vitest'
import type { BrawlCode } from '../../../src-engine/brawl/actions.ts'
import { cards, type Card } from '../../../src-engine/brawl/cards.ts'
import { refusal, spotsFor } from '../../../src-engine/brawl/legality.ts'
import { modifiersOf, newBase, type Base } from '../../../src-engine/brawl/row.ts'
import { stackOf } from '../../../src-engine/brawl/stack.ts'

/** Every kind of string a card may be put on, bottom to top. */
const strings = {
  bare: [],
  hit: ['hit-red'],
  hit2: ['hit-red', 'hit2-red'],
  block: ['hit-red', 'block-red'],
  'wild block': ['hit-red', 'wild-block'],
  dodge: ['hit-red', 'dodge'],
  'pressed block': ['hit-red', 'block-red', 'press'],
  'pressed dodge': ['hit-red', 'dodge', 'press'],
  'hit on dodge': ['hit-blue', 'dodge', 'hit-red'],
} as const satisfies { [what: string]: readonly Card[] }
type What = keyof typeof strings

const ok = undefined
const press: BrawlCode = 'needs-block-dodge-or-reverse'
const modifier: BrawlCode = 'not-a-base-modifier'
/** For each card what is said on each of the strings above, in their order (RULES BRL-5 … BRL-10, BRL-15). */
const onSide: { readonly [C in Card]: readonly (BrawlCode | undefined)[] } = {
  base: Array<BrawlCode>(9).fill('not-on-a-base'),
  'hit-red': [ok, ok, ok, 'blocked', 'blocked', ok, ok, ok, ok],
  'hit-blue': [ok, ...other('blocked', ok)],
  'hit-green': [ok, ...other('blocked', ok)],
  'hit2-red': ['not-on-a-base', ok, ok, 'blocked', 'blocked', 'not-on-a-base', ok, ok, ok],
  'hit2-blue': ['not-on-a-base', ...other('blocked', 'not-on-a-base')],
  'hit2-green': ['not-on-a-base', ...other('blocked', 'not-on-a-base')],
  'block-red': ['needs-hit', ok, ok, 'blocked', 'blocked', 'needs-hit', ok, ok, ok],
  'block-blue': ['needs-hit', ...other('blocked', 'needs-hit')],
  'block-green': ['needs-hit', ...other('blocked', 'needs-hit')],
  clear: Array<BrawlCode>(9).fill(modifier),
  press: [press, press, press, ok, ok, ok, press, press, press],
  freeze: Array<BrawlCode>(9).fill(modifier),
  dodge: ['needs-hit', ok, ok, 'blocked', 'blocked', 'needs-hit', ok, ok, ok],
  reverse: Array<BrawlCode>(9).fill(modifier),
  hold: Array<BrawlCode>(9).fill(modifier),
  null: Array<BrawlCode>(9).fill(modifier),
  'wild-block': ['needs-hit', ok, ok, 'blocked', 'blocked', 'needs-hit', ok, ok, ok],
}
/** A card of another colour: after the bare side, the same on every string of red Hits. */
function other(block: BrawlCode, dodge: BrawlCode | undefined): (BrawlCode | undefined)[] {
  const wrong: BrawlCode = 'wrong-colour'
  return [wrong, wrong, block, block, dodge, wrong, wrong, wrong]
}

function baseWith(stack: readonly Card[], modifiers: readonly Card[] = []): Base {
  return { ...newBase(1, 0), stacks: [stackOf(stack), stackOf([])], modifiers: modifiersOf(modifiers) }
}

describe('Brawl: every card on every kind of string (BRL-6, BRL-7, BRL-8)', () => {
  const whats = Object.keys(strings) as What[]
  const cases = cards.flatMap(card => whats.map((what, at) => [card, what, onSide[card][at]] as const))
  it.each(cases)('%s on %s: %s', (card, what, code) => {
    expect(refusal([baseWith(strings[what]), newBase(2, 1)], 3, card, { base: 0, side: 0 })).toBe(code)
  })
  it('a card that has no business on a string is nothing to put a Hit, a Hit-2 or a Block on (BRL-17)', () => {
    const says = (card: Card) => refusal([baseWith(['hit-red', 'reverse'])], 3, card, { base: 0, side: 0 })
    const codes = (['hit-red', 'hit2-red', 'block-red', 'dodge', 'press'] as const).map(says)
    expect(codes).toEqual(['wrong-colour', 'wrong-colour', 'needs-hit', 'needs-hit', press])
  })
  it.each(cards)('%s on no string of a frozen Base (BRL-10)', card => {
    for (const stack of Object.values(strings)) {
      const row = [baseWith(stack, ['freeze']), newBase(2, 1)]
      expect(refusal(row, 3, card, { base: 0, side: 0 })).toBe(card === 'base' ? 'not-on-a-base' : 'base-frozen')
    }
  })
})

describe('Brawl: every card on a Base itself (BRL-5, BRL-7, BRL-9, BRL-10, BRL-15)', () => {
  const free: readonly Card[] = ['clear', 'freeze', 'reverse', 'hold', 'null']
  it.each(cards)('%s on a plain Base', card => {
    const code = refusal([newBase(1, 0), newBase(2, 1)], 3, card, { base: 0 })
    const wanted = card === 'base' ? 'not-on-a-base' : card === 'press' ? press : modifier
    expect(code).toBe(free.includes(card) ? undefined : wanted)
  })
  it.each(cards)('%s on a frozen Base', card => {
    const row = [baseWith([], ['freeze']), newBase(2, 1)]
    expect(refusal(row, 3, card, { base: 0 })).toBe(card === 'base' ? 'not-on-a-base' : 'base-frozen')
  })
  it.each([
    ['reverse', ok],
    ['null', ok],
    ['hold', ok],
  ] as const)('a Press directly on %s', (below, code) => {
    expect(refusal([baseWith([], [below])], 3, 'press', { base: 0 })).toBe(code)
    expect(refusal([baseWith([], [below, 'press'])], 3, 'press', { base: 0 })).toBe(press)
  })
  it('a Hold stops a Clear and nothing else, until it is pressed', () => {
    const held = [baseWith([], ['hold']), newBase(2, 1)]
    expect(refusal(held, 3, 'clear', { base: 0 })).toBe('base-held')
    expect(refusal(held, 3, 'freeze', { base: 0 })).toBe(undefined)
    expect(refusal([baseWith([], ['hold', 'press']), newBase(2, 1)], 3, 'clear', { base: 0 })).toBe(undefined)
  })
})

describe('Brawl: ends of the row (BRL-5)', () => {
  it.each(cards)('%s goes there only if it is a Base', card => {
    const row = [newBase(1, 0), newBase(2, 1)]
    expect(refusal(row, 3, card, { edge: 'left' })).toBe(card === 'base' ? undefined : 'no-such-base')
    expect(refusal(row, 2, card, { edge: 'left' })).toBe(card === 'base' ? 'base-row-full' : 'no-such-base')
  })
})

describe('Brawl: where a card may go is all that is not refused', () => {
  it.each(cards)('%s', card => {
    const row = [baseWith(['hit-red'], ['reverse']), baseWith(['hit-blue', 'block-blue']), newBase(3, 1)]
    for (const spot of spotsFor(row, 4, card)) expect(refusal(row, 4, card, spot)).toBe(undefined)
    const every = row.flatMap((_, base) => [{ base }, { base, side: 0 as const }, { base, side: 1 as const }])
    const open = every.filter(spot => refusal(row, 4, card, spot) === undefined)
    expect(spotsFor(row, 4, card).length).toBe(card === 'base' ? 2 : open.length)
  })
})
