import { describe, expect, it } from 'vitest'
import { games, readScenario, runScenario, type Verdict } from '../../../src-engine/index.ts'
import { at, matches } from '../../../src-engine/scenario/see.ts'

const good = { title: 't', game: 'knock-out-whist', seats: ['Ann', 'Ben'], seed: 1 }

function run(file: object): Verdict {
  const read = readScenario(JSON.stringify(file))
  if (!read.ok) return { ok: false, error: read.error }
  return runScenario(games, read.scenario)
}

describe('reading a scenario', () => {
  it.each([
    ['', 'this is no JSON'],
    ['{"title":"t"', 'this is no JSON'],
    ['[]', 'the file: '],
    ['null', 'the file: '],
    ['{"title":"t","game":"g"}', 'seats: '],
    [JSON.stringify({ ...good, seats: [] }), 'seats: '],
    [JSON.stringify({ ...good, seats: ['Ann', 'Ann'] }), 'seats: Ann sits twice'],
    [JSON.stringify({ ...good, seats: ['Ann', 'Ó Brien'] }), 'seats.1: a seat is letters and digits'],
    [JSON.stringify({ ...good, seats: ['Ann', 'constructor'] }), 'seats.1: a seat has no name that every object has'],
    [JSON.stringify({ ...good, seats: ['Ann', 'table'] }), 'seats: “table” is the display'],
    [JSON.stringify({ ...good, names: { Zoe: 'Z' } }), 'names.Zoe: there is no such seat'],
    [JSON.stringify({ ...good, names: { Ann: 'x'.repeat(201) } }), 'names.Ann: '],
    [JSON.stringify({ ...good, faces: { Zoe: { avatar: 'owl', colour: 0 } } }), 'faces.Zoe: there is no such seat'],
    [JSON.stringify({ ...good, faces: { Ann: { avatar: 7, colour: 0 } } }), 'faces.Ann.avatar: '],
    [JSON.stringify({ ...good, faces: { Ann: { avatar: 'owl', colour: -1 } } }), 'faces.Ann.colour: '],
    [JSON.stringify({ ...good, seed: -1 }), 'seed: '],
    [JSON.stringify({ ...good, seed: 'xyz' }), 'seed: '],
    [JSON.stringify({ ...good, steps: [{}] }), 'steps.0.by: '],
    [JSON.stringify({ ...good, steps: [{ see: 7 }] }), 'steps.0.see: '],
    [JSON.stringify({ ...good, steps: [{ bots: 'evening' }] }), 'steps.0.bots: '],
    [JSON.stringify({ ...good, steps: [{ see: {}, with: 1 }] }), 'steps.0'],
    [JSON.stringify({ ...good, step: [] }), 'the file: '],
  ])('says what is wrong, and where: %s', (text, error) => {
    const read = readScenario(text)
    expect(read.ok).toBe(false)
    expect(read.ok ? '' : read.error).toContain(error)
  })

  it('passes over what a later version may have added to a game somebody was sent', () => {
    const faces = { Ann: { avatar: 'owl', colour: 3, hat: 'bowler' } }
    const text = JSON.stringify({ ...good, faces, mood: 'merry' })
    expect(readScenario(text)).toMatchObject({ ok: false, error: expect.stringContaining('mood') as string })
    const read = readScenario(text, 'ignored')
    expect(read).toMatchObject({ ok: true, scenario: { ...good, faces: { Ann: { avatar: 'owl', colour: 3 } } } })
    expect(read.ok && Object.keys(read.scenario)).not.toContain('mood')
  })

  it('takes a byte order mark as it comes', () => {
    expect(readScenario(`\uFEFF${JSON.stringify(good)}`)).toMatchObject({ ok: true })
  })
})

