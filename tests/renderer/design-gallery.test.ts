import { createServer } from 'node:http'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunch } from '../support/chromium.ts'
import { draw, undraw } from '../support/undrawn.ts'

// The gallery, built as the app is built, in a real browser: what only a browser can tell of the design system.
const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'knockabout-gallery-'))
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'"

const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://gallery').pathname
  const file = join(work, 'dist', name === '/' ? 'index.html' : name)
  if (!existsSync(file)) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'font/woff2', 'content-security-policy': policy })
  return response.end(readFileSync(file))
})
let browser: Browser
let address = ''

beforeAll(async () => {
  const source = mkdirSync(join(work, 'source'), { recursive: true })!
  const at = (path: string): string => JSON.stringify(pathToFileURL(join(root, path)).pathname)
  writeFileSync(
    join(source, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Gallery</title><link rel="icon" href="data:,"></head>' +
      '<body><div id="app"></div><script type="module" src="./main.ts"></script></body></html>',
  )
  writeFileSync(
    join(source, 'main.ts'),
    `import { createApp } from ${at('node_modules/vue/dist/vue.runtime.esm-bundler.js')}\n` +
      `import ${at('src-renderer/design/design.css')}\n` +
      `import { applyPreferences } from ${at('src-renderer/design/index.ts')}\n` +
      `import Gallery from ${at('tests/renderer/gallery/Gallery.vue')}\n` +
      `import { setLanguage } from ${at('src-renderer/words/index.ts')}\n` +
      `applyPreferences()\nsetLanguage('en').then(() => createApp(Gallery).mount('#app'))\n`,
  )
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [vue()],
    resolve: { alias: { vue: join(root, 'node_modules/vue/dist/vue.runtime.esm-bundler.js') } },
    build: { outDir: join(work, 'dist'), target: ['chrome107', 'safari16'] },
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await chromium.launch(chromiumLaunch)
})

afterAll(async () => {
  await browser?.close()
  server.close()
  rmSync(work, { recursive: true, force: true })
})

interface Visit {
  readonly page: Page
  readonly errors: readonly string[]
}
async function visit(
  width: number,
  height: number,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion })
  await undraw(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(address)
  await page.locator('.k-avatar-picture svg').first().waitFor()
  return { page, errors }
}

// One page of each size for all that is only looked at or pressed: loading it is most of what such a test takes.
let laptop: Visit
let phone: Visit
beforeAll(async () => {
  laptop = await visit(1280, 800, 'reduce')
  phone = await visit(390, 844, 'reduce')
})

