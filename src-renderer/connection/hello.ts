import type { Params, ToClient } from '../../src-engine/protocol/to-client.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { device, me, tokens, type Me } from '../device/storage.ts'
import { language, t } from '../words/index.ts'
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
  /** From a house that has moved here: who we are, until our token is known. */
  readonly ticket?: string | undefined
  /** Where the copy is: the person says that the host is gone for good. */
  readonly insist?: boolean | undefined
  /** The person says that it is the house they know, whatever its proof. */
  readonly trusted?: boolean | undefined
}

/** Why a host let us go, or why we did not go in: `proof`, it is not the house of our first meeting. */
export interface TurnedAway {
  readonly code: Extract<ToClient, { say: 'bye' }>['code'] | 'proof'
  readonly params?: Params
}

/** The first message to a host: who we are, the PIN, and the secret that gets our seat back. */
export function helloTo(origin: string, { pin, ownerKey, display, id, ticket, insist }: Arrival): Message {
  const who = me.read()
  const drawn = ticket === undefined ? undefined : tokenFor(ticket)
  const token = drawn ?? (id === undefined ? undefined : tokens.ofHost(id)) ?? tokens.of(origin)
  return {
    say: 'hello',
    protocol: protocolVersion,
    language: language.value,
    // Whoever takes their seat along keeps the name they sit there by.
    ...(ticket === undefined ? named(who, token === undefined && !display) : {}),
    ...(token === undefined || display ? {} : { token }),
    ...(ticket === undefined || display ? {} : { ticket, ...(insist && { insist }) }),
    ...(window.desktop === undefined || display ? {} : { app: window.desktop.version }),
    ...(pin === undefined ? {} : { pin, device: device.own() }),
    ...(ownerKey === undefined ? {} : { ownerKey }),
    ...(display ? { display: true } : {}),
  }
}

/** A token of our own drawing goes with a ticket; asked again, after the line was cut, it is the same. */
const drawn = new Map<string, string>()
function tokenFor(ticket: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const token = drawn.get(ticket) ?? Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  drawn.set(ticket, token)
  return token
}

/** Whoever has no name yet is a guest, in the words of this device; somebody the host knows already keeps theirs. */
function named(who: Me | undefined, isNew: boolean): Partial<Me> {
  if (who !== undefined) return { name: who.name, colour: who.colour, avatar: who.avatar }
  return isNew ? { name: t('people.guest') } : {}
}
