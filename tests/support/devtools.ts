import { WebSocket } from 'ws'
import { EnginePage } from './engine-page.ts'
import { patienceMs, Wire } from './engine-wire.ts'

/** A message of the page to its console, or what it threw. */
interface Said {
  readonly type?: string
  readonly args?: readonly { readonly value?: unknown; readonly description?: string }[]
  readonly entry?: { readonly level: string; readonly text: string; readonly url?: string }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}

/** Where the page's DevTools listen. Some engines say where they are before they have a page. */
async function addressOf(port: number): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as readonly {
      readonly type: string
      readonly webSocketDebuggerUrl: string
    }[]
    const page = list.find(one => one.type === 'page')
    if (page) return page.webSocketDebuggerUrl
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error('The engine opened no page.')
}

/** One page of a Chromium that is too old for Playwright, driven by the protocol of its DevTools. */
export class DevTools extends EnginePage {
  /** Addresses the page asked for. */
  readonly asked: string[] = []
  readonly #wire: Wire

  private constructor(socket: WebSocket) {
    super()
    this.#wire = new Wire(
      text => socket.send(text),
      (method, params) => this.#happened(method, params),
    )
    socket.on('message', (data: Buffer) => this.#wire.hear(data.toString()))
  }

  /** The page the browser opened with. */
  static async ofFirstPage(port: number): Promise<DevTools> {
    const socket = new WebSocket(await addressOf(port))
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    const tools = new DevTools(socket)
    for (const part of ['Page', 'Runtime', 'Log', 'Network']) await tools.send(`${part}.enable`)
    return tools
  }

  #happened(method: string, params: unknown): void {
    const said = (params ?? {}) as Said
    if (method === 'Network.requestWillBeSent')
      this.asked.push((params as { readonly request: { readonly url: string } }).request.url)
    if (method === 'Runtime.exceptionThrown')
      this.errors.push(said.exceptionDetails!.exception?.description ?? said.exceptionDetails!.text)
    if (method === 'Runtime.consoleAPICalled' && /^(?:error|warning|assert)$/.test(said.type!))
      this.errors.push(said.args!.map(one => String(one.value ?? one.description)).join(' '))
    if (method === 'Log.entryAdded' && said.entry!.level === 'error')
      this.errors.push(`${said.entry!.text} ${said.entry!.url ?? ''}`)
  }

  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    return this.#wire.send(method, params)
  }

  async open(url: string): Promise<void> {
    await this.send('Page.navigate', { url })
  }

  /** What every page runs before anything of its own. */
  async before(code: string): Promise<void> {
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: code })
  }

  /** Draws the page with a tenth of its pixels a side, which costs next to nothing: it lies as before. */
  async small(): Promise<void> {
    const how = { width: 1920, height: 1080, deviceScaleFactor: 0.1, mobile: false }
    await this.send('Emulation.setDeviceMetricsOverride', how)
  }

  /** The value of an expression in the page, which may be a promise. */
  async read<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.send<{
      readonly result: { readonly value: Value }
      readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
    }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** A picture of what is seen, as PNG. */
  async picture(): Promise<Buffer> {
    const { data } = await this.send<{ readonly data: string }>('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64')
  }
}
