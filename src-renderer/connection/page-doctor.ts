import type { JsonObject } from '../../src-engine/core/json.ts'
import { diagnosePage, type Diagnosis } from '../../src-engine/protocol/join-doctor.ts'

/** A machine on the same network that is silent so long is not reached, in milliseconds. */
const withinMs = 2500

/** Whether a host answers at an address (`http://192.168.1.20:4680`). What it says stays unread: that is the browser's rule. */
export function reaches(address: string): Promise<boolean> {
  const how = { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(withinMs) } as const
  return fetch(`${address}/health`, how).then(
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

/**
 * Why this page has no connection to its host at `origin`, which said it is also at `addresses`. `hasVoice`: it came with a
 * ticket for the computer with the copy, where only a page from there may read what that is.
 */
export async function checkPage(
  origin: string,
  addresses: readonly string[],
  online: boolean,
  hasVoice = false,
): Promise<Diagnosis<'page'>> {
  const others = addresses.filter(one => one !== origin)
  const [answers, ...reached] = await Promise.all([origin, ...others].map(reaches))
  const elsewhere = others.find((_, i) => reached[i])
  const keepsCopy = answers === true && (hasVoice || (await keepsACopy(origin)))
  return diagnosePage({
    online,
    answers: answers === true,
    keepsCopy,
    ...(elsewhere === undefined ? {} : { elsewhere }),
  })
}

/** The host wants to know whether the address it shows leads to it from here too. Rejects where it is gone meanwhile. */
export async function tryToReach(
  address: string,
  ask: (what: 'reached', about: JsonObject) => Promise<unknown>,
): Promise<void> {
  await ask('reached', { address, did: await reaches(address) })
}
