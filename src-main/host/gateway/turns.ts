import type { Readable } from 'node:stream'
import type { Visitor } from './connections.ts'

/** Bytes a socket may bring in one turn of the host; frames that say nothing (pongs) are many in them. */
const bytesATurn = 64 * 1024
/** A socket that has used too much of the host's time is not read for so long at most. */
const longestPauseMs = 1000

/** What a connection uses of the thread that deals, and how long until it may use more. */
export type Use = Pick<Visitor, 'spent' | 'overdrawnMs'>

/** What is needed of a WebSocket. */
interface Pausable {
  readonly isPaused: boolean
  pause(): void
  resume(): void
}

/** Others have their turn before a socket that brings much is read on, and before one that has used up its time. `stream`: the one below it. */
export function takeTurns(socket: Pausable, stream: Readable, { spent, overdrawnMs }: Use): void {
  let began = 0
  let bytes = 0
  stream.prependListener('data', (data: Buffer) => {
    if (bytes === 0) setImmediate(() => (bytes = 0))
    bytes += data.length
    began = performance.now()
  })
  stream.on('data', () => {
    spent(performance.now() - began)
    const wait = Math.min(longestPauseMs, overdrawnMs())
    if (socket.isPaused || (wait === 0 && bytes <= bytesATurn)) return
    socket.pause()
    if (wait > 0) setTimeout(() => socket.resume(), wait).unref()
    else setImmediate(() => socket.resume())
  })
}
