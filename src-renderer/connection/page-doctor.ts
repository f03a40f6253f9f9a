import type { JsonObject } from '../../src-engine/core/json.ts'
import { houseName } from '../../src-engine/protocol/house-address.ts'
import { diagnosePage, type Diagnosis } from '../../src-engine/protocol/join-doctor.ts'

/** A machine on the same network that is silent so long is not reached, in milliseconds. */
const withinMs = 2500

/**
 * Whether a host answers at an address (`http://192.168.1.20:4680`); with `house`, whether the one of this id does. What it
 * says stays unread: that is the browser's rule.
 */
export function reaches(address: string, house?: string): Promise<boolean> {
  const how = { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(withinMs) } as const
  return fetch(`${address}/health${house === undefined ? '' : `?house=${encodeURIComponent(house)}`}`, how).then(
    () => true,
    () => false,
  )
}

/** Whether what answers at an address keeps a copy of a house; only a page from there may read it. */
async function keepsACopy(address: string): Promise<boolean> {
  try {
    const info = await fetch(`${address}/info`, { cache: 'no-store', signal: AbortSignal.timeout(withinMs) })
    return ((await info.json()) as { readonly app?: unknown }).app === 'knockabout-standby'
  } catch {
    return false
  }
}

/** What a page knows of its host while there is no connection. */
export interface LostHost {
  /** Where the page is from. */
  readonly origin: string
  /** Where the host said it is also. */
  readonly addresses: readonly string[]
  /** The host's id, once it was here. */
  readonly house?: string | undefined
  /** What the browser says of its own network. */
  readonly online: boolean
  /** It came with a ticket for the computer with the copy, where only a page from there may read what that is. */
  readonly hasVoice?: boolean
}

/**
 * Why this page has no connection to its host. At another address than its own only that very host counts: somebody else may
 * have the address by now, or have one like it on their own machine.
 */
export async function checkPage({ origin, addresses, house, online, hasVoice }: LostHost): Promise<Diagnosis<'page'>> {
  const others = [...addresses, ...byName(origin, house)].filter(one => one !== origin)
  const [answers, ...reached] = await Promise.all([reaches(origin), ...others.map(one => reaches(one, house))])
  const elsewhere = others.find((_, i) => reached[i])
  const keepsCopy = answers && (hasVoice === true || (await keepsACopy(origin)))
  return diagnosePage({ online, answers, keepsCopy, ...(elsewhere === undefined ? {} : { elsewhere }) })
}

/** Where the house answers by its name, if its addresses are all others by now; a page on its own machine needs no network. */
function byName(origin: string, house: string | undefined): readonly string[] {
  const { hostname, port } = new URL(origin)
  if (house === undefined || /^(127\.|localhost$|\[::1\]$)/.test(hostname)) return []
  return [`http://${houseName(house)}${port === '' ? '' : `:${port}`}`]
}

/** The host wants to know whether the address it shows leads to it from here too. Rejects where it is gone meanwhile. */
export async function tryToReach(
  address: string,
  ask: (what: 'reached', about: JsonObject) => Promise<unknown>,
): Promise<void> {
  await ask('reached', { address, did: await reaches(address) })
}
