import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createSecureContext, TLSSocket, type SecureContext } from 'node:tls'
import type { HouseCertificate } from '../../../store/settings.ts'

/** How every TLS connection begins, and no HTTP request. */
const handshake = 0x16

/** Gives the certificate; asked when somebody comes by TLS, and nothing where there is none. */
export type Certificate = () => Promise<HouseCertificate | undefined>

/**
 * One port for both: a browser's plain HTTP, and TLS for desktop apps, which know the house's certificate. `take` gets either,
 * deciphered, once something was said, and the socket it came by. Who says nothing, or no whole handshake, is hung up on after so many milliseconds.
 */
export function behindTls(
  certificate: Certificate,
  take: (stream: Duplex, socket: Socket) => void,
  withinMs = 10_000,
): (socket: Socket) => void {
  let secure: SecureContext | undefined
  const decipher = async (socket: Socket, taken: (stream: Duplex) => void): Promise<void> => {
    if (secure === undefined) {
      const kept = await certificate()
      if (kept === undefined) return void socket.destroy()
      secure = createSecureContext({ key: kept.key, cert: kept.certificate, minVersion: 'TLSv1.2' })
    }
    if (socket.destroyed) return
    const deciphered = new TLSSocket(socket, { isServer: true, secureContext: secure })
    const gone = (): void => void socket.destroy()
    deciphered.on('error', gone)
    deciphered.once('secure', () => {
      deciphered.off('error', gone)
      taken(deciphered)
    })
  }
  return socket => {
    const gone = (): void => void socket.destroy()
    const late = setTimeout(gone, withinMs)
    late.unref()
    const taken = (stream: Duplex): void => {
      clearTimeout(late)
      socket.off('error', gone)
      take(stream, socket)
    }
    socket.once('close', () => clearTimeout(late))
    socket.on('error', gone)
    socket.once('readable', () => {
      const first = socket.read(1) as Buffer | null
      if (first === null) return gone()
      socket.unshift(first)
      if (first[0] === handshake) decipher(socket, taken).catch(gone)
      else taken(socket)
    })
  }
}
