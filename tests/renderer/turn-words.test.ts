import { describe, expect, it } from 'vitest'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { turnWords } from '../../src-renderer/table/turn-words.ts'

const table = { phase: 'playing', paused: false } as TableState
const names = { A: 'Ann', B: 'Ben', C: 'Cal' }

describe('whose turn it is, in words', () => {
  it('names those the game waits for', () => {
    expect(turnWords(table, { toAct: ['A'] }, names, ['A'], true)).toBe('Your turn')
    expect(turnWords(table, { toAct: ['B'] }, names, ['A'], false)).toBe('Waiting for Ben')
    expect(turnWords(table, { toAct: ['B', 'C'] }, names, [], false)).toBe('Waiting for Ben and Cal')
  })
  it('counts them where the bar could not hold their names', () => {
    expect(turnWords(table, { toAct: ['A', 'B', 'C', 'D'] }, names, [], false)).toBe('Waiting for 4 players')
  })
  it('says so when the game itself is paused', () => {
    expect(turnWords(table, { phase: 'paused', toAct: ['A'] }, names, ['A'], true)).toBe('Paused')
  })
  it('speaks of no turns where there are none', () => {
    expect(turnWords(table, { phase: 'knock', toAct: ['A', 'B'] }, names, ['A'], true, true)).toBe('Knock to begin')
    expect(turnWords(table, { phase: 'play', toAct: ['A', 'B'] }, names, ['A'], true, true)).toBe('No turns: play!')
    expect(turnWords(table, { phase: 'play', toAct: ['A', 'B'] }, names, [], false, true)).toBe('')
  })
  it('bids nobody play who sits out, is done or has knocked', () => {
    expect(turnWords(table, { phase: 'play', toAct: ['A', 'B'] }, names, ['C'], true, true)).toBe('')
    expect(turnWords(table, { phase: 'knock', toAct: ['A'] }, names, ['B'], true, true)).toBe('Waiting for Ann')
    expect(turnWords(table, { phase: 'knock', toAct: ['A'] }, names, [], false, true)).toBe('Knock to begin')
    expect(turnWords(table, { phase: 'foul', toAct: ['B'] }, names, ['A'], true, true)).toBe('Waiting for Ben')
  })
  it('speaks of turns again in training', () => {
    expect(turnWords(table, { phase: 'play', turn: 'B', toAct: ['B'] }, names, ['A'], false, true)).toBe(
      'Waiting for Ben',
    )
  })
})
