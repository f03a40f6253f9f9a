import type { WebSocket } from 'ws'
import { dialFirst } from '../peer/dial.ts'
import { lineOver, type Heard, type Line } from '../peer/line.ts'
import { beating, type PairKeys } from './messages.ts'

/** A line to the host, which has shown that it knows the key. */
interface Met {
  readonly url: string
  readonly socket: WebSocket
  readonly line: Line
}

/** Dials all these addresses at once: the first that knows the key of both is the host. `heard`: what it says. The line beats. */
export async function dialPrimary(
  urls: readonly string[],
  { offer, secret }: PairKeys,
  heard: Heard,
): Promise<Met | undefined> {
  const greeted = await dialFirst(urls, offer, { secret })
  if (greeted === undefined) return undefined
  const { url, socket } = greeted
  const line = lineOver(socket, message => {
    beat.heard()
    heard(message)
  })
  const beat = beating(
    () => line.send({ say: 'beat' }),
    () => socket.terminate(),
  )
  socket.once('close', beat.stop)
  return { url, socket, line }
}
