import { describe, expect, it } from 'vitest'
import { cards, type Card } from '../../../src-engine/brawl/cards.ts'
import { cardsOf, characterOf, recipeOf } from '../../../src-engine/brawl/character.ts'
import type { State } from '../../../src-engine/brawl/state.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { play, start, type Match } from '../../../src-engine/core/match.ts'
import { game } from './random-games.ts'

// What the house asks of Brawl beside its plays: what is open to whom, who talks with whom, who took a Base, what is counted.

type Said = JsonObject & { readonly by: string }

function said(match: Match, ...steps: readonly Said[]): Match {
  return steps.reduce((before, { by, ...action }) => {
    const played = play(before, by, action)
    if (!played.ok) throw new Error(`${by}: ${played.refused}`)
    return played.match
  }, match)
}

function begun(seats: readonly string[], options: JsonObject, given: JsonObject = {}): Match {
  const started = start(game, { seats, seed: 7, options, given })
  if (!started.ok) throw new Error(started.code)
  return said(started.match, ...seats.map(by => ({ by, do: 'knock' })))
}
const open = ({ state }: Match, seat: string): string[] => game.offers(state, seat).map(offer => offer.do)

const four = ['Ann', 'Ben', 'Cal', 'Dee']
const onlyBase = [{ owner: 'Ann', sides: {} }]

describe('Brawl: what is open (BRL-2, BRL-3, BRL-12, BRL-13)', () => {
  it('in a tournament to draw, to be done and to give up; who is done has said so', () => {
    const match = begun(['Ann', 'Ben'], {})
    expect(open(match, 'Ann')).toEqual(['draw', 'done', 'concede'])
    expect(open(said(match, { by: 'Ann', do: 'done' }), 'Ann')).toEqual(['draw', 'concede'])
    expect(open(match, 'Nobody')).toEqual([])
  })

  it('in training whoever has the turn draws, and nobody is done', () => {
    const match = begun(['Ann', 'Ben'], { mode: 'training' }, { first: 'Ann' })
    expect(open(match, 'Ann')).toEqual(['draw', 'concede'])
    expect(open(match, 'Ben')).toEqual(['concede'])
  })

  it('of a team the one in the ring may tag, and the others ask for the ring once', () => {
    const match = begun(four, { table: 'tag-team' })
    expect(open(match, 'Ann')).toEqual(['draw', 'done', 'tag', 'concede'])
    expect(open(match, 'Cal')).toEqual(['done', 'ask-in', 'concede'])
    expect(open(said(match, { by: 'Cal', do: 'ask-in' }), 'Cal')).toEqual(['done', 'concede'])
    expect(open(said(match, { by: 'Cal', do: 'concede' }), 'Cal')).toEqual([])
  })

  it('a card wherever it goes, a Base at a time, as the table is now', () => {
    const stacks = [
      { owner: 'Ann', sides: { Ann: { stack: ['hit-red'] }, Ben: { stack: ['hit-blue'] } } },
      { owner: 'Ben', modifiers: ['freeze'] },
      { owner: 'Ben', sides: { Ben: { stack: ['hit-red', 'block-red'] } } },
    ]
    const match = said(
      begun(['Ann', 'Ben'], {}, { decks: { Ann: ['hit-blue'], Ben: ['freeze'] }, stacks }),
      { by: 'Ann', do: 'draw' },
      { by: 'Ben', do: 'draw' },
    )
    const plays = ({ state }: Match, seat: string) =>
      game.offers(state, seat).flatMap(({ do: kind, blanks }) => (kind === 'play' ? [blanks] : []))
    const onSide = (base: number, seat: string) => ({
      base: { pick: 'one', from: [base] },
      side: { pick: 'one', from: [seat] },
    })
    expect(plays(match, 'Ann')).toEqual([onSide(0, 'Ben'), onSide(2, 'Ann')])
    expect(plays(match, 'Ben')).toEqual([0, 2].map(base => ({ base: { pick: 'one', from: [base] } })))
    expect(plays(said(match, { by: 'Ben', do: 'play', base: 0 }), 'Ann')).toEqual([onSide(2, 'Ann')])
  })

  it('in a circle each play names its zone, and who sits a round out may only give up', () => {
    const seats = ['Ann', 'Ben', 'Cal']
    const given = { decks: { Ann: ['base'], Ben: [], Cal: ['base'] } }
    const match = said(begun(seats, { table: 'round-robin' }, given), { by: 'Ann', do: 'draw' })
    const [play] = game.offers(match.state, 'Ann')
    expect(play?.blanks).toMatchObject({ edge: { from: ['left', 'right'] }, zone: { from: ['Ann|Ben'] } })
    const tied = said(
      match,
      { by: 'Ann', do: 'play', edge: 'left', zone: 'Ann|Ben' },
      { by: 'Cal', do: 'draw' },
      { by: 'Cal', do: 'play', edge: 'left', zone: 'Ben|Cal' },
    )
    expect(open(tied, 'Ann')).toEqual(['knock', 'concede'])
    expect(open(tied, 'Ben')).toEqual(['concede'])
  })
})

