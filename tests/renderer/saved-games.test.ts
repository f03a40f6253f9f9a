import { createPinia, setActivePinia } from 'pinia'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createSSRApp, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { SavedTable } from '../../src-engine/protocol/answers.ts'
import { useHost } from '../../src-renderer/connection/host.ts'
import LastNight from '../../src-renderer/pages/home/LastNight.vue'
import SavedGames from '../../src-renderer/pages/home/SavedGames.vue'
import { loadLanguage } from '../support/all-messages.ts'

vi.hoisted(() => {
  const location = { hash: '', pathname: '/', search: '', origin: 'http://127.0.0.1:4680' }
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', () => undefined)
})
afterAll(() => void vi.unstubAllGlobals())

const saved: SavedTable = {
  id: 'abcde',
  game: 'knock-out-whist',
  title: 'knock-out-whist',
  names: ['Ann', 'Ben'],
  at: 0,
  solo: false,
  actions: 12,
}

async function shown(game: SavedTable, part: Component = SavedGames): Promise<string[]> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const host = useHost()
  host.lobby = { ...host.lobby, saved: [game] }
  const html = await renderToString(createSSRApp(part).use(pinia))
  return [...html.matchAll(/data-testid="([\w-]+)"/g)].map(([, id]) => id!)
}

beforeEach(() => loadLanguage('en'))

test('an unfinished game can be resumed or forgotten', async () => {
  expect(await shown(saved)).toEqual(['take-up', 'forget'])
})

test('a night that broke off goes on by one press; practice is none', async () => {
  expect(await shown(saved, LastNight)).toEqual(['continue-night'])
  expect(await shown({ ...saved, solo: true }, LastNight)).toEqual([])
})

test('one that broke when it was resumed can be tried again, or closed as it was told', async () => {
  const unplayable = { why: 'broke', at: 3, text: 'the disk' } as const
  expect(await shown({ ...saved, unplayable })).toEqual(['unplayable', 'close-saved', 'take-up', 'forget'])
})

test('one of other rules can only be closed', async () => {
  const unplayable = { why: 'other-rules', rules: 1 } as const
  expect(await shown({ ...saved, unplayable })).toEqual(['unplayable', 'close-saved', 'forget'])
})
