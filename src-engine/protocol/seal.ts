import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8, concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { asksForSeal, sealVersion } from './seal-key.ts'

/** A sealed line, as SEAL.md beside this file describes it. Each end has its own; both count what went each way. */
export interface Seal {
  /** A message as it goes over the wire. */
  seal(message: string | Uint8Array): Uint8Array
  /** What the other end sealed next. Throws on anything else: altered, said again, out of order, cut short. */
  open(sealed: Uint8Array): string | Uint8Array
}

/**
 * The client's end. `random`: 32 bytes, fresh for each connection. `hello` is said first; the host's answer makes the seal,
 * and whoever has another key can't open the first sealed message.
 */
export function askForSeal(
  key: string,
  random: Uint8Array,
): { readonly hello: Uint8Array; answered(answer: Uint8Array): Seal } {
  const hello = withVersion(x25519.getPublicKey(random))
  return {
    hello,
    answered: answer => {
      if (!asksForSeal(answer)) throw new Error('no answer of this version')
      const { toHost, toClient } = keysOf(key, random, answer.subarray(1), hello, answer)
      return sealed(toHost, toClient)
    },
  }
}

/** The host's end: the answer to a `hello`, and the seal. Throws where the hello is none. `random` as above. */
export function answerForSeal(
  key: string,
  random: Uint8Array,
  hello: Uint8Array,
): { readonly answer: Uint8Array; readonly seal: Seal } {
  if (!asksForSeal(hello)) throw new Error('no hello of this version')
  const answer = withVersion(x25519.getPublicKey(random))
  const { toHost, toClient } = keysOf(key, random, hello.subarray(1), hello, answer)
  return { answer, seal: sealed(toClient, toHost) }
}

function withVersion(bytes: Uint8Array): Uint8Array {
  return concatBytes(Uint8Array.of(sealVersion), bytes)
}

/**
 * Two keys for this connection alone. The house's key says who may be at either end; what both drew keeps one guest, who has
 * that key as well, from reading another's line.
 */
function keysOf(
  key: string,
  random: Uint8Array,
  theirs: Uint8Array,
  hello: Uint8Array,
  answer: Uint8Array,
): { readonly toHost: Uint8Array; readonly toClient: Uint8Array } {
  const shared = x25519.getSharedSecret(random, theirs)
  const about = concatBytes(utf8ToBytes('knockabout seal'), hello, answer)
  const both = hkdf(sha256, shared, utf8ToBytes(key), about, 64)
  return { toHost: both.subarray(0, 32), toClient: both.subarray(32) }
}

function sealed(out: Uint8Array, back: Uint8Array): Seal {
  let said = 0
  let heard = 0
  return {
    seal: message => {
      const bytes = typeof message === 'string' ? utf8ToBytes(message) : message
      const kind = Uint8Array.of(typeof message === 'string' ? 0 : 1)
      return xchacha20poly1305(out, nonceOf(said++)).encrypt(concatBytes(kind, bytes))
    },
    open: bytes => {
      const plain = xchacha20poly1305(back, nonceOf(heard)).decrypt(bytes)
      heard++
      return plain[0] === 0 ? bytesToUtf8(plain.subarray(1)) : plain.subarray(1)
    },
  }
}

/** No nonce is used twice under a key, for each key is one connection's and one direction's. */
function nonceOf(count: number): Uint8Array {
  const nonce = new Uint8Array(24)
  new DataView(nonce.buffer).setBigUint64(0, BigInt(count))
  return nonce
}