describe('Brawl: what is shown', () => {
  const begin = (): Match => begun(['Ann', 'Ben'], {}, { decks: { Ann: ['base', 'hit-red'], Ben: ['hit-blue'] } })

  it('where a Base went, and who put down each card', () => {
    const duel = begin()
    const right = play(said(duel, { by: 'Ann', do: 'draw' }), 'Ann', { do: 'play', edge: 'right' })
    const left = play(said(duel, { by: 'Ann', do: 'draw' }), 'Ann', { do: 'play', edge: 'left' })
    const at = (played: typeof right): unknown => played.ok && played.events.map(({ event }) => event['base'])
    expect([at(right), at(left)]).toEqual([[2], [0]])
    const hit = said(duel, { by: 'Ben', do: 'draw' }, { by: 'Ben', do: 'play', base: 1, side: 'Ben' })
    expect(game.open(hit.state)).toMatchObject({ bases: [{}, { laid: { sides: { Ann: [], Ben: ['Ben'] } } }] })
  })

  it('a Freeze, a Reverse and any other card on a Base are told each in its own way', () => {
    const decks = { Ann: ['reverse', 'hold', 'freeze'], Ben: [] }
    let match = begun(['Ann', 'Ben'], { extras: true }, { decks })
    const told: unknown[] = []
    for (let turn = 0; turn < 3; turn++) {
      const played = play(said(match, { by: 'Ann', do: 'draw' }), 'Ann', { do: 'play', base: 1 })
      if (!played.ok) throw new Error(played.refused)
      match = played.match
      told.push(played.events[0]!.event.type)
    }
    expect(told).toEqual(['reverse', 'modify', 'freeze'])
  })

  it('whose turn it is in training alone, and only while it is played', () => {
    const duel = begin()
    const started = start(game, { seats: ['Ann', 'Ben'], seed: 7, options: { mode: 'training' } })
    expect(started.ok && game.open(started.match.state)).not.toHaveProperty('turn')
    expect(game.open(duel.state)).not.toHaveProperty('turn')
    const discards = play(said(duel, { by: 'Ann', do: 'draw' }), 'Ann', { do: 'discard' })
    expect(discards.ok && discards.events.map(({ event }) => event.type)).toEqual(['discard'])
  })

  it('a duel’s one row stands by itself, and zones in a circle alone', () => {
    const duel = begin()
    expect(game.open(duel.state)['zones']).toEqual({})
    const circle = begun(['Ann', 'Ben', 'Cal'], { table: 'round-robin' })
    expect(Object.keys(game.open(circle.state)['zones'] as object)).toEqual(['Ann|Ben', 'Ben|Cal', 'Cal|Ann'])
  })
})

describe('Brawl: a deck as it is dealt is its recipe without what lies on the table (BRL-1, BRL-12, BRL-13)', () => {
  it.each([
    ['duel', 2, {}, 3],
    ['circle', 3, { table: 'round-robin' }, 3],
    ['team', 4, { table: 'tag-team' }, 2],
  ] as const)('in a %s of %i', (kind, count, options, freezes) => {
    const match = begun(four.slice(0, count), { ...options, decks: { Ann: 'tamsin' } })
    const [ann] = (match.state as State).players
    const dealt = ann!.deck.open()
    const whole = cardsOf(recipeOf(characterOf('tamsin')!, false))
    const of = (list: readonly Card[], card: Card): number => list.filter(one => one === card).length
    for (const card of cards.filter(one => one !== 'base' && one !== 'freeze'))
      expect(of(dealt, card)).toBe(of(whole, card))
    expect(of(whole, 'base') - of(dealt, 'base')).toBe(kind === 'circle' ? 2 : 1)
    expect(dealt.slice(-freezes)).toEqual(Array<Card>(freezes).fill('freeze'))
    expect(of(dealt, 'freeze')).toBe(freezes)
  })
})

describe('Brawl: what cannot be is refused', () => {
  const code = (options: JsonObject, given: JsonObject = {}, seats = ['Ann', 'Ben']): unknown => {
    const started = start(game, { seats, seed: 7, options, given })
    return started.ok ? undefined : JSON.stringify([started.code, started.params])
  }
  it('a deck for nobody, who begins without a seat, and cards and sides that there are not', () => {
    expect(code({ decks: { Zoe: 'tamsin' } })).toContain('no-such-seat')
    expect(code({ teams: [['Ann'], ['Ben']] })).toBeUndefined()
    expect(code({ table: 'tag-team', teams: [['Ann'], ['Ben']] })).toContain('team')
    expect(code({ mode: 'training' }, { first: 'Zoe' })).toContain('Zoe')
    expect(code({}, { stacks: [{ owner: 'Zoe' }] })).toContain('Zoe')
    expect(code({}, { stacks: [{ owner: 'Ann', sides: { Zoe: { stack: [] } } }] })).toContain('Zoe')
    expect(code({}, { stacks: [{ owner: 'Ann', sides: { Ben: { stack: ['hit-pink'] } } }] })).toContain('hit-pink')
    expect(code({}, { stacks: [{ owner: 'Ann', modifiers: ['hold'] }] })).toContain('hold')
  })
})

