import type { WebSocket } from 'ws'
import { dialFirst } from '../dial.ts'
import type { Line } from '../line.ts'
import { beating, type Shared } from './words.ts'

/** A line to the host, which has shown that it knows the key. */
interface Met {
  readonly url: string
  readonly socket: WebSocket
  readonly line: Line
}

/** So long who answers may take to show that it knows the key, in milliseconds. */
const provenWithinMs = 2000

/**
 * Dials all these addresses at once. The first that seals a word by the key both have is the host; whoever else answers is hung
 * up on, so that nobody keeps the two apart by announcing himself under the house's name. `heard`: what comes after that word. The line beats.
 */
export function meetHost(
  urls: readonly string[],
  { offer, secret }: Shared,
  heard: Parameters<Awaited<ReturnType<typeof answerAt>>['line']>[1],
): Promise<Met | undefined> {
  let met: Met | undefined
  const tries = urls.map(async (url): Promise<Met> => {
    const { socket, line: lineOver } = await answerAt(url, offer)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => socket.terminate(), provenWithinMs)
      const beat = beating(
        () => line.send({ say: 'beat' }),
        () => socket.terminate(),
      )
      socket.once('close', () => {
        clearTimeout(late)
        beat.stop()
        reject(new Error('not the host'))
      })
      const line = lineOver(secret, message => {
        beat.heard()
        if (met?.line === line) return heard(message)
        if (met !== undefined) return socket.terminate()
        clearTimeout(late)
        met = { url, socket, line }
        resolve(met)
      })
      line.send({ say: 'beat' })
    })
  })
  return Promise.any(tries).catch(() => undefined)
}

async function answerAt(url: string, offer: string): Promise<NonNullable<Awaited<ReturnType<typeof dialFirst>>>> {
  const greeted = await dialFirst([url], offer)
  if (greeted === undefined) throw new Error('no answer')
  return greeted
}
