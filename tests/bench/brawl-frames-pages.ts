import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')

/** A card that flew, as the page did it: when, where to, and the movement. */
export interface Flight {
  /** Milliseconds from when the page began to count. */
  readonly at: number
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly keyframes: readonly { readonly [property: string]: string | number }[]
  readonly options: { readonly duration: number; readonly easing: string }
}

export async function buildPages(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src-renderer'),
    publicDir: false,
    plugins: [vue(), tablePage()],
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: 'virtual:brawl-frames', output: { entryFileNames: 'page.js' } },
    },
  })
}

const page = (head: string, body: string): string =>
  `<!doctype html><html><head>${head}</head><body style="margin:0">${body}</body></html>`

/** A square where each card of the table would land, there as soon as its flight begins and until the next one lands there. */
const flying = `
window.fly = list => {
  const lying = new Map()
  for (const { at, box, keyframes, options } of list) setTimeout(() => {
    const place = Math.round(box.left / 20) + ' ' + Math.round(box.top / 20)
    lying.get(place)?.remove()
    const square = document.createElement('div')
    const { left, top, width, height } = box
    square.style.cssText = 'position:absolute;background:#c33;left:' + left + 'px;top:' + top + 'px;width:' + width + 'px;height:' + height + 'px'
    document.querySelector('#app').append(square)
    lying.set(place, square)
    square.animate(keyframes, options)
  }, at)
}
`
const files: { readonly [name: string]: string } = {
  'table.html': page(
    '<link rel="stylesheet" href="/style.css">',
    '<div id="app" style="height:100vh"></div><script type="module" src="/page.js"></script>',
  ),
  'squares.html': page('', `<div id="app"><div></div></div><script>${flying}</script>`),
  'square.html': page(
    '<style>@keyframes go{to{left:900px}}#app>*{position:absolute;left:0;top:90px;width:90px;height:126px;background:#c33;animation:go 1s infinite alternate}</style>',
    '<div id="app"><div></div></div>',
  ),
}

export function servePages(folder: string): Server {
  return createServer((request, response) => void answer(folder, request.url ?? '/', response))
}

async function answer(folder: string, url: string, response: ServerResponse): Promise<void> {
  const name = new URL(url, 'http://localhost').pathname.slice(1)
  const html = files[name]
  if (html !== undefined) {
    response.setHeader('content-type', 'text/html')
    return void response.end(html)
  }
  const every = await readdir(folder, { recursive: true })
  const file = name === 'style.css' ? every.find(one => one.endsWith('.css')) : every.find(one => one === name)
  if (file === undefined) return void response.writeHead(404).end()
  response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript')
  response.end(await readFile(join(folder, file)))
}

/**
 * A page with the real table and what the real engine told it: twelve seats in a circle, each drawing or playing five
 * times a second. The views are worked out beforehand, as they are another process's work at a real table.
 */
function tablePage(): {
  name: string
  resolveId: (id: string) => string | undefined
  load: (id: string) => string | undefined
} {
  const script = `
import { createApp, h, shallowRef, provide } from 'vue'
import { createPinia } from 'pinia'
import '${root}/src-renderer/design/design.css'
import BrawlTable from '${root}/src-renderer/games/brawl/Table.vue'
import { sendKey } from '${root}/src-renderer/games/brawl/send.ts'
import { brawl } from '${root}/src-engine/brawl/game.ts'
import { anyGame } from '${root}/src-engine/core/game.ts'
import { start, play } from '${root}/src-engine/core/match.ts'
import { viewFor } from '../../src-engine/core/view.ts'
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
  for (const each of done.events) events.push({ n: ++n, event: each.event })
  moments.push({ view: viewFor(game, match.state, 'P0'), offers: game.offers(match.state, 'P0'), events: events.slice(-100) })
  if (game.outcome(match.state)) begin()
}
begin()
while (moments.length < 1000 && turn < 20000) act(seats[turn++ % 12])
const shown = shallowRef(moments[0])
// What flies is kept, for plain squares to do the same.
let from = 0
const { animate } = Element.prototype
Element.prototype.animate = function (keyframes, options) {
  const { left, top, width, height } = this.getBoundingClientRect()
  if (window.flights?.length === 0) from = performance.now()
  window.flights?.push({ at: performance.now() - from, box: { left, top, width, height }, keyframes, options })
  return animate.call(this, keyframes, options)
}
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