describe('Brawl: the only Base is cleared with an honour referee (BRL-17)', () => {
  const decks = { Ann: ['clear', 'freeze'], Ben: ['freeze'], Cal: ['freeze'], Dee: ['freeze'] }
  const cleared = (): Match =>
    said(
      begun(four, { table: 'tag-team', referee: 'honour' }, { decks, stacks: onlyBase }),
      { by: 'Ann', do: 'draw' },
      { by: 'Ann', do: 'play', base: 0 },
    )

  it('whoever did it may put it back, each opponent may rule, and a team-mate neither', () => {
    const match = cleared()
    expect(open(match, 'Ann')).toEqual(['take-back', 'concede'])
    expect(open(match, 'Ben')).toEqual(['rule', 'concede'])
    expect(open(match, 'Dee')).toEqual(['rule', 'concede'])
    expect(open(match, 'Cal')).toEqual(['concede'])
  })

  it('to rule is to let it stand or to win by forfeit', () => {
    const [rule] = game.offers(cleared().state, 'Ben')
    expect(rule?.blanks).toEqual({ verdict: { pick: 'one', from: ['stand', 'forfeit'] } })
  })
})

describe('Brawl: who talks with whom', () => {
  it('a team among itself, and in a duel nobody but oneself (BRL-13)', () => {
    const teams = begun(four, {
      table: 'tag-team',
      teams: [
        ['Ann', 'Dee'],
        ['Ben', 'Cal'],
      ],
    })
    expect(four.map(seat => game.team!(teams.state, seat).toSorted())).toEqual([
      ['Ann', 'Dee'],
      ['Ben', 'Cal'],
      ['Ben', 'Cal'],
      ['Ann', 'Dee'],
    ])
    const duel = begun(['Ann', 'Ben'], {})
    expect(game.team!(duel.state, 'Ben')).toEqual(['Ben'])
  })
})

describe('Brawl: who took a Base, and what is counted (BRL-11)', () => {
  const stacks = [
    { owner: 'Ann', sides: { Ben: { stack: ['hit-red'] } } },
    { owner: 'Ann', modifiers: ['freeze'], sides: { Ann: { stack: ['hit-red', 'hit2-red'] } } },
    {
      owner: 'Ann',
      modifiers: ['freeze'],
      sides: { Ann: { stack: ['hit-red'] }, Ben: { stack: ['hit-blue', 'hit-blue'] } },
    },
  ]
  const ended = () => {
    const match = begun(['Ann', 'Ben'], {}, { decks: { Ann: ['freeze'], Ben: ['freeze'] }, stacks })
    const last = said(match, { by: 'Ben', do: 'draw' })
    const played = play(last, 'Ben', { do: 'play', base: 0 })
    if (!played.ok) throw new Error(played.refused)
    return { last, played }
  }

  it('whoever looks on and guessed learns it Base by Base, as they are counted', () => {
    const taken = ended().played.events.map(({ event }) => game.guessing!.taken(event))
    expect(taken.filter(seat => seat !== undefined)).toEqual(['Ben', 'Ann', 'Ben'])
  })

  it('statistics know the cards that came to each hand, the Hits on each side and the Bases won', () => {
    const { last, played } = ended()
    expect(game.tallies!(last.state, 'Ben')).toEqual({ cards: 1, hits: 3, bases: 0 })
    expect(game.tallies!(played.match.state, 'Ann')).toEqual({ cards: 0, hits: 4, bases: 1 })
    expect(game.tallies!(played.match.state, 'Ben')).toEqual({ cards: 1, hits: 3, bases: 2 })
  })

  it('what a team won is counted for each of it', () => {
    const decks = { Ann: ['freeze'], Ben: ['freeze'], Cal: ['freeze'], Dee: ['freeze'] }
    const teams = said(
      begun(four, { table: 'tag-team' }, { decks, stacks: [{ owner: 'Ben', sides: { Ben: { stack: ['hit-red'] } } }] }),
      { by: 'Ann', do: 'draw' },
      { by: 'Ann', do: 'play', base: 0 },
    )
    const counted = four.map(seat => game.tallies!(teams.state, seat))
    expect(counted.map(({ bases }) => bases)).toEqual([0, 1, 0, 1])
    expect(counted.map(({ hits }) => hits)).toEqual([0, 1, 0, 1])
  })
})
