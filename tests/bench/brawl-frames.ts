import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { share, type Row } from './row.ts'

const root = join(import.meta.dirname, '..', '..')
const seconds = 10
/** A frame at 60 a second has this long. */
const frame = 16.7
/** The clock of the trace is finer than the beat of the frames; half a millisecond is no late frame. */
const slack = 0.5

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly pid: number
  readonly tid: number
  /** How long it took by the clock, and how much of that the processor worked on it; in microseconds. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly [key: string]: unknown }
}

/**
 * The share of frames that came late, in Chromium's own trace, while twelve hands draw and play on a round robin's
 * table; beside it the same for a page where one square moves, which is what this machine can do at best. A frame comes
 * late for whatever keeps the machine busy, a processor that draws in a graphics card's stead not least; so it is also
 * told what the page itself asked of the processor for each frame.
 */
export async function rows(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'knockabout-frames-'))
  await build({
    configFile: false,
    root: join(root, 'src-renderer'),
    publicDir: false,
    plugins: [vue(), flyingPage()],
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: 'virtual:brawl-frames', output: { entryFileNames: 'page.js' } },
    },
  })
  const server = createServer((request, response) => void answer(folder, request.url ?? '/', response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const path = '/usr/bin/chromium'
  const browser = await chromium.launch({
    ...(existsSync(path) ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  })
  try {
    const measured = async (page: string, ready: string): Promise<Seen> => {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await tab.goto(`http://127.0.0.1:${port}/${page}`)
      await tab.waitForSelector(ready)
      await tab.waitForTimeout(1500)
      const session = await tab.context().newCDPSession(tab)
      let plays = 0
      const events = await traced(session, async () => {
        const before = await playsOf(tab)
        await tab.waitForTimeout(seconds * 1000)
        plays = (await playsOf(tab)) - before
      })
      await tab.close()
      return { gaps: gapsOf(events), work: workOf(events), all: allWork(events) / seconds, plays }
    }
    const square = await measured('square.html', '#square')
    const table = await measured('index.html', '[data-testid="brawl"]')
    const over = (times: readonly number[], most: number): number =>
      (times.filter(time => time > most).length / Math.max(1, times.length)) * 100
    const late = (gaps: readonly number[]): number => over(gaps, frame + slack)
    const beside = 'one moving square'
    return [
      {
        what: 'frames drawn while 12 hands fly',
        value: table.gaps.length,
        unit: '',
        beside: { what: beside, value: square.gaps.length },
      },
      {
        what: `frames over ${frame} ms, of all`,
        value: late(table.gaps),
        unit: '%',
        beside: { what: beside, value: late(square.gaps) },
      },
      {
        what: 'time between frames: p99',
        value: share(table.gaps, 0.99),
        unit: 'ms',
        beside: { what: beside, value: share(square.gaps, 0.99) },
      },
      {
        what: `frames the page itself worked on for over ${frame} ms, of all`,
        value: over(table.work, frame),
        unit: '%',
        beside: { what: beside, value: over(square.work, frame) },
      },
      {
        what: 'what the page worked on a frame: median',
        value: share(table.work, 0.5),
        unit: 'ms',
        beside: { what: beside, value: share(square.work, 0.5) },
      },
      {
        what: 'what the page worked on a frame: p99',
        value: share(table.work, 0.99),
        unit: 'ms',
        beside: { what: beside, value: share(square.work, 0.99) },
      },
      {
        what: 'processor time a second, page and drawing on all threads',
        value: table.all,
        unit: 'ms/s',
        beside: { what: beside, value: square.all },
      },
      { what: 'plays a second on the table', value: table.plays / seconds, unit: '/s' },
    ]
  } finally {
    await browser.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Seen {
  /** Milliseconds between frames, and of the page's own work on each. */
  readonly gaps: readonly number[]
  readonly work: readonly number[]
  /** Processor time a second of everything that has to do with the page, in milliseconds. */
  readonly all: number
  readonly plays: number
}

const playsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { plays?: number }).plays ?? 0)

const html =
  '<!doctype html><html><head><link rel="stylesheet" href="/style.css"></head><body><div id="app" style="height:100vh"></div><script type="module" src="/page.js"></script></body></html>'
const square =
  '<!doctype html><html><style>@keyframes go{to{left:900px}}#square{position:absolute;left:0;top:90px;width:90px;height:126px;background:#c33;animation:go 1s infinite alternate}</style><body><div id="square"></div></body></html>'

async function answer(folder: string, url: string, response: ServerResponse): Promise<void> {
  const name = new URL(url, 'http://localhost').pathname.slice(1)
  if (name === 'index.html' || name === 'square.html') {
    response.setHeader('content-type', 'text/html')
    return void response.end(name === 'index.html' ? html : square)
  }
  const every = await readdir(folder, { recursive: true })
  const file = name === 'style.css' ? every.find(one => one.endsWith('.css')) : every.find(one => one === name)
  if (file === undefined) return void response.writeHead(404).end()
  response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript')
  response.end(await readFile(join(folder, file)))
}

/** Times between frames, in milliseconds, as the renderer's main thread began them. */
function gapsOf(events: readonly TraceEvent[]): number[] {
  const begun = events
    .filter(event => event.name === 'DrawFrame')
    .map(event => event.ts)
    .toSorted((a, b) => a - b)
  return begun.slice(1).map((at, index) => (at - begun[index]!) / 1000)
}

/** Processor time of the page's main thread (scripts, style, layout, paint) between one frame and the next, in milliseconds. */
function workOf(events: readonly TraceEvent[]): number[] {
  const main = events.find(event => event.name === 'UpdateLayoutTree')
  const drawn = events
    .filter(event => event.name === 'DrawFrame')
    .map(event => event.ts)
    .toSorted((a, b) => a - b)
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const work = drawn.slice(1).map(() => 0)
  let at = 0
  for (const { ts, tdur = 0 } of tasks) {
    while (at < work.length && ts >= drawn[at + 1]!) at++
    if (at < work.length && ts >= drawn[0]!) work[at]! += tdur / 1000
  }
  return work
}

function allWork(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name === 'RunTask' || name === 'RasterTask')
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  })
  await run()
  await session.send('Tracing.end')
  await complete
  return events
}

