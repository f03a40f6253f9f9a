import { expect, it } from 'vitest'
import { chanceFrom, games, start, type JsonObject } from '../../../src-engine/index.ts'
import type { ClashAction } from '../../../src-engine/clash/actions.ts'
import { applyClash } from '../../../src-engine/clash/apply.ts'
import { withIds } from '../../../src-engine/clash/view/with-ids.ts'
import { openView } from '../../../src-engine/clash/view.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'

/** In play a name may mean another creature by the time an action is heard: the id says which was seen. */

const chance = chanceFrom({ seed: '7'.padStart(32, '0'), drawn: {} })
const given = {
  active: 'Ann',
  battlefield: { Ann: ['Mountain'], Ben: ['Hill Goat', 'Hill Goat'] },
  hand: { Ann: ['Fire Bolt'] },
}

function goats(state: ClashState): readonly number[] {
  return [...state.permanents.values()].filter(one => one.card.name === 'Hill Goat').map(one => one.id)
}

function begun(): ClashState {
  const made = start(games['clash']!, { seats: ['Ann', 'Ben'], seed: 7, given })
  if (!made.ok) throw new Error(made.code)
  return made.match.state as ClashState
}

/** The position once the first goat is gone. */
function later(state: ClashState): ClashState {
  const [first] = goats(state)
  return { ...state, permanents: new Map([...state.permanents].filter(([id]) => id !== first)) }
}

const bolt = (target: string): JsonObject => ({ do: 'cast', card: 'Fire Bolt', targets: [target] })

it('carries the ids of what it names, of nothing else', () => {
  const state = begun()
  const [first, second] = goats(state)
  const view = openView(state)
  expect(withIds(view, bolt('Ben:Hill Goat#2'))).toEqual({
    ...bolt('Ben:Hill Goat#2'),
    ids: { 'Ben:Hill Goat#2': second },
  })
  expect(withIds(view, bolt('Ben'))).toEqual(bolt('Ben'))
  const block: JsonObject = { do: 'block', blockers: { 'Ben:Hill Goat': 'Nobody' } }
  expect(withIds(view, block)['ids']).toEqual({ 'Ben:Hill Goat': first })
})

it('means what was seen, though it is called otherwise now', () => {
  const state = begun()
  const said = withIds(openView(state), bolt('Ben:Hill Goat#2')) as unknown as ClashAction
  const done = applyClash(later(state), 'Ann', said, chance)
  expect(done).toMatchObject({ ok: true, state: { threads: [{ stack: [{ targets: [goats(state)[1]] }] }] } })
})

it('never means another that has the name now', () => {
  const state = begun()
  const said = withIds(openView(state), bolt('Ben:Hill Goat'))
  const { ids: _ids, ...byName } = said
  expect(applyClash(later(state), 'Ann', said as unknown as ClashAction, chance)).toEqual({
    ok: false,
    refused: 'illegal-target',
  })
  expect(applyClash(later(state), 'Ann', byName as unknown as ClashAction, chance)).toMatchObject({ ok: true })
})
