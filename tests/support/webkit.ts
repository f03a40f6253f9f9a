import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openScreen } from './machine-xvfb.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const libraries = '/usr/lib/x86_64-linux-gnu'

/** Debian's browser for WebKitGTK, which shares its engine with Safari; nothing where it is not installed (webkit2gtk-driver). */
export function miniBrowser(): string | undefined {
  if (!existsSync(driverPath) || !existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .filter(name => name.startsWith('webkit2gtk-'))
    .map(name => join(libraries, name, 'MiniBrowser'))
    .find(path => existsSync(path))
}

/** A window of WebKit, driven by W3C WebDriver. */
export interface WebKit {
  open(url: string): Promise<void>
  /** Runs the body of a function in the page and gives what it returns. */
  run<Value>(body: string, ...values: readonly unknown[]): Promise<Value>
  /** Clicks what is there, as soon as it is. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Waits until there is something to be seen. */
  sees(selector: string): Promise<void>
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>
  end(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const { port } = server.address() as { port: number }
  await new Promise(done => server.close(done))
  return port
}

/** Milliseconds a busy machine may take for anything here. */
const patienceMs = 60_000

/** Starts a window of this size, with nothing kept from any before. */
export async function startWebKit(binary: string, width: number, height: number): Promise<WebKit> {
  const screen = await openScreen()
  const port = await freePort()
  const driver: ChildProcess = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(screen.display === undefined ? {} : { DISPLAY: screen.display }),
      // A test machine has no graphics of its own, and often runs as root.
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  /** Again and again until it works, or for too long. */
  const untilWorks = async <Value>(what: () => Promise<Value>): Promise<Value> => {
    const enough = Date.now() + patienceMs
    for (;;) {
      try {
        return await what()
      } catch (error) {
        if (Date.now() > enough) throw error
        await pause(100)
      }
    }
  }
  const browserOptions = { binary, args: ['--automation'] }
  const { sessionId } = await untilWorks(() =>
    send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    }),
  )
  const session = `/session/${sessionId}`
  const element = async (selector: string): Promise<string> => {
    const found = await send<object>('POST', `${session}/element`, { using: 'css selector', value: selector })
    const [id] = Object.values(found) as string[]
    if (!(await send<boolean>('GET', `${session}/element/${id}/displayed`)))
      throw new Error(`${selector} is not to be seen`)
    return id!
  }
  const on = (selector: string, what: string, body: object): Promise<unknown> =>
    untilWorks(async () => send('POST', `${session}/element/${await element(selector)}/${what}`, body))
  await send('POST', `${session}/window/rect`, { width, height })
  return {
    open: async url => void (await send('POST', `${session}/url`, { url })),
    run: (body, ...values) => send('POST', `${session}/execute/sync`, { script: body, args: values }),
    click: async selector => void (await on(selector, 'click', {})),
    type: async (selector, text) => void (await on(selector, 'value', { text })),
    sees: async selector => void (await untilWorks(() => element(selector))),
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    async end() {
      await send('DELETE', session).catch(() => undefined)
      driver.kill()
      screen.stop()
    },
  }
}
