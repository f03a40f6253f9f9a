import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { TLSSocket } from 'node:tls'

// Nobody has signed a house's certificate. So the two ends of a TLS connection know each other by what it alone has (keying
// material that TLS exports, RFC 5705): whoever stands between them has two connections, which have different ones.

/** Which end proves itself: the one that dialled is the receiver. */
type Side = 'sender' | 'receiver'

/** What stands for them in a proof, which the apps of both make alike. */
const labels = { sender: 'giver', receiver: 'receiver' }

/** The secret that both ends of an offer's first connection have from then on. */
export function secretOf(stream: TLSSocket, offer: string): Buffer {
  return exported(stream, 'secret', offer)
}

/** That this end of the connection knows the secret, as hex; no other connection takes it. */
export function proofOf(stream: TLSSocket, offer: string, secret: Buffer, side: Side): string {
  return createHmac('sha256', secret)
    .update(`${labels[side]} `)
    .update(exported(stream, 'proof', offer))
    .digest('hex')
}

/** Whether the other end, which is this side, has proved that it knows the secret. */
export function isProved(proof: string, ...of: Parameters<typeof proofOf>): boolean {
  const right = Buffer.from(proofOf(...of))
  const shown = Buffer.from(proof)
  return shown.length === right.length && timingSafeEqual(shown, right)
}

/** What binds the sender to its salt before it has seen the other's: so nobody between them can look for a fitting code. */
export function commitmentTo(salt: string): string {
  return createHash('sha256').update(`knockabout salt ${salt}`).digest('hex')
}

/** Six digits both screens show: they differ where somebody stands between the two machines. */
export function codeOf(secret: Buffer, giverSalt: string, receiverSalt: string): string {
  const digest = createHmac('sha256', secret).update(`code ${giverSalt} ${receiverSalt}`).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

function exported(stream: TLSSocket, what: 'secret' | 'proof', offer: string): Buffer {
  return stream.exportKeyingMaterial(32, `EXPORTER-knockabout-${what}`, Buffer.from(offer, 'hex'))
}
