import { randomBytes } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import { WebSocket } from 'ws'
import { greetingShape } from './greeting.ts'
import { parsed } from './line.ts'
import { codeOf, commitmentTo, isProved, proofOf, secretOf } from './proof.ts'

/** The other machine has answered, and is the one that was meant. */
interface Greeted {
  readonly url: string
  readonly socket: WebSocket
  readonly secret: Buffer
  /** Of an offer's first line: what both show. */
  readonly code?: string
}

/** By what it is known: at an offer's first line what it is bound to, later the secret. */
type Known = { readonly commitment: string } | { readonly secret: Buffer }

/** At an offer the house may have to make its certificate first. */
const dialWithinMs = { offer: 10_000, again: 3000 }

/**
 * Dials all of them at once; the first that answers as it is known is taken, and the others are hung up on, so that nobody keeps
 * the two apart by announcing himself under the house's name. Nothing where none does. `urls`: `http://192.168.1.20:4680`.
 */
export async function dialFirst(urls: readonly string[], offer: string, known: Known): Promise<Greeted | undefined> {
  let taken: Greeted | undefined
  const answers = urls.map(async url => {
    const greeted = await dialGiver(url, offer, known)
    if (greeted === undefined) throw new Error('no answer')
    if (taken === undefined) taken = greeted
    else greeted.socket.terminate()
    return taken
  })
  return Promise.any(answers).catch(() => undefined)
}

function dialGiver(url: string, offer: string, known: Known): Promise<Greeted | undefined> {
  const withinMs = 'secret' in known ? dialWithinMs.again : dialWithinMs.offer
  // The certificate says nothing that the proof does not say better.
  const socket = new WebSocket(`${url.replace(/^http/, 'wss')}/handover`, {
    handshakeTimeout: withinMs,
    rejectUnauthorized: false,
    minVersion: 'TLSv1.3',
  })
  socket.on('error', () => {})
  return new Promise(resolve => {
    const late = setTimeout(() => socket.terminate(), withinMs)
    socket.once('close', () => {
      clearTimeout(late)
      resolve(undefined)
    })
    socket.once('upgrade', ({ socket: below }) => {
      const stream = below as TLSSocket
      const salt = randomBytes(16).toString('hex')
      const mine = 'secret' in known ? { proof: proofOf(stream, offer, known.secret, 'receiver') } : { salt }
      socket.once('open', () => socket.send(JSON.stringify({ offer, ...mine })))
      socket.once('message', data => {
        clearTimeout(late)
        const theirs = greetingShape.safeParse(parsed(String(data as Buffer))).data
        const greeted = theirs && answered(theirs, stream, salt)
        if (greeted === undefined) socket.terminate()
        else resolve({ url, socket, ...greeted })
      })
    })
    const answered = (
      { salt: theirs, proof = '' }: ReturnType<typeof greetingShape.parse>,
      stream: TLSSocket,
      salt: string,
    ): Pick<Greeted, 'secret' | 'code'> | undefined => {
      if ('secret' in known) return isProved(proof, stream, offer, known.secret, 'sender') ? known : undefined
      if (theirs === undefined || commitmentTo(theirs) !== known.commitment) return undefined
      const secret = secretOf(stream, offer)
      return { secret, code: codeOf(secret, theirs, salt) }
    }
  })
}
