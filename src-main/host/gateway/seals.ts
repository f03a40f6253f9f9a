import { randomBytes } from 'node:crypto'
import { asksForSeal, sealOverhead } from '../../../src-engine/protocol/seal-key.ts'
import type { Seal } from '../../../src-engine/protocol/seal.ts'
import type { Params } from '../../../src-engine/protocol/to-client.ts'
import { sealOf, type Kept } from '../../store/settings.ts'
import type { Bye } from '../context/client.ts'
import { bucketEach } from './bucket.ts'

/** Wrong keys of one address: at once, and a minute for long. */
const tries = { burst: 20, minute: 1 }

/** What was heard on a line: words for the gateway, an answer of the seal's own, or the end of it. */
type Heard =
  | { readonly text: string; readonly bytes: number }
  | { readonly answer: Promise<Uint8Array> }
  | { readonly bye: Bye; readonly params: Params }
  | 'broken'

/** One connection, sealed if its client began so (protocol/SEAL.md). The rest of the gateway knows nothing of it. */
export interface Line {
  isSealed(): boolean
  hear(data: Buffer, isBinary: boolean): Heard
  /** What goes over the wire for this message. */
  wrap(message: string | Uint8Array): string | Uint8Array
}

/** The seal of the house: whether guests must come by it, and a line for each connection. */
export interface Seals {
  required(): boolean
  line(address: string): Line
}

export function sealsOf(store: Kept, steady: () => number): Seals {
  const triesOf = bucketEach(tries.minute / 60, tries.burst, steady)

  const line = (address: string): Line => {
    let isFirst = true
    let asked = false
    let seal: Seal | undefined
    let isSealed = false

    const begin = (hello: Buffer): Heard => {
      const { on, key } = sealOf(store)
      const wait = triesOf(address).wait()
      if (wait > 0) return { bye: 'key-locked', params: { seconds: Math.ceil(wait / 1000) } }
      if (key === undefined) return { bye: 'key', params: { kind: on ? 'wrong' : 'off' } }
      asked = true
      return { answer: answer(key, hello) }
    }
    // Most houses are not sealed, and what ciphers takes a tenth of a second to load.
    const answer = async (key: string, hello: Buffer): Promise<Uint8Array> => {
      const { answerForSeal } = await import('../../../src-engine/protocol/seal.ts')
      const made = answerForSeal(key, randomBytes(32), hello)
      seal = made.seal
      return made.answer
    }
    const open = (data: Buffer): Heard => {
      try {
        const text = seal!.open(data)
        isSealed = true
        return { text: typeof text === 'string' ? text : '', bytes: data.length - sealOverhead }
      } catch {
        if (isSealed) return 'broken'
        triesOf(address).take()
        return { bye: 'key', params: { kind: sealOf(store).on ? 'wrong' : 'off' } }
      }
    }
    return {
      isSealed: () => isSealed,
      hear: (data, isBinary) => {
        const wasFirst = isFirst
        isFirst = false
        if (wasFirst && isBinary && asksForSeal(data)) return begin(data)
        if (asked) return isBinary && seal !== undefined ? open(data) : 'broken'
        return { text: isBinary ? '' : String(data), bytes: data.length }
      },
      // Until the client has shown that it has the key it could read nothing sealed, not even why it is turned away.
      wrap: message => (isSealed && seal !== undefined ? seal.seal(message) : message),
    }
  }
  return { required: () => sealOf(store).on, line }
}
