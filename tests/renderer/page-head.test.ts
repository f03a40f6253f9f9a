import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import KQr from '../../src-renderer/design/parts/KQr.vue'
import { needsChoice } from '../../src-renderer/words/languages.ts'

const page = readFileSync(new URL('../../src-renderer/index.html', import.meta.url), 'utf8')

it('the page says in its head that it is dark, and that browsers are not to translate it', () => {
  expect(page).toContain('<meta name="color-scheme" content="dark" />')
  expect(page).toMatch(/<html[^>]* translate="no"/)
  expect(page).toContain('<meta name="google" content="notranslate" />')
})

it('who comes with languages of which the house speaks none is asked which of ours they read', () => {
  expect(needsChoice(['fr-FR', 'it'])).toBe(true)
  expect(needsChoice(['fr-FR', 'de'])).toBe(false)
  expect(needsChoice(['es-419'])).toBe(false)
  expect(needsChoice([])).toBe(false)
})

it('a code to scan has a rim of four modules', async () => {
  const drawn = await renderToString(
    createSSRApp({ render: () => h(KQr, { text: 'http://192.168.1.7:4000', label: 'x' }) }),
  )
  const side = Number(/viewBox="0 0 (\d+)/i.exec(drawn)?.[1])
  const places = [...drawn.matchAll(/M(\d+) (\d+)h1/g)].flatMap(found => [Number(found[1]), Number(found[2])])
  expect(Math.min(...places)).toBe(4)
  expect(side - 1 - Math.max(...places)).toBe(4)
})
