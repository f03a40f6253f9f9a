import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { EnginePage } from './engine-page.ts'
import { Wire } from './engine-wire.ts'

/** Debian's Firefox with long support; nothing where it is not installed. */
export function firefoxEsr(): string | undefined {
  return ['/usr/bin/firefox-esr'].find(path => existsSync(path))
}

/** Nothing goes further than this machine, and nothing moves. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
}

/** An entry of the log, as WebDriver BiDi tells it. */
interface Entry {
  readonly type: string
  readonly level: string
  readonly text: string | null
}
type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

/** The page of a Firefox, driven by WebDriver BiDi. */
export class FirefoxPage extends EnginePage {
  private constructor(
    private readonly wire: Wire,
    private readonly context: string,
  ) {
    super()
  }

  /** The page of the browser that listens at this address. */
  static async at(address: string): Promise<FirefoxPage> {
    const socket = new WebSocket(`${address}/session`)
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    let page: FirefoxPage | undefined
    const wire = new Wire(
      text => socket.send(text),
      (method, params) => {
        if (method !== 'log.entryAdded') return
        const { type, level, text } = params as Entry
        // What it warns of by itself are words of newer browsers that it does not know.
        if (level === 'error' || (level === 'warn' && type === 'console')) page?.errors.push(text ?? '')
      },
    )
    socket.on('message', (data: Buffer) => wire.hear(data.toString()))
    await wire.send('session.new', { capabilities: {} })
    await wire.send('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts } = await wire.send<{ readonly contexts: readonly { readonly context: string }[] }>(
      'browsingContext.getTree',
    )
    page = new FirefoxPage(wire, contexts[0]!.context)
    return page
  }

  /** Gives the window another size. */
  async size(width: number, height: number): Promise<void> {
    await this.wire.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } })
  }

  open(url: string): Promise<unknown> {
    return this.wire.send('browsingContext.navigate', { context: this.context, url, wait: 'interactive' })
  }

  async read<Value>(expression: string): Promise<Value> {
    const answer = await this.wire.send<Evaluated>('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context: this.context },
      awaitPromise: false,
      userActivation: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return (answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)) as Value
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.wire.send<{ readonly data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    })
    return Buffer.from(data, 'base64')
  }

  protected override pressAt(x: number, y: number): Promise<unknown> {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    return this.wire.send('input.performActions', {
      context: this.context,
      actions: [{ type: 'pointer', id: 'hand', actions }],
    })
  }
}

/** Firefox, with one page. */
export interface Firefox {
  readonly page: FirefoxPage
  end(): Promise<void>
}

/** Starts Firefox without a screen, with nothing kept from any time before. */
export async function startFirefox(binary: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'knockabout-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const child = spawn(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const end = async (): Promise<void> => {
    child.kill('SIGKILL')
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    return { page: await FirefoxPage.at(await addressOf(child)), end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Where it listens, which it prints as it starts. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = ''
    child.stderr!.on('data', (text: Buffer) => {
      printed += text.toString()
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(printed)?.[1]
      if (address !== undefined) done(address)
    })
    child.once('error', fail)
    child.once('exit', code => fail(new Error(`Firefox ended with ${code}: ${printed.trim().split('\n')[0]}`)))
  })
}
