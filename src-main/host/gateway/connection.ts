import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { noWork, type Bye, type Client, type Send } from '../context/client.ts'
import { Encoded } from '../context/encoded.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { showWhole } from '../table/publish/publish.ts'
import type { Params } from '../../../src-engine/protocol/to-client.ts'
import { lagOf } from './lag.ts'
import { takeTurns, type Use } from './turns.ts'

/** One socket: sending with a limit, the heartbeat, hanging up. */
export interface Connection {
  readonly send: Send
  bye(code: Bye, params?: Params): void
  /** The host has sent `bye`; further messages are ignored. */
  ended(): boolean
  /** `plain`: it asked for JSON text alone. */
  client(who: Pick<Client, 'person' | 'owner' | 'address' | 'at' | 'app'>, plain: boolean): Client
  /**
   * Sends a ping. A connection that answers two in a row with nothing at all is closed, and so is one whose page sleeps: a
   * locked phone's browser goes on answering for it.
   */
  beat(): void
  /** Its page says that it is there, and will again. */
  awake(): void
  /** Bytes that wait for it to take them. */
  waiting(): number
  /** Closes it without a `bye`, which it would not read. Its person can reconnect. */
  drop(): void
  /** Sends whole views to a socket that takes some again after a stall. */
  catchUp(): void
}

/**
 * ws queues without limit (PEERS 5): past the first a client waits for a whole view, past the second it is cut off. All
 * together may have `house`: past that, those who wait for most are cut off.
 */
const waiting = { most: 1024 * 1024, end: 2 * 1024 * 1024, drained: 256 * 1024, total: 48 * 1024 * 1024 }

let numbers = 0

/** `stream`: the one below the socket. What is sent in the same tick leaves in one write. */
export function connect(socket: WebSocket, stream: Socket, lobby: Lobby, use: Use): Connection {
  takeTurns(socket, stream, use)
  let missed = 0
  let saidAt = 0
  let pings = false
  const { asleepMs } = lobby.context.tuning
  const lag = lagOf()
  let asked = { word: '', at: 0 }
  let starved = false
  let over = false
  let made: Client | undefined

  let gathering = false
  const takes = (): boolean => {
    if (over || socket.readyState !== socket.OPEN) return false
    if (socket.bufferedAmount <= waiting.end) return true
    drop()
    return false
  }
  let plain = true
  const send: Send = (...messages) => {
    if (messages.length === 0 || !takes()) return
    // Most of what a message costs is its own write to the socket.
    if (!gathering) {
      gathering = true
      stream.cork()
      process.nextTick(() => {
        gathering = false
        stream.uncork()
      })
    }
    for (const message of messages) {
      // ws queues only compressed messages, so frames written past it stay in order.
      if (message instanceof Encoded && !plain) stream.write(message.frame)
      else if (message instanceof Encoded) socket.send(message.text)
      else socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    }
  }
  const drop = (): void => {
    over = true
    socket.terminate()
  }
  const bye = (code: Bye, params?: Params): void => {
    if (over) return
    send({ say: 'bye', code, text: code, ...(params === undefined ? {} : { params }) })
    over = true
    socket.close(4000, code)
    setTimeout(() => {
      socket.terminate()
    }, 2000).unref()
  }

  const leaving = new AbortController()
  socket.on('close', () => leaving.abort())
  socket.on('error', () => {
    // A message too long or a broken frame: ws closes the socket by itself, with its own code.
  })
  socket.on('message', () => {
    missed = 0
    saidAt = performance.now()
  })
  socket.on('pong', data => {
    missed = 0
    // Only the answer to the last question counts, timed by the host alone.
    if (asked.word === '' || data.toString() !== asked.word) return
    lag.took(performance.now() - asked.at)
    asked.word = ''
  })
  const beat = (): void => {
    if (missed >= 2 || (pings && performance.now() - saidAt > asleepMs)) return drop()
    missed++
    if (socket.readyState !== socket.OPEN) return
    asked = { word: randomBytes(8).toString('hex'), at: performance.now() }
    socket.ping(asked.word)
  }
  beat()

  const answers = (ms: number, back: () => void): Promise<boolean> =>
    new Promise(resolve => {
      const settle = (there: boolean): void => {
        clearTimeout(silent)
        socket.off('pong', heard).off('message', heard).off('close', left)
        resolve(there)
      }
      let late = false
      const heard = (): void => {
        settle(true)
        if (late) back()
      }
      const left = (): void => settle(false)
      const silent = setTimeout(() => {
        late = true
        resolve(false)
      }, ms)
      socket.on('pong', heard).on('message', heard).on('close', left)
      if (socket.readyState === socket.OPEN) socket.ping()
      else if (socket.readyState === socket.CLOSED) left()
    })

  return {
    send,
    bye,
    ended: () => over,
    waiting: () => socket.bufferedAmount,
    drop,
    client: (who, wantsText) => {
      plain = wantsText
      made = {
        ...who,
        number: ++numbers,
        spent: use.spent,
        work: noWork(),
        gone: leaving.signal,
        follows: new Map(),
        lag: lag.half,
        waiting: () => socket.bufferedAmount,
        full: () => {
          if (socket.bufferedAmount > waiting.most) starved = true
          return starved
        },
        answers,
        send,
        bye,
      }
      return made
    },
    beat,
    awake: () => {
      pings = true
    },
    catchUp: () => {
      if (!starved || made === undefined || socket.bufferedAmount > waiting.drained) return
      starved = false
      // While it was stalled it missed changes of the lobby as well as views.
      lobby.context.lobbyChanged()
      for (const id of made.follows.keys()) {
        const live = lobby.tables.get(id)
        if (live !== undefined) showWhole(live, made)
      }
    },
  }
}

/** Memory that waits for slow sockets is bounded for all together: those who wait for most go first. */
export function relieve(connections: Iterable<Connection>): void {
  const slow = [...connections].filter(one => one.waiting() > 0).sort((a, b) => b.waiting() - a.waiting())
  let sum = slow.reduce((total, one) => total + one.waiting(), 0)
  for (const one of slow) {
    if (sum <= waiting.total) return
    sum -= one.waiting()
    one.drop()
  }
}
