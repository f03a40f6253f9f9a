import { describe, expect, it } from 'vitest'
import { start, play, type Match } from '../../src-engine/core/match.ts'
import { anyGame } from '../../src-engine/core/game.ts'
import type { Json } from '../../src-engine/core/json.ts'
import { brawl } from '../../src-engine/brawl/game.ts'
import { cards } from '../../src-engine/brawl/cards.ts'
import { characters } from '../../src-engine/brawl/character.ts'
import { asRun, isBetter, playsBy } from '../../src-renderer/games/brawl/ghost/runs.ts'
import { sharedKeys, spotsByKey } from '../../src-renderer/games/brawl/actions/keys.ts'
import { actionOf, withPending, type PendingAction } from '../../src-renderer/games/brawl/actions/pending-actions.ts'
import { gaveUp, isNear, rowsOf, type Row } from '../../src-renderer/games/brawl/board/rows.ts'
import { litBy, readSpot, spotKey } from '../../src-renderer/games/brawl/board/spots.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { facePicture } from '../../src-renderer/games/brawl/cards/faces.ts'
import { portraitPicture } from '../../src-renderer/games/brawl/people/portrait.ts'

const game = anyGame(brawl)

function table(seats: readonly string[], options: Json = {}, given: Json = {}): Match {
  const started = start(game, { seats, options, given, seed: 7 })
  if (!started.ok) throw new Error(started.code)
  return seats.reduce((match, seat) => after(match, seat, { do: 'knock' }), started.match)
}
function after(match: Match, seat: string, action: Json): Match {
  const played = play(match, seat, action)
  if (!played.ok) throw new Error(played.refused)
  return played.match
}
const viewOf = (match: Match): BrawlView => game.open(match.state) as unknown as BrawlView
const pending = (held: number, act: PendingAction['act']): PendingAction => ({ number: 1, seat: 'Ann', held, act })

describe('Brawl: one’s own acts before the host has seen them', () => {
  const deck = ['hit-red', 'base', 'clear', 'freeze', 'freeze', 'freeze']
  const drawn = after(table(['Ann', 'Ben'], {}, { decks: { Ann: deck, Ben: deck } }), 'Ann', { do: 'draw' })
  const id = viewOf(drawn).bases![1]!.id
  const spot = { row: '', id, side: 'Ann' } as const

  it('lie on the table at once, and the hand is free for the next card', () => {
    const shown = withPending(viewOf(drawn), pending(1, { do: 'play', spot, card: 'hit-red' }))
    expect(shown.bases![1]!.sides['Ann']!.stack).toEqual(['hit-red'])
    expect(shown.seats['Ann']!.hand).toBeUndefined()
    const next = withPending(shown, pending(1, { do: 'draw' }))
    expect(next.seats['Ann']).toMatchObject({ deck: shown.seats['Ann']!.deck - 1, held: 2, coming: true })
  })
  it('say the Base by its own name, which the host takes and shows as it was shown before', () => {
    const one = pending(1, { do: 'play', spot, card: 'hit-red' })
    expect(actionOf(one)).toEqual({ do: 'play', id, side: 'Ann', card: 'hit-red', held: 1 })
    const done = viewOf(after(drawn, 'Ann', actionOf(one)))
    expect(done.bases![1]!.sides['Ann']!.stack).toEqual(['hit-red'])
    expect(withPending(done, one)).toBe(done)
  })
  it('are over once the hand has moved on, so that nothing is shown twice', () => {
    const moved = viewOf(after(after(drawn, 'Ann', { do: 'discard' }), 'Ann', { do: 'draw' }))
    expect(withPending(moved, pending(1, { do: 'discard' }))).toBe(moved)
    expect(withPending(moved, pending(1, { do: 'play', spot, card: 'hit-red' }))).toBe(moved)
  })
  it('change nothing where the Base they mean is gone', () => {
    const gone = { ...spot, id: 999 }
    const seen = viewOf(drawn)
    expect(withPending(seen, pending(1, { do: 'play', spot: gone, card: 'hit-red' }))).toBe(seen)
  })
  it('tell by whose deck the copies of a card count, whoever’s side it lies on', () => {
    const there = { ...spot, side: 'Ben' } as const
    const one = pending(1, { do: 'play', spot: there, card: 'hit-red' })
    expect(withPending(viewOf(drawn), one).bases![1]!.laid.sides).toEqual({ Ann: [], Ben: ['Ann'] })
    expect(viewOf(after(drawn, 'Ann', actionOf(one))).bases![1]!.laid.sides).toEqual({ Ann: [], Ben: ['Ann'] })
  })
  it('light up exactly what the offers let them', () => {
    const lit = litBy(game.offers(drawn.state, 'Ann'), rowsOf(viewOf(drawn)))
    const every = viewOf(drawn).bases!.flatMap(base =>
      ['Ann', 'Ben'].map(side => spotKey({ row: '', id: base.id, side })),
    )
    expect([...lit].toSorted()).toEqual(every.toSorted())
    for (const key of lit) expect(spotKey(readSpot(key)!)).toBe(key)
  })
})

