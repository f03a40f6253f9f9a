import { describe, expect, it } from 'vitest'
import { placesAfter, placesOf } from '../../src-engine/core/places.ts'
import { drawForAll, eliminate, outcomeOf, reinstate, type FormatState } from '../../src-engine/formats/index.ts'
import { games, play, start, type JsonObject, type Match } from '../../src-engine/index.ts'
import { formatState, without } from './formats/support.ts'

const placesIn = (state: FormatState) => outcomeOf(state)?.places
const numbers = (state: FormatState) => Object.fromEntries(placesOf(outcomeOf(state)!))

describe('finishing places', () => {
  it('who fell together shares one, who is ahead stands there though fallen, and those still in come before the fallen', () => {
    const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
    expect(placesAfter(seats, [['Eve'], ['Dee', 'Ben']])).toEqual([['Ann', 'Cal'], ['Ben', 'Dee'], ['Eve']])
    expect(placesAfter(seats, [['Eve'], ['Dee', 'Ben']], [['Ben']])).toEqual([
      ['Ben'],
      ['Ann', 'Cal'],
      ['Dee'],
      ['Eve'],
    ])
  })
})

describe('finishing places in a format', () => {
  it('two who fall in the same moment share one, whichever sits first (CLA-6)', () => {
    for (const pair of [
      ['P2', 'P3'],
      ['P3', 'P2'],
    ]) {
      const state = without(without(formatState({ format: 'free-for-all' }, 4), 'P4'), ...pair)
      expect(numbers(state)).toEqual({ P1: 1, P2: 2, P3: 2, P4: 4 })
    }
  })

  it('a draw is shared by those still in, not by who fell long before (CLA-10)', () => {
    const fallen = without(without(formatState({ format: 'free-for-all' }, 5), 'P2'), 'P5')
    expect(placesIn(drawForAll(fallen, 'endless').state)).toEqual([['P1', 'P3', 'P4'], ['P5'], ['P2']])
  })

  it('everybody left falling at once shares the draw (CLA-6)', () => {
    const state = without(without(formatState({ format: 'free-for-all' }, 4), 'P1'), 'P2', 'P3', 'P4')
    expect(outcomeOf(state)).toEqual({ winners: [], draw: true, places: [['P2', 'P3', 'P4'], ['P1']], sides: false })
  })

  it('of a melee that is drawn those still in are first, and the others stand by their points (CLA-10)', () => {
    // Each fall is a point for the nearest to the right who is still in.
    const state = without(without(without(formatState({ format: 'melee' }, 5), 'P1'), 'P5'), 'P2')
    expect(state.points).toEqual({ P5: 1, P4: 2 })
    expect(placesIn(drawForAll(state, 'endless').state)).toEqual([['P3', 'P4'], ['P5'], ['P1', 'P2']])
  })

  it('a team finishes as one, also in a draw, and sides are told (FMT-6)', () => {
    const state = without(formatState({ format: 'two-on-two' }, 4), 'P1')
    expect(placesIn(drawForAll(state, 'endless').state)).toEqual([['P1', 'P2', 'P3', 'P4']])
    expect(outcomeOf(without(state, 'P3'))).toEqual({
      winners: ['P2', 'P4'],
      draw: false,
      places: [
        ['P2', 'P4'],
        ['P1', 'P3'],
      ],
      sides: true,
    })
    // Two pairs of a size that are no sides: a melee in which two win with two behind them.
    const melee = without(formatState({ format: 'melee' }, 4), 'P1', 'P3')
    expect(outcomeOf(without(melee, 'P2', 'P4'))).toMatchObject({ sides: false })
  })

  it('who is put back has no place among the fallen any more (FMT-20)', () => {
    const state = without(formatState({ format: 'free-for-all' }, 4), 'P2', 'P3')
    const back = reinstate(state, ['P3']).state
    expect(back.fell).toEqual([['P2']])
    expect(eliminate(back, [{ seat: 'P3', why: 'conceded' }]).state.fell).toEqual([['P2'], ['P3']])
  })
})

describe('finishing places of a single hand', () => {
  it.each(['all-out-brawl', 'knock-out-whist', 'knockout-whist'])('%s: who won is told as the places tell it', id => {
    for (let seed = 1; seed <= 12; seed++) {
      const won: string[] = []
      const match = playedOut(id, 4, { oneHand: true }, seed, event => {
        if (event['type'] === 'game-won') won.push(String(event['seat']))
      })
      const outcome = match.game.outcome(match.state)!
      expect([won, outcome.places[0]]).toEqual([outcome.winners, outcome.winners])
      const { seats } = match.game.open(match.state) as unknown as { seats: { [seat: string]: { place: number } } }
      expect(Object.fromEntries(Object.entries(seats).map(([seat, { place }]) => [seat, place]))).toEqual(
        Object.fromEntries(placesOf(outcome)),
      )
    }
  })
})

/** The first that is offered is played, until it is over. */
function playedOut(
  id: string,
  players: number,
  options: JsonObject,
  seed: number,
  tell: (event: { readonly [key: string]: unknown }) => void,
): Match {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee'].slice(0, players)
  const started = start(games[id]!, { seats, options, seed })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  while (match.game.outcome(match.state) === undefined) {
    const { toAct, seats: shown } = match.game.digestedView(match.state) as {
      toAct: string[]
      seats: { [seat: string]: { legal?: string[] } }
    }
    const by = toAct[0]!
    const played = play(match, by, { do: 'play', card: shown[by]!.legal![0]! })
    if (!played.ok) throw new Error(played.refused)
    match = played.match
    for (const { event } of played.events) tell(event)
  }
  return match
}
