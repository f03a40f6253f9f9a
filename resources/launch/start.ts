import { spawn } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { displayProblem, libraryProblem } from './display.ts'
import { findElectron, thisMachine } from './find-electron.ts'
import { hostHelp, readFlags, wordsOf } from '../../src-main/host/house/flags.ts'
import { runHeadless } from './run-headless.ts'
import { sandboxWords } from './sandbox.ts'

const root = join(import.meta.dirname, '..', '..')
const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** `npm start`: the desktop app, or, where no window can be opened, the same app for browsers. */
async function main(): Promise<number | undefined> {
  const words = process.argv.slice(2)
  const flags = readFlags(words, process.env, hostname(), true)
  if ('problem' in flags) {
    say(flags.problem)
    return 2
  }
  if (flags.help) {
    process.stdout.write(`${hostHelp.replaceAll('npm run host', 'npm start')}\n`)
    return 0
  }
  try {
    await ensureBuilt(root, say)
  } catch (error) {
    say(`The build failed: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  const window = await electronForWindow()
  if ('problem' in window) {
    say(`No window here: ${window.problem}. Serving the game to browsers instead.`)
    return runHeadless(root, wordsOf(flags))
  }
  return runElectron(window.path, words, wordsOf(flags))
}

async function electronForWindow(): Promise<{ readonly path: string } | { readonly problem: string }> {
  const display = await displayProblem()
  if (display !== undefined) return { problem: display }
  const electron = await findElectron(thisMachine(root, say))
  if ('problem' in electron) return electron
  const libraries = await libraryProblem(electron.path, say)
  return libraries === undefined ? electron : { problem: libraries }
}

/** `headless`: the host's flags for the case that Electron turns out not to run after all. */
function runElectron(path: string, words: readonly string[], headless: readonly string[]): Promise<number | undefined> {
  const environment = { ...process.env }
  delete environment.ELECTRON_RUN_AS_NODE
  const began = performance.now()
  return new Promise(resolve => {
    const stopping = { asked: false }
    const stop = (): void => {
      stopping.asked = true
      child.kill('SIGTERM')
    }
    // A Ctrl-C in the terminal reaches Electron by itself too: asked twice, it ends once. Listened for before there is
    // anything to end, as Electron may be up before this line is over.
    const signals = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const
    for (const one of signals) process.on(one, stop)
    const child = spawn(path, [...sandboxWords(path), root, ...words], { stdio: 'inherit', env: environment })
    const serveInstead = (reason: string): void => {
      say(`Electron does not start: ${reason}. Serving the game to browsers instead.`)
      // From here on signals go to the host.
      for (const one of signals) process.off(one, stop)
      resolve(runHeadless(root, headless))
    }
    child.on('error', error => serveInstead(error.message))
    child.on('exit', (code, signal) => {
      // The app itself ends with an exit code; an Electron that cannot run here is killed by the system.
      const early = performance.now() - began < 15_000
      if (early && !stopping.asked && (signal !== null || code === 127)) serveInstead(signal ?? 'a library is missing')
      else resolve(code ?? 0)
    })
  })
}

const code = await main()
if (code !== undefined) process.exit(code)
