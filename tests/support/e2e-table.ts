import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Browser, type BrowserContext, type JSHandle, type Page } from '@playwright/test'
import type { NightState } from '../../src-engine/night/state.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'

export const sizes = {
  tv: { width: 1920, height: 1080 },
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const
export type Device = keyof typeof sizes

/** What has no loudspeaker makes no sound: making and playing what nobody hears is a tenth of what a game takes. */
export const withoutLoudspeaker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'))

const phones = new WeakSet<BrowserContext>()

/** Whether this page is laid out as a phone does it. */
export const isPhone = (page: Page): boolean => phones.has(page.context())

/**
 * A device of its own: its own storage, its own seat, and a loudspeaker only where the test listens. Motion is off, so
 * that nothing has to be waited for.
 */
export async function device(
  browser: Browser,
  kind: Device,
  { heard = false } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: sizes[kind],
    reducedMotion: 'reduce',
    ...(kind === 'phone' ? { hasTouch: true, isMobile: true } : {}),
  })
  if (kind === 'phone') phones.add(context)
  if (!heard) await withoutLoudspeaker(context)
  return { context, page: await context.newPage() }
}

/** Says who one is in the dialog that asks. */
export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByTestId('my-name').fill(name)
  await page.getByTestId('name-done').click()
}

/** The start screen, once it is connected and nothing on it moves any more: where to press is where it was. */
export async function openStart(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByTestId('host-table')).toBeEnabled()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** From the start screen to a game alone. */
export async function dealAlone(page: Page, url: string): Promise<void> {
  await openStart(page, url)
  await page.getByTestId('solo-now').click()
}

/** From the start screen to a table of one's own. Gives its code. */
export async function openTable(page: Page, url: string, name: string, game?: string): Promise<string> {
  await openStart(page, url)
  await page.getByTestId('host-table').click()
  await sayName(page, name)
  if (game !== undefined) await page.getByRole('radio', { name: game, exact: true }).click()
  await page.getByTestId('host-begin').click()
  await expect(page.getByTestId('lobby')).toBeVisible()
  return new URL(page.url()).hash.replace('#/t/', '')
}

interface Words {
  readonly say: string
  readonly [key: string]: unknown
}

/** What a page holds of its host, and how it asks for something. */
export interface HostStore {
  readonly status: string
  readonly night?: NightState
  readonly way?: { readonly ticket?: string }
  readonly welcome?: { readonly host: { readonly id: string; readonly addresses: readonly string[] } }
  readonly tables: ReadonlyMap<string, { readonly state?: TableState; readonly yours: readonly string[] }>
  request(what: unknown): Promise<unknown>
}

/** The page's own connection, once it is there: the page may have opened a moment ago. */
export function hostStore(page: Page): Promise<JSHandle<HostStore>> {
  return page.evaluateHandle(async () => {
    interface App {
      readonly config: {
        readonly globalProperties: { readonly $pinia: { readonly [stores: string]: Map<string, HostStore> } }
      }
    }
    // Vue hangs the app on its root element, pinia the stores on itself.
    const app = '__vue_app__'
    const stores = '_s'
    const rooted = (): Element | undefined => [...document.querySelectorAll('body *')].find(one => app in one)
    for (let tries = 0; rooted() === undefined && tries < 200; tries++) await new Promise(next => setTimeout(next, 50))
    const root = rooted() as unknown as { [app: string]: App }
    const host = root[app]!.config.globalProperties.$pinia[stores]!.get('host')!
    for (let tries = 0; host.status !== 'here' && tries < 200; tries++) await new Promise(next => setTimeout(next, 50))
    return host
  })
}

/** Something said to the host over the page's own connection, where no button offers so short a time or such a position. */
export async function ask(page: Page, words: Words): Promise<unknown> {
  const store = await hostStore(page)
  return store.evaluate((host, what) => host.request(what), words)
}

/** Sets the table as its host may. */
export const setTable = (page: Page, table: string, change: object): Promise<unknown> =>
  ask(page, { say: 'set', table, change })

/** The link behind the QR code in the lobby, as a phone reads it. */
export async function linkOf(page: Page): Promise<string> {
  const label = await page.locator('.join-code-qr').getAttribute('aria-label')
  return /https?:\S+/.exec(label ?? '')![0]
}

/** A phone scans the code, says a name and sits. */
export async function joinByCode(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await sayName(page, name)
  await expect(page.getByTestId('lobby')).toContainText(name)
}

/** Nothing hangs over the side of the page. */
export async function fitsSideways(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(room!)
}

/** Faces, names and honours of the podium that lie outside the window, in words. */
export const cutOnPodium = (page: Page): Promise<string[]> =>
  page.getByTestId('podium').evaluate(podium => {
    const off = [...podium.querySelectorAll('.k-avatar, h2, .podium-name, .podium-others > span, li')].filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    })
    return off.map(one => `${one.className} “${one.textContent?.trim().slice(0, 30)}”`)
  })

/** Keeps a picture of the page where `KNOCKABOUT_SHOTS` names a folder; for people to look at. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.KNOCKABOUT_SHOTS
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Resolves once a page that is at a host has fetched what says why one is lost: later there is nobody to fetch it from. */
export const doctorFetched = (page: Page): Promise<unknown> =>
  Promise.all(
    [/JoinDoctor-[^/]*\.js$/, /JoinDoctor-[^/]*\.css$/, /\/doctor-[^/]*\.js$/].map(async part =>
      (await page.waitForResponse(response => part.test(response.url()))).finished(),
    ),
  )

/** A file dropped on the page, as from the desktop. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const made = new DataTransfer()
      made.items.add(new File([content!], fileName!, { type: 'application/json' }))
      return made
    },
    [name, text] as const,
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}
