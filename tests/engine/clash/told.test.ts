import { expect, it } from 'vitest'
import { games, play, start, type GameEvent, type JsonObject } from '../../../src-engine/index.ts'

/** What is told of an act: no change, no event, and of each what there is to it. */

function told(given: JsonObject, acts: readonly (readonly [string, JsonObject])[]): readonly GameEvent[] {
  const made = start(games['clash']!, { seats: ['Ann', 'Ben'], given: { turn: 'Ann', ...given }, seed: 5 })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  const events: GameEvent[] = []
  for (const [seat, act] of acts) {
    const done = play(match, seat, act)
    if (!done.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${done.refused}`)
    events.push(...done.events.map(({ event }) => event))
    match = done.match
  }
  return events
}
const passes = [
  ['Ann', { do: 'pass' }],
  ['Ben', { do: 'pass' }],
] as const

it('Clash: of a spell that is cast its colour, X and mode are told where it has them', () => {
  const cast = (card: string, battlefield: readonly string[], said: JsonObject): GameEvent | undefined => {
    const given = { battlefield: { Ann: [...battlefield] }, hand: { Ann: [card] } }
    return told(given, [['Ann', { do: 'cast', card, ...said }]]).find(({ type }) => type === 'cast')
  }
  const plain = { type: 'cast', seat: 'Ann', turn: 1 }
  const [plains, mountain, forest] = ['Plains', 'Mountain', 'Forest']
  expect(cast('Oath of the Lock', [plains, 'Hill Goat'], { targets: ['Hill Goat'], colours: ['red'] })).toEqual({
    ...plain,
    card: 'Oath of the Lock',
    targets: ['Hill Goat'],
    colour: 'red',
  })
  const onFire = { card: 'House on Fire', targets: ['Ben'] }
  expect(cast('House on Fire', [mountain, mountain, mountain], { targets: ['Ben'], x: 2 })).toEqual({
    ...plain,
    ...onFire,
    x: 2,
  })
  expect(cast('House on Fire', [mountain], { targets: ['Ben'] })).toEqual({ ...plain, ...onFire })
  expect(cast('Seed Scatter', [forest], { mode: 0 })).toEqual({ ...plain, card: 'Seed Scatter', targets: [], mode: 0 })
})

it('Clash: of who has no cards to lose nothing is told', () => {
  const pocket = { battlefield: { Ann: ['Swamp', 'Swamp', 'Swamp'] }, hand: { Ann: ['Picked Pocket'] } }
  const acts = [['Ann', { do: 'cast', card: 'Picked Pocket', targets: ['Ben'] }] as const, ...passes]
  expect(told(pocket, acts).map(({ type }) => type)).not.toContain('discarded')
  expect(told({ ...pocket, hand: { ...pocket.hand, Ben: ['Plains'] } }, acts)).toContainEqual({
    type: 'discarded',
    seat: 'Ben',
    cards: ['Plains'],
  })
  const well = { battlefield: { Ann: ['Island', 'Swamp', 'Island'] }, hand: { Ann: ['Vault Whisperer'] } }
  const enters = [
    ['Ann', { do: 'cast', card: 'Vault Whisperer' }] as const,
    ...passes,
    ['Ann', { do: 'choose', pick: 'Ben' }] as const,
    ...passes,
  ]
  const mills = (given: JsonObject): readonly GameEvent[] => told(given, enters).filter(({ type }) => type === 'milled')
  expect(mills(well)).toEqual([])
  expect(mills({ ...well, library: { Ben: ['Plains'] } })).toEqual([{ type: 'milled', seat: 'Ben', cards: ['Plains'] }])
})

it('Clash: who blocks whom is told of each player who blocks', () => {
  const given = { phase: 'attack', battlefield: { Ann: ['Bog Rat', 'Hill Goat'], Ben: ['Forest Bear', 'Reef Crab'] } }
  const events = told(given, [
    ['Ann', { do: 'attack', attackers: { 'Bog Rat': 'Ben', 'Hill Goat': 'Ben' } }],
    ...passes,
    ['Ben', { do: 'block', blockers: { 'Forest Bear': 'Hill Goat', 'Reef Crab': 'Hill Goat' } }],
  ])
  const blockers = { 'Forest Bear': 'Hill Goat', 'Reef Crab': 'Hill Goat' }
  expect(events.filter(({ type }) => type === 'block')).toEqual([{ type: 'block', seat: 'Ben', turn: 1, blockers }])
})

it('Clash: each phase is told as it begins, and the end of a turn’s tidying is none (CLA-2)', () => {
  const acts = [['Ann', { do: 'pass-to', phase: 'end' }] as const, ['Ben', { do: 'pass' }] as const]
  const phases = told({ library: { Ben: ['Plains', 'Plains'] } }, [
    ...acts,
    ['Ben', { do: 'pass-to', phase: 'main' }] as const,
    ['Ann', { do: 'pass' }] as const,
  ]).flatMap(event => (event.type === 'phase' ? [event['phase']] : []))
  expect(phases).toEqual(['begin-combat', 'attack', 'end-combat', 'main-2', 'end', 'upkeep'])
})
