import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { device, me, tokens } from '../device/storage.ts'
import { language } from '../words/index.ts'
import type { Message } from './socket.ts'

/** How this window comes to a host. */
export interface Arrival {
  readonly pin?: string | undefined
  /** Makes this window the owner's, at the machine the host runs on. */
  readonly ownerKey?: string | undefined
  /** A TV: it gets the table's view and has no seat. */
  readonly display?: boolean | undefined
  /** The host's id, where it is known: our seat there is ours at whatever address and port it is today. */
  readonly id?: string | undefined
}

/** The first message to a host: who we are, the PIN, and the secret that gets our seat back. */
export function helloTo(origin: string, { pin, ownerKey, display, id }: Arrival): Message {
  const who = me.read()
  const token = (id === undefined ? undefined : tokens.ofHost(id)) ?? tokens.of(origin)
  return {
    say: 'hello',
    protocol: protocolVersion,
    language: language.value,
    ...(who === undefined ? {} : { name: who.name, colour: who.colour, avatar: who.avatar }),
    ...(token === undefined || display ? {} : { token }),
    ...(pin === undefined ? {} : { pin, device: device.own() }),
    ...(ownerKey === undefined ? {} : { ownerKey }),
    ...(display ? { display: true } : {}),
  }
}
