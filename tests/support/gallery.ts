import { createServer } from 'node:http'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { chromiumLaunch } from './chromium.ts'
import { undraw } from './undrawn.ts'

const root = join(import.meta.dirname, '../..')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'"

/** A page of the gallery, and what went wrong on it so far. */
export interface Visit {
  readonly page: Page
  readonly errors: readonly string[]
}

export interface Gallery {
  visit(width: number, height: number, reducedMotion?: 'reduce' | 'no-preference'): Promise<Visit>
  close(): Promise<void>
}

/** The gallery (`tests/renderer/gallery`), built as the app is built, in a real browser. */
export async function openGallery(): Promise<Gallery> {
  const work = mkdtempSync(join(tmpdir(), 'knockabout-gallery-'))
  await buildGallery(work)
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://gallery').pathname
    const file = join(work, 'dist', name === '/' ? 'index.html' : name)
    if (!existsSync(file)) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'font/woff2'
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy })
    return response.end(readFileSync(file))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser = await chromium.launch(chromiumLaunch)
  return {
    async visit(width, height, reducedMotion = 'no-preference') {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion })
      await undraw(context)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', error => errors.push(String(error)))
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      await page.goto(address)
      await page.locator('.k-avatar-picture svg').first().waitFor()
      return { page, errors }
    },
    async close() {
      await browser.close()
      server.close()
      rmSync(work, { recursive: true, force: true })
    },
  }
}

async function buildGallery(work: string): Promise<void> {
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
}
