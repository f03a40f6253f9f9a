import { loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { builtHost } from '../support/e2e-host.ts'
import { join } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'
import { browserHere } from './browser.ts'
import { frame, gathered, readTrace, slack, traced, type Frames } from './frames-trace.ts'
import { share, type Row } from './row.ts'

/** Times each page is loaded, in turns, so that whatever else the machine does falls on all alike; the middle one counts. */
const loads = 9
/** So many times slower than this machine a phone is. */
const slower = 4
/** How often and for how many milliseconds the TV is watched, and beside it one moving square. */
const turns = 3
const watchedMs = 6000

const emptyPage = '<!doctype html><p class="there">There</p>'
const squarePage = `<!doctype html><style>@keyframes go{to{left:1600px}}
p{position:absolute;left:0;top:90px;width:180px;height:252px;background:#c33;animation:go 1s infinite alternate}</style><p></p>`

/** Milliseconds from the first byte asked for until this is there and drawn, on a phone that never was here before. */
async function loaded(browser: Browser, url: string, there: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.route('**/empty', route => route.fulfill({ contentType: 'text/html', body: emptyPage }))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // The page itself looks at the clock: asked from here, it would answer once it has time.
  await page.addInitScript(`new MutationObserver((_all, watching) => {
    if (document.querySelector(${JSON.stringify(there)}) === null) return
    watching.disconnect()
    requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset.drawn = performance.now())))
  }).observe(document, { childList: true, subtree: true, attributes: true })`)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-drawn]', { state: 'attached' })
  const took = await page.evaluate(() => Number(document.documentElement.dataset['drawn']))
  await context.close()
  return took
}

/** The frames of a page as large as a TV; nothing else is open meanwhile, as a trace holds whatever the browser shows. */
async function watched(browser: Browser, show: (page: Page) => Promise<unknown>): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await show(page)
  await page.waitForTimeout(2000)
  const session = await page.context().newCDPSession(page)
  const frames = readTrace(await traced(session, () => page.waitForTimeout(watchedMs)))
  await page.close()
  return frames
}

/** A phone’s first load with its processor slowed, and the frames of a TV while bots play, each beside the least this machine takes. */
export async function rows(): Promise<readonly Row[]> {
  const host = await builtHost({ pace: [200, 400] })
  const browser = await browserHere()
  const ann = await join(host.port, { name: 'Ann', colour: 1, avatar: 'owl' })
  try {
    const table = await opened(ann, 'knock-out-whist', { seats: 7, standsBy: true })
    const times: { [page: string]: number[] } = { empty: [], start: [], lobby: [] }
    for (let load = 0; load <= loads; load++) {
      const round = {
        empty: await loaded(browser, `${host.url}/empty`, '.there'),
        start: await loaded(browser, host.url, '[data-testid="host-table"]:enabled'),
        lobby: await loaded(browser, `${host.url}/t/${table}`, '[data-testid="my-name"]'),
      }
      // The first of each fills caches.
      if (load > 0) for (const [page, took] of Object.entries(round)) times[page]!.push(took)
    }
    await ok(ann, { say: 'start', table })
    const seen: [Frames[], Frames[]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      const tv = async (page: Page): Promise<unknown> => {
        await page.goto(`${host.url}/tv`)
        return page.waitForSelector('[data-testid="tv-captions"]')
      }
      seen[0].push(await watched(browser, tv))
      seen[1].push(await watched(browser, page => page.setContent(squarePage)))
    }
    const [tv, square] = [gathered(seen[0]), gathered(seen[1])]
    const first = (what: string, page: string): Row => ({
      what: `${what}, processor ${slower}× slower, median of ${loads}`,
      value: share(times[page]!, 0.5),
      unit: 'ms',
      beside: { what: 'an empty page', value: share(times['empty']!, 0.5) },
    })
    const frames = (what: string, unit: string, of: (one: Frames) => number): Row => ({
      what: `TV while cards move: ${what}`,
      value: of(tv),
      unit,
      beside: { what: 'one moving square', value: of(square) },
    })
    // Longer than that nothing moved, and no frame was wanted.
    const late = ({ beats }: Frames): number => beats.filter(gap => gap > frame + slack && gap < 100).length
    return [
      first('first load of the start page', 'start'),
      first('by a table’s link, until the name is asked', 'lobby'),
      frames('beats of the screen without a new frame', '%', one => (late(one) / one.beats.length) * 100),
      frames(
        'frames the page worked on for longer than a beat',
        '%',
        ({ work }) => (work.filter(one => one > frame).length / work.length) * 100,
      ),
      frames('what the page worked on a frame, 99th of 100', 'ms', one => share(one.work, 0.99)),
      { what: 'what else the machine did: its load over the last minute', value: loadavg()[0]!, unit: 'processes' },
    ]
  } finally {
    await ann.close()
    await browser.close()
    await host.end()
  }
}
