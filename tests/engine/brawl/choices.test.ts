import { describe, expect, it } from 'vitest'
import { nextCards } from '../../../src-engine/brawl/bots/next-cards.ts'
import type { State } from '../../../src-engine/brawl/state.ts'
import type { Level } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { botAction, counted, play, start, type Match } from '../../../src-engine/core/match.ts'
import { game } from './random-games.ts'

const seats = ['Ann', 'Ben']

/** A duel in which both have knocked, and what was done then. */
function duel(given: JsonObject, acts: readonly (readonly [by: string, action: JsonObject])[], options = {}): Match {
  const started = start(game, { seats, seed: 3, given, options })
  if (!started.ok) throw new Error(started.code)
  const knocks = seats.map(seat => [seat, { do: 'knock' }] as const)
  return [...knocks, ...acts].reduce((match, [by, action]) => {
    const done = play(match, by, action as Json)
    if (!done.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${done.refused}`)
    return done.match
  }, started.match)
}
/** A deck that begins with these cards and has many to come. */
const deck = (...first: string[]): string[] => [...first, ...Array.from({ length: 20 }, () => 'hit-red')]
const draws = ['Ann', { do: 'draw' }] as const
const chosen = (match: Match, level: Level): object => ({ ...botAction(match, 'Ann', level, counted(0)) })
const side = (seat: string, ...stack: string[]) => ({ [seat]: { stack } })

describe('A beginner at Brawl', () => {
  it('looks at the own side alone: a Block that would stop the other side is burnt', () => {
    const stacks = [
      { owner: 'Ben', sides: side('Ben', 'hit-red') },
      { owner: 'Ann', sides: side('Ann', 'hit-red') },
    ]
    const match = duel({ stacks, decks: { Ann: deck('block-red'), Ben: deck() } }, [draws])
    expect(chosen(match, 'easy')).toEqual({ do: 'discard' })
    for (const level of ['normal', 'hard', 'master'] as const)
      expect(chosen(match, level)).toEqual({ do: 'play', base: 0, side: 'Ben' })
  })

  it('plays where a card is of any use at first, others where it is of most', () => {
    const stacks = [
      { owner: 'Ann', sides: side('Ann', 'hit-red', 'hit-red') },
      { owner: 'Ben', sides: { ...side('Ann', 'hit-red'), ...side('Ben', 'hit-blue') } },
    ]
    const match = duel({ stacks, decks: { Ann: deck(), Ben: deck() } }, [draws])
    expect(chosen(match, 'easy')).toEqual({ do: 'play', base: 0, side: 'Ann' })
    for (const level of ['normal', 'hard', 'master'] as const)
      expect(chosen(match, level)).toEqual({ do: 'play', base: 1, side: 'Ann' })
  })

  it('and one who plays better too forgets what was put down, as long as there is a card to draw', () => {
    const match = duel({ decks: { Ann: ['hit-red', 'hit-blue'], Ben: ['hit-green'] } }, [
      draws,
      ['Ann', { do: 'discard' }],
    ])
    for (const level of ['easy', 'normal'] as const) expect(chosen(match, level)).toEqual({ do: 'draw' })
    for (const level of ['hard', 'master'] as const) expect(chosen(match, level)).toEqual({ do: 'take' })
  })
})

describe('A master at Brawl', () => {
  it('counts what is left in a deck by what lies face up, and knows that the Freezes come last', () => {
    const options = { decks: { Ann: 'tamsin', Ben: 'bram' } }
    const match = duel({}, [draws], options)
    const state = match.state as State
    const left = new Map(nextCards(state, 0))
    // One Base of the deck lies on the table, and the first card is in hand.
    expect([...left.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(left.has('freeze')).toBe(false)
    const { hand, size } = state.players[0]!
    const unseen = size - 1 - 3
    const inRecipe = { base: 6, 'hit-red': 5 } as const
    for (const [card, count] of Object.entries(inRecipe)) {
      const seen = (card === 'base' ? 1 : 0) + (hand === card ? 1 : 0)
      expect(left.get(card as keyof typeof inRecipe)).toBeCloseTo((count - seen) / unseen)
    }
    const players = state.players.map(player => ({ ...player, drawn: player.size - 3 }))
    expect(nextCards({ ...state, players }, 0)).toEqual([['freeze', 1]])
    expect(nextCards({ ...state, players: players.map(one => ({ ...one, drawn: one.size })) }, 0)).toEqual([])
  })
})
