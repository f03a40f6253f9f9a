import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { play, start } from '../../src-engine/core/match.ts'
import { chancesOf } from '../../src-engine/core/odds.ts'
import { games } from '../../src-engine/index.ts'
import { apart, calibration, loss } from '../bench/odds-fit.ts'
import { kinds, played, type Fit } from '../bench/odds.ts'
import { carriedOn, deals, opened } from '../support/drawn-games.ts'
import { runs } from '../support/runs.ts'
import { lotsOf, redrawUnseen } from '../support/unseen.ts'

const fits = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'bench', 'odds-table.json'), 'utf8'),
) as readonly Fit[]
const told = Object.values(games).filter(game => game.odds !== undefined)

describe('the chances of a game, as the TV tells them', () => {
  it.each(fits.map(fit => [`${fit.game} ${fit.kind}`, fit] as const))(
    '%s: they came as they were said, in games they were not fitted to, and say more than nothing',
    (_what, { game, kind, games: count, weights, loss: cost, bins }) => {
      expect(games[game]!.odds!.weights[kind]).toEqual(weights)
      expect(count).toBeGreaterThanOrEqual(200)
      expect(apart(bins)).toBeLessThan(0.06)
      expect(cost.told).toBeLessThan(0.97 * cost.guessing)
    },
  )

  it('were held against two thousand games and more, of every game that has any', () => {
    expect(fits.reduce((sum, fit) => sum + fit.games, 0)).toBeGreaterThan(2000)
    expect(new Set(fits.map(fit => fit.game))).toEqual(new Set(told.map(game => game.id)))
    expect(told.length).toBeGreaterThan(4)
  })

  it('come as they are said in games that are played now', () => {
    const kind = kinds.find(one => one.kind === 'all-out-brawl')!
    const positions = Array.from({ length: 60 }, (_, number) =>
      played({ ...kind, seats: [3, 4, 5] }, 9000 + number),
    ).flat()
    const weights = games['all-out-brawl']!.odds!.weights['all-out-brawl']!
    expect(positions.length).toBeGreaterThan(400)
    const { told: cost, guessing } = loss(positions, weights)
    expect(cost).toBeLessThan(guessing)
    expect(apart(calibration(positions, weights))).toBeLessThan(0.1)
    // Said the wrong way round it is found out.
    const wrong = weights.map(weight => -weight)
    expect(apart(calibration(positions, wrong))).toBeGreaterThan(0.1)
  })

  it.each(told.map(game => [game.id, game] as const))(
    '%s: each has some, all have one between them, and nothing hidden is in them',
    (_id, game) => {
      let others = 0
      let some = 0
      assert(
        property(deals, nat(60), (deal, steps) => {
          const { match } = carriedOn(opened(game, deal), deal.seed, steps)
          const chances = chancesOf(game.odds!, game.open(match.state))
          const all = chances.reduce((sum, one) => sum + one.chance, 0)
          expect(all).toBeCloseTo(chances.length === 0 ? 0 : 1)
          expect(chances.filter(({ chance }) => !(chance >= 0 && chance <= 1))).toEqual([])
          some += chances.length
          for (let world = 0; world < 4; world++) {
            const dealt = redrawUnseen(game, match.state, 'table', lotsOf(world))
            if (JSON.stringify(game.digestedView(dealt)) === JSON.stringify(game.digestedView(match.state))) continue
            others++
            expect(chancesOf(game.odds!, game.open(dealt))).toEqual(chances)
          }
        }),
        runs(25),
      )
      expect(some).toBeGreaterThan(0)
      expect(others).toBeGreaterThan(0)
    },
  )

  it('count no cards of whoever is done in Brawl, and are over once everybody is', () => {
    const game = games['brawl']!
    const started = start(game, { seats: ['Ann', 'Ben'], seed: 1 })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    const chanceOfBen = (): number | undefined =>
      chancesOf(game.odds!, game.open(match.state)).find(({ seats }) => seats.includes('Ben'))?.chance
    const does = (seat: string, what: string): void => {
      const next = play(match, seat, { do: what })
      if (!next.ok) throw new Error(next.refused)
      match = next.match
    }
    for (const seat of ['Ann', 'Ben']) does(seat, 'knock')
    const before = chanceOfBen()!
    does('Ben', 'done')
    expect(chanceOfBen()).toBeLessThan(before)
    does('Ann', 'done')
    expect(chanceOfBen()).toBeUndefined()
  })
})
