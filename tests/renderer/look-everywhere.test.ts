import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { Sweep } from '../../src-engine/protocol/desktop.ts'
import { useDesktop } from '../../src-renderer/device/desktop.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeEach(async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  await loadLanguage('en')
})
afterEach(() => vi.unstubAllGlobals())

async function shown(sweep: Sweep | undefined): Promise<string> {
  const { default: LookEverywhere } = await import('../../src-renderer/pages/home/LookEverywhere.vue')
  const pinia = createPinia()
  setActivePinia(pinia)
  useDesktop().sweep = sweep
  return renderToString(createSSRApp({ render: () => h(LookEverywhere) }).use(pinia))
}

test('a look at every address is offered, tells how far it is and can be ended, and says when it is over', async () => {
  expect(await shown({ state: 'idle', asked: 0, total: 0 })).toContain('Look everywhere')
  const asking = await shown({ state: 'asking', asked: 51, total: 253 })
  expect(asking).toContain('Asked 51 of 253 addresses')
  expect(asking).toContain('Stop')
  expect(asking).toContain('aria-valuenow="20"')
  expect(await shown({ state: 'done', asked: 253, total: 253 })).toContain('All 253 addresses nearby were asked.')
  expect(await shown({ state: 'done', asked: 0, total: 0 })).toContain('on no home network')
})

test('it is not offered in a browser, nor where the app keeps to chosen interfaces', async () => {
  for (const none of [undefined, { state: 'never', asked: 0, total: 0 } as const])
    expect(await shown(none)).not.toContain('<button')
})
