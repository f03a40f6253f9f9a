import { describe, expect, it } from 'vitest'
import { balance } from '../../bench/brawl-balance.ts'
import { contest } from '../../bench/brawl-bots.ts'

/** Thousands of games each: what they take says nothing about the bots. */
const limit = { timeout: 180_000 }

describe('the levels of bots, in simulated time', limit, () => {
  it.each([
    ['normal', 'easy', 'own', 0.8],
    ['hard', 'normal', 'own', 0.7],
    ['hard', 'easy', 'own', 0.8],
    ['normal', 'easy', 'equal', 0.5],
    ['hard', 'easy', 'equal', 0.55],
  ] as const)('%s beats %s with %s reaction times', (level, against, reactions, least) => {
    expect(contest(level, against, reactions, 160).low).toBeGreaterThan(least)
  })
  it('hard beats normal by judgement alone', () => {
    expect(contest('hard', 'normal', 'equal', 400).low).toBeGreaterThan(0.5)
  })
})

describe('the decks (BRL-16)', limit, () => {
  it('none wins under 40 % or over 60 % against the field at the hard level', () => {
    const { decks, field } = balance(40)
    const off = decks.filter((_, at) => field[at]!.share < 0.4 || field[at]!.share > 0.6)
    expect(off).toEqual([])
  })
})
