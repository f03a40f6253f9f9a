import { expect, it } from 'vitest'
import { hiddenCardDealer } from '../../../src-engine/clash/bots/hidden-cards.ts'
import { randomFrom } from '../../../src-engine/core/random.ts'
import { readPosition } from '../../../src-engine/clash/bots/read-position.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { clash as typedClash } from '../../../src-engine/clash/game.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import { botAction, counted, play, start, toAct, type Json, type JsonObject } from '../../../src-engine/index.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

// A bot thinks on a position it reads off its view: that position must show it the same view again.

const clash = anyGame(typedClash)
const shown = ['life', 'inRange', 'mayAttack', 'mayMoveTo', 'teams', 'permanents', 'phase', 'stack', 'combat', 'active']

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
  const view = viewFor(typedClash, state, 'Ann')
  const dealt = hiddenCardDealer(view, readPosition(view, 'Ann', 'Ann'), 'Ann')(randomFrom(1))
  const sorted = (one: ClashState) => one.libraries['Ann']!.cards.open().toSorted()
  expect(sorted(dealt)).toEqual(sorted(state))
  // Of the order nobody is told anything, nor others of what is left.
  expect(Object.keys(view.seats['Ann']!.deckLeft!)).toEqual([...new Set(sorted(state))])
  expect(view.seats['Ben']!.deckLeft).toBeUndefined()
})

it.each(tables)('Clash: %s with %i seats', (format, count) => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay'].slice(0, count)
  const made = start(clash, { seats, options: { format, stops: 'default' }, seed: 11 })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  const open = (view: JsonObject, seat: string): JsonObject => ({
    ...Object.fromEntries(shown.flatMap(key => (view[key] === undefined ? [] : [[key, view[key]]]))),
    piles: seats.map(one => {
      const { handSize, library, graveyard, hand } = (view['seats'] as JsonObject)[one] as JsonObject
      return { handSize: handSize!, library: library!, graveyard: graveyard!, hand: one === seat ? hand! : [] }
    }),
  })
  const wanted: JsonObject[] = []
  const found: JsonObject[] = []
  for (let acts = 0; acts < 160 && clash.outcome(match.state) === undefined; acts++) {
    const seat = toAct(match)[0]!
    const state = match.state as ClashState
    const view = viewFor(typedClash, state, seat)
    const [thread] = state.threads
    // In the middle of an effect nothing is thought through: the question is answered by plain sense.
    if (thread !== undefined && acts % 4 === 0 && thread.question === undefined && thread.resolving === undefined) {
      const position = hiddenCardDealer(view, readPosition(view, seat, thread.of), seat)(randomFrom(acts))
      wanted.push(open(view, seat))
      found.push(open(viewFor(typedClash, position, seat), seat))
    }
    const played = play(match, seat, botAction(match, seat, 'normal', counted(0)) as unknown as Json)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
  }
  expect(wanted.length).toBeGreaterThan(10)
  expect(found).toEqual(wanted)
})
