import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildPages, servePages, type Flight } from './brawl-frames-pages.ts'
import { browserHere } from './browser.ts'
import { frame, gathered, readTrace, slack, traced, type Frames } from './frames-trace.ts'
import { share, type Row } from './row.ts'

/** Every page is measured this often and so long, in turns, so that whatever else the machine does falls on all alike. */
const turns = 3
const seconds = 5

interface Seen extends Frames {
  readonly plays: number
  readonly flights: readonly Flight[]
}

/**
 * Frames in Chromium's own trace while twelve hands draw and play on a round robin's table. Beside it, in the same run,
 * what this machine can do at best: the very same flights made by plain squares on an empty page, and one square that
 * never stops. Two things are counted: the time from one frame handed over to the next, which tells as well how evenly
 * the work falls within a beat of the screen; and the beats that went by without a new frame, which is what an eye sees.
 */
export async function rows(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'knockabout-frames-'))
  await buildPages(folder)
  const server = servePages(folder)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await browserHere()
  try {
    const all: { [page: string]: Seen[] } = { table: [], squares: [], square: [] }
    for (let turn = 0; turn < turns; turn++) {
      const table = await measured(browser, `http://127.0.0.1:${port}/table.html`)
      all['table']!.push(table)
      all['squares']!.push(await measured(browser, `http://127.0.0.1:${port}/squares.html`, table.flights))
      all['square']!.push(await measured(browser, `http://127.0.0.1:${port}/square.html`))
    }
    const of = (page: string): Frames => gathered(all[page]!)
    const plays = all['table']!.reduce((sum, one) => sum + one.plays, 0)
    const flights = all['table']!.reduce((sum, one) => sum + one.flights.length, 0)
    return [
      ...compared(of('table'), of('squares'), 'the same flights by plain squares'),
      ...compared(of('table'), of('square'), 'one moving square').slice(1, 4),
      { what: 'plays a second on the table', value: plays / seconds / turns, unit: '/s' },
      { what: 'flights a second on this screen', value: flights / seconds / turns, unit: '/s' },
    ]
  } finally {
    await browser.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function compared(table: Frames, floor: Frames, floorName: string): Row[] {
  const over = (times: readonly number[], most: number): number =>
    (times.filter(time => time > most).length / Math.max(1, times.length)) * 100
  const row = (what: string, unit: string, of: (one: Frames) => number): Row => ({
    what,
    value: of(table),
    unit,
    beside: { what: floorName, value: of(floor) },
  })
  return [
    row('beats of the screen', '', one => one.beats.length),
    row('beats that went by without a new frame, of all', '%', one => over(one.beats, frame + slack)),
    row('frames Chromium itself counts as dropped, of all', '%', one => (one.dropped / one.begun) * 100),
    row(`frames handed over more than ${frame} ms after the last, of all`, '%', one => over(one.gaps, frame + slack)),
    row('time from one frame handed over to the next: p99', 'ms', one => share(one.gaps, 0.99)),
    row(`frames the page itself worked on for over ${frame} ms, of all`, '%', one => over(one.work, frame)),
    row('what the page worked on a frame: median', 'ms', one => share(one.work, 0.5)),
    row('what the page worked on a frame: p99', 'ms', one => share(one.work, 0.99)),
    row('drawing layers again, all threads', 'ms/s', one => one.raster / seconds / turns),
    row('processor time, the page and its drawing on all threads', 'ms/s', one => one.all / seconds / turns),
  ]
}

/** One page for some seconds. `flights`: what its squares are to fly. */
async function measured(browser: Browser, url: string, flights: readonly Flight[] = []): Promise<Seen> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await tab.goto(url)
  await tab.waitForSelector('#app > *', { state: 'attached' })
  await tab.waitForTimeout(1500)
  const session = await tab.context().newCDPSession(tab)
  const before = await countOf(tab)
  const events = await traced(session, async () => {
    await tab.evaluate(list => {
      const page = window as unknown as { flights: readonly Flight[]; fly?: (list: readonly Flight[]) => void }
      page.flights = []
      page.fly?.(list)
    }, flights)
    await tab.waitForTimeout(seconds * 1000)
  })
  const after = await countOf(tab)
  await tab.close()
  return { ...readTrace(events), plays: after.plays - before.plays, flights: after.flights }
}

const countOf = (page: Page): Promise<{ readonly plays: number; readonly flights: readonly Flight[] }> =>
  page.evaluate(() => {
    const { plays = 0, flights = [] } = window as unknown as { plays?: number; flights?: readonly Flight[] }
    return { plays, flights }
  })