/**
 * A page with the real table and what the real engine told it: twelve seats in a circle, each drawing or playing five
 * times a second. The views are worked out beforehand, as they are another process's work at a real table.
 */
function flyingPage(): {
  name: string
  resolveId: (id: string) => string | undefined
  load: (id: string) => string | undefined
} {
  const script = `
import { createApp, h, shallowRef, provide } from 'vue'
import { createPinia } from 'pinia'
import '${root}/src-renderer/design/design.css'
import BrawlTable from '${root}/src-renderer/games/brawl/BrawlTable.vue'
import { sendKey } from '${root}/src-renderer/games/brawl/send.ts'
import { brawl } from '${root}/src-engine/brawl/game.ts'
import { anyGame } from '${root}/src-engine/core/game.ts'
import { start, play } from '${root}/src-engine/core/match.ts'
const game = anyGame(brawl)
const seats = Array.from({ length: 12 }, (_, i) => 'P' + i)
let seed = 1, match, n = 0, turn = 0
const events = [], moments = []
function begin() {
  match = start(game, { seats, seed: seed++, options: { table: 'round-robin' } }).match
  for (const seat of seats) match = play(match, seat, { do: 'knock' }).match
}
function act(seat) {
  const offers = game.offers(match.state, seat)
  const puts = offers.filter(one => one.do === 'play')
  const put = puts[(turn * 7) % Math.max(1, puts.length)]
  const kind = put ? 'play' : ['discard', 'draw', 'take', 'done'].find(one => offers.some(offer => offer.do === one))
  if (!kind) return
  const action = put ? { do: 'play', ...Object.fromEntries(Object.entries(put.blanks).map(([field, blank]) => [field, blank.from[(turn * 5) % blank.from.length]])) } : { do: kind }
  const done = play(match, seat, action)
  if (!done.ok) return
  match = done.match
  for (const told of done.events) events.push({ n: ++n, event: told.event })
  moments.push({ view: game.view(match.state, 'P0'), offers: game.offers(match.state, 'P0'), events: events.slice(-100) })
  if (game.outcome(match.state)) begin()
}
begin()
while (moments.length < 1000 && turn < 20000) act(seats[turn++ % 12])
const shown = shallowRef(moments[0])
window.plays = 0
setInterval(() => { shown.value = moments[++window.plays % moments.length] }, 1000 / 60)
const places = seats.map((seat, colour) => ({ seat, kind: 'person', name: seat, colour, avatar: '', here: true, sitIn: false, asked: false }))
const table = { id: 't', game: 'brawl', title: 'Brawl', phase: 'playing', solo: false, host: '', places, options: {}, timer: 0, level: 'easy', thinking: 0, fill: false, paused: false, watching: 0 }
const names = Object.fromEntries(seats.map(seat => [seat, seat]))
const yours = ['P0']
const never = async () => undefined
const Root = { setup() { provide(sendKey, never); return () => h(BrawlTable, { table, viewer: 'P0', yours, names, act: never, ask: never, ...shown.value }) } }
createApp(Root).use(createPinia()).mount('#app')
`
  return {
    name: 'brawl-frames',
    resolveId: id => (id === 'virtual:brawl-frames' ? '\0virtual:brawl-frames' : undefined),
    load: id => (id === '\0virtual:brawl-frames' ? script : undefined),
  }
}
