import { expect, it } from 'vitest'
import { sceneIds, scenes, type Scene } from '../../../src-engine/clash/learn/scenes.ts'
import { games, play, start, toAct, type Json, type Match } from '../../../src-engine/index.ts'
import { clash } from '../../../src-engine/clash/game.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

function after(match: Match, steps: Scene['before']): Match {
  return steps.reduce((now, { by, ...action }) => {
    const played = play(now, by, action as Json)
    if (!played.ok) throw new Error(`${by} was refused ${JSON.stringify(action)}: ${played.refused}`)
    return played.match
  }, match)
}

function begun({ seats, options, given, before }: Scene): Match {
  const made = start(games['clash']!, { seats, options, given: given as Json, seed: 1 })
  if (!made.ok) throw new Error(made.code)
  return after(made.match, before)
}

it('Clash: there are six, in the order of the lesson', () => {
  expect(scenes.map(scene => scene.id)).toEqual(sceneIds)
})

it.each(scenes.map(scene => [scene.id, scene] as const))(
  '%s: not done before it is done, and then done',
  (_id, scene) => {
    const match = begun(scene)
    expect(toAct(match)).toEqual(['You'])
    expect(scene.isDone(viewFor(clash, match.state as ClashState, 'You'))).toBe(false)
    const solved = after(match, scene.solution)
    expect(scene.isDone(viewFor(clash, solved.state as ClashState, 'You'))).toBe(true)
  },
)
