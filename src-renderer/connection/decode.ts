import { Unpackr } from 'msgpackr/unpack-no-eval'
import { records } from '../../src-engine/protocol/records.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'

const unpackr = new Unpackr({
  structures: records.map(keys => [...keys]),
  maxSharedStructures: records.length,
  mapsAsObjects: true,
})

/** A message of the host's: JSON where it came as text, else MessagePack. Throws on what is neither. */
export function decode(data: string | ArrayBuffer | Uint8Array): ToClient {
  if (typeof data === 'string') return JSON.parse(data) as ToClient
  return unpackr.unpack(data instanceof Uint8Array ? data : new Uint8Array(data)) as ToClient
}
