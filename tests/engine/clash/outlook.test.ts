import { describe, expect, it } from 'vitest'
import { games, start, type JsonObject } from '../../../src-engine/index.ts'
import { evaluate } from '../../../src-engine/clash/bots/evaluation.ts'
import { starEnemies } from '../../../src-engine/formats/index.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { names } from '../../support/drawn-games.ts'

/** What a position is worth to a bot follows from what its format is won by. */

function at(format: string, seats: number, given: JsonObject = {}, out: readonly string[] = []): ClashState {
  const who = names.slice(0, seats)
  const library = Object.fromEntries(who.map(seat => [seat, Array<string>(5).fill('Plains')]))
  const made = start(games['clash']!, {
    seats: who,
    options: { format, small: true },
    given: { turn: who[0]!, phase: 'main', library, ...given },
    seed: 1,
  })
  if (!made.ok) throw new Error(made.code)
  const state = made.match.state as ClashState
  const ring = state.format.ring.filter(seat => !out.includes(seat))
  return { ...state, format: { ...state.format, fell: out.map(seat => [seat]), ring } }
}
const withPoints = (state: ClashState, points: { readonly [seat: string]: number }): ClashState => ({
  ...state,
  format: { ...state.format, points: { ...state.format.points, ...points } },
})
const [ann = '', ben = '', cal = '', dee = ''] = names

describe('Clash: the outlook', () => {
  it('in a melee rises with points, and with the weakness of the player to the left', () => {
    const even = at('melee', 6)
    expect(evaluate(withPoints(even, { [ann]: 1 }), ann)).toBeGreaterThan(evaluate(even, ann) + 0.1)
    expect(evaluate(withPoints(even, { [cal]: 1 }), ann)).toBeLessThan(evaluate(even, ann))
    const left = at('melee', 6, { life: { [ben]: 4 } })
    const right = at('melee', 6, { life: { [names[5]!]: 4 } })
    expect(evaluate(left, ann)).toBeGreaterThan(evaluate(right, ann))
  })
  it('in a melee is not nothing for who is out with points', () => {
    const state = withPoints(at('melee', 6, {}, [ann]), { [ann]: 3 })
    expect(evaluate(state, ann)).toBeGreaterThan(evaluate(at('melee', 6, {}, [ann]), ann) + 0.1)
  })
  it('in the star gains by an enemy’s wounds more than by a neutral’s, and by an enemy out most', () => {
    const even = at('star', 5)
    const [enemy, other] = starEnemies(even.format, ann)
    const beside = names.slice(1, 5).find(seat => seat !== enemy && seat !== other)!
    const worth = (seat: string): number => evaluate(at('star', 5, { life: { [seat]: 6 } }), ann)
    expect(worth(enemy!)).toBeGreaterThan(worth(beside))
    expect(worth(enemy!)).toBeGreaterThan(evaluate(even, ann))
    expect(evaluate(at('star', 5, {}, [enemy!]), ann)).toBeGreaterThan(evaluate(at('star', 5, {}, [beside]), ann))
  })
  it('with an emperor falls most with the emperor’s life', () => {
    const { format } = at('emperor', 6)
    const teams = [0, 1].map(team => names.slice(0, 6).filter(seat => format.places[seat]!.team === team))
    const own = teams.find(team => team.includes(ann))!
    const [emperor, general] = ['emperor', 'general'].map(role => own.find(seat => format.places[seat]!.role === role)!)
    const worth = (seat: string): number => evaluate(at('emperor', 6, { life: { [seat!]: 5 } }), ann)
    expect(worth(emperor!)).toBeLessThan(worth(general!))
    expect(worth(general!)).toBeLessThan(evaluate(at('emperor', 6), ann))
  })
  it('of a giant is the same for both heads, and its life is counted once', () => {
    const { format } = at('two-headed-giant', 4)
    const mate = [ben, cal, dee].find(seat => format.places[seat]!.team === format.places[ann]!.team)!
    const hurt = at('two-headed-giant', 4, { life: { [ann]: 10 } })
    expect(evaluate(hurt, ann)).toBe(evaluate(hurt, mate))
    const own = at('two-headed-giant', 4, { battlefield: { [ann]: ['Stump Giant'] } })
    const mates = at('two-headed-giant', 4, { battlefield: { [mate]: ['Stump Giant'] } })
    expect(evaluate(own, ann)).toBe(evaluate(mates, ann))
    // Thirty life more are worth less than three giants more: in a duel it would be the same.
    const giants = at('two-headed-giant', 4, {
      life: { [ann]: 10 },
      battlefield: { [ann]: ['Stump Giant', 'Stump Giant', 'Stump Giant'] },
    })
    expect(evaluate(giants, ann)).toBeGreaterThan(0.5)
  })
  it('of a team does not rise as its weakest falls', () => {
    const weak = { life: { [ann]: 20 }, battlefield: { [ann]: ['Stump Giant'] } }
    const { format } = at('two-on-two', 4)
    const mate = [ben, cal, dee].find(seat => format.places[seat]!.team === format.places[ann]!.team)!
    const wounded = at('two-on-two', 4, { ...weak, life: { [mate]: 1 } })
    expect(evaluate(at('two-on-two', 4, weak, [mate]), ann)).toBeLessThan(evaluate(wounded, ann))
  })
})
