import { chromium, type Browser } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { builtHost } from '../support/e2e-host.ts'
import { join } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'
import { frame, readTrace, slack, traced } from './frames-trace.ts'
import { share, type Row } from './row.ts'

/** Times each page is loaded; the middle one counts. */
const loads = 5
/** So many times slower than this machine a phone is. */
const slower = 4
/** Milliseconds the TV is watched. */
const watchedMs = 15_000

/** Milliseconds from asking for an address until this is there, on a phone that never was here before. */
async function loaded(browser: Browser, url: string, there: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const before = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(there)
  const took = performance.now() - before
  await context.close()
  return took
}

/** A phone’s first load with its processor slowed, and the frames of a TV while bots play. */
export async function rows(): Promise<readonly Row[]> {
  const host = await builtHost({ pace: [200, 400] })
  const browser = await chromium.launch(chromiumLaunch)
  const ann = await join(host.port, { name: 'Ann', colour: 1, avatar: 'owl' })
  try {
    const table = await opened(ann, 'knock-out-whist', { seats: 4, standsBy: true })
    const times = async (url: string, there: string): Promise<number> => {
      const all: number[] = []
      for (let load = 0; load < loads; load++) all.push(await loaded(browser, url, there))
      return share(all, 0.5)
    }
    const start = await times(host.url, '[data-testid="host-table"]:enabled')
    const lobby = await times(`${host.url}/t/${table}`, '[data-testid="my-name"]')
    const tv = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await tv.goto(`${host.url}/tv`)
    await ok(ann, { say: 'start', table })
    await tv.waitForSelector('[data-testid="tv-captions"]')
    await tv.waitForTimeout(2000)
    const session = await tv.context().newCDPSession(tv)
    const { beats, work } = readTrace(await traced(session, () => tv.waitForTimeout(watchedMs)))
    const late = beats.filter(gap => gap > frame + slack && gap < 100).length
    return [
      {
        what: `first load of the start page, processor ${slower}× slower, median of ${loads}`,
        value: start,
        unit: 'ms',
      },
      { what: `by a table’s link, until the name is asked`, value: lobby, unit: 'ms' },
      {
        what: 'TV while cards move: beats of the screen without a new frame',
        value: (late / beats.length) * 100,
        unit: '%',
      },
      {
        what: 'TV: frames the page worked on for longer than a beat',
        value: (work.filter(one => one > frame).length / work.length) * 100,
        unit: '%',
      },
      { what: 'TV: what the page worked on a frame, 99th of 100', value: share(work, 0.99), unit: 'ms' },
    ]
  } finally {
    await ann.close()
    await browser.close()
    await host.end()
  }
}
