import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import type { ToHost } from '../../src-engine/protocol/to-host.ts'

/** `z.infer` gives exact optionals; a message as it is written here. */
export type Message = ToHost
export interface SocketHandlers {
  readonly opened: () => void
  readonly said: (message: ToClient) => void
  /** Closed or silent; it tries again by itself unless `stop` was called. */
  readonly lost: () => void
}

const pingEvery = 5000
/** No answer for this long: the socket may say it is open, but nobody is there (phones that slept). */
const deadAfter = 11_000
const waits = [250, 500, 1000, 2000, 3000, 5000]

/**
 * A WebSocket that comes back: with a growing pause after each failure, and at once when the page is looked at again or
 * the network returns. An open socket on which nothing is heard any more is given up.
 */
export class HostSocket {
  readonly #url: string
  readonly #handlers: SocketHandlers
  #socket: WebSocket | undefined
  #tries = 0
  #stopped = false
  #heard = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #beat: ReturnType<typeof setInterval>
  readonly #wake = (): void => {
    if (document.visibilityState === 'visible') this.wake()
  }

  /** `origin`: `http://192.168.1.20:4680`. */
  constructor(origin: string, handlers: SocketHandlers) {
    this.#url = `${origin.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`
    this.#handlers = handlers
    this.#beat = setInterval(() => this.#ping(), pingEvery)
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
    this.#open()
  }

  send(message: Message): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Tries at once instead of waiting for the next turn. */
  wake(): void {
    if (this.#stopped) return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping()
    if (this.#socket?.readyState === WebSocket.CONNECTING) return
    this.#tries = 0
    clearTimeout(this.#retry)
    this.#open()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    document.removeEventListener('visibilitychange', this.#wake)
    removeEventListener('online', this.#wake)
    this.#drop()
  }

  #open(): void {
    this.#drop()
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    this.#heard = Date.now()
    // A late word of a socket that was replaced is nobody's business.
    const current = (): boolean => this.#socket === socket && !this.#stopped
    socket.addEventListener('open', () => {
      if (!current()) return
      this.#heard = Date.now()
      this.#handlers.opened()
    })
    socket.addEventListener('message', event => {
      if (!current()) return
      this.#tries = 0
      this.#heard = Date.now()
      this.#handlers.said(JSON.parse(String(event.data)) as ToClient)
    })
    socket.addEventListener('close', () => {
      if (current()) this.#lose()
    })
  }

  #lose(): void {
    this.#drop()
    this.#handlers.lost()
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#open(), waits[Math.min(this.#tries++, waits.length - 1)])
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = undefined
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close()
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.#heard > deadAfter) return this.#lose()
    this.send({ say: 'ping', at: Date.now() })
  }
}
