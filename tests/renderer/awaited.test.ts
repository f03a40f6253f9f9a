import { createPinia, setActivePinia } from 'pinia'
import { afterAll, expect, test, vi } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { useHost } from '../../src-renderer/connection/host.ts'
import type { KnownTable } from '../../src-renderer/connection/table.ts'
import { useToasts } from '../../src-renderer/design/toasts.ts'
import { go } from '../../src-renderer/device/router.ts'
import { awaitedAt } from '../../src-renderer/table/host/awaited.ts'
import { useAwaited } from '../../src-renderer/table/host/use-awaited.ts'
import { loadLanguage } from '../support/all-messages.ts'

vi.hoisted(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '', origin: 'http://127.0.0.1:4680' })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterAll(() => void vi.unstubAllGlobals())

const view = (...toAct: readonly string[]) => ({ seq: 1, view: { toAct }, offers: [], events: [] })
const table = (due: string, over: object = {}): KnownTable => ({
  state: { phase: 'playing', paused: false, solo: false, game: 'knock-out-whist', ...over } as never,
  yours: ['Ann'],
  views: { Ann: view(due), Ben: view(due) },
})
const at = (tables: { readonly [id: string]: KnownTable }, here = ''): string | undefined =>
  awaitedAt(Object.entries(tables), here, game => game === 'brawl')?.id

test('a person at two tables is told of the one that waits for them, and only while they are elsewhere', () => {
  expect(at({ a: table('Ben'), b: table('Ann') }, 'a')).toBe('b')
  expect(at({ a: table('Ann'), b: table('Ann') }, 'a')).toBe('b')
  expect(at({ a: table('Ben'), b: table('Ann') }, 'b')).toBeUndefined()
  expect(at({ b: table('Ann') })).toBe('b')
})

test('nobody waits where a game is stopped, over, in real time, alone, or somebody else’s turn', () => {
  for (const over of [{ paused: true }, { phase: 'over' }, { phase: 'lobby' }, { game: 'brawl' }, { solo: true }])
    expect(at({ b: table('Ann', over) })).toBeUndefined()
  expect(at({ b: table('') })).toBeUndefined()
  expect(at({ b: { ...table('Ann'), yours: [] } })).toBeUndefined()
})

test('the note says “your other table” only beside one of the same game, not at the start to which one goes on', async () => {
  await loadLanguage('en')
  setActivePinia(createPinia())
  const host = useHost()
  host.tables.set('a', table('Ben'))
  host.tables.set('b', table('Ann'))
  go('t', 'a')
  const scope = effectScope()
  scope.run(useAwaited)
  await nextTick()
  const said = (): readonly string[] =>
    useToasts().toasts.value.map(({ text }) => (typeof text === 'string' ? text : text()))
  expect(said()).toEqual(['You are awaited at your other table.'])
  go('home')
  expect(said()).toEqual(['You are awaited at Knock-out Whist.'])
  scope.stop()
})
