import { describe, expect, it } from 'vitest'
import { brawl } from '../../../src-engine/brawl/game.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { play, start, type Match } from '../../../src-engine/core/match.ts'
import { game, kinds, wander } from './random-games.ts'

function played(match: Match, by: string, action: { readonly do: string; readonly [field: string]: Json }): Match {
  const next = play(match, by, action)
  if (!next.ok) throw new Error(`${by} ${action.do}: ${next.refused}`)
  return next.match
}

describe('Brawl: finishing places (BRL-12)', () => {
  it('whoever gives up while they sit a further round out keeps the one place they had', () => {
    const seats = ['Ann', 'Ben', 'Cal']
    const given = { decks: { Ann: ['base', 'freeze'], Ben: ['freeze'], Cal: ['base', 'freeze'] } }
    const started = start(anyGame(brawl), { seats, options: { table: 'round-robin' }, given, seed: 7 })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    for (const by of seats) match = played(match, by, { do: 'knock' })
    for (const [by, zone] of [
      ['Ann', 'Ann|Ben'],
      ['Cal', 'Ben|Cal'],
    ] as const) {
      match = played(match, by, { do: 'draw' })
      match = played(match, by, { do: 'play', edge: 'left', zone })
    }
    for (const by of seats) match = played(match, by, { do: 'done' })
    expect(game.outcome(match.state)).toBeUndefined()
    match = played(match, 'Ben', { do: 'concede' })
    match = played(match, 'Cal', { do: 'concede' })
    // Cal was level with Ann and so comes before Ben, though he gave up in the end.
    expect(game.outcome(match.state)?.places).toEqual([['Ann'], ['Cal'], ['Ben']])
  })

  it('those who leave one after another come in one after another: the first to leave is last', () => {
    const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
    const started = start(anyGame(brawl), { seats, options: { table: 'round-robin' }, seed: 3 })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    for (const by of ['Cal', 'Ann', 'Eve', 'Ben']) match = played(match, by, { do: 'concede' })
    expect(game.outcome(match.state)?.places).toEqual([['Dee'], ['Ben'], ['Eve'], ['Ann'], ['Cal']])
  })

  it('in a circle whoever has fewest Bases comes last', () => {
    const seats = ['Ann', 'Ben', 'Cal']
    const frozen = (owner: string) => ({ owner, modifiers: ['freeze'] })
    const stacks = {
      'Ann|Ben': [frozen('Ann'), frozen('Ann'), frozen('Ann')],
      'Ben|Cal': [frozen('Cal')],
      'Cal|Ann': [frozen('Cal')],
    }
    const given = { decks: { Ann: [], Ben: [], Cal: [] }, stacks }
    const started = start(anyGame(brawl), { seats, options: { table: 'round-robin' }, given, seed: 7 })
    if (!started.ok) throw new Error(started.code)
    const match = seats.reduce((before, by) => played(before, by, { do: 'knock' }), started.match)
    expect(game.outcome(match.state)?.places).toEqual([['Ann'], ['Cal'], ['Ben']])
  })

  it('who draws shares a place, and of teams the winner’s comes first, wherever it sits (BRL-11, BRL-13)', () => {
    const stacks = ['Ann', 'Ben'].map(owner => ({ owner, modifiers: ['freeze'] }))
    const ended = (seats: readonly string[], options: JsonObject, bases: Json): unknown => {
      const decks = Object.fromEntries(seats.map(seat => [seat, []]))
      const started = start(anyGame(brawl), { seats, options, given: { decks, stacks: bases }, seed: 7 })
      if (!started.ok) throw new Error(started.code)
      const match = seats.reduce((before, by) => played(before, by, { do: 'knock' }), started.match)
      return game.outcome(match.state)
    }
    const all = ['Ann', 'Ben', 'Cal', 'Dee']
    const none = { winners: [], draw: true }
    expect(ended(['Ann', 'Ben'], {}, stacks)).toEqual({ ...none, places: [['Ann', 'Ben']], sides: false })
    expect(ended(all, { table: 'tag-team' }, stacks)).toEqual({ ...none, places: [all], sides: true })
    const won = { winners: ['Ben', 'Dee'], draw: false, sides: true }
    expect(ended(all, { table: 'tag-team' }, stacks.slice(1))).toEqual({
      ...won,
      places: [
        ['Ben', 'Dee'],
        ['Ann', 'Cal'],
      ],
    })
  })

  it('every seat has exactly one in random games of every kind', () => {
    for (const [at, kind] of kinds.entries()) {
      for (const number of [1, 2, 3]) {
        const { state, seats } = wander(kind, at * 10 + number, 2000, () => undefined)
        const outcome = game.outcome(state)
        expect(outcome?.places.flat().toSorted()).toEqual([...seats].toSorted())
      }
    }
  })
})
