import { expect, it } from 'vitest'
import { games, play, start, type JsonObject } from '../../../src-engine/index.ts'

// RULES CLA-6: who was knocked out, and by whom.

const clash = games['clash']!

/** Whom these acts knock out, each with who did it, in the events and as statistics count it. */
function knockedOut(given: JsonObject, acts: readonly (readonly [string, JsonObject])[], seats = ['Ann', 'Ben']) {
  const made = start(clash, { seats, given: { turn: 'Ann', ...given }, seed: 5 })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  const told: unknown[] = []
  for (const [seat, act] of acts) {
    const done = play(match, seat, act)
    if (!done.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${done.refused}`)
    for (const { event } of done.events) if (event.type === 'knocked-out') told.push([event['seat'], event['by']])
    match = done.match
  }
  return { told, counted: seats.flatMap(seat => clash.knockedOutBy!(match.state, seat) ?? []) }
}

it('Clash: whoever deals the last damage knocks out; the last life one takes oneself is nobody’s doing', () => {
  const pass = (seat: string) => [seat, { do: 'pass' }] as const
  const bolt = (target: string) =>
    knockedOut({ life: { Ann: 2, Ben: 2 }, battlefield: { Ann: ['Mountain'] }, hand: { Ann: ['Fire Bolt'] } }, [
      ['Ann', { do: 'cast', card: 'Fire Bolt', targets: [target] }],
      pass('Ann'),
      pass('Ben'),
    ])
  expect(bolt('Ben')).toEqual({ told: [['Ben', 'Ann']], counted: ['Ann'] })
  expect(bolt('Ann')).toEqual({ told: [['Ann', undefined]], counted: [] })
  const all = knockedOut(
    { life: { Ann: 1, Ben: 1 }, battlefield: { Ann: ['Mountain', 'Mountain'] }, hand: { Ann: ['Embers for All'] } },
    [['Ann', { do: 'cast', card: 'Embers for All' }], pass('Ann'), pass('Ben')],
  )
  expect(all).toEqual({
    told: [
      ['Ann', undefined],
      ['Ben', 'Ann'],
    ],
    counted: ['Ann'],
  })
})

it('Clash: two creatures of one player that deal the last damage together are that player’s doing', () => {
  const attacked = knockedOut({ phase: 'attack', life: { Ben: 4 }, battlefield: { Ann: ['Bog Rat', 'Hill Goat'] } }, [
    ['Ann', { do: 'attack', attackers: { 'Bog Rat': 'Ben', 'Hill Goat': 'Ben' } }],
    ...['Ann', 'Ben', 'Ben', 'Ann', 'Ben'].map(seat => [seat, { do: 'pass' }] as const),
  ])
  expect(attacked).toEqual({ told: [['Ben', 'Ann']], counted: ['Ann'] })
})
