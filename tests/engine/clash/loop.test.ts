import { expect, it } from 'vitest'
import { games, play, start, type Json, type Match } from '../../../src-engine/index.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'

const given = {
  turn: 'Ann',
  stops: 'default',
  battlefield: { Ann: ['Mountain', 'Mountain'] },
  hand: { Ann: ['Fire Bolt', 'Fire Bolt'] },
}

function begun(resolutions: number): Match {
  const started = start(games['clash']!, { seats: ['Ann', 'Ben'], seed: 7, given })
  if (!started.ok) throw new Error(started.why)
  const state = started.match.state as ClashState
  return { ...started.match, state: { ...state, threads: state.threads.map(thread => ({ ...thread, resolutions })) } }
}

function bolted(match: Match): Match {
  const played = play(match, 'Ann', { do: 'cast', card: 'Fire Bolt', targets: ['Ben'] } as Json)
  if (!played.ok) throw new Error(played.refused)
  return played.match
}

// No cards of the set loop by themselves, so a turn is taken up after as many resolutions as it needs (CLA-10).
it('five hundred resolutions in a turn without a land, an attack or its passing are a draw', () => {
  const before = bolted(begun(498))
  expect(before.game.outcome(before.state)).toBeUndefined()
  const after = bolted(before)
  expect(after.game.outcome(after.state)).toMatchObject({ winners: [], draw: true })
  expect(after.game.actors(after.state)).toEqual([])
})
