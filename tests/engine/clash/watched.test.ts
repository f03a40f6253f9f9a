import { expect, it } from 'vitest'
import { allCards } from '../../../src-engine/clash/book.ts'
import type { Static } from '../../../src-engine/clash/cards/card.ts'
import { Transaction } from '../../../src-engine/clash/state/transaction.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import * as watched from '../../../src-engine/clash/state/watched.ts'
import { chanceFrom, games, start } from '../../../src-engine/index.ts'

// A board outlasts the changes that no effect on it looks at, and those alone.

const effects: readonly (readonly [string, Static, number])[] = [
  ['what is tapped', { on: { is: 'creature', tapped: true }, power: 1 }, watched.watchedTapped],
  ['how many are tapped', { on: 'this', power: { count: { tapped: true } } }, watched.watchedTapped],
  ['who attacks', { on: { attacking: true }, gains: ['trample'] }, watched.watchedCombat],
  ['a hand', { on: 'this', toughness: { hand: 'you' } }, watched.watchedHands],
  ['a graveyard', { on: 'this', power: { graveyard: 'creature' } }, watched.watchedGraveyards],
  ['the crown', { on: 'this', power: 1, while: { amount: { crown: 'you' }, atLeast: 1 } }, watched.watchedCrown],
  ['nothing else', { on: { is: 'creature', of: 'you' }, power: 1, gains: ['haste'] }, 0],
]

it.each(effects)('Clash: an effect that looks at %s is known to', (_what, effect, bits) => {
  expect(watched.watchedBy(effect)).toBe(bits)
})

/** Changes beside the permanents, each with the bit of who looks at it. */
const changes: readonly (readonly [string, number, (tx: Transaction) => void])[] = [
  ['a tapped creature', watched.watchedTapped, tx => tx.wear([[...tx.permanents.keys()].at(-1)!], { tapped: true })],
  ['a drawn card', watched.watchedHands, tx => tx.setHand('Ann', ['Plains', 'Plains'])],
  ['a buried card', watched.watchedGraveyards, tx => tx.setGraveyard('Ann', [])],
  ['a taken crown', watched.watchedCrown, tx => (tx.crown = 'Ann')],
  ['an attack', watched.watchedCombat, tx => tx.setThread(tx.threads[0]!.id, { combat: { attacks: [], toBlock: [] } })],
]
const pairs = changes.flatMap(([what, bit, change]) =>
  effects.map(([looks, effect, bits]) => [what, looks, effect, (bit & bits) !== 0, change] as const),
)

it.each(pairs)('Clash: after %s a board with an effect that looks at %s', (_what, _looks, effect, anew, change) => {
  const made = start(games['clash']!, {
    seats: ['Ann', 'Ben'],
    options: { format: 'free-for-all' },
    given: { active: 'Ann', phase: 'main', battlefield: { Ann: ['Hill Goat', 'Bog Rat'] } },
    seed: 1,
  })
  if (!made.ok) throw new Error(made.code)
  const state = made.match.state as ClashState
  const tx = new Transaction(state, chanceFrom(made.match.chance))
  const [first] = tx.permanents.values()
  tx.put({ ...first!, card: { ...first!.card, statics: [effect] } })
  const { board } = tx
  change(tx)
  // One that holds keeps what has been worked out of each creature.
  expect(tx.board.traits === board.traits).toBe(!anew)
})

it('Clash: there are cards that look at something, and most look at nothing', () => {
  const bits = allCards.flatMap(card => (card.statics ?? []).map(watched.watchedBy))
  expect(bits.some(one => one !== 0)).toBe(true)
  expect(bits.filter(one => one === 0).length).toBeGreaterThan(bits.length / 2)
})
