import { createPinia, setActivePinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { FoundHost } from '../../src-engine/protocol/desktop.ts'
import { useDesktop } from '../../src-renderer/device/desktop.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { ambiguousHosts } from '../../src-renderer/pages/home/ambiguous-hosts.ts'

const house = (key: string, name: string, at: string) => ({ key, name, at: `http://${at}` })

test('houses of one name are told apart by their addresses, others need none', () => {
  const anchor = house('a', 'The Anchor', '192.168.1.20:4680')
  const second = house('b', 'the anchor ', '192.168.1.20:4681')
  const boar = house('c', 'The Boar', '192.168.1.30:4680')
  expect([...ambiguousHosts([anchor, second, boar])]).toEqual([
    ['a', '192.168.1.20:4680'],
    ['b', '192.168.1.20:4681'],
  ])
  expect(ambiguousHosts([anchor, boar]).size).toBe(0)
})

afterEach(() => vi.unstubAllGlobals())

/** Draws the list of found houses, with what the desktop app has found by then. */
async function foundTables(): Promise<() => Promise<string>> {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' })
  const { default: FoundTables } = await import('../../src-renderer/pages/home/FoundTables.vue')
  await loadLanguage('en')
  const pinia = createPinia()
  setActivePinia(pinia)
  return () => renderToString(createSSRApp({ render: () => h(FoundTables) }).use(pinia))
}

test('in the list of houses two of one name stand with their addresses, and one with a name of its own without', async () => {
  const drawn = await foundTables()
  const found = (id: string, name: string, at: string): FoundHost =>
    ({
      id,
      name,
      url: `http://${at}`,
      state: 'here',
      pin: false,
      protocol: protocolVersion,
      tables: [],
    }) as unknown as FoundHost
  useDesktop().hosts = [
    found('a', 'The Anchor', '192.168.1.20:4680'),
    found('b', 'The Anchor', '192.168.1.21:4680'),
    found('c', 'The Boar', '192.168.1.30:4680'),
  ]
  const list = await drawn()
  expect(list.match(/192\.168\.1\.\d+:4680/g)).toEqual(['192.168.1.20:4680', '192.168.1.21:4680'])
  expect(list).toContain('The Boar')
})

test('copies of one house stand in the list each with its address, and both say what they are', async () => {
  const drawn = await foundTables()
  const found = {
    id: 'a',
    name: 'The Anchor',
    state: 'here',
    pin: false,
    protocol: protocolVersion,
    tables: [],
    copy: true,
  }
  useDesktop().hosts = ['20', '21'].map(
    last => ({ ...found, run: last, url: `http://192.168.1.${last}:4680` }) as unknown as FoundHost,
  )
  const list = await drawn()
  expect(list.match(/192\.168\.1\.\d+:4680/g)).toEqual(['192.168.1.20:4680', '192.168.1.21:4680'])
  expect(list.match(/This house is there twice/g)).toHaveLength(2)
  expect(useDesktop().other).toBeUndefined()
  useDesktop().local = { id: 'a' } as never
  expect(useDesktop().other).toMatchObject({ run: '20' })
})

test('a house of another version stands in the list with the reason, and nothing to press', async () => {
  const drawn = await foundTables()
  const table = { id: 't', game: 'brawl', title: '', phase: 'lobby', seats: 4, taken: 1, watching: 0, host: 'Ann' }
  const found = { id: 'a', name: 'The Anchor', url: 'http://192.168.1.20:4680', state: 'here', pin: false }
  const shown = (protocol: number): Promise<string> => {
    useDesktop().hosts = [{ ...found, protocol, version: '9.9.9', tables: [table] } as FoundHost]
    return drawn()
  }
  expect(await shown(protocolVersion)).toContain('data-testid="found-table"')
  const other = await shown(protocolVersion + 1)
  expect(other).toContain('That host runs Knockabout 9.9.9')
  expect(other).not.toContain('data-testid="found-table"')
  expect(other).not.toContain('<button')
})
