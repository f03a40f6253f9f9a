import { expect, it } from 'vitest'
import { chanceFrom, games, start, type JsonObject } from '../../../src-engine/index.ts'
import { applyClash } from '../../../src-engine/clash/apply.ts'
import { card } from '../../../src-engine/clash/book.ts'
import type { Card } from '../../../src-engine/clash/cards/card.ts'
import { bitsFor, keywordSetOf } from '../../../src-engine/clash/cards/keywords.ts'
import type { ClashAction } from '../../../src-engine/clash/actions.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import { boardOf } from '../../../src-engine/clash/state/boards.ts'

/** What a card could say by its data, and none of the book says yet. */

const chance = chanceFrom({ seed: '7'.padStart(32, '0'), drawn: {} })

/** A position in which every Bog Rat says something else. */
function position(given: JsonObject, says: Partial<Card>): ClashState {
  const made = start(games['clash']!, { seats: ['Ann', 'Ben'], seed: 7, given })
  if (!made.ok) throw new Error(made.code)
  const state = made.match.state as ClashState
  const rat = { ...card('Bog Rat'), ...says }
  const permanents = new Map(
    [...state.permanents].map(([id, thing]) => [id, thing.card.name === 'Bog Rat' ? { ...thing, card: rat } : thing]),
  )
  return { ...state, permanents }
}

function after(state: ClashState, acts: readonly (readonly [string, ClashAction])[]): ClashState {
  return acts.reduce((now, [seat, action]) => {
    const done = applyClash(now, seat, action, chance)
    if (!done.ok) throw new Error(`${seat} ${action.do}: ${done.refused}`)
    return done.state
  }, state)
}

const pass = { do: 'pass' } as const

it('what a trigger asks as it happens it asks again as it resolves', () => {
  const given = {
    active: 'Ann',
    phase: 'begin-combat',
    battlefield: { Ann: ['Bog Rat', 'Hill Goat'], Ben: ['Mountain'] },
    hand: { Ben: ['Fire Bolt'] },
  }
  const state = position(given, {
    triggers: [
      {
        when: 'attacks',
        what: 'this',
        if: { amount: { count: { is: 'creature', of: 'you' } }, atLeast: 2 },
        effects: [{ do: 'gain-life', who: 'you', amount: 5 }],
      },
    ],
  })
  const attacked = after(state, [
    ['Ann', pass],
    ['Ben', pass],
    ['Ann', { do: 'attack', attackers: { 'Bog Rat': 'Ben' } }],
  ])
  expect(attacked.threads[0]!.stack).toHaveLength(1)
  const kept = after(attacked, [
    ['Ann', pass],
    ['Ben', pass],
  ])
  expect(kept.format.life['Ann']).toBe(25)
  const shot = after(attacked, [
    ['Ann', pass],
    ['Ben', { do: 'cast', card: 'Fire Bolt', targets: ['Hill Goat'] }],
    ['Ben', pass],
    ['Ann', pass],
    ['Ann', pass],
    ['Ben', pass],
  ])
  expect(shot.threads[0]!.stack).toHaveLength(0)
  expect(shot.format.life['Ann']).toBe(20)
})

it('what asks who is attacking sees who attacks now', () => {
  const given = { active: 'Ann', phase: 'attack', battlefield: { Ann: ['Bog Rat', 'Hill Goat'] } }
  // It doesn't tap, so nothing but the attack changes.
  const state = position(given, {
    keywordSet: keywordSetOf(['vigilance']),
    statics: [{ on: { is: 'creature', of: 'you', attacking: true }, power: 3 }],
  })
  const power = (now: ClashState, name: string): number | undefined =>
    [...now.permanents.values()].flatMap(thing =>
      thing.card.name === name ? [boardOf(now).traits.get(thing.id)!] : [],
    )[0]?.power
  expect(power(state, 'Bog Rat')).toBe(2)
  const attacked = after(state, [['Ann', { do: 'attack', attackers: { 'Bog Rat': 'Ben' } }]])
  expect([power(attacked, 'Bog Rat'), power(attacked, 'Hill Goat')]).toEqual([5, 2])
  const over = after(attacked, [
    ['Ann', { do: 'pass-to', phase: 'main-2' }],
    ['Ben', { do: 'pass-to', phase: 'main-2' }],
  ])
  expect(over.format.life['Ben']).toBe(15)
  expect(power(over, 'Bog Rat')).toBe(2)
})

it('lifelink and deathtouch count for a creature that has been given them', () => {
  const given = { active: 'Ann', phase: 'attack', battlefield: { Ann: ['Bog Rat'], Ben: ['Stump Giant'] } }
  const state = position(given, { statics: [{ on: 'this', gains: ['lifelink', 'deathtouch'] }] })
  const attacked = after(state, [
    ['Ann', { do: 'attack', attackers: { 'Bog Rat': 'Ben' } }],
    ['Ann', pass],
    ['Ben', pass],
    ['Ben', { do: 'block', blockers: { 'Stump Giant': 'Bog Rat' } }],
    ['Ann', pass],
    ['Ben', pass],
  ])
  expect([...attacked.permanents.values()].map(thing => thing.card.name)).toEqual([])
  expect(attacked.format.life['Ann']).toBe(22)
})

it('what made a creature other than printed is shown as it is now, though its numbers are the same', () => {
  const given = { active: 'Ann', battlefield: { Ann: ['Hill Goat', 'Bog Rat', 'Reef Crab', 'Reef Crab'] } }
  const goat = { type: 'beast', of: 'you' } as const
  /** Each of these says of the goat what stands beside it. */
  const shown = (state: ClashState, says: readonly (readonly [string, Partial<Card>])[]): unknown => {
    const left = [...says]
    const permanents = new Map(
      [...state.permanents].map(([id, thing]) => {
        const said = thing.card.name === 'Hill Goat' ? undefined : left.shift()
        return [id, said === undefined ? thing : { ...thing, card: { ...card(said[0]), ...said[1] } }] as const
      }),
    )
    const view = games['clash']!.open({ ...state, permanents }) as unknown as ClashView
    const { power, toughness, changes } = view.permanents['Hill Goat']!
    return [power, toughness, changes?.map(change => [change.card, change.power, change.toughness])]
  }
  const state = position(given, {})
  const gives = (power: number, toughness: number): Partial<Card> => ({ statics: [{ on: goat, power, toughness }] })
  expect(shown(state, [['Bog Rat', gives(1, 1)]])).toEqual([3, 3, [['Bog Rat', 1, 1]]])
  expect(shown(state, [['Elder Oak', gives(1, 1)]])).toEqual([3, 3, [['Elder Oak', 1, 1]]])
  const [rat, oak] = ['Bog Rat', 'Elder Oak']
  for (const [more, less] of [
    [gives(0, 1), gives(0, 2)],
    [gives(0, 2), gives(0, 1)],
    [gives(2, 0), gives(1, 3)],
    [gives(1, 0), gives(2, 3)],
  ] as const) {
    const [first, second] = [more, less].map(({ statics: [said] = [] }) => [said?.power, said?.toughness])
    expect(
      shown(state, [
        [rat!, more],
        [oak!, less],
      ]),
    ).toMatchObject([
      expect.any(Number),
      expect.any(Number),
      [
        [rat, ...first!],
        [oak, ...second!],
      ],
    ])
  }
})

it('a set of keywords holds 32, and says so of a 33rd', () => {
  const names = Array.from({ length: 33 }, (_, i) => `keyword ${i}`)
  expect(new Set(bitsFor(names.slice(1)).values()).size).toBe(32)
  expect(() => bitsFor(names)).toThrow('no more than 32')
})
