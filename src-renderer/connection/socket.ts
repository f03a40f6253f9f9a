import { Reader, type FromHost } from '../../src-engine/protocol/reader.ts'
import { decode } from './decode.ts'
import type { WayToHouse } from '../../src-engine/protocol/desktop.ts'
import type { ToHost } from '../../src-engine/protocol/to-host.ts'

/** `z.infer` gives exact optionals; a message as it is written here. */
export type Message = ToHost
export interface SocketHandlers {
  readonly opened: () => void
  readonly said: (message: FromHost) => void
  /** Closed or silent; it tries again by itself unless `stop` was called. */
  readonly lost: () => void
  /** How an app comes there, asked before each try; a browser comes plainly. */
  readonly way?: (() => Promise<WayToHouse>) | undefined
  readonly isOther?: () => void
}

/**
 * How often the host is pinged, and within how many milliseconds it answers, or the connection counts as lost. A house that
 * could go on at another computer is not waited for so long: whoever asks there too early is sent back.
 */
const pings = { usual: { everyMs: 2500, withinMs: 5000 }, closely: { everyMs: 1000, withinMs: 2000 } } as const
/** A connection that is neither accepted nor refused is given up after this many milliseconds. */
const openWithinMs = 4000
/** *Try now* replaces an attempt to connect that is older than this many milliseconds. */
const freshForMs = 500
const retryAfterMs = [250, 500, 1000, 2000, 3000]

/**
 * A WebSocket that comes back: with a growing pause after each failure, and at once when the page is looked at again or
 * the network returns. An open socket on which nothing is heard any more is given up within eight seconds, or four where
 * another computer keeps a copy of the house, and one that does not open within four.
 */
export class HostSocket {
  readonly #address: string
  readonly #plain: 'ws' | 'wss'
  readonly #handlers: SocketHandlers
  #socket: WebSocket | undefined
  #tries = 0
  #stopped = false
  /** When the unanswered ping was sent. */
  #asked: number | undefined
  /** While the way is asked. */
  #way: Promise<unknown> | undefined
  #began = 0
  #opening: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #pings: keyof typeof pings = 'usual'
  readonly #wake = (): void => {
    if (document.visibilityState === 'visible') this.wake()
  }

  /** `origin`: `http://192.168.1.20:4680`. */
  constructor(origin: string, handlers: SocketHandlers) {
    // `//192.168.1.20:4680/ws`, which `ws:` or `wss:` stands before.
    this.#address = `${origin.replace(/^https?:/, '').replace(/\/$/, '')}/ws`
    this.#plain = /^https:/i.test(origin) ? 'wss' : 'ws'
    this.#handlers = handlers
    document.addEventListener('visibilitychange', this.#wake)
    addEventListener('online', this.#wake)
    this.#open()
  }

  send(message: Message): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Tries at once instead of waiting for the next turn; a connection long in the making is replaced by a new one. */
  wake(): void {
    if (this.#stopped) return
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping()
    if (this.#socket?.readyState === WebSocket.CONNECTING && performance.now() - this.#began < freshForMs) return
    this.#tries = 0
    clearTimeout(this.#retry)
    this.#open()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#retry)
    clearInterval(this.#pinging)
    document.removeEventListener('visibilitychange', this.#wake)
    removeEventListener('online', this.#wake)
    this.#drop()
  }

  #watch(how: keyof typeof pings): void {
    this.#pings = how
    clearInterval(this.#pinging)
    this.#pinging = setInterval(() => this.#ping(), pings[how].everyMs)
  }

  #open(): void {
    this.#drop()
    this.#watch('usual')
    const { way } = this.#handlers
    if (!way) return this.#dial(this.#plain)
    const asked = (this.#way = way())
    const here = (): boolean => this.#way === asked
    void asked.then(
      by => {
        if (!here()) return
        if (by === 'gone') this.#lose()
        else if (by === 'other') this.#handlers.isOther?.()
        else this.#dial(by)
      },
      () => here() && this.#lose(),
    )
  }

  #dial(by: 'ws' | 'wss'): void {
    const socket = new WebSocket(`${by}:${this.#address}`)
    socket.binaryType = 'arraybuffer'
    const reader = new Reader(table => void this.send({ say: 'sync', table, viewer: 'table' }))
    this.#socket = socket
    this.#began = performance.now()
    /** An unreadable message means that the two ends disagree, so it connects again, which starts with whole views. */
    const heard = (data: string | ArrayBuffer): readonly FromHost[] => {
      try {
        return reader.read(decode(data))
      } catch {
        this.#lose()
        return []
      }
    }
    // A late message of a socket that was replaced is ignored.
    const current = (): boolean => this.#socket === socket && !this.#stopped
    socket.addEventListener('open', () => {
      if (!current()) return
      clearTimeout(this.#opening)
      this.#handlers.opened()
    })
    socket.addEventListener('message', event => {
      if (!current()) return
      this.#tries = 0
      this.#asked = undefined
      for (const message of heard(event.data as string | ArrayBuffer)) {
        // At an event it is only another way to the same house.
        if (message.say === 'standby' && message.sameToken !== true) this.#watch('closely')
        else if (message.say === 'let-go') this.#watch('usual')
        this.#handlers.said(message)
      }
    })
    socket.addEventListener('close', () => {
      if (current()) this.#lose()
    })
    this.#opening = setTimeout(() => {
      if (current()) this.#lose()
    }, openWithinMs)
  }

  #lose(): void {
    this.#drop()
    this.#handlers.lost()
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#open(), retryAfterMs[Math.min(this.#tries++, retryAfterMs.length - 1)])
  }

  #drop(): void {
    const socket = this.#socket
    this.#way = undefined
    this.#socket = undefined
    this.#asked = undefined
    clearTimeout(this.#opening)
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close()
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const now = performance.now()
    if (this.#asked === undefined) {
      this.#asked = now
      this.send({ say: 'ping', at: Date.now() })
    } else if (now - this.#asked >= pings[this.#pings].withinMs) this.#lose()
  }
}
