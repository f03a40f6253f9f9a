import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureBuilt } from '../../resources/launch/build.ts'
import { sandboxWords } from '../../resources/launch/sandbox.ts'
import { electronPath, root } from '../support/desktop-electron.ts'
import { openScreen } from '../support/machine-xvfb.ts'
import type { Row } from './row.ts'
import { share } from './row.ts'

const rounds = 11

/** Usable: the first button takes a press, and does what it says. */
const pressable = '[data-testid="home"] [data-testid="solo-now"]:enabled:not([aria-disabled="true"])'
/** The host behind the page has let it in: what is pressed happens at once. */
const joined = '[data-testid="home"] [data-testid="host-table"]:enabled:not([aria-disabled="true"])'

/**
 * From process start to a usable start screen, and to the host having let the page in, beside a bare Electron window with a blank page; both with
 * the same Electron, turn by turn, medians. Both are watched by the same small script from inside. The ratio is the
 * median of the turns' own ratios: what else the machine does changes from turn to turn, but hardly within one.
 */
export async function rows(): Promise<Row[]> {
  await ensureBuilt(root, line => process.stderr.write(`${line}\n`))
  const electron = await electronPath()
  const screen = await openScreen()
  const folder = await mkdtemp(join(tmpdir(), 'knockabout-start-'))
  try {
    const probe = await writeProbe(folder)
    const bareApp = await writeBareApp(folder)
    const ours = [root, '--port', '0', '--interface', 'lo', '--data', join(folder, 'data')]
    const theirs = [bareApp, `--user-data-dir=${join(folder, 'bare-data')}`]
    const own: number[] = []
    const inside: number[] = []
    const blank: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const [a, later] = await timesTo(electron, probe, ours, [pressable, joined], screen.display)
      const [b] = await timesTo(electron, probe, theirs, ['h1'], screen.display)
      if (round === 0) continue // the first of each fills caches
      own.push(a!)
      inside.push(later!)
      blank.push(b!)
    }
    const bare = Math.round(share(blank, 0.5))
    const row = (what: string, times: readonly number[]): Row => ({
      what,
      value: Math.round(share(times, 0.5)),
      unit: 'ms',
      beside: { what: 'bare window', value: bare },
      ratio: round2(
        share(
          times.map((one, turn) => one / blank[turn]!),
          0.5,
        ),
      ),
    })
    return [
      row('start: process to usable start screen', own),
      row('start: process to let in by the host', inside),
      { what: 'renderer: initial JavaScript, gzipped', value: round2((await initialScript()) / 1024), unit: 'KB' },
    ]
  } finally {
    screen.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Bytes of gzipped JavaScript that a browser fetches before the start screen can show. */
export async function initialScript(): Promise<number> {
  const pages = join(root, 'out', 'renderer')
  const html = await readFile(join(pages, 'index.html'), 'utf8')
  const waiting = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(match => join(pages, match[1] ?? ''))
  const counted = new Set<string>()
  let bytes = 0
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (counted.has(file)) continue
    counted.add(file)
    const text = await readFile(file)
    bytes += gzipSync(text, { level: 9 }).length
    // What a chunk imports in its head is fetched with it; `import(…)` is not.
    for (const match of text.toString().matchAll(/(?:^|[;}\s])(?:import|export)[^;'"()]*?["'](\.[^"']+\.js)["']/g)) {
      waiting.push(join(dirname(file), match[1] ?? ''))
    }
  }
  return bytes
}

/** Waits, inside the app, until what each selector names is on the page and drawn; says so each time, then ends. */
async function writeProbe(folder: string): Promise<string> {
  const file = join(folder, 'probe.cjs')
  await writeFile(
    file,
    `const { app } = require('electron')
const wait = selector => new Promise(done => {
  const look = () => {
    const found = document.querySelector(selector)
    if (found && found.getBoundingClientRect().width > 0) requestAnimationFrame(() => setTimeout(done))
    else setTimeout(look, 4)
  }
  look()
})
app.on('browser-window-created', (_event, window) => {
  window.webContents.once('dom-ready', async () => {
    for (const selector of JSON.parse(process.env.PROBE_SELECTORS)) {
      await window.webContents.executeJavaScript('(' + wait + ')(' + JSON.stringify(selector) + ')')
      process.stdout.write('there\\n')
    }
    app.quit()
  })
})
`,
  )
  return file
}

async function writeBareApp(folder: string): Promise<string> {
  const app = join(folder, 'bare')
  await mkdir(app, { recursive: true })
  await writeFile(join(app, 'package.json'), '{ "name": "bare", "version": "1.0.0", "main": "main.cjs" }')
  await writeFile(join(app, 'page.html'), '<!doctype html><title>bare</title><h1>bare</h1>')
  await writeFile(
    join(app, 'main.cjs'),
    `const { app, BrowserWindow } = require('electron')
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadFile(__dirname + '/page.html'))
`,
  )
  return app
}

/** Milliseconds from the start of the process to the probe's word for each selector. */
function timesTo(
  electron: string,
  probe: string,
  words: readonly string[],
  selectors: readonly string[],
  display: string | undefined,
): Promise<readonly number[]> {
  const environment = {
    ...process.env,
    PROBE_SELECTORS: JSON.stringify(selectors),
    ...(display === undefined ? {} : { DISPLAY: display }),
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const took: number[] = []
    let complaints = ''
    const child = spawn(electron, [...sandboxWords(electron), '-r', probe, ...words], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const tooLong = setTimeout(() => child.kill('SIGKILL'), 60_000)
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()))
    child.stdout.on('data', (data: Buffer) => {
      for (const _ of data.toString().matchAll(/there/g)) took.push(performance.now() - began)
    })
    child.on('error', reject)
    child.on('exit', code => {
      clearTimeout(tooLong)
      if (took.length === selectors.length) resolve(took)
      else reject(new Error(`the window never became usable (ended with ${code}): ${complaints.slice(-500)}`))
    })
  })
}

function round2(number: number): number {
  return Math.round(number * 100) / 100
}
