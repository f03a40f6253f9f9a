import { randomBytes } from 'node:crypto'
import type { Bonjour } from 'bonjour-service'
import type { Notice } from '../../../src-engine/protocol/desktop.ts'
import { houseName } from '../../../src-engine/protocol/house-address.ts'
import { serviceType } from '../../../src-engine/protocol/version.ts'
import { watchInterfaces } from './watch-interfaces.ts'
import { lanInterfaces } from './interfaces.ts'
import { goodbye, multicastOn, sayGone } from './multicast.ts'

export interface Advertised {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly protocol: number
  readonly port: number
  /** Interface names or addresses; empty = all (see `lanInterfaces`). */
  readonly interfaces: readonly string[]
  readonly onNotice: (notice: Notice) => void
  /** Another machine was heard, or this one itself, by its address. */
  readonly heard?: (address: string) => void
  /** Milliseconds until an interface is tried again where the port of mDNS was taken. */
  readonly retryAfterMs?: number
  /** Makes the ending of a name; random if left out. */
  readonly ending?: () => string
}
export interface Advertiser {
  /** Says goodbye and stops; resolves once the goodbye is out. */
  stop(): Promise<void>
}

/**
 * Bytes of a name that are announced; the random ending takes the rest of DNS's 63. A longer one is not received at all
 * (measured: 80 bytes).
 */
const nameBytes = 50

/**
 * Announces this host on the LAN, on each interface by itself. What changes (tables, free seats) is not announced but
 * asked for by `GET /info`. A host is identified by its id in TXT; the name shown has a random ending, so that two
 * hosts of one name never get into a name clash, which would take one of them off every list.
 */
export async function startAdvertiser(advertised: Advertised): Promise<Advertiser> {
  // A chosen interface that is missing at the start is reported at once; later it is waited for.
  lanInterfaces(advertised.interfaces)
  const { onNotice, retryAfterMs, ending = randomEnding, heard = () => undefined } = advertised
  /** Where the house has been announced to be. */
  const announced = new Set<string>()
  const each = watchInterfaces<Bonjour>({
    wanted: advertised.interfaces,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    begin: (one, failed) => {
      const bonjour = multicastOn(one, onNotice, failed, heard)
      sayGone(bonjour, houseName(advertised.id), formerOf(announced, lanInterfaces(advertised.interfaces)))
      announced.add(one.address)
      bonjour.publish({
        name: `${capped(advertised.name, nameBytes)} ${ending()}`,
        type: serviceType,
        port: advertised.port,
        host: houseName(advertised.id),
        // No probing: with a random ending and a random id it is not needed, and it would delay the announcement.
        probe: false,
        disableIPv6: true,
        txt: {
          id: advertised.id,
          name: capped(advertised.name, 200),
          v: advertised.version,
          p: String(advertised.protocol),
        },
      })
      return bonjour
    },
    end: goodbye,
  })
  await each.look()
  let stopping: Promise<void> | undefined
  return { stop: () => (stopping ??= each.stop()) }
}

/** Addresses of before that this machine has no more. */
export function formerOf(announced: ReadonlySet<string>, now: readonly { readonly address: string }[]): string[] {
  return [...announced].filter(address => !now.some(one => one.address === address))
}

/** At most `bytes` of UTF-8, cut between characters; without dots, which separate the parts of DNS names. */
export function capped(name: string, bytes: number): string {
  const plain = name.replace(/\./g, '·').trim() || 'Knockabout'
  let out = ''
  for (const character of plain) {
    if (Buffer.byteLength(out + character) > bytes) break
    out += character
  }
  return out
}

function randomEnding(): string {
  return randomBytes(4).toString('hex').slice(0, 6)
}
