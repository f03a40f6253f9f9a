import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { codeOf, commitmentTo, keyPair, lineOver, parsed, sealed, type Line } from './line.ts'
import { greetingShape } from './words.ts'

/** The giver has answered. */
interface Greeted {
  readonly socket: WebSocket
  /** Of an offer's first line: the secret both have now, and the code both show. */
  readonly secret?: Buffer
  readonly code?: string
  line(secret: Buffer, heard: Parameters<typeof lineOver>[2]): Line
}

const dialWithinMs = 3000

/** Dials all of them at once; who answers first is taken, and the others are hung up on. */
export async function dialFirst(
  urls: readonly string[],
  offer: string,
  commitment?: string,
): Promise<Greeted | undefined> {
  let taken: Greeted | undefined
  const answers = urls.map(async url => {
    const greeted = await dialGiver(url, offer, commitment)
    if (greeted === undefined) throw new Error('no answer')
    if (taken === undefined) taken = greeted
    else greeted.socket.terminate()
    return taken
  })
  return Promise.any(answers).catch(() => undefined)
}

/**
 * Dials the machine that gives a house. `url`: `http://192.168.1.20:4680`; `commitment`: at an offer's first line, to the
 * giver's key. Nothing where it does not answer, or with another key.
 */
function dialGiver(url: string, offer: string, commitment?: string): Promise<Greeted | undefined> {
  const pair = commitment === undefined ? undefined : keyPair()
  const salt = randomBytes(16).toString('hex')
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/handover`, { handshakeTimeout: dialWithinMs })
  socket.on('error', () => {})
  return new Promise(resolve => {
    const late = setTimeout(() => socket.terminate(), dialWithinMs)
    socket.once('open', () => socket.send(JSON.stringify({ offer, salt, ...(pair && { key: pair.open }) })))
    socket.once('close', () => resolve(undefined))
    socket.once('message', data => {
      clearTimeout(late)
      const theirs = greetingShape.safeParse(parsed(String(data as Buffer))).data
      const key = theirs?.key
      const known = pair === undefined || (key !== undefined && commitmentTo(key) === commitment)
      if (theirs === undefined || !known) return socket.terminate()
      const first = pair && { secret: pair.secretWith(key!), code: codeOf(offer, key!, pair.open) }
      const line: Greeted['line'] = (secret, heard) =>
        lineOver(socket, sealed(secret, [theirs.salt, salt], 'receiver'), heard)
      resolve({ socket, ...first, line })
    })
  })
}
