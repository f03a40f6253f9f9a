import { Packr } from 'msgpackr/pack'
import { records } from '../../../src-engine/protocol/records.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'

/** Records are the protocol's alone: any other object is a map, so that nothing is learned that the other end must learn too. */
const packr = new Packr({
  structures: records.map(keys => [...keys]),
  maxSharedStructures: records.length,
  maxOwnStructures: 0,
  variableMapSize: true,
})

/** A message for many sockets: encoded once, as JSON for those who asked for text, as MessagePack for all others. */
export class Encoded {
  readonly #message: ToClient
  #text: string | undefined
  #bytes: Uint8Array | undefined

  constructor(message: ToClient) {
    this.#message = message
  }

  get text(): string {
    return (this.#text ??= JSON.stringify(this.#message))
  }

  get bytes(): Uint8Array {
    return (this.#bytes ??= packr.pack(this.#message))
  }
}
