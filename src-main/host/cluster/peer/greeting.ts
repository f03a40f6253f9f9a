import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { isProved, proofOf } from './proof.ts'
import { offerShape, textShape } from './house-word.ts'

/** The first two messages: at an offer's first line a salt of each, at later ones each proves that it knows the secret. */
export const greetingShape = z.object({ offer: offerShape, salt: textShape.optional(), proof: textShape.optional() })

const greetWithinMs = 5000

/** Another machine that has dialled, with its first message. */
export interface Caller {
  readonly socket: WebSocket
  readonly stream: TLSSocket
  readonly hello: Readonly<z.infer<typeof greetingShape>>
}

/** Another machine has dialled: calls with its first message. One that says none, or another, or came without TLS is hung up on. */
export function whenGreeted(
  socket: WebSocket,
  { socket: stream }: IncomingMessage,
  greeted: (by: Caller) => void,
): void {
  socket.on('error', () => {})
  if (!(stream instanceof TLSSocket)) return socket.terminate()
  const late = setTimeout(() => socket.terminate(), greetWithinMs)
  socket.once('close', () => clearTimeout(late))
  socket.once('message', (data: RawData) => {
    clearTimeout(late)
    try {
      greeted({ socket, stream, hello: greetingShape.parse(JSON.parse(String(data as Buffer))) })
    } catch {
      socket.terminate()
    }
  })
}

/** Whether the caller knows the secret; it is shown that we do. One that does not is hung up on. */
export function knowsUs({ socket, stream, hello: { offer, proof = '' } }: Caller, secret: Buffer): boolean {
  const knows = isProved(proof, stream, offer, secret, 'receiver')
  if (knows) socket.send(JSON.stringify({ offer, proof: proofOf(stream, offer, secret, 'sender') }))
  else socket.terminate()
  return knows
}
