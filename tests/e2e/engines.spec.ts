import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { EnginePage } from '../support/engine-page.ts'
import { lastingFaults, type Held } from '../support/engine-faults.ts'
import { games, gaveUp, goTo, pages, playsCard, tableOf, type Stop } from '../support/engine-tour.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { firefoxEsr, startFirefox } from '../support/firefox.ts'
import { join as joinHost } from '../support/host-client.ts'
import { ok, opened, playOn } from '../support/host-play.ts'
import { tvEvening } from '../support/tv-evening.ts'
import { miniBrowser, startWebKit } from '../support/webkit.ts'

// What no Chromium shows: iPhones have no other engine than WebKit, and many a laptop has Firefox. Everything is opened on
// both, at a phone's size and a laptop's, and each game is played a few moves. `KNOCKABOUT_SHOTS` names a folder for pictures.

const folder = process.env.KNOCKABOUT_SHOTS

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const sizes = { phone: [390, 664], laptop: [1280, 800], tv: [1280, 720] } as const
type Size = (typeof sizes)[Held]

/** An engine under test: a window of this size, which shows nothing yet. */
interface Engine {
  window(size: Size): Promise<EnginePage>
  end(): unknown
}

/** Goes through all of it on this engine, and adds what is wrong, in words. */
async function tour(name: string, { window }: Engine, wrong: string[]): Promise<void> {
  const looked = async (page: EnginePage, on: Held, what: string): Promise<void> => {
    const found = [...(await lastingFaults(page, on)), ...page.errors.splice(0)]
    wrong.push(...found.map(one => `${what} on a ${on}: ${one}`))
    if (folder === undefined) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}-${on}-${what.replaceAll(' ', '-')}.png`), await page.picture())
  }
  const all = async (page: EnginePage, on: Held, stops: readonly Stop[]): Promise<void> => {
    for (const stop of stops) {
      await goTo(page, stop).catch((error: unknown) => wrong.push(`${stop.name} on a ${on}: ${String(error)}`))
      await looked(page, on, stop.name)
    }
  }
  const everything = async (page: EnginePage, on: Held): Promise<void> => {
    for (const game of games) await all(page, on, [await tableOf(page, game)])
    await all(page, on, [await tableOf(page, 'clash', true), ...pages])
  }

  // First what a TV shows: those at its tables hang on for a minute only.
  const evening = await tvEvening(host.port)
  const onTv = await window(sizes.tv)
  await onTv.open(`${host.url}/tv`)
  await onTv.sees('.tv')
  // How it ends is seen on the phone below.
  const shown = evening.screens.filter(({ name: screen }) => screen !== 'podium')
  for (const { name: screen, hash, sees } of shown) await all(onTv, 'tv', [{ name: screen, hash: hash.slice(1), sees }])
  await evening.close()

  // A guest comes in by the link, plays a card, comes back after a reload, and loses.
  const ann = await joinHost(host.port, { name: 'Ann', colour: 1, avatar: 'owl' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  const inHand = await window(sizes.phone)
  await inHand.open(`${host.url}/t/${table}`)
  await inHand.type('[data-testid="my-name"]', 'Ben')
  await inHand.press('[data-testid="name-done"]')
  await inHand.sees('[data-testid="lobby"]')
  await looked(inHand, 'phone', 'lobby of a guest')
  await ok(ann, { say: 'start', table })
  await Promise.all([playOn(ann, table, 1), playsCard(inHand)])
  await inHand.reload()
  await inHand.sees('[data-testid="hand"]')
  await gaveUp(inHand, table)
  await inHand.sees('[data-testid="result"]')
  await looked(inHand, 'phone', 'end')
  await ann.close()

  await everything(inHand, 'phone')
  const onDesk = await window(sizes.laptop)
  await onDesk.open(`${host.url}/`)
  await onDesk.sees('[data-testid="home"]')
  await everything(onDesk, 'laptop')
}

const engines: { readonly [name: string]: readonly [string | undefined, (binary: string) => Promise<Engine>] } = {
  webkit: [
    miniBrowser(),
    async binary => {
      const { window, end } = await startWebKit(binary)
      return { window: ([width, height]) => window(width, height), end }
    },
  ],
  firefox: [
    firefoxEsr(),
    async binary => {
      const { page, end } = await startFirefox(binary)
      const window = async ([width, height]: Size): Promise<EnginePage> => {
        await page.size(width, height)
        return page
      }
      return { window, end }
    },
  ],
}
for (const [name, [binary, start]] of Object.entries(engines))
  test(`${name}: every page and the first moves of each game, on a phone and a laptop`, async () => {
    if (binary === undefined) console.log(`!!! SKIPPED: the pages on ${name}: it is not installed`)
    test.skip(binary === undefined, `${name} is not installed`)
    const engine = await start(binary!)
    try {
      const wrong: string[] = []
      await tour(name, engine, wrong).catch((error: unknown) => wrong.push(String(error)))
      expect(wrong).toEqual([])
    } finally {
      await engine.end()
    }
  })