describe.each([
  ['laptop', () => laptop, 1280],
  ['phone', () => phone, 390],
] as const)('on a %s', (_kind, visited, width) => {
  it('has no fault that axe can find, no error, and nothing sticking out', async () => {
    const { page, errors } = visited()
    await draw(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(fault => `${fault.id}: ${fault.nodes[0]?.html ?? ''}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(errors).toEqual([])
  })
})

describe('on a phone', () => {
  it('has buttons a thumb can hit, and a hand wholly in sight', async () => {
    const { page } = phone
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button:not(.playing-card), select')]
        .map(element => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('.card-fan .playing-card')]
          .map(card => card.getBoundingClientRect())
          .filter(box => box.left < 0 || box.right > innerWidth).length,
    )
    expect(outside).toBe(0)
  })
})

describe('motion', () => {
  const flights = (page: Page): Promise<readonly number[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(animation => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition))
        .map(animation => Number(animation.effect?.getTiming().duration)),
    )

  it('flies a played card from the hand, and the trick to its winner, leaving no copies behind', async () => {
    const { page } = await visit(1280, 800)
    // The deal of the page itself must have come to rest: on a busy machine it is still in the air.
    await expect.poll(() => flights(page)).toEqual([])
    // Written down as it begins: a busy machine may look only when the card has landed.
    await page.evaluate(() => {
      const begin = Element.prototype.animate
      Element.prototype.animate = function (...how) {
        const flight = begin.apply(this, how)
        ;(globalThis as { begun?: number[] }).begun?.push(Number(flight.effect?.getTiming().duration))
        return flight
      }
      ;(globalThis as { begun?: number[] }).begun = []
    })
    const begun = (): Promise<readonly number[]> =>
      page.evaluate(() => (globalThis as { begun?: number[] }).begun ?? [])
    await page.locator('.gallery-table button[data-card="KH"]').click()
    await expect.poll(begun).toHaveLength(1)
    const played = await begun()
    expect(played[0]).toBeGreaterThanOrEqual(220)
    expect(played[0]).toBeLessThanOrEqual(350)
    await page.locator('.gallery-trick [data-card="KH"]').waitFor()
    expect(await page.locator('.gallery-table [data-card="KH"]').count()).toBe(1)
    await page.getByRole('button', { name: 'Again' }).click()
    await expect.poll(() => page.locator('body > .playing-card').count()).toBe(0)
    await page.context().close()
  })

  it('moves nothing for those who asked for less motion', async () => {
    const { page } = laptop
    await page.locator('.gallery-table button[data-card="KH"]').click()
    expect(await flights(page)).toEqual([])
    await page.locator('.gallery-trick [data-card="KH"]').waitFor()
  })
})

describe('what lies over the table', () => {
  it('keeps the focus in a dialog, closes it with Esc and gives the focus back', async () => {
    const { page } = laptop
    await page.getByTestId('dialog').click()
    const dialog = page.getByRole('dialog', { name: 'House rules' })
    await dialog.waitFor()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('dialog')
  })

  it('asks, and hears both answers', async () => {
    const { page } = phone
    for (const [button, words] of [
      ['confirm-no', 'Stayed.'],
      ['confirm-yes', 'Left.'],
    ] as const) {
      await page.getByTestId('ask').click()
      await page.getByTestId(button).click()
      await expect.poll(() => page.getByTestId('answer').innerText()).toBe(words)
    }
  })

  it('says in plain words why a card can’t be played', async () => {
    const { page } = phone
    await page.locator('.gallery-table button[data-card="AS"]').press('Enter')
    await page.locator('.k-toast', { hasText: 'Hearts were led, and you have hearts' }).waitFor()
    const reason = await page.locator('.card-fan-reason').boundingBox()
    expect(reason?.x).toBeGreaterThanOrEqual(0)
    expect((reason?.x ?? 0) + (reason?.width ?? 999)).toBeLessThanOrEqual(390)
    expect(await page.locator('.gallery-table button[data-card="AS"]').count()).toBe(1)
  })

  it('presses a button that must be held only when it was held', async () => {
    const { page } = laptop
    const hold = page.getByTestId('hold')
    await hold.click()
    const given = page.locator('.k-toast', { hasText: 'Given up' })
    expect(await given.count()).toBe(0)
    await hold.hover()
    await page.mouse.down()
    await given.waitFor()
    await page.mouse.up()
  })

  it('asks whoever can’t hold it for a second press, in words: keys, switches, voices', async () => {
    const { page } = laptop
    await page.reload()
    const hold = page.getByTestId('hold')
    const given = page.locator('.k-toast', { hasText: 'Given up' })
    await hold.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hold.innerText()).toContain('Press once more to confirm')
    await expect.poll(() => page.getByTestId('live-region').innerText()).toContain('Press once more to confirm')
    // Whoever goes elsewhere has taken it back.
    await page.keyboard.press('Tab')
    expect(await hold.innerText()).not.toContain('Press once more')
    await page.keyboard.press('Shift+Tab')
    // A key that is kept down presses once, however often the browser repeats it.
    for (let press = 0; press < 4; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect.poll(() => hold.innerText()).toContain('Press once more to confirm')
    expect(await given.count()).toBe(0)
    await page.keyboard.press('Space')
    await given.waitFor()
    // A voice presses without a key or a pointer.
    await page.reload()
    await hold.evaluate(button => (button as HTMLElement).click())
    expect(await given.count()).toBe(0)
    await hold.evaluate(button => (button as HTMLElement).click())
    await given.waitFor()
  })

  it('keeps a button that can’t be pressed now within reach, and says why', async () => {
    const { page } = laptop
    await page.getByRole('button', { name: 'Not now', exact: true }).focus()
    const barred = page.locator('[aria-disabled="true"][aria-description="Nobody has sat down yet"]:focus')
    await expect.poll(() => barred.count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.locator('.k-toast', { hasText: 'Nobody has sat down yet' }).waitFor()
  })

  it('walks a menu by keys; what can’t be done now stays in it and says why', async () => {
    const { page } = laptop
    await page.getByTestId('menu').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('End')
    await page.locator('[aria-disabled="true"][aria-description="Two more are needed"]:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.k-toast', { hasText: 'Two more are needed' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const chosen = page.locator('.k-toast', { hasText: 'Chosen' })
    await expect.poll(() => chosen.allInnerTexts()).toEqual(['Chosen: leave'])
  })

  it('keeps a preference over a reload', async () => {
    const { page } = laptop
    await page.getByText('Four colours').click()
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset['suits'])).toBe('four')
    expect(await page.getByRole('radio', { name: 'Four colours' }).isChecked()).toBe(true)
  })
})

it('shows nothing under 28 px on a television', async () => {
  const { page } = laptop
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.getByText('Three metres').click()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.gallery-table *')]
      .filter(element =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .map(
        element => [Number.parseFloat(getComputedStyle(element).fontSize), element.textContent?.slice(0, 20)] as const,
      )
      .filter(([size]) => size < 28),
  )
  expect(small).toEqual([])
})
