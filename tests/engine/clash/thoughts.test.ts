import { expect, it } from 'vitest'
import { hiddenCardDealer } from '../../../src-engine/clash/bots/hidden-cards.ts'
import { randomFrom } from '../../../src-engine/core/random.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { clash as typedClash } from '../../../src-engine/clash/game.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import {
  askedOf,
  botAction,
  chanceFrom,
  counted,
  play,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

// A bot thinks on what its seat may know of the state, with the rest dealt as it may lie: that must look to it as the table does.

const clash = anyGame(typedClash)

const tables: readonly (readonly [string, number])[] = [
  ['free-for-all', 2],
  ['free-for-all', 4],
  ['dci-two-on-two', 4],
  ['two-headed-giant', 4],
  ['emperor', 6],
  ['melee', 5],
  ['star', 5],
  ['one-deck', 4],
]

/** The state as a seat may know it, filled in at random. */
function filledIn(state: unknown, seat: string, seed: number): ClashState {
  return hiddenCardDealer(typedClash.redacted(state as ClashState, seat), seat)(randomFrom(seed))
}

it('Clash: a bot knows its own deck: what it draws in its thoughts is what is left of it', () => {
  // No ready deck, so that none could be guessed.
  const decks = { Ann: ['Captain Adela', ...Array.from({ length: 59 }, () => 'Plains')] }
  const made = start(clash, { seats: ['Ann', 'Ben'], options: { decks, stops: 'default' }, seed: 3 })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  for (const seat of ['Ann', 'Ben']) {
    const kept = play(match, seat, { do: 'keep' })
    if (!kept.ok) throw new Error(kept.refused)
    match = kept.match
  }
  const state = match.state as ClashState
  const sorted = (one: ClashState) => one.libraries['Ann']!.cards.open().toSorted()
  expect(sorted(filledIn(state, 'Ann', 1))).toEqual(sorted(state))
  // Of the order nobody is told anything, nor others of what is left, nor of the list they brought.
  const known = typedClash.redacted(state, 'Ann').libraries['Ann']!.cards.for('Ann')
  expect(known).toEqual(sorted(state))
  expect(Object.keys(viewFor(typedClash, state, 'Ann').seats['Ann']!.deckLeft!)).toEqual([...new Set(sorted(state))])
  const others = typedClash.redacted(state, 'Ben')
  expect(others.libraries['Ann']!.cards.isEmpty).toBe(true)
  expect(JSON.stringify(others.options)).not.toContain('Captain Adela')
})

it.each(tables)('Clash: %s with %i seats', (format, count) => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay'].slice(0, count)
  const made = start(clash, { seats, options: { format, stops: 'default' }, seed: 11 })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  // In its thoughts it is asked wherever it could answer.
  const looks = (state: ClashState, seat: string): JsonObject => {
    const view = viewFor(typedClash, state, seat)
    const { stops: _stops, ...own } = view.seats[seat]!
    return { ...view, seats: { ...view.seats, [seat]: own } }
  }
  const wanted: JsonObject[] = []
  const found: JsonObject[] = []
  for (let acts = 0; acts < 160 && clash.outcome(match.state) === undefined; acts++) {
    const seat = toAct(match)[0]!
    if (acts % 4 === 0 && (match.state as ClashState).opening === undefined) {
      wanted.push(looks(match.state as ClashState, seat))
      found.push(looks(filledIn(match.state, seat, acts), seat))
    }
    const played = play(match, seat, botAction(match, seat, 'normal', counted(0)) as unknown as Json)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
  }
  expect(wanted.length).toBeGreaterThan(10)
  expect(found).toEqual(wanted)
})

function laidOut(seats: readonly string[], options: JsonObject, given: JsonObject): Match {
  const made = start(clash, { seats, options, given: { active: 'Ann', stops: 'default', ...given }, seed: 1 })
  if (!made.ok) throw new Error(made.code)
  return made.match
}

it.each([
  [{ format: 'one-deck', peace: 9, handSize: 10 }, 4],
  [{ format: 'emperor', rangeBasis: 'territory' }, 6],
] as const)('Clash: bots think by the house rules of their table: %j', (options, count) => {
  const { state } = laidOut(['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay'].slice(0, count), options, {})
  const { format } = filledIn(state, 'Ann', 1)
  expect(format.rules).toEqual((state as ClashState).format.rules)
  expect(format.rules).toMatchObject(options)
})

it('Clash: in a time of peace the coach fears no attack that the rules forbid', () => {
  const passing = (peace: number): number => {
    const match = laidOut(
      ['Ann', 'Ben', 'Cal', 'Dee'],
      { format: 'one-deck', peace },
      {
        life: { Ann: 3 },
        library: { Ann: Array.from({ length: 30 }, () => 'Plains') },
        hand: { Ann: ['Hill Goat'] },
        battlefield: { Ann: ['Mountain', 'Mountain', 'Mountain'], Ben: ['Stump Giant', 'Stump Giant', 'Far Walker'] },
      },
    )
    const advice = clash.coach!({
      ...askedOf(match, 'Ann'),
      level: 'hard',
      chance: chanceFrom({ seed: 'ab'.repeat(16), drawn: {} }),
      thinking: counted(60),
    })
    return advice.find(one => one.action.do === 'pass')!.score
  }
  expect(passing(9)).toBeGreaterThan(passing(0) + 0.03)
})
