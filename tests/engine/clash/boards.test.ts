import { expect, it } from 'vitest'
import { applyClash } from '../../../src-engine/clash/apply.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { chanceFrom, games, start, type JsonObject } from '../../../src-engine/index.ts'
import { names } from '../../support/drawn-games.ts'

// A position is worked out as often as it is asked about, not once for each permanent that changes.

/** How often the board is worked out while `passing` pass until the next turn begins, or is held back. */
function boardsMade(seats: readonly string[], options: JsonObject, given: JsonObject, tapped: number, passing = seats) {
  const rats = Array.from({ length: tapped }, () => 'Bog Rat')
  const active = [given['active']].flat().map(String)
  const next = seats[(seats.indexOf(active[0]!) + 1) % seats.length]!
  const battlefield = { [active[0]!]: ['Hill Goat'], [next]: rats }
  const library = Object.fromEntries(seats.map(seat => [seat, ['Plains', 'Plains']]))
  const made = start(games['clash']!, {
    seats,
    options,
    given: { phase: 'end', battlefield, library, ...given },
    seed: 7,
  })
  if (!made.ok) throw new Error(made.code)
  const state = made.match.state as ClashState
  let count = 0
  const permanents = new Map(
    [...state.permanents].map(([id, thing]) => {
      // Working a position out asks every permanent once for what it does to others.
      const counts = { get: () => (thing.card.name === 'Hill Goat' && count++, undefined) }
      const card = Object.defineProperty({ ...thing.card }, 'statics', counts)
      const worn = thing.card.name === 'Bog Rat' ? { tapped: true, damage: 1, damagedInTurn: state.threads[0]!.id } : {}
      return [id, { ...thing, card, ...worn }]
    }),
  )
  const chance = chanceFrom({ seed: '7'.padStart(32, '0'), drawn: {} })
  const stop = { do: 'stops' as const, own: ['main' as const], others: [], aimed: false }
  let now: ClashState = { ...state, permanents }
  for (const seat of passing) {
    const done = applyClash(now, seat, stop, chance)
    if (!done.ok) throw new Error(done.refused)
    now = done.state
  }
  const over = [...now.permanents.values()].filter(one => one.card.name === 'Bog Rat' && one.damage === 0)
  expect(over).toHaveLength(tapped)
  return { count, held: now.format.turns.filter(turn => turn.state !== 'running').length }
}

it('Clash: damage wears off and a turn’s permanents untap without working the board out for each', () => {
  const duel = (tapped: number) =>
    boardsMade(['Ann', 'Ben'], { format: 'free-for-all' }, { active: 'Ann', turn: 'Ann' }, tapped)
  expect(duel(2).count).toBeGreaterThan(0)
  expect(duel(40)).toEqual(duel(2))
})

it('Clash: nor does a turn that is held back work it out for each', () => {
  const seats = names.slice(0, 12)
  // The first of two turns ends; the next would overlap the sphere of the other, in which nobody has passed.
  const sphere = [11, 0, 1, 2, 3].map(at => seats[at]!)
  const given = { active: [seats[1]!, seats[6]!] }
  const held = (tapped: number) => boardsMade(seats, { format: 'grand-melee', small: true }, given, tapped, sphere)
  expect(held(2)).toMatchObject({ held: 1 })
  expect(held(2).count).toBeGreaterThan(0)
  expect(held(40)).toEqual(held(2))
})
