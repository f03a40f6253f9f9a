import { describe, expect, it } from 'vitest'
import { balance } from '../../bench/brawl-balance.ts'
import { contest } from '../../bench/brawl-bots.ts'

describe('Brawl: the levels of bots, in simulated time', () => {
  it.each([
    ['normal', 'easy', 'own', 0.8],
    ['hard', 'normal', 'own', 0.6],
    ['master', 'hard', 'own', 0.55],
    ['hard', 'easy', 'own', 0.8],
    ['normal', 'easy', 'equal', 0.5],
    ['hard', 'easy', 'equal', 0.55],
    // By judgement alone.
    ['hard', 'normal', 'equal', 0.5],
  ] as const)('%s beats %s with %s reaction times', (level, against, reactions, least) => {
    expect(contest(level, against, reactions, level === 'master' ? 200 : 100).low).toBeGreaterThan(least)
  })
})

describe('Brawl: the decks (BRL-16)', () => {
  it.each([
    ['plain', false],
    ['with extra cards', true],
  ])('none wins under 40 % or over 60 % against the field at the hard level, %s', (_what, extras) => {
    // A short form of `npm run bench -- brawl`, the same duels every time.
    const { decks, field } = balance(28, 'hard', extras)
    const off = decks.filter((_, at) => field[at]!.share < 0.4 || field[at]!.share > 0.6)
    expect(off).toEqual([])
  })
})
