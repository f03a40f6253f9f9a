import { describe, expect, it } from 'vitest'
import { exercises } from '../../../src-engine/brawl/learn/exercises.ts'
import { brawl } from '../../../src-engine/brawl/game.ts'
import type { State } from '../../../src-engine/brawl/state.ts'
import { openView } from '../../../src-engine/brawl/view.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import type { Json } from '../../../src-engine/core/json.ts'
import { play, start } from '../../../src-engine/core/match.ts'

describe('Brawl: the exercises', () => {
  it('introduce the cards in order', () => {
    const order = [
      'base',
      'hit',
      'tied-bases',
      'block',
      'press-and-clear',
      'freeze',
      'burning',
      'dodge-and-reverse',
      'press-undoes',
      'team',
    ]
    expect(exercises.map(exercise => exercise.id)).toEqual(order)
  })
  it.each(exercises.map(exercise => [exercise.id, exercise] as const))(
    '%s is done by its solution',
    (_id, exercise) => {
      const { seats, options, given } = exercise
      const started = start(anyGame(brawl), { seats, options, given: given as Json, seed: 1 })
      if (!started.ok) throw new Error(started.code)
      let { match } = started
      const steps = [...exercise.before, ...exercise.solution]
      steps.forEach(({ by, ...action }, at) => {
        expect(exercise.isDone(openView(match.state as State)), `before step ${at + 1}`).toBe(false)
        const played = play(match, by, action)
        if (!played.ok) throw new Error(`step ${at + 1}: ${played.refused}`)
        match = played.match
      })
      expect(exercise.isDone(openView(match.state as State))).toBe(true)
    },
  )
})
