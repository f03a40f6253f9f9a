import { createPinia, setActivePinia } from 'pinia'
import { afterAll, expect, test, vi } from 'vitest'
import { effectScope } from 'vue'
import { useHost } from '../../src-renderer/connection/host.ts'
import { useWayThere } from '../../src-renderer/pages/display/use-way-there.ts'

const page = vi.hoisted(() => {
  const made = { loaded: 0, state: null as unknown }
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { hash: '', pathname: '/tv', search: '', reload: () => void made.loaded++ })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('history', {
    get state() {
      return made.state
    },
    replaceState: (state: unknown) => void (made.state = structuredClone(state)),
  })
  // A browser whose owner refuses pages all storage.
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, storage, {
      configurable: true,
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  return made
})
afterAll(() => void vi.unstubAllGlobals())
vi.mock('../../src-renderer/connection/moved.ts', () => ({ isAnswered: () => Promise.resolve(false) }))

/** A TV loads, is at its host, and hears the way to the copy. */
async function shown(...to: string[]): Promise<void> {
  setActivePinia(createPinia())
  const host = useHost()
  host.status = 'here'
  const scope = effectScope()
  scope.run(useWayThere)
  host.way = { say: 'standby', house: 'h', to }
  await new Promise(done => setTimeout(done, 20))
  scope.stop()
}

test('a TV that may not look for the copy loads itself once for each way there, also where storage is refused', async () => {
  await shown('http://10.0.0.2:4681')
  expect(page.loaded).toBe(1)
  await shown('http://10.0.0.2:4681')
  expect(page.loaded).toBe(1)
  await shown('http://10.0.0.3:4681')
  expect(page.loaded).toBe(2)
})
