import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { DevTools } from '../support/devtools.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { fetchEngine, oldEngines, startEngine, type OldEngine } from '../support/old-engines.ts'
import { tvEvening } from '../support/tv-evening.ts'
import { tvNights } from '../support/tv-night.ts'

// The TV on the engines that sets of 2021 to 2024 have, from the address people type to the end of a game. `KNOCKABOUT_SHOTS`
// names a folder for a picture of each screen on each engine, to be looked at.

const folder = process.env.KNOCKABOUT_SHOTS

let host: BuiltHost
let evening: Awaited<ReturnType<typeof tvEvening>>
let nights: Awaited<ReturnType<typeof tvNights>>
test.beforeAll(async () => {
  host = await builtHost()
  evening = await tvEvening(host.port)
  nights = await tvNights()
})
test.afterAll(async () => {
  await evening.close()
  await nights.close()
  await host.end()
})

type Boxes = Readonly<Record<string, readonly number[]>>
/**
 * What the room looks at, by kind and number: left, top, width and height; not a winner's face, which sways as long as it
 * is seen. Written for engines of 2019.
 */
const boxes = `(() => {
  const found = {}
  for (const kind of ['.tv-head h1', '.tv-head p', '.tv-seats > li', '.k-qr', '.chances > li', '.whist-seat',
    '.whist-played', '.playing-card', '.standings tbody tr',
    '.pairings li', '.bracket li', '.podium h2', '.clash-tv .clash-seat', '.clash-card', '.brawl-other', '.brawl-badges', '.brawl-base', '.brawl-side',
    '.ref-seat', '.ref-tv-turn', '.tv-card'])
    document.querySelectorAll(kind).forEach((one, at) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      if (width > 0) found[kind + ' ' + at] = [left, top, width, height].map(Math.round)
    })
  return found
})()`
/** Words that reach over the edge of the screen. */
const over = `(() => {
  const found = []
  const texts = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!/\\S/.test(node.textContent) || node.parentElement.closest('.only-heard, .tv-tables')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width > 2 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)) found.push(node.textContent)
  }
  return found
})()`

/** The boxes once nothing has moved for a while; throws with what still moves after a minute. */
async function settled(page: DevTools): Promise<Boxes> {
  let now = await page.read<Boxes>(boxes)
  for (let still = 0, end = Date.now() + 60_000; still < 4;) {
    await new Promise(next => setTimeout(next, 150))
    const next = await page.read<Boxes>(boxes)
    const moved = Object.keys({ ...now, ...next }).filter(name => String(now[name]) !== String(next[name]))
    still = moved.length === 0 ? still + 1 : 0
    if (Date.now() > end && still === 0) throw new Error(`never still: ${moved.join(', ')}`)
    now = next
  }
  return now
}

/** What lies elsewhere than on the newest of these engines, by more than its letters may make it: 24 px of a TV's 1920. */
const elsewhere = (now: Boxes, newest: Boxes): string[] =>
  Object.keys({ ...now, ...newest }).filter(
    name => now[name]?.some((side, at) => Math.abs(side - (newest[name]?.[at] ?? 1e6)) > 24) ?? true,
  )

/** How each screen lies on the newest, which comes first. */
const onNewest = new Map<string, Boxes>()
for (const version of [108, 92, 80, 76] as const satisfies readonly OldEngine[])
  test(`a TV with Chromium ${version} shows the house: lobby, all six games, all tables at once, the end, a night`, async () => {
    const missing = await fetchEngine(version)
    if (missing !== undefined) console.log(`!!! SKIPPED: the TV on Chromium ${version}: ${missing}`)
    test.skip(missing !== undefined, `${oldEngines[version].name}: ${missing}`)
    const { page, end } = await startEngine(version)
    try {
      if (folder === undefined) await page.small()
      // One of them sees everything move; what stands still costs much less.
      if (version !== 80) await page.before(`localStorage.setItem('knockabout.preferences', '{"motion":"less"}')`)
      await page.open(`${host.url}/tv`)
      await page.sees('.tv')
      expect(await page.read('location.pathname')).toBe('/old-tv/')
      for (const { name, hash, sees, url, first, before, after } of [...evening.screens, ...nights.screens]) {
        await before?.()
        if (first !== undefined) await page.before(first)
        if (url === undefined) await page.read(`void (location.hash = ${JSON.stringify(hash)})`)
        else await page.open(`${url}/tv`)
        await page.sees(sees)
        let now = await settled(page)
        // 76 is read, with letters of its own: nothing more is promised there. Who wins, and which table comes first, changes.
        const compares = version !== 108 && version > 76 && !/podium|champion|all-tables/.test(name)
        const apart = (): string[] => (compares ? elsewhere(now, onNewest.get(name) ?? now) : [])
        // On a busy machine what measures itself may come late.
        for (let more = 0; more < 5 && apart().length > 0; more++) now = await settled(page)
        if (folder !== undefined) {
          mkdirSync(folder, { recursive: true })
          writeFileSync(join(folder, `tv-${version}-${name}.png`), await page.picture())
        }
        if (version === 108) onNewest.set(name, now)
        expect.soft(apart(), name).toEqual([])
        let wide = await page.read<string[]>(over)
        for (let more = 0; more < 5 && wide.length > 0; more++) {
          await settled(page)
          wide = await page.read<string[]>(over)
        }
        expect.soft(wide, name).toEqual([])
        await after?.()
      }
      expect(page.errors).toEqual([])
    } finally {
      await end()
    }
  })
