import { createPinia, setActivePinia } from 'pinia'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { effectScope } from 'vue'
import type { SavedAnswer, SavedTable } from '../../src-engine/protocol/answers.ts'
import { useHost } from '../../src-renderer/connection/host.ts'
import { useSavedGames } from '../../src-renderer/pages/home/use-saved-games.ts'

vi.hoisted(() => {
  const location = { hash: '', pathname: '/', search: '', origin: 'http://127.0.0.1:4680' }
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', () => undefined)
})
afterAll(() => void vi.unstubAllGlobals())

const game = (at: number): SavedTable => ({
  id: `t${at}`,
  game: 'knock-out-whist',
  title: 'knock-out-whist',
  names: ['Ann'],
  at,
  solo: false,
  actions: 0,
})
/** What a host keeps, latest first, three a page. */
let kept: SavedTable[] = []
const page = (from: number): SavedAnswer => ({
  saved: kept.slice(from, from + 3),
  ...(kept.length > from + 3 ? { moreSaved: true } : {}),
})

beforeEach(() => {
  setActivePinia(createPinia())
  kept = [9, 8, 7, 6, 5, 4, 3].map(game)
})

function listed() {
  const host = useHost()
  const { moreSaved: _more, ...lobby } = host.lobby
  const send = (): void => void (host.lobby = { ...lobby, ...page(0) })
  host.ask = ((_what: string, { at }: { at: number }) =>
    Promise.resolve(page(kept.filter(one => one.at >= at).length))) as typeof host.ask
  send()
  const games = effectScope().run(() => useSavedGames())!
  return { ...games, send, ids: () => games.games.value.map(one => one.at) }
}

test('the latest are shown, and those behind them as they are asked for', async () => {
  const { ids, more, showMore } = listed()
  expect([ids(), more.value]).toEqual([[9, 8, 7], true])
  await showMore()
  expect([ids(), more.value]).toEqual([[9, 8, 7, 6, 5, 4], true])
  await showMore()
  expect([ids(), more.value]).toEqual([[9, 8, 7, 6, 5, 4, 3], false])
})

test('what the host sends of the latest changes the list around the older ones, and shows none twice', async () => {
  const { ids, showMore, remove, send } = listed()
  await showMore()
  // A new one pushes the last of the latest behind them.
  kept = [game(10), ...kept]
  send()
  expect(ids()).toEqual([10, 9, 8, 7, 6, 5, 4])
  // Two are gone: the next move up.
  kept = kept.filter(({ at }) => at !== 10 && at !== 8)
  send()
  expect(ids()).toEqual([9, 7, 6, 5, 4])
  // Of an older one the host says nothing.
  kept = kept.filter(({ at }) => at !== 5)
  remove('t5')
  expect(ids()).toEqual([9, 7, 6, 4])
  // Few are left.
  kept = kept.slice(-2)
  send()
  expect(ids()).toEqual([4, 3])
})
