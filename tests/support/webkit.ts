import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { EnginePage } from './engine-page.ts'
import { patienceMs, Wire } from './engine-wire.ts'
import { openScreen } from './machine-xvfb.ts'

const libraries = '/usr/lib/x86_64-linux-gnu'

/** Debian's browser for WebKitGTK, which shares its engine with Safari; nothing where it is not installed. */
export function miniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .filter(name => name.startsWith('webkit2gtk-'))
    .map(name => join(libraries, name, 'MiniBrowser'))
    .find(path => existsSync(path))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const { port } = server.address() as { port: number }
  await new Promise(done => server.close(done))
  return port
}

/** What the inspector tells of the console. */
interface Told {
  readonly message: {
    readonly source: string
    readonly level: string
    readonly text: string
    readonly url?: string
  }
}
interface Evaluated {
  readonly result: { readonly value?: unknown; readonly description?: string }
  readonly wasThrown: boolean
}

/** A window of WebKit, driven by the protocol of its inspector: WebDriver would say nothing of the console. */
export class WebKitPage extends EnginePage {
  readonly #socket: WebSocket
  readonly #window: Wire
  /** The page is a target of its window, spoken with by messages within messages. */
  readonly #page: Wire
  #target = ''
  #listening: Promise<unknown> | undefined

  private constructor(
    address: string,
    private readonly width: number,
    private readonly height: number,
  ) {
    super()
    this.#socket = new WebSocket(address)
    this.#page = new Wire(
      message =>
        void this.#window
          .send('Target.sendMessageToTarget', { targetId: this.#target, message })
          .catch(() => undefined),
      (method, params) => {
        if (method !== 'Console.messageAdded') return
        const { source, level, text, url } = (params as Told).message
        // What it does not know of newer standards it says, and ignores.
        if (text.startsWith('Viewport argument key')) return
        if (level === 'error' || (level === 'warning' && source === 'console-api'))
          this.errors.push(`${text} ${url ?? ''}`)
      },
    )
    this.#window = new Wire(
      text => this.#socket.send(text),
      (method, params) => {
        const { targetInfo, message } = params as {
          readonly targetInfo?: { readonly targetId: string }
          readonly message?: string
        }
        // A page that is loaded in another process is another target; it waits until its console is listened to.
        if (method === 'Target.targetCreated') this.#listening = this.#listen(targetInfo!.targetId)
        if (method === 'Target.dispatchMessageFromTarget') this.#page.hear(message!)
      },
    )
    this.#socket.on('message', (data: Buffer) => this.#window.hear(data.toString()))
  }

  /** The window whose inspector listens at this address. */
  static async at(address: string, width: number, height: number): Promise<WebKitPage> {
    const page = new WebKitPage(address, width, height)
    await new Promise((done, fail) => page.#socket.once('open', done).once('error', fail))
    await page.#window.send('Target.setPauseOnStart', { pauseOnStart: true })
    for (const end = Date.now() + patienceMs; page.#listening === undefined; await later(20))
      if (Date.now() > end) throw new Error('The window shows no page.')
    await page.#listening
    return page
  }

  async #listen(targetId: string): Promise<void> {
    this.#target = targetId
    for (const part of ['Console', 'Page', 'Runtime']) await this.#page.send(`${part}.enable`)
    await this.#page.send('Page.overrideUserPreference', { name: 'PrefersReducedMotion', value: 'Reduce' })
    // What did not wait is not resumed.
    await this.#window.send('Target.resume', { targetId }).catch(() => undefined)
  }

  open(url: string): Promise<unknown> {
    return this.#page.send('Page.navigate', { url })
  }

  async read<Value>(expression: string): Promise<Value> {
    const how = { expression, returnByValue: true, emulateUserGesture: true }
    const { result, wasThrown } = await this.#page.send<Evaluated>('Runtime.evaluate', how)
    if (wasThrown) throw new Error(result.description)
    return result.value as Value
  }

  async picture(): Promise<Buffer> {
    const part = { x: 0, y: 0, width: this.width, height: this.height, coordinateSystem: 'Viewport' }
    const { dataURL } = await this.#page.send<{ readonly dataURL: string }>('Page.snapshotRect', part)
    return Buffer.from(dataURL.slice(dataURL.indexOf(',') + 1), 'base64')
  }
}

/** WebKit, with windows of any size. */
export interface WebKit {
  window(width: number, height: number): Promise<WebKitPage>
  end(): void
}

/** Starts WebKit, with nothing kept from any time before. */
export async function startWebKit(binary: string): Promise<WebKit> {
  const screen = await openScreen()
  const port = await freePort()
  const child = spawn(binary, ['--private', 'about:blank'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(screen.display === undefined ? {} : { DISPLAY: screen.display }),
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
      // A test machine has no graphics of its own, and often runs as root.
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const end = (): void => {
    child.kill()
    screen.stop()
  }
  const known = new Set<string>()
  /** The address of a window that was not there before. */
  const newWindow = async (): Promise<string> => {
    for (const until = Date.now() + patienceMs; Date.now() < until; await later(50)) {
      const list = await fetch(`http://127.0.0.1:${port}/`).then(
        answer => answer.text(),
        () => '',
      )
      const found = list.match(/\/socket\/\d+\/\d+\/WebPage/g)?.find(path => !known.has(path))
      if (found === undefined) continue
      known.add(found)
      return `ws://127.0.0.1:${port}${found}`
    }
    throw new Error('WebKit opened no window.')
  }
  try {
    const first = await WebKitPage.at(await newWindow(), 0, 0)
    return {
      // Only what a page opens has the size that was asked for.
      window: async (width, height) => {
        await first.read(`void open('about:blank', '_blank', 'width=${width},height=${height}')`)
        return WebKitPage.at(await newWindow(), width, height)
      },
      end,
    }
  } catch (error) {
    end()
    throw error
  }
}
