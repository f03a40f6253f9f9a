import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto'
import type { WebSocket } from 'ws'

/** One side's part of the secret two machines agree on; a new one for each offer. */
export interface KeyPair {
  /** Shown to the other, as base64url. */
  readonly open: string
  /** The secret both have, of the other's open part. Throws where that is none. */
  secretWith(open: string): Buffer
}

export function keyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('x25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  const own = createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' })
  return {
    open: publicKey.toString('base64url'),
    secretWith: open => {
      const theirs = createPublicKey({ key: Buffer.from(open, 'base64url'), type: 'spki', format: 'der' })
      return diffieHellman({ privateKey: own, publicKey: theirs })
    },
  }
}

/** What binds the giver to its key before it has seen the other's: so nobody between them can look for a fitting code. */
export function commitmentTo(open: string): string {
  return createHash('sha256').update(`knockabout key ${open}`).digest('hex')
}

/** Six digits both screens show: they differ where somebody stands between the two machines. */
export function codeOf(offer: string, giver: string, receiver: string): string {
  const digest = createHash('sha256').update(`knockabout code ${offer} ${giver} ${receiver}`).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Seals what goes over a line and opens what comes; each message once and in its order. */
export interface Sealed {
  seal(text: string | Uint8Array): Buffer
  /** Throws where it is not the other's next message. */
  open(data: Uint8Array): { readonly text?: string; readonly bytes?: Buffer }
}

/** `salts`: drawn by each side for this line alone, the giver's first, so that no key is used twice. */
export function sealed(secret: Buffer, salts: readonly [string, string], side: 'giver' | 'receiver'): Sealed {
  const keyOf = (whose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salts.join(' '), `knockabout ${whose}`, 32))
  const [mine, theirs] = [keyOf(side), keyOf(side === 'giver' ? 'receiver' : 'giver')]
  let [sent, heard] = [0, 0]
  const nonce = (count: number): Buffer => {
    const bytes = Buffer.alloc(12)
    bytes.writeUIntBE(count, 6, 6)
    return bytes
  }
  return {
    seal: content => {
      const isText = typeof content === 'string'
      const cipher = createCipheriv('aes-256-gcm', mine, nonce(sent++))
      const head = Buffer.from([isText ? 0 : 1])
      return Buffer.concat([
        cipher.update(Buffer.concat([head, Buffer.from(content as never)])),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    open: data => {
      const all = Buffer.from(data)
      const decipher = createDecipheriv('aes-256-gcm', theirs, nonce(heard))
      decipher.setAuthTag(all.subarray(-16))
      const plain = Buffer.concat([decipher.update(all.subarray(0, -16)), decipher.final()])
      heard++
      return plain[0] === 0 ? { text: plain.subarray(1).toString('utf8') } : { bytes: plain.subarray(1) }
    },
  }
}

/** A line between the two machines once both have the same secret. */
export interface Line {
  send(word: object): void
  /** Bytes of a copy; resolves once there is room for more. */
  sendBytes(bytes: Uint8Array): Promise<void>
  close(): void
}

/** Bytes that may wait for the other to take them. */
const mostWaiting = 4 * 1024 * 1024

/** `heard`: each word or piece that came, in order. What can't be opened ends the line. */
export function lineOver(
  socket: WebSocket,
  seal: Sealed,
  heard: (message: { readonly text?: string; readonly bytes?: Buffer }) => void,
): Line {
  socket.on('message', (data: Buffer) => {
    let message: ReturnType<Sealed['open']>
    try {
      message = seal.open(data)
    } catch {
      socket.terminate()
      return
    }
    heard(message)
  })
  return {
    send: word => {
      if (socket.readyState === socket.OPEN) socket.send(seal.seal(JSON.stringify(word)))
    },
    sendBytes: async bytes => {
      if (socket.readyState !== socket.OPEN) throw new Error('the line is cut')
      socket.send(seal.seal(bytes))
      while (socket.bufferedAmount > mostWaiting && socket.readyState === socket.OPEN)
        await new Promise(resolve => setTimeout(resolve, 5))
    },
    close: () => socket.close(),
  }
}

/** JSON as it came; nothing where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
