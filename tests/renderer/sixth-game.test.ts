import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prose } from '../../resources/launch/prose.ts'
import { games } from '../../src-engine/index.ts'
import { toys } from '../engine/core/toys.ts'
import { runHost } from '../support/host-run.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { sayName } from '../support/e2e-table.ts'

// A sixth game, added as a stranger would add one: itself, its screens, and one line in each register. Nothing else of
// the house is told of it. The bundle is built for this test alone; the one that is shipped never sees it.

const root = join(import.meta.dirname, '../..')
const dist = mkdtempSync(join(tmpdir(), 'knockabout-sixth-'))
const line: Plugin = {
  name: 'one line in the register of screens',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src-renderer/games/register.ts')) return undefined
    const own = `import { screens as bids } from ${JSON.stringify(join(root, 'tests/renderer/sixth-game/screens.ts'))}\n`
    const added = code.replace(/^( +)brawl,$/m, '$1brawl,\n$1bids,')
    if (added === code) throw new Error('the register of screens looks otherwise than this test knows')
    return own + added
  },
}
let browser: Browser
let host: Awaited<ReturnType<typeof runHost>>

beforeAll(async () => {
  await build({
    root: join(root, 'src-renderer'),
    publicDir: join(root, 'resources/public'),
    configFile: false,
    logLevel: 'error',
    plugins: [line, vue(), prose()],
    build: { outDir: dist, emptyOutDir: true, target: 'es2021', minify: false },
  })
  host = await runHost({ games: { ...games, bids: toys['bids']! } }, { app: dist })
  browser = await chromium.launch(chromiumLaunch)
})

afterAll(async () => {
  await browser?.close()
  await host?.end()
  rmSync(dist, { recursive: true, force: true })
})

it('a sixth game is on the shelf, is practised and played to its end on its own table', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.goto(`http://127.0.0.1:${host.port}/`)
  await page.getByTestId('practice-bids').click()
  await sayName(page, 'Ann')
  await page.getByRole('button', { name: 'Bid', exact: true }).click()
  const table = page.getByTestId('bids')
  await table.waitFor()
  const five = table.getByRole('button', { name: 'Bid 5' })
  const result = page.getByTestId('result')
  while (!(await result.isVisible())) {
    await five.or(result).first().waitFor()
    if (await five.isVisible()) await five.click({ timeout: 2000 }).catch(() => undefined)
  }
  expect(await result.textContent()).toMatch(/win/)
  // No coach, so no word of one; and the log tells what happened in the game's own words.
  await page.getByTestId('table-menu').click()
  await page.getByRole('menuitem', { name: 'What happened' }).click()
  await page.getByText('has bid.').first().waitFor()
  expect(errors).toEqual([])
})
