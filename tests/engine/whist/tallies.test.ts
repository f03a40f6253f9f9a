import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games, readScenario, runScenario, type Match } from '../../../src-engine/index.ts'

function played(file: string): Match {
  const read = readScenario(readFileSync(join(import.meta.dirname, '../../scenarios', file), 'utf8'))
  if (!read.ok) throw new Error(read.error)
  const verdict = runScenario(games, read.scenario)
  if (!verdict.ok || verdict.match === undefined) throw new Error(`${file} does not hold`)
  return verdict.match
}

function tally(match: Match, seat: string): object {
  return match.game.tallies!(match.state, seat)
}

describe('Whist: tallies', () => {
  it('count tricks, hands and dogs saved', () => {
    const match = played('knock-out-whist/KOW-7-losing-dog-is-out.json')
    expect(tally(match, 'Ann')).toEqual({ tricks: 12, hands: 2, dogs: 0, dogsSaved: 0 })
    expect(tally(match, 'Ben')).toEqual({ tricks: 1, hands: 2, dogs: 1, dogsSaved: 1 })
    expect(tally(match, 'Cal')).toEqual({ tricks: 0, hands: 2, dogs: 1, dogsSaved: 0 })
  })

  it('count lives and rounds where there are any', () => {
    const match = played('all-out-brawl/AOB-9-life-holder-beats-round-winner.json')
    expect(tally(match, 'Ben')).toEqual({ tricks: 24, hands: 5, dazed: 2, roundsWon: 3, livesPaid: 2, lives: 2 })
    expect(tally(match, 'Cal')).toMatchObject({ dazed: 4, roundsWon: 1, livesPaid: 4, lives: 0 })
  })

  it('place everybody for the statistics of Knockout Whist (KW-6)', () => {
    const match = played('knockout-whist/KW-5-no-dogs.json')
    expect(match.game.outcome(match.state)).toEqual({
      winners: ['Ann'],
      draw: false,
      places: [['Ann'], ['Ben', 'Cal']],
      sides: false,
    })
    expect(tally(match, 'Ann')).toEqual({ tricks: 7, hands: 1 })
  })
})
