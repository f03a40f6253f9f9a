import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer, type InlineConfig, type ServerOptions } from 'vite'
import config from '../../electron.vite.config.ts'
import { ensureBuilt } from './build.ts'
import { findElectron, thisMachine } from './find-electron.ts'
import { sandboxWords } from './sandbox.ts'

const root = join(import.meta.dirname, '..', '..')
const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Starts Vite's server for the page. Gives its address. `host`: the address of the host behind it, if it is one's own. */
async function servePage(host?: string): Promise<string> {
  const behind: ServerOptions['proxy'] = {}
  if (host !== undefined) {
    const toHost = { target: host, ws: true, changeOrigin: true, rewriteWsOrigin: true }
    for (const path of ['/ws', '/info', '/health']) behind[path] = toHost
  }
  // The hot reload socket needs a full address: in Electron's window the page's own address is not a server's.
  const server = await createServer({
    ...(config as { readonly renderer: InlineConfig }).renderer,
    configFile: false,
    server: { host: '127.0.0.1', hmr: { protocol: 'ws', host: '127.0.0.1' }, proxy: behind },
  })
  await server.listen()
  return server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
}

/** Runs a program until it ends, and ends with it. */
function runBeside(program: string, words: readonly string[], environment: NodeJS.ProcessEnv): NodeJS.ReadableStream {
  const child = spawn(program, words, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'))
  child.on('error', error => say(error.message))
  child.on('exit', code => process.exit(code ?? 0))
  return child.stdout
}

/**
 * `npm run dev`: the page as it is written, with hot reload, in front of a host that runs; the flags are the host's. With
 * `--window` both are Electron's: its window shows the page.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2).filter(word => word !== '--window')
  await ensureBuilt(root, say)
  if (process.argv.includes('--window')) {
    const electron = await findElectron(thisMachine(root, say))
    if ('problem' in electron) throw new Error(electron.problem)
    const environment = { ...process.env, KNOCKABOUT_PAGE: await servePage() }
    runBeside(electron.path, [...sandboxWords(electron.path), root, ...words], environment).pipe(process.stdout)
    return
  }
  const host = join(root, 'out', 'main', 'headless.cjs')
  let printed = ''
  const output = runBeside(process.execPath, [host, ...words], process.env)
  output.on('data', (chunk: Buffer) => {
    const isNew = !/^listening/m.test(printed)
    printed += chunk.toString()
    const found = /^listening (\S+)$/m.exec(printed)
    if (!isNew || found === null) return
    servePage(found[1]!).then(
      page => process.stdout.write(`host ${found[1]}\npage ${page}\n`),
      (error: unknown) => {
        say(String(error))
        process.exit(1)
      },
    )
  })
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