describe('running a scenario', () => {
  it('says which look did not hold, counting steps from one', () => {
    const verdict = run({ ...good, steps: [{ see: { round: 1 } }, { see: { cards: 6, 'seats.Ann.handSize': 7 } }] })
    expect(verdict).toEqual({ ok: false, failures: [{ step: 2, path: 'cards', expected: 6, actual: 7 }] })
  })

  it('says what was refused, and what should have been', () => {
    const wrong = { by: 'Ann', do: 'play', card: 'AH' }
    expect(run({ ...good, steps: [wrong] })).toEqual({
      ok: false,
      failures: [{ step: 1, path: 'refused', expected: null, actual: 'not-your-turn' }],
    })
    expect(run({ ...good, steps: [{ ...wrong, refused: 'not-your-turn' }] })).toMatchObject({ ok: true })
    expect(run({ ...good, steps: [{ ...wrong, refused: 'not-in-hand' }] })).toMatchObject({
      failures: [{ expected: 'not-in-hand', actual: 'not-your-turn' }],
    })
    expect(run({ ...good, steps: [{ by: 'Ann', do: 'concede', refused: 'not-your-turn' }] })).toMatchObject({
      failures: [{ expected: 'not-your-turn', actual: null }],
    })
  })

  it('knows the games there are', () => {
    const verdict = run({ ...good, game: 'bridge' })
    expect(verdict.ok === false && 'error' in verdict && verdict.error).toContain('there is no game “bridge”')
    expect(run({ ...good, game: 'toString' })).toMatchObject({ ok: false })
  })

  it('holds a refused set-up to its code', () => {
    expect(run({ ...good, seats: ['Ann'], refused: 'too-few-players' })).toEqual({ ok: true })
    expect(run({ ...good, refused: 'too-few-players' })).toMatchObject({
      ok: false,
      failures: [{ step: 0, actual: null }],
    })
    expect(run({ ...good, seats: ['Ann'] })).toMatchObject({ ok: false, failures: [{ actual: 'too-few-players' }] })
  })

  it.each([
    [{ dealer: 'Zoe' }, 'given.dealer: Zoe has no seat.'],
    [{ deals: {} }, 'given.deals: '],
    [{ deals: [{ Ann: ['1H', '2H', '3H', '4H', '5H', '6H', '7H'] }] }, 'given.deals.0.cards: 1H is no card.'],
    [{ moon: 1 }, 'given.'],
  ])('says where a given cannot be, unless the file says so itself: %j', (given, error) => {
    const verdict = run({ ...good, given })
    expect(verdict).toHaveProperty('error', expect.stringContaining(error))
    expect(verdict).not.toHaveProperty('failures')
    expect(run({ ...good, given, refused: 'bad-option' })).toEqual({ ok: true })
  })

  it('looks as somebody who is there', () => {
    expect(run({ ...good, steps: [{ bots: 'hand' }, { see: {}, as: 'Zoe' }] })).toMatchObject({
      ok: false,
      error: 'steps.1.as: Zoe has no seat; it is one of Ann, Ben or table',
    })
    expect(run({ ...good, steps: [{ see: { 'seats.Ann.cards': { absent: true } }, as: 'Ben' }] })).toEqual(
      expect.objectContaining({ ok: true }),
    )
  })

  it('lets bots play to the end of the hand, and of the game', () => {
    expect(run({ ...good, steps: [{ bots: 'hand' }, { see: { hand: 2 } }] })).toMatchObject({ ok: true })
    const whole = run({ ...good, steps: [{ bots: 'game', level: 'hard' }, { see: { phase: 'over', toAct: [] } }] })
    expect(whole).toMatchObject({ ok: true })
  })
})

describe('what a look sees', () => {
  const root = { a: { 'b.c': { d: [{ e: 1 }] } }, list: [1, 2, 2], none: null }

  it.each([
    ['a.b.c.d.0.e', 1],
    ['list.2', 2],
    ['list.3', undefined],
    ['list.length', undefined],
    ['a.x', undefined],
    ['none', null],
    ['a.toString', undefined],
  ])('%s', (path, value) => expect(at(root, path)).toEqual(value))

  it.each([
    [{ absent: true }, undefined, true],
    [{ absent: true }, null, false],
    [{ count: 3 }, root.list, true],
    [{ count: 2 }, root.list, false],
    [{ has: [2, 2] }, root.list, true],
    [{ has: [1, 1] }, root.list, false],
    [{ hasNot: [3] }, root.list, true],
    [{ hasNot: [2] }, root.list, false],
    [{ hasNot: [2] }, undefined, false],
    [[1, 2], root.list, false],
    [{ b: 1, a: 2 }, { a: 2, b: 1 }, true],
    [null, undefined, false],
  ])('%j against %j: %s', (wanted, actual, holds) => expect(matches(wanted, actual)).toBe(holds))
})
