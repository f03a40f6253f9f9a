import { assert, array, boolean, integer, nat, property, record as shape } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activePlayers,
  mayAttack,
  passTurn,
  playersIn,
  waitingPlayers,
  type FormatState,
} from '../../../src-engine/formats/index.ts'
import { randomFrom } from '../../../src-engine/core/random.ts'
import { runs } from '../../support/runs.ts'
import { GrandMeleeModel } from './grand-melee-model.ts'
import { formatState, without } from './support.ts'

/** The turns that run, after each of so many acts: mostly a turn's end, now and then somebody goes out. */
function played(players: number, seed: number, look: (state: FormatState) => void): void {
  const below = randomFrom(seed)
  let state = formatState({ format: 'grand-melee' }, players)
  for (let act = 0; act < 160 && state.ended === undefined; act++) {
    const left = playersIn(state)
    if (below(40) === 0) state = without(state, left[below(left.length)]!)
    else {
      const having = activePlayers(state)
      state = passTurn(state, having[below(having.length)]!).state
    }
    look(state)
  }
}

describe('Grand Melee keeps going side by side (FMT-13)', () => {
  it('where two turns are allowed 1.7 and more run on average, and never thirty acts with one alone', () => {
    let looks = 0
    let running = 0
    let longest = 0
    for (let game = 0; game < 200; game++) {
      let alone = 0
      played(16 + (game % 13), game + 1, state => {
        const now = activePlayers(state).length
        alone = state.turnsAllowed > 1 && now === 1 ? alone + 1 : 0
        longest = Math.max(longest, alone)
        if (state.turnsAllowed !== 2) return
        looks++
        running += now
      })
    }
    expect(looks).toBeGreaterThan(5000)
    expect(longest).toBeLessThan(30)
    expect(running / looks).toBeGreaterThanOrEqual(1.7)
  })

  it('turns, waiting turns, empty positions and attacks are those of a second model (FMT-4, 12…14)', () => {
    const tables = shape({
      players: integer({ min: 6, max: 40 }),
      range: integer({ min: 1, max: 2 }),
      forced: boolean(),
      /** Every fifth somebody goes out, every tenth two at the same moment; else a turn ends. */
      acts: array(nat(100_000), { minLength: 20, maxLength: 80 }),
    })
    assert(
      property(tables, ({ players, range, forced, acts }) => {
        const reduce = forced ? 'forced' : 'early'
        let state = formatState({ format: 'grand-melee', small: true, range, reduce }, players)
        const model = new GrandMeleeModel(state.seats, { range, forced })
        for (const act of acts) {
          const left = model.alive()
          if (act % 5 === 0 && left.length > 3) {
            const fall = [left[act % left.length]!, left[(act * 7 + 1) % left.length]!]
            const going = act % 10 === 0 && fall[0] !== fall[1] ? fall : fall.slice(0, 1)
            state = without(state, ...going)
            model.fall(going)
          } else {
            const seat = model.having()[act % model.having().length]!
            state = passTurn(state, seat).state
            model.endTurn(seat)
          }
          expect({
            allowed: state.turnsAllowed,
            running: activePlayers(state),
            waiting: waitingPlayers(state),
            positions: state.ring,
            attacks: activePlayers(state).map(seat => mayAttack(state, seat)),
          }).toEqual({
            allowed: model.allowed,
            running: model.having(),
            waiting: model.waiting(),
            positions: model.chairs,
            attacks: model.having().map(seat => model.mayAttack(seat)),
          })
        }
      }),
      runs(60),
    )
  })
})
