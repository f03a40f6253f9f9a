import { beforeAll, describe, expect, it } from 'vitest'
import { screens as brawl } from '../../src-renderer/games/brawl/screens.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { plain } from '../../src-renderer/games/plain/screens.ts'
import { screens as referee } from '../../src-renderer/games/referee/screens.ts'
import type { RefereeView } from '../../src-engine/referee/view.ts'
import { turnText } from '../../src-renderer/table/frame/turn-text.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

const table = { phase: 'playing', paused: false } as const
const names = namesOf({ A: 'Ann', B: 'Ben', C: 'Cal' })
const inTurns = (toAct: readonly string[], yours: readonly string[], canAct = false) =>
  turnText(table, plain, { toAct }, names, yours, canAct)
const inBrawl = (view: Partial<BrawlView>, yours: readonly string[], canAct = false) =>
  turnText(table, brawl, view as BrawlView, names, yours, canAct).text

describe('whose turn it is, in words', () => {
  it('names those the game waits for', () => {
    expect(inTurns(['A'], ['A'], true)).toEqual({ text: 'Your turn', mine: true })
    expect(inTurns(['B'], ['A'])).toEqual({ text: 'Waiting for Ben', mine: false })
    expect(inTurns(['B', 'C'], []).text).toBe('Waiting for Ben and Cal')
    expect(inTurns(['A'], ['A', 'B'], true)).toEqual({ text: 'Ann’s turn', mine: false })
  })
  it('leaves others’ turns to a referee’s table, where they stand large', () => {
    const shown = (toAct: readonly string[], yours: readonly string[]) =>
      turnText(table, referee, { phase: 'play', toAct } as unknown as RefereeView, names, yours, false).text
    expect([shown(['B'], ['A']), shown(['B'], []), shown(['A'], ['A'])]).toEqual(['', '', 'Your turn'])
  })
  it('counts them where the bar could not hold their names', () => {
    expect(inTurns(['A', 'B', 'C', 'D'], []).text).toBe('Waiting for 4 players')
    const long = { A: 'Maximiliane von Hohenstaufen-Wittelsbach', B: 'Bartholomew Featherstonehaugh the Elder' }
    const waitedFor = (toAct: readonly string[]) => turnText(table, plain, { toAct }, namesOf(long), [], false).text
    expect(waitedFor(['A', 'B'])).toBe('Waiting for 2 players')
    expect(waitedFor(['A'])).toBe(`Waiting for ${long.A}`)
  })
  it('says so when the table or the game itself is paused', () => {
    expect(turnText({ ...table, paused: true }, plain, { toAct: ['A'] }, names, ['A'], true).text).toBe('Paused')
    const paused = { phase: 'paused', toAct: ['A'] } as Partial<RefereeView> as RefereeView
    expect(turnText(table, referee, paused, names, ['A'], true)).toEqual({ text: 'Paused', mine: false })
  })
  it('says that a person watches, and nothing of a display, while nobody is due', () => {
    expect(turnText(table, plain, { toAct: [] }, names, [], false).text).toBe('You are watching')
    expect(turnText(table, plain, { toAct: [] }, names, undefined, false).text).toBe('')
  })
  it('speaks of no turns where there are none', () => {
    expect(inBrawl({ phase: 'knock', toAct: ['A', 'B'] }, ['A'], true)).toBe('Knock to begin')
    expect(inBrawl({ phase: 'play', toAct: ['A', 'B'] }, ['A'], true)).toBe('No turns: play!')
    expect(inBrawl({ phase: 'play', toAct: ['A', 'B'] }, [])).toBe('')
  })
  it('bids nobody play who sits out, is done or has knocked', () => {
    expect(inBrawl({ phase: 'play', toAct: ['A', 'B'] }, ['C'], true)).toBe('')
    expect(inBrawl({ phase: 'knock', toAct: ['A'] }, ['B'], true)).toBe('Waiting for Ann')
    expect(inBrawl({ phase: 'knock', toAct: ['A'] }, [])).toBe('Knock to begin')
    expect(inBrawl({ phase: 'foul', toAct: ['B'] }, ['A'], true)).toBe('Waiting for Ben')
  })
  it('says it in the language that is spoken', async () => {
    await loadLanguage('es')
    expect(inTurns(['B', 'C'], []).text).toBe('Esperando a Ben y Cal')
    await loadLanguage('de')
    expect(inTurns(['A', 'B', 'C', 'D'], []).text).toBe('Warten auf 4 Leute')
    await loadLanguage('en')
  })
  it('speaks of turns again in training', () => {
    expect(inBrawl({ phase: 'play', turn: 'B', toAct: ['B'] }, ['A'])).toBe('Waiting for Ben')
  })
})