describe('Brawl: keys on the table', () => {
  it('give two people at one machine a hand each, on the same row', () => {
    const view = viewOf(table(['Ann', 'Ben']))
    const [left, right] = sharedKeys(view, rowsOf(view), ['Ann', 'Ben'])
    expect([left?.seat, left?.hand.hand, right?.seat, right?.hand.hand]).toEqual(['Ann', 'left', 'Ben', 'right'])
    const codes = [left!, right!].flatMap(one => [...spotsByKey(one, rowsOf(view)[0]!, 'Ben', 'Ann', false).keys()])
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('give one person in a circle the left hand for one row and the right hand for the other', () => {
    const view = viewOf(table(['Ann', 'Ben', 'Cal'], { table: 'round-robin' }))
    const keys = sharedKeys(view, rowsOf(view), ['Ann'])
    expect(keys.map(one => [one.hand.hand, one.row])).toEqual([
      ['left', 'Ann|Ben'],
      ['right', 'Cal|Ann'],
    ])
  })
})

describe('Brawl: ghosts', () => {
  const stored = { format: 'knockabout-brawl-run', version: 1, name: 'Ann', length: 9000, plays: [100, 2500, 8000] }
  it('tell how far they were at any time', () => {
    const run = asRun(stored)!
    expect([0, 100, 2600, 99_000].map(at => playsBy(run, at))).toEqual([0, 1, 2, 3])
    expect(isBetter({ ...run, length: 8000 }, run)).toBe(true)
    expect(isBetter({ ...run, length: 9500 }, run)).toBe(false)
  })
  it('are read as they were kept before too, with who fought whom, and not where they are no whole run', () => {
    expect(asRun({ ...stored, character: 'otis', against: 'bram', level: 'hard' })).toEqual(stored)
    for (const plays of [[5, 3], ['x'], 3]) expect(asRun({ ...stored, plays })).toBeUndefined()
    for (const other of [null, {}, { ...stored, version: 2 }, { ...stored, length: -1 }])
      expect(asRun(other)).toBeUndefined()
  })
})

it('Brawl: every card and every student has a picture of its own', () => {
  expect(new Set(cards.map(card => facePicture(card, 'otis'))).size).toBe(cards.length)
  expect(new Set(characters.map(one => portraitPicture(one.id))).size).toBe(characters.length)
})

describe('Brawl: a side that gave up', () => {
  const quit = (match: Match, seat: string): Match => after(match, seat, { do: 'concede' })
  it('is the one of a duel, and the whole of a team; in a circle the others go on', () => {
    const duel = table(['Ann', 'Ben'])
    expect([duel, quit(duel, 'Ann')].map(match => gaveUp(viewOf(match)))).toEqual([false, true])
    const team = quit(table(['Ann', 'Ben', 'Cal', 'Dot'], { table: 'tag-team' }), 'Ann')
    expect([team, quit(team, 'Cal')].map(match => gaveUp(viewOf(match)))).toEqual([false, true])
    const circle = table(['Ann', 'Ben', 'Cal'], { table: 'round-robin' })
    expect(gaveUp(viewOf(quit(circle, 'Ann')))).toBe(false)
  })
})

describe('Brawl: what is heard of a circle', () => {
  const row = (name: string, seats: readonly [string, string]): Row => ({ name, seats, bases: [], closed: false })
  const rows = [row('Ann|Ben', ['Ann', 'Ben']), row('Dot|Ann', ['Dot', 'Ann'])]
  const freeze = { type: 'freeze', base: 0, id: 1, owner: 'Cal' } as const
  it('is what is played in one’s own rows and by one’s neighbours, and every knock', () => {
    expect(isNear({ ...freeze, by: 'Ben', zone: 'Ann|Ben' }, rows)).toBe(true)
    expect(isNear({ ...freeze, by: 'Ben', zone: 'Ben|Cal' }, rows)).toBe(false)
    expect(isNear({ type: 'draw', by: 'Dot', card: 'press', left: 3 }, rows)).toBe(true)
    expect(isNear({ type: 'draw', by: 'Cal', card: 'press', left: 3 }, rows)).toBe(false)
    expect(isNear({ type: 'knock', by: 'Cal' }, rows)).toBe(true)
    expect(isNear({ type: 'begin', seats: ['Ann'] }, rows)).toBe(true)
  })
  it('is everything where there is one row for all', () => {
    expect(isNear({ ...freeze, by: 'Cal', zone: 'Ann|Ben' }, [row('', ['Ann', 'Ben'])])).toBe(true)
  })
})
