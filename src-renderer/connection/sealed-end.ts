import { askForSeal, type Seal } from '../../src-engine/protocol/seal.ts'
import { decode } from './decode.ts'

/** This page's end of a sealed line (src-engine/protocol/SEAL.md). */
export interface SealedEnd {
  /** Whether it could be said: not before the host has answered. */
  say(text: string): boolean
  /** What the host sealed; nothing where it was its answer. Throws on what is neither. */
  hear(data: string | ArrayBuffer): string | Uint8Array | undefined
}

/** Asks for a seal with this key. `opened`: the host has answered. */
export function sealedEnd(key: string, socket: WebSocket, opened: () => void): SealedEnd {
  const asked = askForSeal(key, crypto.getRandomValues(new Uint8Array(32)))
  const send = (bytes: Uint8Array): void => socket.send(bytes as Uint8Array<ArrayBuffer>)
  let seal: Seal | undefined
  /** The host has shown that it has the key. */
  let isTrusted = false
  send(asked.hello)
  return {
    say: text => {
      if (seal !== undefined) send(seal.seal(text))
      return seal !== undefined
    },
    hear: data => {
      if (typeof data === 'string') {
        // Who is turned away for want of the right key is told so in plain text; nothing else is heard that way.
        if (!isTrusted && decode(data).say === 'bye') return data
        throw new Error('not sealed')
      }
      if (seal === undefined) {
        seal = asked.answered(new Uint8Array(data))
        opened()
        return undefined
      }
      const plain = seal.open(new Uint8Array(data))
      isTrusted = true
      return plain
    },
  }
}
